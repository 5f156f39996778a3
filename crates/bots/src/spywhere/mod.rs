//! Spywhere's bots.

mod belief;
mod greedy;
mod identifying;
mod spot;
mod swapping;

use kernel::{Mind, Seat};
use spywhere::Spywhere;

use spot::Spot;

use crate::{Pace, Populated, Random};

impl Populated for Spywhere {
    const LEVELS: &'static [&'static str] = &["random", "greedy"];

    fn mind(level: &str, _: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(pace))),
            "greedy" => Some(Box::new(greedy::Greedy::new(pace))),
            _ => None,
        }
    }

    /// Spywhere §9.4.
    fn standing_in(_: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        Some(Box::new(greedy::Greedy::standing_in(pace)))
    }
}

#[cfg(test)]
mod tests;
