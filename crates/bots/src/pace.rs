//! How long a bot takes to think.

use kernel::{At, Dice};

/// The shortest time that a person takes, in milliseconds.
const QUICK_MS: u64 = 1000;
/// The longest time that a bot has people wait for it, in milliseconds.
const SLOW_MS: u64 = 4000;

/// When a mind thinks: at once in a simulation, after a human while at people's tables.
///
/// The while is chance and nothing else. If it hung on what the bot knows, people could read a
/// bot's hand off its hesitation.
pub struct Pace {
    human: Option<Dice>,
    next: Option<At>,
}

impl Pace {
    /// Thinks at once.
    pub const fn at_once() -> Pace {
        Pace { human: None, next: None }
    }

    /// Takes a human while, from 1 to 4 seconds, by these dice.
    pub const fn human(dice: Dice) -> Pace {
        Pace { human: Some(dice), next: None }
    }

    /// There is something to think about since `at`. If a thought is already on its way it comes
    /// when it comes: who is distracted by everything never gets to move.
    pub fn rouse(&mut self, at: At) {
        if self.next.is_none() {
            let span = (SLOW_MS - QUICK_MS) as u32;
            let while_ms =
                self.human.as_mut().map_or(0, |dice| QUICK_MS + u64::from(dice.below(span + 1)));
            self.next = Some(at.plus_ms(while_ms));
        }
    }

    /// There is nothing to think about, or it has just been thought.
    pub const fn rest(&mut self) {
        self.next = None;
    }

    /// When the next thought comes, if one is on its way.
    pub const fn next(&self) -> Option<At> {
        self.next
    }
}
