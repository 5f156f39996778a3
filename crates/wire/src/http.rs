//! The bodies of HTTP calls and their answers, before there is a seat.

use kernel::{Seat, present};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::order::Options;
use crate::{Code, Name, Spy, Token, Whereabouts};

/// Opens a table: `POST /api/tables`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Create {
    /// The game's name.
    pub game: String,
    /// The name of the person who opens it; left out, each client shows the spy's name in its own
    /// language.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Name>,
    /// The spy they would like to be.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spy: Option<Spy>,
    /// Where everybody is; left out, apart.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub whereabouts: Option<Whereabouts>,
    /// The table's options; left out, those of the rulebook.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub options: Option<Options>,
    /// Levels of bots that sit down too.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub bots: Vec<String>,
    /// Whether the game starts at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub start: bool,
    /// Whether this is the game's lesson: it starts at once, with scripted opponents and options of
    /// its own.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
}

/// Sits down at a table: `POST /api/tables/{code}/seats`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Join {
    /// The name of the person who sits down; left out, each client shows the spy's name in its own
    /// language.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Name>,
    /// The spy they would like to be.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spy: Option<Spy>,
    /// The token of a seat that they had at this table before: a player whom the host removed is
    /// not seated again.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub before: Option<Token>,
    /// For an ask: the token of the ask that goes on. A person who still waits says so every now and
    /// then.
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub again: Option<Token>,
}

/// The answer to both.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seated {
    /// The table.
    pub code: Code,
    /// The seat for now: it may change in the lobby.
    pub seat: Seat,
    /// The token with which its player comes back.
    pub token: Token,
}

/// The answer to somebody who asks the host for a seat: `POST /api/tables/{code}/asks`, with the
/// same body as sitting down.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Asked {
    /// The table.
    pub code: Code,
    /// The number of the ask. It is in the table's `asks` until the host has answered.
    pub id: u32,
    /// The token that holds the seat once the host has let its holder in.
    pub token: Token,
}

/// The games on offer: `GET /api/games`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// The games.
    pub games: Vec<GameAbout>,
    /// The origin under which other devices reach this server, if it differs from the one in the
    /// request: the public one, or the one in the local network when the page was opened on the
    /// server itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub origin: Option<String>,
}

/// One game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct GameAbout {
    /// Its name.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub game: &'static str,
    /// The least number of players.
    pub least: u8,
    /// The greatest number of players.
    pub most: u8,
    /// Whether it has a lesson; left out if not.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub lesson: bool,
    /// The levels of its bots, weakest first.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub levels: &'static [&'static str],
    /// The rulebook's options.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Box<RawValue>,
}
