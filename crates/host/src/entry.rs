//! What a table writes into its journal.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::lobby::Lobby;
use crate::play::Held;

/// One entry. The journal of a table is a list of these, and everything about the table follows
/// from it. A new kind of entry may be added; those that were ever written stay readable.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry {
    /// The lobby, whole, after somebody changed it.
    Lobby(Lobby),
    /// A game was opened.
    Opened {
        /// The lobby as it sat down.
        lobby: Lobby,
        /// The version of the game's events and options.
        version: u32,
        /// What was agreed.
        setup: Box<RawValue>,
        /// What chance follows from.
        seed: String,
        /// How it began.
        events: Box<RawValue>,
    },
    /// Something happened in the game.
    Told {
        /// Whose act it was and the sender's number of it, if it was a person's.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<(u8, u64)>,
        /// The beat on which it is told, at a table that has one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        beat: Option<u64>,
        /// If acts race: how the moments were found of this act and of those that waited with it,
        /// in the order in which they are done.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        held: Vec<Held>,
        /// The facts, each with its instant.
        events: Box<RawValue>,
    },
}

impl Entry {
    pub(crate) fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("entries can be written")
    }
}
