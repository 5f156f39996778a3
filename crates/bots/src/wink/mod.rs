//! Wink's bots: they have eyes, one gaze each, and know what it showed them.
//!
//! A mind is made of what a person is made of: [`eyes`] that rest, move and wink, [`awareness`]
//! that lags behind them, [`memory`] of what it became aware of, [`judgement`] of who holds what,
//! [`attention`] that says where to look next, [`discretion`] that says when to wink, and a [`hand`]
//! that acts in its own time. [`greedy`] puts them together; [`random`] has eyes and a hand, and
//! nothing in between. Both are for measuring.
//!
//! People meet a [`spy`] of one of four [`character`]s. It has the same senses, a [`recollection`]
//! that fades, a [`belief`] about every card and hand, and from its [`outlook`] it decides by
//! [`worth`] what to do, by [`gaze`] where to look and by [`moment`] when to wink, and says why
//! ([`reasons`]).

mod attention;
mod awareness;
mod belief;
mod character;
mod chronicle;
mod discretion;
mod eyes;
mod gaze;
mod greedy;
mod hand;
mod judgement;
mod memory;
mod moment;
mod outlook;
mod random;
mod reasons;
mod recollection;
mod spy;
mod worth;

use kernel::{Dice, Mind, Seat};
use wink::{Eyes, Options, Table, Wink};

use crate::{Chronicle, Pace, Populated};
use spy::Spy;

impl Populated for Wink {
    const LEVELS: &'static [&'static str] = &["rookie", "regular", "veteran", "mastermind"];
    const RESEARCH: &'static [&'static str] = &["random", "greedy"];
    const LESSON: Option<&'static str> = Some(include_str!("lesson.json"));
    const WORDS: Option<&'static str> =
        Some(include_str!("../../../../web/src/games/wink/words/en.ftl"));

    fn mind(level: &str, seat: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        match level {
            "random" => Some(Box::new(random::Clumsy::new(seat, pace))),
            "greedy" => Some(Box::new(greedy::Greedy::new(seat, pace))),
            _ => {
                let character = character::ALL.into_iter().find(|it| it.level == level)?;
                Some(Box::new(Spy::new(character, seat, pace)))
            }
        }
    }

    /// Wink §3.5.
    fn standing_in(seat: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        Some(Box::new(Spy::standing_in(&character::REGULAR, seat, pace)))
    }

    /// With a gaze: without one a simulation has no winks.
    fn simulated() -> Options {
        Options { eyes: Eyes::Gaze, ..Options::default() }
    }

    fn chronicle(seats: u8) -> Option<Box<dyn Chronicle<Self>>> {
        Some(Box::new(chronicle::Calls::new(seats)))
    }
}

/// After a thought that changed nothing the bot thinks again this many milliseconds later.
const TICK_MS: u64 = 20;

/// A while, in milliseconds, by chance.
fn between(least_ms: u64, most_ms: u64, dice: &mut Dice) -> u64 {
    least_ms + u64::from(dice.below((most_ms - least_ms + 1) as u32))
}

/// Whether there is anything to see at this table (Wink §11).
fn has_eyes(table: &Table) -> bool {
    table.options.eyes == Eyes::Gaze && !table.over
}

#[cfg(test)]
mod tests;
