//! The messages on the socket.

use std::cell::RefCell;

use kernel::{At, Seat, present};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize};
use serde_json::value::RawValue;
use strict::Part;

use crate::{Locator, Order, Table, Token};

kernel::named! {
    /// The role in which a client comes to a table.
    pub enum Stand: "how you come" {
        /// As the player who holds the token.
        Seat = "seat",
        /// As the shared screen.
        Screen = "screen",
        /// As a spectator.
        Spectator = "spectator",
    }
}

/// A message from a browser.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ToServer<'a> {
    /// The first message on every socket: who comes, to which table, and the last update they have.
    Hello {
        /// The table's code, with its key if they come by a link.
        table: Locator,
        /// The role in which they come.
        #[serde(rename = "as")]
        stand: Stand,
        /// The token of their seat.
        #[serde(default, deserialize_with = "present")]
        #[cfg_attr(feature = "ts", ts(optional))]
        token: Option<Token>,
        /// The last update that they have.
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
    /// At a table with a beat: every signal since the last beat, in order, also when there is none.
    /// Never answered.
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
        /// The order.
        order: Order,
    },
    /// Asks for a pong, to measure the latency.
    Ping(
        #[serde(deserialize_with = "exact")]
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        u64,
    ),
}

/// The greatest integer up to which JavaScript represents each one exactly.
const GREATEST: u64 = (1 << 53) - 1;

/// An integer that every browser represents exactly.
fn exact<'de, D: Deserializer<'de>>(from: D) -> Result<u64, D::Error> {
    let number = u64::deserialize(from)?;
    if number > GREATEST {
        return Err(D::Error::custom(format!("a number here is at most {GREATEST}")));
    }
    Ok(number)
}

/// The length of every message of a beat in bytes, whatever is in it: what the server sends.
pub const BEAT_BYTES: usize = 512;

/// And what a client answers it with.
pub const ANSWER_BYTES: usize = 256;

/// The most signals, and the most percepts, in one beat.
pub const FEW: usize = 4;

/// A list of at most [`FEW`].
fn a_few<'de: 'a, 'a, D: Deserializer<'de>>(from: D) -> Result<Vec<Part<'a>>, D::Error> {
    let list = Vec::deserialize(from)?;
    if list.len() > FEW {
        return Err(D::Error::custom(format!("a beat has at most {FEW} signals")));
    }
    Ok(list)
}

/// The last update that somebody has.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Have {
    /// The number of the game at this table, from 1.
    pub game: u32,
    /// The number of the last update of it that they have.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n: u64,
}

/// A message from the server. The game defines sights, views and percepts.
#[derive(Clone, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ToClient<'a, S = (), V = (), P = ()> {
    /// The table, whole.
    Table(#[cfg_attr(feature = "ts", ts(as = "Table"))] &'a Table),
    /// What you witnessed since the last update, and everything that you may know now.
    Update(Update<S, V>),
    /// What you feel now. Percepts are not repeated.
    Percepts(P),
    /// At a table with a beat: everything that is for you alone, always of the same length.
    Beat(Beat<'a, P>),
    /// The act or order was carried out and is on disk.
    Ack {
        /// Its number.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
    },
    /// The rules or the table refuse an act or order.
    Refused {
        /// The number of the act or order.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
        /// The reason's code.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        why: &'a str,
    },
    /// Your seat, and the last number of yours that was done.
    Welcome {
        /// Your seat, if you have one.
        seat: Option<Seat>,
        /// The last number of yours that was done.
        #[cfg_attr(feature = "ts", ts(type = "number"))]
        n: u64,
    },
    /// The answer to the order `hint`: what a good player would do now in your place, and why.
    Hint {
        /// The act, as the game writes it; left out if it is none.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        act: Option<&'a RawValue>,
        /// The movement of eyes or fingers, as the game writes it; left out if it is none.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
        sense: Option<&'a RawValue>,
        /// Why, the weightiest reason first.
        #[cfg_attr(feature = "ts", ts(as = "Vec<kernel::Reason>"))]
        reasons: &'a [kernel::Reason],
    },
    /// The answer to a ping.
    Pong(#[cfg_attr(feature = "ts", ts(type = "number"))] u64),
    /// A message of yours could not be parsed.
    Error {
        /// What is wrong, and what was expected.
        #[cfg_attr(feature = "ts", ts(type = "string"))]
        what: &'a str,
    },
}

/// What you witnessed since the last update, and everything that you may know now.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Update<S, V> {
    /// The number of the game at this table, from 1.
    pub game: u32,
    /// The number of this update for this observer: one more each time.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n: u64,
    /// The instant at which it was sent, in ms since the game was opened.
    pub at: At,
    /// How many times as fast as time the game's clock runs from then on, because everybody only
    /// watches a bot; left out if it runs as usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub rate: Option<u32>,
    /// What you witnessed, in order.
    pub sights: S,
    /// Everything that you may know and do.
    pub view: V,
    /// The number of your act that this answers.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub ack: Option<u64>,
}

/// The message to one seat on a beat, sent whether or not there is anything to say.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Beat<'a, P> {
    /// The number of the beat in this game, from 1.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub k: u64,
    /// What you felt since the last beat, oldest first; if there was too much, only the newest.
    pub felt: P,
    /// The number of your act or order that was carried out and is on disk.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
    pub ack: Option<u64>,
    /// Your act or order that was refused.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub refused: Option<No<'a>>,
    /// Why a message of yours could not be parsed, cut to the room that is left.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "string"))]
    pub error: Option<&'a str>,
}

/// The rules or the table refuse an act or order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct No<'a> {
    /// The number of the act or order.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub n: u64,
    /// The reason's code.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub why: &'a str,
}

/// Pads a message with spaces, which JSON ignores, so that its length reveals nothing.
#[must_use]
pub fn padded(mut text: String, bytes: usize) -> String {
    text.extend(std::iter::repeat_n(' ', bytes.saturating_sub(text.len())));
    text
}

impl<S: Serialize, V: Serialize, P: Serialize> ToClient<'_, S, V, P> {
    /// The message as JSON text.
    ///
    /// # Panics Never: every value in it can be serialised.
    pub fn text(&self) -> String {
        ROOM.with_borrow_mut(|room| {
            room.clear();
            serde_json::to_writer(&mut *room, self).expect("messages can be written");
            let text = str::from_utf8(room).expect("JSON is UTF-8").to_owned();
            room.shrink_to(MOST_ROOM);
            text
        })
    }
}

/// The most memory that a thread keeps to assemble messages in: nearly all of them fit.
const MOST_ROOM: usize = 16 * 1024;

thread_local! {
    /// Where this thread assembles messages, so that a message is allocated once, at its length.
    static ROOM: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}
