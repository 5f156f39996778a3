//! The scoreboard of an evening: what was played at a table, and how everybody did.

use kernel::{Seat, present};
use serde::{Deserialize, Serialize};

use crate::{Kind, Name, Spy};

/// How one seat did in one game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Placed {
    /// The points as the rulebook counts them; a team's, if it was a team.
    pub total: u32,
    /// The place, from 1. The winners are first; equals share a place.
    pub place: u8,
    /// The number of the team, from 0; left out if everybody played alone.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub team: Option<u8>,
}

/// One person or bot on the scoreboard.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Line {
    /// A person, or a bot.
    pub kind: Kind,
    /// The person's name; left out, each client shows the spy's name in its own language.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Name>,
    /// Their colour and emblem.
    pub spy: Spy,
    /// Where they sit now; left out if they have left the table.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub seat: Option<Seat>,
    /// The points of the evening: 5 for a first place, 3, 2 and 1 for the next three.
    pub points: u32,
    /// How many games they won.
    pub wins: u32,
    /// How they did in each of the evening's `games`; null where they did not take part.
    pub results: Vec<Option<Placed>>,
}

/// The scoreboard of an evening.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Evening {
    /// How many games were played to their end at this table.
    pub played: u32,
    /// The names of the last of them, oldest first.
    pub games: Vec<String>,
    /// Everybody who took part, best first.
    pub lines: Vec<Line>,
}
