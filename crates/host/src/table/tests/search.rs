//! Dr Shark §4.1: the server's clock decides, a tie goes to the timer, and what was sent in time
//! over a slow line is in time.

use kernel::{At, Seat, Seed};
use serde_json::{Value, json};
use wire::Stand;

use super::desk::{Desk, lobby, still};
use crate::play;

/// A search of two seconds, in which a hand finds one piece (§8.6), and a draw that arrives `after` ms after its end over a connection with
/// this credit. Whether the draw counted, and when everybody heard that time was up.
async fn draws(credit: u32, after: i64) -> (bool, u64) {
    let options = json!({"touch": "named", "first": 0, "search_s": 2}).to_string();
    let lobby = lobby("dr-shark", 2, &options);
    let options = lobby.0.options.clone();
    let opened = play::open("dr-shark", 2, &options, Seed::of("search"), false).unwrap();
    let mut desk = Desk::open(lobby, opened.play).await;
    let ear = desk.come(Stand::Seat, Some(Seat(0)), credit).await;
    let other = desk.come(Stand::Seat, Some(Seat(1)), 0).await;
    let said = |desk: &Desk, ear: usize| -> Vec<(u64, Value)> {
        desk.heard(ear)
            .iter()
            .map(|(at, text)| (at.0, serde_json::from_str(text).unwrap()))
            .collect()
    };
    let view =
        said(&desk, ear).iter().rev().find_map(|(_, said)| said["update"].get("view").cloned());
    let dives = view.unwrap()["options"].as_array().unwrap().clone();
    desk.act(Seat(0), &dives[0].to_string()).await;
    desk.act(Seat(0), "{\"search\":{}}").await;
    desk.go(At((2_000 + after) as u64)).await;
    desk.act(Seat(0), &json!({"draw": {"piece": "clown.1.1"}}).to_string()).await;
    desk.go(At(4_000)).await;
    let drawn = said(&desk, other).iter().any(|(_, said)| {
        said["update"]["sights"]
            .as_array()
            .is_some_and(|s| s.iter().any(|s| s.get("drawn").is_some()))
    });
    let ended = said(&desk, other).into_iter().find_map(|(at, said)| {
        let sights = said["update"]["sights"].as_array()?.clone();
        sights.iter().any(|sight| sight.get("ended").is_some()).then_some(at)
    });
    (drawn, ended.expect("time was up"))
}

/// Dr Shark §4.1: in time is what was sent in time.
#[test]
fn a_draw_that_was_sent_in_time_counts() {
    still().block_on(async {
        assert_eq!(draws(0, -1).await, (true, 2_000));
        assert_eq!(draws(0, 0).await, (false, 2_000), "a tie goes to the timer");
        assert_eq!(draws(150, 149).await, (true, 2_150), "sent 1 ms before");
        assert_eq!(draws(150, 150).await, (false, 2_150), "sent at the very end");
        assert_eq!(draws(60, 100).await, (false, 2_060), "nobody waits longer than the line takes");
        assert_eq!(draws(9_999, 249).await, (true, 2_250));
        assert_eq!(draws(9_999, 250).await, (false, 2_250), "no line is credited with more");
    });
}
