//! The four levels: how each of them reads, remembers, swaps and seals.

use super::belief::Reading;
use super::swapping::Taste;

/// What makes a level what it is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Character {
    /// How it reads the others.
    pub(crate) reading: Reading,
    /// Of 100 swaps that it remembers, how many it forgets from one of its turns to the next. At a
    /// table that keeps a list of swaps (Spywhere §9.2) it forgets none.
    pub(crate) forgets: u32,
    /// Of 100 swaps that it remembers, how many it ascribes to the wrong spy from then on.
    pub(crate) mixes_up: u32,
    /// What it looks for in a swap.
    pub(crate) taste: Taste,
    /// Of 100 times that it could eliminate, how often it does.
    pub(crate) eliminates: u32,
    /// When it seals. A level without such a rule looks ahead instead, also before a swap.
    pub(crate) sealing: Option<Sealing>,
}

/// When a level lays an identification card before the final phase.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Sealing {
    /// When it believes, and not before everybody has had three turns.
    Believes {
        /// It believes with at least this chance.
        odds: f32,
        /// Of 100 times that it could seal, how often it waits another turn.
        hesitates: u32,
    },
    /// When that is worth it.
    Weighs {
        /// Not before this round: earlier nobody has seen enough.
        from: u16,
        /// A card that does not end the game is laid with at least this chance to be right.
        odds: f32,
        /// The last card is laid with at least this chance to win.
        ends: f32,
        /// The same once somebody else is about to end the game.
        ends_raced: f32,
        /// The chance of a card to be right at which it is laid when others lay theirs early.
        raced: f32,
    },
}

/// Trusting, forgetful, and glad of every card.
pub(crate) const ROOKIE: Character = Character {
    reading: Reading { odd: 0.2, keen: 0.6, gives_own: 0.5, spares: 1.0 },
    forgets: 30,
    mixes_up: 15,
    taste: Taste { denies: 0.0, three: 0.0, bluffs: 0.0, wavers: 0.9 },
    eliminates: 50,
    sealing: Some(Sealing::Believes { odds: 0.65, hesitates: 60 }),
};

/// Plays soundly, takes notes in the head, and loses some of them.
pub(crate) const REGULAR: Character = Character {
    reading: Reading { odd: 0.1, keen: 0.75, gives_own: 0.25, spares: 1.0 },
    forgets: 15,
    mixes_up: 7,
    taste: Taste { denies: 0.1, three: 0.0, bluffs: 0.0, wavers: 0.4 },
    eliminates: 60,
    sealing: Some(Sealing::Believes { odds: 0.7, hesitates: 65 }),
};

/// Remembers nearly everything, and weighs points against tempo.
pub(crate) const VETERAN: Character = Character {
    reading: Reading { odd: 0.05, keen: 0.85, gives_own: 0.15, spares: 0.5 },
    forgets: 3,
    mixes_up: 1,
    taste: Taste { denies: 0.3, three: 0.3, bluffs: 0.0, wavers: 0.1 },
    eliminates: 100,
    sealing: Some(Sealing::Weighs { from: 3, odds: 0.85, ends: 0.5, ends_raced: 0.3, raced: 0.6 }),
};

/// Forgets nothing, denies, bluffs, and ends the game when that wins.
pub(crate) const MASTERMIND: Character = Character {
    reading: Reading { odd: 0.05, keen: 0.9, gives_own: 0.1, spares: 0.3 },
    forgets: 0,
    mixes_up: 0,
    taste: Taste { denies: 0.3, three: 0.3, bluffs: 0.3, wavers: 0.0 },
    eliminates: 100,
    sealing: None,
};
