//! A chair, and who sits on it.

use serde::{Deserialize, Serialize};
use wire::{Kind, Name, Spy, TokenHash};

/// Who sits on a chair.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Sitter {
    /// Nobody.
    Empty,
    /// A bot.
    Bot {
        /// How it plays.
        level: String,
    },
    /// A person.
    Person {
        /// The name that they chose; without one they are called by their spy's.
        #[serde(
            default,
            skip_serializing_if = "Option::is_none",
            deserialize_with = "Name::as_written"
        )]
        name: Option<Name>,
        /// The hash of the token by which they are recognised.
        token: TokenHash,
        /// The number of their newest act or order that was done.
        n: u64,
    },
}

/// A chair.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) spy: Spy,
    /// In a game: whether a newcomer may take over this seat.
    #[serde(default)]
    pub(crate) open: bool,
    /// In a game: whether a person has played this seat. Nobody else may take it over before the
    /// game ends, because they would see that person's secrets.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) played: bool,
}

impl Chair {
    /// The chair as everybody at the table may see it.
    pub(crate) fn written(&self, here: bool, stand_in: bool, playing: bool) -> wire::Chair {
        let (kind, name, level) = match &self.sitter {
            Sitter::Empty => (Kind::Empty, None, None),
            Sitter::Bot { level } => (Kind::Bot, None, Some(level.clone())),
            Sitter::Person { name, .. } => (Kind::Person, name.clone(), None),
        };
        let open = if playing { self.open } else { self.sitter == Sitter::Empty };
        let played = playing && self.played && kind == Kind::Bot;
        wire::Chair { kind, name, spy: self.spy, level, here, stand_in, open, played, team: None }
    }
}
