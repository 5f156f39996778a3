//! What a table may choose before a match opens.

use serde::Serialize;

/// One of a game's options, and what may be chosen for it: for a lobby that knows no game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer {
    /// The option's name.
    #[cfg_attr(feature = "ts", ts(type = "string"))]
    pub key: &'static str,
    /// What may be chosen.
    pub choice: Choice,
}

/// What may be chosen for an option.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Choice {
    /// On or off.
    Switch {},
    /// One of these numbers of seconds.
    Seconds(#[cfg_attr(feature = "ts", ts(type = "Array<number>"))] &'static [u32]),
    /// One of these; left out, chance decides.
    OneOf(#[cfg_attr(feature = "ts", ts(type = "Array<string>"))] &'static [&'static str]),
}
