//! Minds that play. They touch the kernel and the games' views; no state ever reaches them.
//!
//! [`Populated`] is what a game with bots has; [`Minds`] are those at one table, and [`Company`]
//! plays a match between them to its end; a [`Thought`] is what one of them thinks at any moment of a
//! recorded game. [`Random`] plays any game; what is clever about one game
//! is in a folder of its name.

// The same seed and the same view lead to the same move on every machine.
#![cfg_attr(not(test), deny(clippy::disallowed_methods))]

mod chronicle;
mod company;
mod dr_shark;
mod exact;
mod minds;
mod pace;
mod random;
mod spywhere;
mod thought;
mod watch;
mod wink;

pub use chronicle::{Chronicle, Figure, FigureKind};
pub use company::{Company, Played};
pub use minds::Minds;
pub use pace::Pace;
pub use random::Random;
pub use thought::{Thought, retell, why};

use kernel::{Game, Mind, Seat};

/// A game that has bots.
pub trait Populated: Game {
    /// The bots that people meet, weakest first: a lobby offers these.
    const LEVELS: &'static [&'static str];
    /// More bots, for simulations and measurements, weakest first.
    const RESEARCH: &'static [&'static str] = &[];
    /// The lesson that teaches the game, as the text of its data file: a position, and what happens
    /// from there step by step.
    const LESSON: Option<&'static str> = None;

    /// The English texts that players read, in Fluent's notation; its message `reason` puts the
    /// [reasons](kernel::Mind::reasons) of bots into words.
    const WORDS: Option<&'static str> = None;

    /// A bot of this level to sit at `seat` and think at this pace, if the level exists.
    fn mind(level: &str, seat: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>>;

    /// The bot that plays for an absent person. It plays as well as it can, and does nothing optional
    /// that cannot be taken back: that is for the person to decide.
    fn standing_in(seat: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        Self::mind(Self::LEVELS.last()?, seat, pace)
    }

    /// The bot whose [reasons](kernel::Mind::reasons) are given as a hint to the person on this seat.
    fn advisor(seat: Seat) -> Option<Box<dyn Mind<Self>>> {
        Self::mind(Self::LEVELS.last()?, seat, Pace::at_once())
    }

    /// The options of a table at which bots play among themselves, unless it is told others.
    fn simulated() -> Self::Options {
        Self::Options::default()
    }

    /// Counts what is worth counting besides the score at a table of this size, if anything is.
    fn chronicle(_seats: u8) -> Option<Box<dyn Chronicle<Self>>> {
        None
    }
}

#[cfg(test)]
mod tests;
