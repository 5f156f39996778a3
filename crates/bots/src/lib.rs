//! Minds that play. They touch the kernel and the games' views; no state ever reaches them.
//!
//! [`Populated`] is what a game with bots has; [`Company`] seats minds at a match and plays it to
//! its end. [`Random`] plays any game; what is clever about one game is in a folder of its name.

mod chronicle;
mod company;
mod pace;
mod random;
mod spywhere;
mod wink;

pub use chronicle::{Chronicle, Figure, FigureKind};
pub use company::{Company, Played};
pub use pace::Pace;
pub use random::Random;

use kernel::{Game, Mind, Seat};

/// A game that has bots.
pub trait Populated: Game {
    /// The bots there are, weakest first.
    const LEVELS: &'static [&'static str];

    /// A bot of this level to sit at `seat` and think at this pace, if there is such a level.
    fn mind(level: &str, seat: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>>;

    /// The options of a table at which bots play among themselves, unless it is told others.
    fn simulated() -> Self::Options {
        Self::Options::default()
    }

    /// Who counts what is worth counting at a table of so many, if anything is besides the score.
    fn chronicle(_seats: u8) -> Option<Box<dyn Chronicle<Self>>> {
        None
    }
}

impl Populated for dr_shark::DrShark {
    const LEVELS: &'static [&'static str] = &["random"];

    fn mind(level: &str, _: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        (level == "random").then(|| Box::new(Random::new(pace)) as Box<dyn Mind<Self>>)
    }
}

#[cfg(test)]
mod tests;
