//! What a table writes into its journal.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use wire::{Phase, Placed};

use crate::lobby::{Lobby, Part};
use crate::play::Held;

/// One entry. The journal of a table is a list of these, and everything about the table follows
/// from it. A new kind of entry may be added; those that were ever written stay readable.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Entry {
    /// The lobby, whole.
    Lobby(Lobby),
    /// One change of the lobby.
    Changed(Vec<Part>),
    /// A game was opened.
    Opened {
        /// The lobby with the people who play this game.
        lobby: Lobby,
        /// The version of the game's events and options.
        version: u32,
        /// The options that the host chose.
        setup: Box<RawValue>,
        /// The seed from which all chance of the game follows.
        seed: String,
        /// The deal.
        events: Box<RawValue>,
    },
    /// Something happened in the game.
    Told {
        /// The seat and the sender's number of the act, if a person's act brought this about.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<(u8, u64)>,
        /// The beat on which this is sent, at a table with a beat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        beat: Option<u64>,
        /// If acts race: how the host found the moment of this act, and of the acts that waited
        /// with it, in the order in which they are done.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        held: Vec<Held>,
        /// If the game ended with this: how every seat did, for the evening's scoreboard.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        ended: Vec<Placed>,
        /// In a lesson: the number of the step that comes after this.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        step: Option<u16>,
        /// The facts, each with its instant.
        events: Box<RawValue>,
    },
}

/// Which kind of entry it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Lobby,
    Changed,
    Opened,
    Told,
}

impl Kind {
    /// The kind of an entry that was not parsed: its name is the first thing in it.
    pub(crate) fn of(bytes: &[u8]) -> Option<Kind> {
        let name = bytes.strip_prefix(b"{\"")?.split(|byte| *byte == b'"').next()?;
        match name {
            b"lobby" => Some(Kind::Lobby),
            b"changed" => Some(Kind::Changed),
            b"opened" => Some(Kind::Opened),
            b"told" => Some(Kind::Told),
            _ => None,
        }
    }
}

impl Entry {
    pub(crate) fn bytes(&self) -> Vec<u8> {
        serde_json::to_vec(self).expect("entries can be written")
    }

    pub(crate) fn kind(&self) -> Kind {
        match self {
            Entry::Lobby(_) => Kind::Lobby,
            Entry::Changed(_) => Kind::Changed,
            Entry::Opened { .. } => Kind::Opened,
            Entry::Told { .. } => Kind::Told,
        }
    }

    /// Whether a reader may skip everything before it: a game begins here, or the whole lobby is
    /// written while no game is played.
    pub(crate) fn begins(&self) -> bool {
        match self {
            Entry::Lobby(lobby) => lobby.phase == Phase::Lobby,
            Entry::Opened { .. } => true,
            Entry::Changed(_) | Entry::Told { .. } => false,
        }
    }
}
