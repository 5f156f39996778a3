//! Who was in time, in games whose acts do not race: a turn waits for what was sent before its end.

use kernel::{At, Seat, Seed};
use serde_json::{Value, json};
use wire::Stand;

use super::desk::{Desk, lobby, still};
use crate::play;

/// Three spies of Spywhere, the first of whom has ten seconds, over lines with this credit. With two,
/// a swap would end the turn (Spywhere §3.5).
async fn spies(credit: u32) -> Desk {
    let lobby = lobby("spywhere", 3, r#"{"first":0,"max_turn_s":10}"#);
    let options = lobby.0.options.clone();
    let opened = play::open("spywhere", 3, &options, Seed::of("turns"), false).unwrap();
    let mut desk = Desk::open(lobby, opened.play).await;
    for seat in [0, 1] {
        desk.come(Stand::Seat, Some(Seat(seat)), credit).await;
    }
    desk
}

/// What somebody heard under this name, in order.
fn heard(desk: &Desk, ear: usize, name: &str) -> Vec<Value> {
    let read = |(_, text): &(At, String)| serde_json::from_str::<Value>(text).ok();
    let heard = desk.heard(ear).iter().filter_map(read);
    heard.filter_map(|mut said| Some(said.get_mut(name)?.take())).collect()
}

/// Spywhere §9.3: what was sent before a turn was up counts, though it arrives later; a tie goes to
/// the timer, and nobody is credited with more than 250 ms.
#[test]
fn what_was_sent_before_a_turn_was_up_counts() {
    for (credit, arrives, in_time) in [
        (0, 9_999, true),
        (0, 10_000, false),
        (200, 10_000, true),
        (200, 10_199, true),
        (200, 10_200, false),
        (999, 10_249, true),
        (999, 10_250, false),
    ] {
        still().block_on(async {
            let mut desk = spies(credit).await;
            let swap = heard(&desk, 0, "update").last().unwrap()["view"]["options"][0].clone();
            desk.go(At(arrives)).await;
            desk.act(Seat(0), &swap.to_string()).await;
            let refused = heard(&desk, 0, "refused");
            let expected = if in_time {
                vec![]
            } else {
                vec![json!({"n": 1, "why": "spywhere/not_your_turn"})]
            };
            assert_eq!(refused, expected, "{credit} ms, {arrives}");
            // However it went, the turn is up then, and the next one began when it was.
            desk.go(At(10_300)).await;
            let view = heard(&desk, 1, "update").pop().unwrap()["view"].take();
            assert_eq!((&view["turn"], &view["deadline"]), (&json!(1), &json!(20_000)));
        });
    }
}
