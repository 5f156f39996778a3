//! Spywhere's bots.

mod belief;
mod chance;
mod character;
mod chronicle;
mod foresight;
mod greedy;
mod identifying;
mod imagining;
mod memory;
mod plans;
mod prospects;
mod racing;
mod reasons;
mod rivals;
mod sealing;
mod spot;
mod spy;
mod swapping;

use kernel::{Mind, Seat};
use spywhere::Spywhere;

use character::{Character, MASTERMIND, REGULAR, ROOKIE, VETERAN};
use spot::Spot;
use spy::Spy;

use crate::{Chronicle, Pace, Populated, Random};

/// The character of a level that people meet.
fn character(level: &str) -> Option<Character> {
    match level {
        "rookie" => Some(ROOKIE),
        "regular" => Some(REGULAR),
        "veteran" => Some(VETERAN),
        "mastermind" => Some(MASTERMIND),
        _ => None,
    }
}

impl Populated for Spywhere {
    const LEVELS: &'static [&'static str] = &["rookie", "regular", "veteran", "mastermind"];
    const RESEARCH: &'static [&'static str] = &["random", "greedy"];
    const LESSON: Option<&'static str> = Some(include_str!("lesson.json"));
    const WORDS: Option<&'static str> =
        Some(include_str!("../../../../web/src/games/spywhere/words/en.ftl"));

    fn mind(level: &str, _: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(pace))),
            "greedy" => Some(Box::new(greedy::Greedy::new(pace))),
            _ => Some(Box::new(Spy::new(character(level)?, pace))),
        }
    }

    /// Spywhere §9.4.
    fn standing_in(_: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        Some(Box::new(Spy::standing_in(REGULAR, pace)))
    }

    /// A veteran, whose reasons a person can follow: masterminds bluff before anybody has seen
    /// anything.
    fn advisor(seat: Seat) -> Option<Box<dyn Mind<Self>>> {
        Self::mind("veteran", seat, Pace::at_once())
    }

    fn chronicle(seats: u8) -> Option<Box<dyn Chronicle<Self>>> {
        Some(Box::new(chronicle::Course::new(seats)))
    }
}

#[cfg(test)]
mod tests;
