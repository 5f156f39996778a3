//! How well a spy feels, remembers and judges: one character for each level.

use dr_shark::HOLD_MS;

use super::named::{BLIND_MS, SHAPE, TEXTURE};
use super::search::PLACE_MS;

/// A level. All have hands of one kind, which take the same time and slip as often; the lower ones
/// hesitate and misjudge besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Level {
    /// Dives anywhere, draws anything, keeps anything, and may forget to complete what is complete.
    Random,
    /// Dives where most is to be had, feels for what it wants, keeps and takes what brings it
    /// nearest to an evidence, completes what it can and uses the services that pay.
    Greedy,
    /// Dives by its mood, fumbles and forgets, but knows the rules and what it collects.
    Rookie,
    /// Plays by rules of thumb, with a steady hand.
    Regular,
    /// Weighs each touch: what the bag may still hold, what the dossier needs, what the clock allows.
    Veteran,
    /// The same without a mistake, with an eye on the next round and on the others' dossiers.
    Mastermind,
}

/// What a level is like.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Character {
    /// How long it hesitates after each touch, in milliseconds.
    pub(crate) hesitates_ms: u64,
    /// How often it takes one texture or shape for another, in percent, besides what any fingertip
    /// gets wrong.
    pub(crate) misreads: u32,
    /// How many pieces it grabs in D; nothing: as many as promise most.
    pub(crate) grabs: Option<u32>,
    /// How often a piece goes on a wrong slot or pile, in percent.
    pub(crate) slips: u32,
    /// By how much its mood changes what a dive, a clue or a service seems to promise: 0.5 is by half.
    pub(crate) mood: f32,
    /// How much of what left the bag it forgets in a round, in percent.
    pub(crate) forgets: u32,
    /// Whether it works out each touch and each dive, or goes by rules of thumb.
    pub(crate) plans: bool,
    /// How much of a rival's loss counts as its own gain: 0 for a spy who minds their own business.
    pub(crate) denies: f32,
}

impl Level {
    /// What this level is like.
    pub(crate) const fn character(self) -> Character {
        let steady = Character {
            hesitates_ms: 0,
            misreads: 0,
            grabs: Some(8),
            slips: 4,
            mood: 0.15,
            forgets: 0,
            plans: false,
            denies: 0.0,
        };
        match self {
            Level::Random | Level::Greedy => steady,
            Level::Rookie => Character {
                hesitates_ms: 900,
                misreads: 15,
                grabs: Some(6),
                slips: 10,
                mood: 0.6,
                forgets: 30,
                ..steady
            },
            Level::Regular => {
                Character { hesitates_ms: 450, misreads: 6, mood: 0.35, forgets: 12, ..steady }
            }
            Level::Veteran => Character {
                hesitates_ms: 300,
                misreads: 4,
                mood: 0.3,
                forgets: 5,
                plans: true,
                ..steady
            },
            Level::Mastermind => {
                Character { grabs: None, slips: 2, mood: 0.0, plans: true, denies: 0.2, ..steady }
            }
        }
    }

    /// Whether people meet it.
    pub(crate) const fn is_met(self) -> bool {
        !matches!(self, Level::Random | Level::Greedy)
    }
}

/// What a hand takes for what it does, and how often it is right: what a plan reckons with.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Hand {
    /// To draw without feeling and to place, in milliseconds.
    pub(crate) blind_ms: u64,
    /// To feel a texture.
    pub(crate) texture_ms: u64,
    /// To feel a shape.
    pub(crate) shape_ms: u64,
    /// To draw what was felt and to place it.
    pub(crate) draw_ms: u64,
    /// How often a texture is told right, out of 1.
    pub(crate) texture: f32,
    /// How often a shape is told right, out of 1.
    pub(crate) shape: f32,
}

impl Character {
    /// The hand of this character.
    pub(crate) fn hand(&self) -> Hand {
        let right = |percent: u32| percent as f32 / 100.0 * (1.0 - self.misreads as f32 / 100.0);
        Hand {
            blind_ms: BLIND_MS + PLACE_MS,
            texture_ms: TEXTURE.1 + self.hesitates_ms,
            shape_ms: SHAPE.1 + self.hesitates_ms,
            draw_ms: HOLD_MS + PLACE_MS,
            texture: right(TEXTURE.0),
            shape: right(SHAPE.0),
        }
    }
}
