//! Counts and transcripts that are kept, and reviewed as diffs.

use kernel::{Match, Outcome, Seed, Setup};
use umpire::{golden, perft, transcript};

use crate::{NewGame, Options};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/golden");

fn setup(seats: u8) -> Setup<NewGame> {
    Setup::new(seats, Options::default()).expect("a possible table")
}

#[test]
fn golden_perft() {
    let mut text = String::from("# The number of paths of each length in inputs, from the deal of the seed \"perft\".\n");
    for seats in 2..=6 {
        let setup = setup(seats);
        let game = Match::open(&setup, Seed::of("perft"), Vec::new(), &mut Outcome::default());
        text += &format!("\n{seats} seats\n{}", perft::counts(&game, seats, 4));
    }
    golden::check(format!("{GOLDEN}/perft.txt"), &text);
}

#[test]
fn golden_transcripts() {
    for seats in [2, 6] {
        let text = transcript::transcript(&setup(seats), "transcript");
        golden::check(format!("{GOLDEN}/{seats}-seats.txt"), &text);
    }
}
