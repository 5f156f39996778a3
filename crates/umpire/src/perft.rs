//! Counts of everything that can happen: an unintended change of the rules changes a count.

use kernel::{Dice, Input, Match, Observer, Outcome, Seat, Seed};

use crate::laws::{Lawful, offered};

/// Counts the paths of `depth` inputs from here: every option of every seat, as far as the game
/// lists them, and the deadline where there is one.
pub fn perft<G: Lawful>(game: &Match<G>, seats: u8, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut outcome = Outcome::default();
    let mut step = |input: Input<G>, at| {
        let mut next = game.clone();
        let reply = next.handle(at, input, &mut outcome);
        assert!(reply.is_ok(), "an option was refused: {reply:?}");
        perft(&next, seats, depth - 1)
    };
    let mut paths = 0;
    for seat in (0..seats).map(Seat) {
        let mut dice = Dice::new(Seed::of("perft"), u64::from(seat.0));
        for act in offered::<G>(&game.view(Observer::Seat(seat)), &mut dice) {
            paths += step(Input::Act(seat, act), game.clock());
        }
    }
    if let Some(due) = game.deadline() {
        paths += step(Input::Tick, due);
    }
    paths
}

/// The counts for each depth up to `deepest`, one per line.
pub fn counts<G: Lawful>(game: &Match<G>, seats: u8, deepest: u32) -> String {
    (0..=deepest).map(|depth| format!("{depth} {}\n", perft(game, seats, depth))).collect()
}
