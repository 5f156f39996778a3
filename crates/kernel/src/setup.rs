//! What is agreed before a match opens.

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};

use crate::Game;

/// What is agreed before a match opens: how many sit down, and the table's options.
/// It is public, it is persisted, and it is possible: there is no other way to make one.
#[derive(Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Setup<G: Game> {
    seats: u8,
    options: G::Options,
}

impl<G: Game> Setup<G> {
    /// A table of `seats` with these options, or the reason why there can be none.
    pub fn new(seats: u8, options: G::Options) -> Result<Self, Impossible> {
        let range = G::SEATS;
        if !range.contains(&seats) {
            let (least, most) = (range.start(), range.end());
            return Err(Impossible(format!("{} is for {least} to {most} seats", G::NAME)));
        }
        G::agree(seats, &options)?;
        Ok(Setup { seats, options })
    }

    /// How many sit at the table.
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// The table's options.
    pub const fn options(&self) -> &G::Options {
        &self.options
    }
}

impl<G: Game> Clone for Setup<G> {
    fn clone(&self) -> Self {
        Setup { seats: self.seats, options: self.options.clone() }
    }
}

/// Why a table or a deal is impossible: a sentence for the person who asked for it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Impossible(pub String);

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Impossible {}

/// For an optional field: it may be left out, but if it is there it has a value; `null` is none.
/// Use it as `#[serde(default, deserialize_with = "kernel::present")]`.
pub fn present<'de, T, D>(from: D) -> Result<Option<T>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    T::deserialize(from).map(Some)
}
