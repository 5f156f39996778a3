//! What is said over HTTP: before there is a seat.

use kernel::{Seat, present};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::order::Options;
use crate::{Code, Name, Spy, Token};

/// Opens a table: `POST /api/tables`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Create {
    /// Which game.
    pub game: String,
    /// Who opens it; left out, they go by their spy's name in everybody's own language.
    #[serde(default, deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Name>,
    /// The spy they would like to be.
    #[serde(default, deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spy: Option<Spy>,
    /// The table's options; left out, those of the rulebook.
    #[serde(default, deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub options: Option<Options>,
    /// Bots of these levels sit down too.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<Vec<String>>"))]
    pub bots: Vec<String>,
    /// Starts at once.
    #[serde(default)]
    #[cfg_attr(feature = "ts", ts(optional, as = "Option<bool>"))]
    pub start: bool,
}

/// Sits down at a table: `POST /api/tables/{code}/seats`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Join {
    /// Who; left out, they go by their spy's name in everybody's own language.
    #[serde(default, deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub name: Option<Name>,
    /// The spy they would like to be.
    #[serde(default, deserialize_with = "present")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub spy: Option<Spy>,
}

/// The answer to both.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Seated {
    /// The table.
    pub code: Code,
    /// The seat for now: a lobby may move it.
    pub seat: Seat,
    /// What holds it.
    pub token: Token,
}

/// What there is to play: `GET /api/games`.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// The games.
    pub games: Vec<GameAbout>,
    /// The origin under which others reach this server, if it is not the one that was asked: the
    /// public one, or the one in the local network when the page was opened on the server itself.
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
    /// How few can play.
    pub least: u8,
    /// How many can play.
    pub most: u8,
    /// The bots there are, weakest first.
    #[cfg_attr(feature = "ts", ts(type = "string[]"))]
    pub levels: &'static [&'static str],
    /// The options of the rulebook.
    #[cfg_attr(feature = "ts", ts(type = "Record<string, unknown>"))]
    pub options: Box<RawValue>,
}
