//! Minds that play. They touch the kernel and the games' views; no state ever reaches them.

use kernel::{Game, Mind, Seat};

/// A game that has bots.
pub trait Populated: Game {
    /// The bots there are, weakest first.
    const LEVELS: &'static [&'static str];

    /// A bot of this level to sit at `seat`, if there is such a level.
    fn mind(level: &str, seat: Seat) -> Option<Box<dyn Mind<Self>>>;
}

impl Populated for dr_shark::DrShark {
    const LEVELS: &'static [&'static str] = &[];

    fn mind(_level: &str, _seat: Seat) -> Option<Box<dyn Mind<Self>>> {
        None
    }
}

impl Populated for spywhere::Spywhere {
    const LEVELS: &'static [&'static str] = &[];

    fn mind(_level: &str, _seat: Seat) -> Option<Box<dyn Mind<Self>>> {
        None
    }
}
