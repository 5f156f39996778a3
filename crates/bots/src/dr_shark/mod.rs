//! Dr Shark's bots: a hand in the bag, and a mind that knows what it looks for.
//!
//! [`diving`] says where to dive, [`organising`] what to make of the dossier, both by what a clue is
//! [`worth`]. In between a [`search`] goes on, with a [`finger`] that feels the heap through the
//! percepts that its seat gets ([`texture`] and [`shape`] are what it makes of them), or where
//! pieces are [`named`] with a stated accuracy and time in its place. [`spy`] puts them together.

mod chronicle;
mod diving;
mod finger;
mod named;
mod organising;
mod search;
mod shape;
mod spy;
mod texture;
mod walk;
mod worth;

use dr_shark::{DrShark, Options, Touch};
use kernel::{Mind, Seat};

use crate::{Chronicle, Pace, Populated};
use spy::{Level, Spy};

impl Populated for DrShark {
    const LEVELS: &'static [&'static str] = &["random", "greedy"];

    fn mind(level: &str, seat: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        let level = match level {
            "random" => Level::Random,
            "greedy" => Level::Greedy,
            _ => return None,
        };
        Some(Box::new(Spy::new(level, seat, pace)))
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
