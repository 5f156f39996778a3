//! A client that delays its pongs to look far away is believed only as far as the kernel agrees.

use std::time::Duration;

use super::*;
use crate::refold::entries;
use guest::late;

/// The delay of everything that the client sends.
const LATE: Duration = Duration::from_millis(200);

/// The latency credit of the first act at a table where everybody is late.
async fn credit(args: &[&str]) -> u64 {
    let mut program = start(args);
    let place = late(program.place(), LATE).await.unwrap();
    let options = json!({"eyes": "gaze", "min_turn_s": 1, "max_turn_s": 45});
    let tickets = place.gather("wink", &["Ann", "Bob", "Cid", "Dee"], &options).await.unwrap();
    let mut guests = Vec::new();
    for ticket in &tickets {
        guests.push(come(place, ticket).await);
    }
    done(&mut guests[0], json!({"start": {}})).await;
    for guest in &mut guests {
        guest.see(|guest| guest.update.is_object()).await.expect("a game begins");
    }
    let turn = guests.iter().position(|guest| !guest.options().is_empty()).expect("a turn");
    let liar = &mut guests[turn];
    // The server pings each second, and gets its pongs while they read.
    let measured = |said: &Said<'_>, _: &Guest| matches!(said, Said::Beat(beat) if beat.k > 35);
    liar.until(measured).await.unwrap();
    let act = liar.options()[0].clone();
    assert_eq!(liar.act(&act).await, Ok(Answered::Done), "{act}");
    program.signal("TERM").unwrap();
    let entries = entries(program.data(), &tickets[0].code);
    let held = entries.iter().filter_map(|entry| entry["told"]["held"].as_array()).flatten();
    let mut credits = held.filter(|held| held["seat"] == turn);
    credits.next().and_then(|held| held["credit"].as_u64()).expect("the act was held")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn delayed_pongs_gain_a_few_milliseconds() {
    let credit = credit(&[]).await;
    assert!(credit < 50, "{credit} ms");
}

/// Behind a proxy the kernel measures the proxy, and pongs are believed: the check can fail.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn behind_a_proxy_pongs_are_believed() {
    let credit = credit(&["--proxy", "127.0.0.1"]).await;
    assert!((195..=250).contains(&credit), "{credit} ms");
}
