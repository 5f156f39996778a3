//! The state of a table that everybody there knows, besides the game.

use kernel::{Offer, Seat, Tempo};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{Code, Evening, Name, Spy};

kernel::named! {
    /// The phase of a table.
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
    /// Their name; left out, each client shows the spy's name in its own language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Name>,
    /// Their colour and emblem.
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
    /// The code by which it is found.
    pub code: Code,
    /// The game's name.
    pub game: String,
    /// Its phase.
    pub phase: Phase,
    /// The chairs; in a game, the seats.
    pub seats: Vec<Chair>,
    /// The seat of the host, who decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub host: Option<Seat>,
    /// The table's options, as the game writes them.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Box<RawValue>,
    /// The options that the host may choose for this number of seats, in the order in which they
    /// are shown.
    #[cfg_attr(feature = "ts", ts(type = "Array<Offer>"))]
    pub offers: &'static [Offer],
    /// Why no game can be opened now: the code with which `start` or `again` would be refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub hindrance: Option<&'static str>,
    /// The beat in ms, while a game with a beat is played. Messages are then sent on the beat.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub beat: Option<u32>,
    /// The number of spectators, screens not counted.
    pub watching: u32,
    /// How fast bots play.
    pub tempo: Tempo,
    /// Whether strangers with the code may watch.
    pub spectators: bool,
    /// Whether the table waits for its disk: nothing is lost, and it goes on by itself.
    pub paused: bool,
    /// The number of games opened here so far.
    pub games: u32,
    /// The scoreboard of the evening. Left out while a game is played, and before one was played to
    /// its end.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub evening: Option<Evening>,
    /// The reader's own seat and role.
    pub you: You,
}

/// Somebody's seat and role at a table.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct You {
    /// Their seat, if they have one.
    pub seat: Option<Seat>,
    /// Whether they are the host.
    pub host: bool,
}
