//! Messages from the server, of which only the outer layer is parsed.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

/// One message from the server. Parts that a client may not need stay text.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said<'a> {
    /// The table, whole.
    Table(#[serde(borrow)] &'a RawValue),
    /// New sights, and the view.
    Update(#[serde(borrow)] Update<'a>),
    /// Percepts.
    Percepts(#[serde(borrow)] &'a RawValue),
    /// The message to one seat on a beat.
    Beat(#[serde(borrow)] Beat<'a>),
    /// The act or order was carried out.
    Ack {
        /// Its number.
        n: u64,
    },
    /// The act or order was refused.
    Refused {
        /// Its number.
        n: u64,
        /// The reason's code.
        #[serde(borrow)]
        why: Cow<'a, str>,
    },
    /// The first message after hello.
    Welcome {
        /// The client's seat, if it has one.
        seat: Option<u8>,
        /// The last number that was done.
        n: u64,
    },
    /// The answer to a ping.
    Pong(u64),
    /// A message could not be parsed.
    Error {
        /// Why.
        #[serde(borrow)]
        what: Cow<'a, str>,
    },
}

/// New sights, and the view.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Update<'a> {
    /// The number of the game at this table, from 1.
    pub game: u32,
    /// The number of this update.
    pub n: u64,
    /// The instant, in ms since the game was opened.
    pub at: u64,
    /// The new sights.
    #[serde(borrow)]
    pub sights: &'a RawValue,
    /// The view.
    #[serde(borrow)]
    pub view: &'a RawValue,
    /// The number of the act that this answers.
    pub ack: Option<u64>,
}

/// The message to one seat on a beat.
#[derive(Clone, Debug, Deserialize)]
pub struct Beat<'a> {
    /// The number of the beat.
    pub k: u64,
    /// The percepts.
    #[serde(borrow)]
    pub felt: &'a RawValue,
    /// The act or order that was carried out.
    pub ack: Option<u64>,
    /// The act or order that was refused.
    #[serde(borrow)]
    pub refused: Option<No<'a>>,
    /// Why a message could not be parsed.
    #[serde(borrow)]
    pub error: Option<Cow<'a, str>>,
}

/// An act or order that was refused.
#[derive(Clone, Debug, Deserialize)]
pub struct No<'a> {
    /// Its number.
    pub n: u64,
    /// The reason's code.
    #[serde(borrow)]
    pub why: Cow<'a, str>,
}

/// The result of an act or an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It was carried out, and is on disk.
    Done,
    /// It was refused, with this code.
    Refused(String),
    /// It could not be parsed.
    NotUnderstood(String),
}

impl<'a> Said<'a> {
    /// Parses a message.
    pub fn read(text: &'a str) -> Result<Said<'a>, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// The result of the act or order with this number, if this message has it. An error has no
    /// number: it answers the last message.
    pub fn answer(&self, number: u64) -> Option<Answered> {
        match self {
            Said::Ack { n } if *n == number => Some(Answered::Done),
            Said::Update(update) if update.ack == Some(number) => Some(Answered::Done),
            Said::Refused { n, why } if *n == number => Some(Answered::Refused(why.to_string())),
            Said::Beat(beat) => beat.answer(number),
            Said::Error { what } => Some(Answered::NotUnderstood(what.to_string())),
            Said::Table(_)
            | Said::Update(_)
            | Said::Percepts(_)
            | Said::Ack { .. }
            | Said::Refused { .. }
            | Said::Welcome { .. }
            | Said::Pong(_) => None,
        }
    }
}

impl Beat<'_> {
    fn answer(&self, number: u64) -> Option<Answered> {
        if let Some(what) = &self.error {
            return Some(Answered::NotUnderstood(what.to_string()));
        }
        let refused = self.refused.as_ref().filter(|no| no.n == number);
        let done = self.ack.filter(|n| *n == number).map(|_| Answered::Done);
        done.or(refused.map(|no| Answered::Refused(no.why.to_string())))
    }
}
