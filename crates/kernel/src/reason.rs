//! Why a bot does what it does, in codes that the client has words for.

use serde::Serialize;

use crate::Seat;

/// One reason for a move.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Reason {
    /// The stable code, such as `spywhere/likely`.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub code: &'static str,
    /// What it is about, by the name that the words use.
    #[cfg_attr(feature = "ts", ts(type = "Array<[string, About]>"))]
    pub about: Vec<(&'static str, About)>,
}

/// What a reason is about.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum About {
    /// A spy.
    Seat(Seat),
    /// A number: points, cards, a card's number.
    Number(i32),
    /// A chance in percent.
    Percent(u8),
    /// A name of the rulebook as the protocol writes it, such as a nation's.
    Name(#[cfg_attr(feature = "ts", ts(type = "string"))] &'static str),
}

impl Reason {
    /// A reason that needs nothing but its code.
    pub const fn new(code: &'static str) -> Reason {
        Reason { code, about: Vec::new() }
    }

    /// The same reason, which is also about this.
    #[must_use]
    pub fn with(mut self, name: &'static str, about: About) -> Reason {
        self.about.push((name, about));
        self
    }
}
