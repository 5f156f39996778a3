//! Counts and transcripts that are kept, and reviewed as diffs.

use kernel::{Match, Outcome, PerSeat, Seat, Seed, Setup};
use umpire::{golden, perft, transcript};

use crate::{Agent, Deal, Eyes, Options, Wink};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/golden");

fn setup(seats: u8, min_turn_s: u32, eyes: Eyes) -> Setup<Wink> {
    let options = Options { min_turn_s, eyes, ..Options::default() };
    Setup::new(seats, options).expect("a possible table")
}

#[test]
fn golden_perft() {
    let mut text = String::from(
        "# The number of paths of each length in inputs, from the deal of the seed \"perft\".\n",
    );
    for seats in 4..=8 {
        let setup = setup(seats, 0, Eyes::Real);
        let game = Match::open(&setup, Seed::of("perft"), Vec::new(), &mut Outcome::default());
        text += &format!("\n{seats} seats\n{}", perft::counts(&game, seats, 3));
    }
    let setup = setup(4, 0, Eyes::Real);
    let deal = Deal {
        first: Seat(0),
        crowd: (1..=8).map(Agent).collect(),
        hands: PerSeat::new(4, |seat| (1..=2).map(|n| Agent(2 * seat.0 + n)).collect()),
    };
    let seed = Seed::of("perft");
    let game = Match::dealt(&setup, deal, seed, Vec::new(), &mut Outcome::default());
    text += &format!("\n4 seats with two agents each\n{}", perft::counts(&game, 4, 5));
    golden::check(format!("{GOLDEN}/perft.txt"), &text);
}

/// A transcript pauses for more than a second before an act, so a minimum of one is kept.
#[test]
fn golden_transcripts() {
    for seats in 4..=8 {
        let text = transcript::transcript(&setup(seats, 1, Eyes::Gaze), "transcript");
        golden::check(format!("{GOLDEN}/{seats}-seats.txt"), &text);
    }
}
