//! Counting everything that can happen: a change of rules that nobody meant changes a count.

use kernel::{Game, Input, Match, Menu, Observer, Outcome, Seat};

/// Counts the paths of `depth` inputs from here: every seat's every listed option, and the
/// deadline where there is one.
pub fn perft<G: Game>(game: &Match<G>, seats: u8, depth: u32) -> u64 {
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
        let menu = Menu::<G>::of(&game.view(Observer::Seat(seat)));
        for act in menu.acts {
            paths += step(Input::Act(seat, act), game.clock());
        }
    }
    if let Some(due) = game.deadline() {
        paths += step(Input::Tick, due);
    }
    paths
}

/// The counts for each depth up to `deepest`, one to a line.
pub fn counts<G: Game>(game: &Match<G>, seats: u8, deepest: u32) -> String {
    (0..=deepest).map(|depth| format!("{depth} {}\n", perft(game, seats, depth))).collect()
}
