//! One token on many connections, each of which takes the seat from the one before.

use std::time::Duration;

use guest::{Answered, Gone, Guest, Place, Stand};
use serde_json::json;

use crate::Outcome;
use crate::attackers::{Hellos, from};
use crate::scene::Flood;

const AT_ONCE: u8 = 8;
/// The pause between two connections of each task: hundreds a second in all, and not as many as
/// fit.
const BREATH: Duration = Duration::from_millis(10);
/// How long a limit may keep the seat's owner waiting, generous for a busy machine.
const SOON: Duration = Duration::from_secs(20);

pub(crate) async fn run(flood: Flood<'_>) -> Outcome {
    let Flood { place, neighbour, strength, report } = flood;
    neighbour.come_back().await?;
    report.progress("flapping sockets with one token");
    let tickets = place.gather("spywhere", &["Ann", "Bob"], &json!({})).await?;
    let mut bob = Guest::come(place, Stand::Seat(tickets[1].clone())).await?;
    tickets.iter().for_each(|ticket| report.keep_secret(ticket));
    let text = format!(
        r#"{{"hello":{{"table":"{}","as":"seat","token":"{}"}}}}"#,
        tickets[0].code, tickets[0].token
    );
    let mut flapping = Hellos::default();
    for i in 0..AT_ONCE {
        flapping.add(from(place, 80 + i % 2), &text, BREATH);
    }
    let until = tokio::time::Instant::now() + strength.part(30);
    let mut attack = std::pin::pin!(async {
        let slower = neighbour.judge().await;
        tokio::time::sleep_until(until).await;
        (slower, flapping.end().await)
    });
    let mut stayed = Ok(());
    let (slower, count) = tokio::select! {
        ended = &mut attack => ended,
        gone = bob.gone() => {
            stayed = Err(gone);
            attack.await
        }
    };
    report.judge("flapping sockets", &count, "a neighbour's moves wait for little", slower);

    let seen = match stayed {
        Ok(()) => after(place, &tickets[0], &mut bob).await.map_err(|gone| gone.to_string()),
        Err(gone) => Err(format!("the other seat: {gone}")),
    };
    report.judge(
        "flapping sockets",
        &count,
        "the seat is its owner's, others stay connected",
        seen,
    );
    Ok(())
}

/// Ann reconnects to her seat and her order is carried out, and Bob, who never left, sees it.
async fn after(place: Place, ticket: &guest::Ticket, bob: &mut Guest) -> Result<String, Gone> {
    let heard = async {
        let mut ann = Guest::come(place, Stand::Seat(ticket.clone())).await?;
        loop {
            match ann.order(&json!({"rename": "Anna"})).await? {
                Answered::Done => break,
                Answered::Refused(why) if why == "limit/orders" => {
                    ann.n -= 1;
                    tokio::time::sleep(Duration::from_millis(200)).await;
                }
                no @ (Answered::Refused(_) | Answered::NotUnderstood(_)) => {
                    return Err(Gone::Broken(format!("{no:?}")));
                }
            }
        }
        bob.see(|bob| bob.table["seats"][0]["name"] == "Anna").await
    };
    tokio::time::timeout(SOON, heard).await.map_err(|_| Gone::Late)??;
    Ok(format!("{} messages to the other seat", bob.heard.len()))
}
