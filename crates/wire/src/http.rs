//! What is said over HTTP: before there is a seat.

use kernel::{Seat, present};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::order::Options;
use crate::{Code, Name, Spy, Token};

/// Opens a table: `POST /api/tables`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Create {
    /// Which game.
    pub game: String,
    /// Who opens it.
    pub name: Name,
    /// The spy they would like to be.
    #[serde(default, deserialize_with = "present")]
    pub spy: Option<Spy>,
    /// The table's options; left out, those of the rulebook.
    #[serde(default, deserialize_with = "present")]
    pub options: Option<Options>,
    /// Bots of these levels sit down too.
    #[serde(default)]
    pub bots: Vec<String>,
    /// Starts at once.
    #[serde(default)]
    pub start: bool,
}

/// Sits down at a table: `POST /api/tables/{code}/seats`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// Who.
    pub name: Name,
    /// The spy they would like to be.
    #[serde(default, deserialize_with = "present")]
    pub spy: Option<Spy>,
}

/// The answer to both.
#[derive(Clone, Debug, Serialize)]
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
pub struct About {
    /// The games.
    pub games: Vec<GameAbout>,
}

/// One game.
#[derive(Clone, Debug, Serialize)]
pub struct GameAbout {
    /// Its name.
    pub game: &'static str,
    /// How few can play.
    pub least: u8,
    /// How many can play.
    pub most: u8,
    /// The bots there are, weakest first.
    pub levels: &'static [&'static str],
    /// The options of the rulebook.
    pub options: Box<RawValue>,
}
