//! How it ended: the count, line by line, and who won.

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::Seat;

/// Who is counted together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Side {
    /// A spy alone.
    Seat(Seat),
    /// A team.
    Team(Vec<Seat>),
}

impl Side {
    /// The seats that are counted here.
    pub fn seats(&self) -> &[Seat] {
        match self {
            Side::Seat(seat) => std::slice::from_ref(seat),
            Side::Team(seats) => seats,
        }
    }
}

/// One side's count.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(
    feature = "ts",
    ts(
        type = "{ seat: Seat, total: number, lines: Record<string, number> } | { seats: Seat[], total: number, lines: Record<string, number> }"
    )
)]
pub struct Score {
    /// Whose it is.
    pub side: Side,
    /// The points that decide.
    pub total: u32,
    /// What they are made of, as the rulebook counts.
    pub lines: Vec<(&'static str, u32)>,
}

/// The result of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// Everybody's count, in seat order.
    pub scores: Vec<Score>,
    /// Who won, ascending; several when the rulebook lets them share it.
    pub winners: Vec<Seat>,
}

impl Standing {
    /// Who has the best count wins: the total first, then each tie-break in turn.
    /// Equal in all of them is a shared win.
    pub fn ranked<R: Ord>(scores: Vec<Score>, tie_breaks: impl Fn(&Score) -> R) -> Standing {
        let rank = |score: &Score| (score.total, tie_breaks(score));
        let best = scores.iter().map(rank).max();
        let mut winners: Vec<Seat> = scores
            .iter()
            .filter(|score| Some(rank(score)) == best)
            .flat_map(|score| score.side.seats())
            .copied()
            .collect();
        winners.sort_unstable();
        Standing { scores, winners }
    }
}

impl Score {
    /// The points of one line; 0 if there is no such line.
    pub fn line(&self, name: &str) -> u32 {
        self.lines.iter().find(|(line, _)| *line == name).map_or(0, |(_, points)| *points)
    }
}

impl Serialize for Score {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        struct Lines<'a>(&'a [(&'static str, u32)]);
        impl Serialize for Lines<'_> {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.collect_map(self.0.iter().copied())
            }
        }
        let mut map = to.serialize_map(Some(3))?;
        match &self.side {
            Side::Seat(seat) => map.serialize_entry("seat", seat)?,
            Side::Team(seats) => map.serialize_entry("seats", seats)?,
        }
        map.serialize_entry("total", &self.total)?;
        map.serialize_entry("lines", &Lines(&self.lines))?;
        map.end()
    }
}
