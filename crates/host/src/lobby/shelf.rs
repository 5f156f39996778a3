//! How long a table is kept.

use store::Label;
use wire::Phase;

use super::Lobby;

/// How long a table that nobody touches is kept, and what decides it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Shelf {
    /// No game was ever opened.
    Unused,
    /// A game is going on.
    Playing,
    /// At least one game was played to its end.
    Finished,
    /// The table is a lesson.
    Lesson,
}

impl Shelf {
    pub(crate) const ALL: [Shelf; 4] =
        [Shelf::Unused, Shelf::Playing, Shelf::Finished, Shelf::Lesson];

    /// The number by which the store knows it.
    pub(crate) const fn label(self) -> Label {
        Label(self as u8)
    }
}

impl Lobby {
    /// What decides how long the table is kept once nobody touches it.
    pub(crate) const fn shelf(&self) -> Shelf {
        match self.phase {
            _ if self.lesson => Shelf::Lesson,
            Phase::Playing => Shelf::Playing,
            Phase::Lobby if self.games == 0 => Shelf::Unused,
            Phase::Lobby | Phase::Over => Shelf::Finished,
        }
    }
}
