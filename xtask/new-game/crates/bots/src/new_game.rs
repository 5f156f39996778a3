//! New Game's bots.

use games::new_game::NewGame;
use kernel::{Mind, Seat};

use crate::{Pace, Populated, Random};

impl Populated for NewGame {
    const LEVELS: &'static [&'static str] = &["random"];

    fn mind(level: &str, _: Seat, pace: Pace) -> Option<Box<dyn Mind<Self>>> {
        match level {
            "random" => Some(Box::new(Random::new(pace))),
            _ => None,
        }
    }
}
