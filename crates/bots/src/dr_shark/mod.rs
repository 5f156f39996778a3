//! Dr Shark's bots: a hand in the bag, and a mind that knows what it looks for.
//!
//! [`diving`] says where to dive, [`organising`] what to make of the dossier, both by what a clue is
//! [`worth`]. In between a [`search`] goes on, with a [`finger`] that feels the heap through the
//! percepts that its seat gets ([`texture`], [`shape`] and [`part`] are what it makes of them), or where
//! pieces are [`named`] with a stated accuracy and time in its place. [`spy`] puts them together.

mod agents;
mod chronicle;
mod diving;
mod finger;
mod judging;
mod level;
mod memory;
mod named;
mod organising;
mod part;
mod picking;
mod plan;
mod prospects;
mod reasons;
mod search;
mod shape;
mod spy;
mod texture;
mod walk;
mod worth;

use dr_shark::{DrShark, Options, Touch};
use kernel::{Mind, Seat};

use crate::{Chronicle, Pace, Populated};
use level::Level;
use spy::Spy;

impl Populated for DrShark {
    const LEVELS: &'static [&'static str] = &["rookie", "regular", "veteran", "mastermind"];
    const RESEARCH: &'static [&'static str] = &["random", "greedy"];
    const LESSON: Option<&'static str> = Some(include_str!("lesson.json"));
    const WORDS: Option<&'static str> =
        Some(include_str!("../../../../web/src/games/dr-shark/words/en.ftl"));

    fn mind(level: &str, seat: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        let level = match level {
            "random" => Level::Random,
            "greedy" => Level::Greedy,
            "rookie" => Level::Rookie,
            "regular" => Level::Regular,
            "veteran" => Level::Veteran,
            "mastermind" => Level::Mastermind,
            _ => return None,
        };
        Some(Box::new(Spy::new(level, seat, pace)))
    }

    fn standing_in(seat: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        Some(Box::new(Spy::standing_in(Level::Regular, seat, pace)))
    }

    /// With pieces that are named: thousands of games need no fingers.
    fn simulated() -> Options {
        Options { touch: Touch::Named, ..Options::default() }
    }

    fn chronicle(_: u8) -> Option<Box<dyn Chronicle<Self>>> {
        Some(Box::<chronicle::Dives>::default())
    }
}

#[cfg(test)]
mod tests;
