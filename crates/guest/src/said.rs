//! What the server says, taken apart as far as its head.

use std::borrow::Cow;

use serde::Deserialize;
use serde_json::value::RawValue;

/// One message of the server. What a client may not care about stays text.
#[derive(Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Said<'a> {
    /// The table, whole.
    Table(#[serde(borrow)] &'a RawValue),
    /// What happened in the game, and all there is to know now.
    Update(#[serde(borrow)] Update<'a>),
    /// What is felt.
    Percepts(#[serde(borrow)] &'a RawValue),
    /// What is for one seat alone, on a beat.
    Beat(#[serde(borrow)] Beat<'a>),
    /// The act or order was done.
    Ack {
        /// Which.
        n: u64,
    },
    /// The act or order was not done, and why.
    Refused {
        /// Which.
        n: u64,
        /// The reason's code.
        #[serde(borrow)]
        why: Cow<'a, str>,
    },
    /// The first message after hello.
    Welcome {
        /// The seat, for those who have one.
        seat: Option<u8>,
        /// The last number that was done.
        n: u64,
    },
    /// The answer to a ping.
    Pong(u64),
    /// Something was not understood.
    Error {
        /// What.
        #[serde(borrow)]
        what: Cow<'a, str>,
    },
}

/// What happened in the game, and all there is to know now.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Update<'a> {
    /// Which of the table's games, from 1.
    pub game: u32,
    /// The number of this update.
    pub n: u64,
    /// The instant, in ms since the game was opened.
    pub at: u64,
    /// What was witnessed.
    #[serde(borrow)]
    pub sights: &'a RawValue,
    /// All there is to know.
    #[serde(borrow)]
    pub view: &'a RawValue,
    /// The act that this answers.
    pub ack: Option<u64>,
}

/// What is for one seat alone, on a beat.
#[derive(Clone, Debug, Deserialize)]
pub struct Beat<'a> {
    /// The number of the beat.
    pub k: u64,
    /// What was felt.
    #[serde(borrow)]
    pub felt: &'a RawValue,
    /// The act or order that was done.
    pub ack: Option<u64>,
    /// The act or order that was not done.
    #[serde(borrow)]
    pub refused: Option<No<'a>>,
    /// What was not understood.
    #[serde(borrow)]
    pub error: Option<Cow<'a, str>>,
}

/// The act or order that was not done, and why.
#[derive(Clone, Debug, Deserialize)]
pub struct No<'a> {
    /// Which.
    pub n: u64,
    /// The reason's code.
    #[serde(borrow)]
    pub why: Cow<'a, str>,
}

/// What became of an act or an order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Answered {
    /// It was done, and is safe.
    Done,
    /// It was not, for the reason with this code.
    Refused(String),
    /// It was not even understood.
    NotUnderstood(String),
}

impl<'a> Said<'a> {
    /// Reads a message.
    pub fn read(text: &'a str) -> Result<Said<'a>, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// What this says became of the act or order with this number, if anything. An error has no
    /// number: it answers whatever was said last.
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
