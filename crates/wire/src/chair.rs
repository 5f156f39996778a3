//! The state of a table that everybody there knows, besides the game.

use kernel::{Offer, Seat, Tempo};
use serde::Serialize;
use serde_json::value::RawValue;

use crate::{Code, Evening, Key, Lesson, Name, Spy};

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

kernel::named! {
    /// Where the people at a table are.
    pub enum Whereabouts: "where everybody is" {
        /// Each in a place of their own.
        Apart = "apart",
        /// In one room: they see one another, and may share a screen.
        Together = "together",
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
    /// In a game: whether a person has played this bot's seat, so that nobody else may have it
    /// before the game ends.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub played: bool,
    /// The number of the team that this chair would be in if the game started now, or is in; left
    /// out if everybody plays alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub team: Option<u8>,
}

/// Somebody without a seat who asks the host for one.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ask {
    /// The number by which the host answers.
    pub id: u32,
    /// Their name, if they gave one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Name>,
    /// The colour and emblem that they wish for, if nobody at the table has it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spy: Option<Spy>,
    /// Why the host cannot let them in now: the code with which `let_in` would be refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub hindrance: Option<&'static str>,
}

/// Somebody who sits a game out, because there are more than it seats.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SitsOut {
    /// Their name; left out, each client shows the spy's name in its own language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Name>,
    /// Their colour and emblem.
    pub spy: Spy,
}

/// A table as everybody there knows it. It is sent whole whenever it changes.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Table {
    /// The code by which it is found.
    pub code: Code,
    /// The key for links to it. Left out for those who only look, and at tables that have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub key: Option<Key>,
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
    /// Where everybody is. Some options follow from it, and are not among the offers.
    pub whereabouts: Whereabouts,
    /// Whether the game is played as if people were apart although they are together, because a bot
    /// takes part that has no face in the room. Left out if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub apart_for_bots: bool,
    /// The chair that begins, if the host has named one; left out, chance decides.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub first: Option<Seat>,
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
    /// Whether somebody new may sit down now.
    pub free: bool,
    /// Why nobody who asks the host for a seat could be let in now: the code with which `let_in`
    /// would be refused. Left out if a seat is free or a bot would give way.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub ask_hindrance: Option<&'static str>,
    /// Those who ask the host for a seat, the first of them first.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<Ask>>"))]
    pub asks: Vec<Ask>,
    /// Those who sit out and watch meanwhile.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<SitsOut>>"))]
    pub sitting_out: Vec<SitsOut>,
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
    /// Who ended the last game before its end, if somebody did: nothing of it counts. Until the next
    /// game begins.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub broken_off: Option<BrokenOff>,
    /// How far the lesson has come, if the table is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub lesson: Option<Lesson>,
    /// The reader's own seat and role.
    pub you: You,
}

/// Who ended a game before its end, as they were called then.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BrokenOff {
    /// Their name. Without one they go by their spy's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Name>,
    /// Their colour and emblem.
    pub spy: Spy,
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
