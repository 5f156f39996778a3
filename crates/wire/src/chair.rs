//! What everybody at a table knows of it, besides the game.

use kernel::{Offer, Seat};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{Code, Name, Spy};

kernel::named! {
    /// Where a table stands.
    pub enum Phase: "a phase of a table" {
        /// People gather.
        Lobby = "lobby",
        /// A game is going on.
        Playing = "playing",
        /// A game is over; the next one may follow.
        Over = "over",
    }
}

kernel::named! {
    /// Who sits on a chair.
    pub enum Kind: "a kind of player" {
        /// Nobody.
        Empty = "empty",
        /// A person.
        Person = "person",
        /// A bot.
        Bot = "bot",
    }
}

/// A chair at the table.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chair {
    /// Who sits there.
    pub kind: Kind,
    /// What they are called; left out, by their spy's name in everybody's own language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Name>,
    /// The colour and emblem they go by.
    pub spy: Spy,
    /// A bot's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub level: Option<String>,
    /// Whether a person is connected.
    pub here: bool,
    /// Whether a bot plays for a person who is away.
    pub stand_in: bool,
    /// Whether somebody new may sit down here.
    pub open: bool,
}

/// A table as everybody there knows it. It is sent whole whenever it changes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// By which it is found.
    pub code: Code,
    /// The game's name.
    pub game: String,
    /// Where it stands.
    pub phase: Phase,
    /// The chairs; in a game, the seats.
    pub seats: Vec<Chair>,
    /// Who decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub host: Option<Seat>,
    /// The table's options, as the game writes them.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Box<RawValue>,
    /// What the host may choose for so many, in the order in which it is shown.
    #[cfg_attr(feature = "ts", ts(type = "Array<Offer>"))]
    pub offers: &'static [Offer],
    /// Why no game can be opened now: the code with which `start` or `again` would be refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub hindrance: Option<&'static str>,
    /// While a game with a beat is played: how long the beat is, in ms. What is said is then said on
    /// the beat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub beat: Option<u32>,
    /// How many watch, screens not counted.
    pub watching: u32,
    /// Whether strangers with the code may watch.
    pub spectators: bool,
    /// Whether the table waits for its disk: nothing is lost, and it goes on by itself.
    pub paused: bool,
    /// How many games have been opened here.
    pub games: u32,
    /// Who you are.
    pub you: You,
}

/// Who somebody is at a table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// Their seat, if they have one.
    pub seat: Option<Seat>,
    /// Whether they decide.
    pub host: bool,
}
