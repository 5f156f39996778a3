//! Wink §11.3, §11.4: what is allowed arrives. A wink held for 250 ms under a steady gaze is shown,
//! however far away winker and caller are, and wherever their beats fall.

use kernel::{At, Dice, Game, Seat, Seed, Setup};
use serde_json::{Value, json};
use wink::{Eyes, Options, Wink};
use wire::Stand;

use super::desk::{Desk, lobby, still};
use crate::play;
use crate::table::Said;

/// A client that sends what its eyes did every 100 ms, over a connection that takes this long.
struct Client {
    seat: Seat,
    phase: u64,
    latency: u64,
}

impl Client {
    /// When what is done at `at` gets to the table.
    fn arrives(&self, at: u64) -> u64 {
        let beat = at.saturating_sub(self.phase).div_ceil(100) * 100 + self.phase;
        beat + self.latency
    }
}

/// The caller looks at the winker, who then winks for this long. Returns the frames that the caller
/// gets.
async fn winks(latency: u64, held_ms: u64, number: u64) -> Vec<Value> {
    let mut dice = Dice::new(Seed::of("latency").nth(number), 0);
    let options =
        Options { eyes: Eyes::Gaze, first: Some(Seat(0)), min_turn_s: 0, ..Options::default() };
    let lobby = lobby("wink", 4, &serde_json::to_string(&options).unwrap());
    let setup = Setup::<Wink>::new(4, options).unwrap();
    let seed = Desk::seed::<Wink>(number);
    let deal = Wink::deal(&setup, &mut Dice::new(seed, 0));
    let mut desk = Desk::open(lobby, Box::new(play::dealt(setup, deal, seed))).await;
    let ear = desk.come(Stand::Seat, Some(Seat(0)), 2 * latency as u32).await;
    let phase = |dice: &mut Dice| u64::from(dice.below(100));
    let caller = Client { seat: Seat(0), phase: phase(&mut dice), latency };
    let winker = Client { seat: Seat(2), phase: phase(&mut dice), latency };
    let agent = deal.hands[winker.seat].nth(0).unwrap();
    desk.go(At(200 + latency)).await;
    desk.act(caller.seat, &json!({"call": agent}).to_string()).await;
    // The caller looks, and keeps looking; the winker winks at some moment long after.
    let presses = 2_000 + u64::from(dice.below(1_000));
    for (client, at, signal) in [
        (&caller, 1_000, json!({"look": winker.seat})),
        (&winker, presses, json!({"wink": caller.seat})),
        (&winker, presses + held_ms, json!({"wink": null})),
    ] {
        desk.go(At(client.arrives(at))).await;
        desk.say(client.seat, Said::Sense(signal.to_string())).await;
    }
    desk.go(At(6_000)).await;
    let frames =
        desk.heard(ear).iter().map(|(_, text)| serde_json::from_str::<Value>(text).unwrap());
    frames.filter_map(|said| said.get("beat").cloned()).collect()
}

/// In how many of these frames the sign is seen to begin.
fn signs(frames: &[Value]) -> usize {
    let felt = frames.iter().flat_map(|frame| frame["felt"].as_array().unwrap());
    let signs: Vec<bool> = felt.map(|felt| felt["face"]["sign"] == true).collect();
    signs.windows(2).filter(|pair| !pair[0] && pair[1]).count()
}

/// Wink §11.4: those who look at the winker's face see it.
#[test]
fn a_wink_held_for_250_ms_is_always_shown() {
    still().block_on(async {
        for latency in [0, 100, 250] {
            for number in 0..150 {
                let held = 250 + 50 * (number % 5);
                let frames = winks(latency, held, number).await;
                assert_eq!(signs(&frames), 1, "{latency} ms, game {number}");
            }
        }
    });
}
