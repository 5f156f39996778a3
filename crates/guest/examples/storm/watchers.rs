//! Screens and spectators that come and go, and more of them than a table admits.

use std::time::Duration;

use guest::{Answered, Gone, Guest, Place, Said, Stand, Ticket};
use serde_json::json;
use tokio::task::JoinSet;

use crate::Outcome;
use crate::attackers::{Count, from, hello};
use crate::scene::{Flood, Report};

/// The number of watchers that a table admits.
const PLACES: usize = 64;
/// Messages about the table that a seat may get because of them: a burst, and this many per second.
const BURST: f64 = 20.0;
const A_SECOND: f64 = 4.0;
const AT_ONCE: u8 = 8;

pub(crate) async fn run(mut flood: Flood<'_>) -> Outcome {
    let place = flood.place;
    flood.neighbour.come_back().await?;
    flood.report.progress("screens and spectators that come and go");
    let ticket = place.create(&json!({"game": "spywhere", "name": "Ann"})).await?;
    flood.report.keep_secret(&ticket);
    let mut host = Guest::come(place, Stand::Seat(ticket.clone())).await?;
    let Answered::Done = host.order(&json!({"spectators": true})).await? else {
        return Err("the host may let spectators in".into());
    };
    come_and_go(&mut flood, &ticket, host).await?;
    crowd_out(place, &ticket, flood.report).await;
    Ok(())
}

async fn come_and_go(flood: &mut Flood<'_>, ticket: &Ticket, mut host: Guest) -> Outcome {
    let Flood { place, neighbour, strength, report } = flood;
    let came = Count::default();
    let mut attackers = JoinSet::new();
    for i in 0..AT_ONCE {
        let (place, came) = (from(*place, 40 + i), came.clone());
        let stand = if i % 2 == 0 { "screen" } else { "spectator" };
        let text = format!(r#"{{"hello":{{"table":"{}","as":"{stand}"}}}}"#, ticket.code);
        attackers.spawn(async move {
            loop {
                if let Ok(socket) = hello(place, &text).await {
                    came.add(1);
                    socket.close().await;
                }
            }
        });
    }
    let heard = Count::default();
    let tables = heard.clone();
    let began = tokio::time::Instant::now();
    let listening = tokio::spawn(async move {
        loop {
            let table = |said: &Said<'_>, _: &Guest| matches!(said, Said::Table(_));
            if let Err(gone) = host.until(table).await
                && gone != Gone::Late
            {
                return gone;
            }
            tables.add(1);
            host.heard.clear();
        }
    });
    let slower = neighbour.judge().await;
    tokio::time::sleep_until(began + strength.part(30)).await;
    attackers.shutdown().await;
    let seconds = began.elapsed().as_secs_f64();
    let seen = format!("{} messages in {seconds:.0} s", heard.get());
    let few = heard.get() as f64 <= BURST + A_SECOND * seconds && came.get() > 0;
    let few = match listening.is_finished().then_some(listening) {
        Some(gone) => Err(format!("{seen}, then {}", gone.await?)),
        None if few => Ok(seen),
        None => Err(seen),
    };
    report.judge("watchers come and go", came.get(), "a seat gets few messages about it", few);
    report.judge("watchers come and go", came.get(), "a neighbour's moves wait for little", slower);
    Ok(())
}

/// One address takes every place for watchers; then the family turns its TV on.
async fn crowd_out(place: Place, ticket: &Ticket, report: &mut Report) {
    let text = format!(r#"{{"hello":{{"table":"{}","as":"screen"}}}}"#, ticket.code);
    let mut strangers = Vec::new();
    let mut none_left = false;
    for _ in 0..PLACES + 8 {
        match hello(from(place, 49), &text).await {
            Ok(socket) => strangers.push(socket),
            Err(_) => none_left = true,
        }
    }
    let seen = match hello(place, &text).await {
        Ok(mut tv) => match tv.next_within(Duration::from_millis(500)).await {
            Ok(_) | Err(Gone::Late) => Ok("the TV is there, and stays".to_owned()),
            Err(gone) => Err(format!("the TV was let in, and then {gone}")),
        },
        Err(gone) => Err(format!("the TV: {gone} (strangers were turned away: {none_left})")),
    };
    let count = format!("{} strangers", PLACES + 8);
    report.judge("screens crowd in", count, "a screen from elsewhere finds a place", seen);
}
