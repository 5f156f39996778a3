//! What is said on the socket.

use kernel::{At, Seat, present};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use strict::Part;

use crate::{Code, Order, Table, Token};

kernel::named! {
    /// How somebody comes to a table.
    pub enum Stand: "how you come" {
        /// As the player who holds the token.
        Seat = "seat",
        /// As the shared screen.
        Screen = "screen",
        /// As somebody who watches.
        Spectator = "spectator",
    }
}

/// What a browser says.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ToServer<'a> {
    /// The first thing on every socket: who, where, and how far they know the story.
    Hello {
        /// Which table.
        table: Code,
        /// How they come.
        #[serde(rename = "as")]
        stand: Stand,
        /// What holds their seat.
        #[serde(default, deserialize_with = "present")]
        #[cfg_attr(feature = "ts", ts(optional))]
        token: Option<Token>,
        /// The last number they have of this game's story.
        #[serde(default, deserialize_with = "present")]
        #[cfg_attr(feature = "ts", ts(optional))]
        have: Option<Have>,
    },
    /// A deliberate move, numbered so that it is done once however often it is sent.
    Act {
        /// The sender's own count, one more for each act or order.
        #[serde(deserialize_with = "exact")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
        /// The act, as the game writes it.
        #[serde(borrow)]
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        act: Part<'a>,
    },
    /// One sample of a stream of eyes or fingers. Never answered.
    Sense(
        #[serde(borrow)]
        #[cfg_attr(feature = "ts", ts(type = "unknown"))]
        Part<'a>,
    ),
    /// At a table with a beat: everything that eyes did since the last beat, in order; also when it
    /// is nothing. Never answered.
    Beat(
        #[serde(borrow, deserialize_with = "a_few")]
        #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
        Vec<Part<'a>>,
    ),
    /// An order about the table.
    Order {
        /// The sender's own count, one more for each act or order.
        #[serde(deserialize_with = "exact")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
        /// What.
        order: Order,
    },
    /// Asks for a pong, to measure the line.
    Ping(
        #[serde(deserialize_with = "exact")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        u64,
    ),
}

/// The greatest number that a browser can count to one by one.
const GREATEST: u64 = (1 << 53) - 1;

/// A number that means the same in every browser.
fn exact<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let number = u64::deserialize(from)?;
    if number > GREATEST {
        return Err(D::Error::custom(format!("a number here is at most {GREATEST}")));
    }
    Ok(number)
}

/// More than this no eyes do in a beat, and no more is felt in one.
pub const FEW: usize = 4;

/// A list of a few.
fn a_few<'de: 'a, 'a, D: Deserializer<'de>>(from: D) -> Result<Vec<Part<'a>>, D::Error> {
    let list = Vec::deserialize(from)?;
    if list.len() > FEW {
        return Err(D::Error::custom(format!("a beat has at most {FEW} signals")));
    }
    Ok(list)
}

/// How far somebody knows a story.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Have {
    /// Which of the table's games, from 1.
    pub game: u32,
    /// The last update of it that they have.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n: u64,
}

/// What the server says. Sights, views and percepts are whatever the game makes them.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ToClient<'a, S = (), V = (), P = ()> {
    /// The table, whole.
    Table(#[cfg_attr(feature = "ts", ts(as = "Table"))] &'a Table),
    /// What happened in the game since the last update, and all you may know now.
    Update(Update<S, V>),
    /// What you feel, now or never.
    Percepts(P),
    /// At a table with a beat: all that is for you alone, always of one length.
    Beat(Beat<'a, P>),
    /// The act or order was done, and is safe.
    Ack {
        /// Which.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
    },
    /// The rulebook, or the table, says no.
    Refused {
        /// Which act or order.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
        /// The reason's code.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        why: &'a str,
    },
    /// Who you are, and your number to go on counting from.
    Welcome {
        /// Your seat, if you have one.
        seat: Option<Seat>,
        /// The last number of yours that was done.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
    },
    /// The answer to a ping.
    Pong(#[cfg_attr(feature = "ts", ts(type = "number"))] u64),
    /// Something that you said was not understood.
    Error {
        /// What, and what would be right.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        what: &'a str,
    },
}

/// What happened in the game since the last update, and all you may know now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update<S, V> {
    /// Which of the table's games, from 1.
    pub game: u32,
    /// The number of this update in your own story: one more each time.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n: u64,
    /// The instant at which it was sent, in ms since the game was opened.
    pub at: At,
    /// What you witnessed, in order.
    pub sights: S,
    /// All you may know and do.
    pub view: V,
    /// The act of yours that this answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub ack: Option<u64>,
}

/// What is said to one seat on a beat, whether there is anything to say or not.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Beat<'a, P> {
    /// The number of the beat in this game, from 1.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub k: u64,
    /// What you felt since the last beat, oldest first; of many the newest few.
    pub felt: P,
    /// The act or order of yours that was done, and is safe.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub ack: Option<u64>,
    /// The act or order of yours that was not done.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub refused: Option<No<'a>>,
    /// Something that you said was not understood: what, as far as there is room.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub error: Option<&'a str>,
}

/// The rulebook, or the table, says no.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct No<'a> {
    /// Which act or order.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n: u64,
    /// The reason's code.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub why: &'a str,
}

/// Fills a message with spaces, which JSON does not mind, so that its length says nothing.
#[must_use]
pub fn padded(mut text: String, bytes: usize) -> String {
    text.extend(std::iter::repeat_n(' ', bytes.saturating_sub(text.len())));
    text
}

impl<S: Serialize, V: Serialize, P: Serialize> ToClient<'_, S, V, P> {
    /// As it is written on the socket.
    ///
    /// # Panics
    /// Never: everything in it can be written.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("messages can be written")
    }
}
