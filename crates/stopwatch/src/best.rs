//! Games are timed in slices so short that a busy machine leaves some of them alone: the best counts.

use std::hint::black_box;
use std::ops::Range;
use std::time::{Duration, Instant};

/// What came of a game: everybody's total, and how many moves it took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count<const SEATS: usize> {
    /// By seat.
    pub totals: [u32; SEATS],
    /// By all of them together.
    pub moves: u64,
}

/// The best slice of one side.
#[derive(Clone, Copy)]
pub struct Best {
    ns_per_game: f64,
    ns_per_move: f64,
}

impl Default for Best {
    fn default() -> Self {
        Best { ns_per_game: f64::MAX, ns_per_move: f64::MAX }
    }
}

impl Best {
    /// Times a slice of games, given by their numbers.
    pub fn time<const SEATS: usize>(
        &mut self,
        games: Range<u64>,
        mut play: impl FnMut(u64) -> Count<SEATS>,
    ) {
        let count = games.end - games.start;
        let start = Instant::now();
        let moves: u64 = games.map(|game| black_box(play(game)).moves).sum();
        let took = ns(start.elapsed());
        self.ns_per_game = self.ns_per_game.min(took / count as f64);
        self.ns_per_move = self.ns_per_move.min(took / moves as f64);
    }

    /// How many times as long as the other this side takes.
    pub fn times(&self, other: &Best) -> f64 {
        self.ns_per_game / other.ns_per_game
    }

    /// Prints a line about this side.
    pub fn print(&self, name: &str) {
        let games = 1e9 / self.ns_per_game;
        println!("{name:<17}{games:>9.0} games/s{:>7.1} ns a move", self.ns_per_move);
    }
}

fn ns(time: Duration) -> f64 {
    time.as_nanos() as f64
}
