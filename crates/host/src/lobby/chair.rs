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
        /// What they are called, if not by their spy.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<Name>,
        /// How they are known again.
        token: TokenHash,
        /// The last number of theirs that was done.
        n: u64,
    },
}

/// A chair.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Chair {
    pub(crate) sitter: Sitter,
    pub(crate) spy: Spy,
    /// In a game: whether somebody new may take it over.
    #[serde(default)]
    pub(crate) open: bool,
}

impl Chair {
    /// As everybody at the table knows it.
    pub(crate) fn written(&self, here: bool, stand_in: bool, playing: bool) -> wire::Chair {
        let (kind, name, level) = match &self.sitter {
            Sitter::Empty => (Kind::Empty, None, None),
            Sitter::Bot { level } => (Kind::Bot, None, Some(level.clone())),
            Sitter::Person { name, .. } => (Kind::Person, name.clone(), None),
        };
        let open = if playing { self.open } else { self.sitter == Sitter::Empty };
        wire::Chair { kind, name, spy: self.spy, level, here, stand_in, open }
    }
}
