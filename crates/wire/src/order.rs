//! Orders: requests about the table rather than the game.

use kernel::{Seat, Tempo};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::{Name, Spy, Whereabouts};

/// An order from somebody at the table. Only the host may give those after the first seven.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Order {
    /// Goes by another name, or by the spy's name if it is null.
    Rename(Option<Name>),
    /// Goes by another spy.
    Spy(Spy),
    /// Gets up for good: the seat becomes free, or a bot's during a game.
    Leave {},
    /// At a table with one person: goes quickly through what bots do and that person only watches.
    Skip {},
    /// In a lesson: goes on to the next step, after doing what this one asks of the learner.
    GoOn {},
    /// Alone with bots: asks what a good player would do now.
    Hint {},
    /// In the lobby, frees a person's chair while there are more than the game seats: they watch, and
    /// may sit down again. Only the host may name somebody else.
    SitOut(Seat),
    /// Puts a bot on an empty chair.
    Bot {
        /// The chair's seat.
        seat: Seat,
        /// The bot's level.
        level: String,
    },
    /// Frees a chair: a bot goes, a person is removed. In a game a bot plays on.
    Remove(Seat),
    /// In a game, lets somebody new take over a seat that a bot plays.
    Reopen(Seat),
    /// Lets somebody in who asks for a seat, by the number of the ask: on a free chair, or on that
    /// of a bot which no person has played for in this game.
    LetIn(u32),
    /// Does not let them in.
    Decline(u32),
    /// Sets the number of chairs, by adding or removing empty ones.
    Chairs(u8),
    /// Makes another person the host.
    HandOver(Seat),
    /// In the lobby, lets two chairs change places, with all who sit on them.
    Swap {
        /// One of them.
        seat: Seat,
        /// The other.
        with: Seat,
    },
    /// Names the chair that begins; null leaves it to chance.
    First(Option<Seat>),
    /// Says where everybody is.
    Whereabouts(Whereabouts),
    /// Chooses another game.
    Game(String),
    /// Ends the game under way before its end, so that nothing of it counts, and goes back to the
    /// lobby with this game chosen.
    BreakOff(String),
    /// Chooses the table's options.
    Options(Options),
    /// Says how fast bots play, also in a game.
    Tempo(Tempo),
    /// Says whether strangers with the code may watch.
    Spectators(bool),
    /// Opens a game with the people and bots who are seated.
    Start {},
    /// Opens another game with the same people and options.
    Again {},
    /// Goes back to the lobby after a game.
    Lobby {},
}

impl Order {
    /// The ask for a seat that this order answers, and whether with yes.
    pub const fn answers(&self) -> Option<(u32, bool)> {
        if let Order::LetIn(id) = self {
            Some((*id, true))
        } else if let Order::Decline(id) = self {
            Some((*id, false))
        } else {
            None
        }
    }
}

/// A table's options, which only its game can read.
#[derive(Clone, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Record<string, unknown>"))]
pub struct Options(pub Box<RawValue>);

impl Serialize for Options {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(to)
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let part = strict::Part::deserialize(from)?;
        let text = part.text().to_owned();
        RawValue::from_string(text).map(Options).map_err(serde::de::Error::custom)
    }
}
