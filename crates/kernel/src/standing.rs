//! How it ended: the count, line by line, and who won.

use serde::ser::{Serialize, SerializeMap, Serializer};

use crate::{Few, MAX_SEATS, Seat};

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
    pub lines: Lines,
}

/// Points by what they are for. Simulations count millions of games, so the list is flat.
pub type Lines = Few<(&'static str, u32), 4>;

/// The result of a game that is over.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Standing {
    /// Everybody's count, in seat order.
    pub scores: Vec<Score>,
    /// Who won, ascending; several when the rulebook lets them share it.
    pub winners: Vec<Seat>,
    /// If several sides had the best total: the tie-break after which one was left, or
    /// [`SHARED`](Standing::SHARED).
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tie: Option<&'static str>,
}

impl Standing {
    /// The [`tie`](Standing::tie) that no tie-break decided.
    pub const SHARED: &'static str = "shared";

    /// Who has the best count wins: the total first, then each of the named tie-breaks in turn.
    /// Equal in all of them is a shared win.
    pub fn ranked<const N: usize>(
        scores: Vec<Score>,
        names: [&'static str; N],
        tie_breaks: impl Fn(&Score) -> [u32; N],
    ) -> Standing {
        let total = scores.iter().map(|score| score.total).max();
        let mut best: Few<u8, MAX_SEATS> = (0..scores.len() as u8).collect();
        best.retain(|place| Some(scores[usize::from(*place)].total) == total);
        let mut tie = (best.len() > 1).then_some(Standing::SHARED);
        for (number, name) in names.into_iter().enumerate() {
            if best.len() == 1 {
                break;
            }
            let of = |place: &u8| tie_breaks(&scores[usize::from(*place)])[number];
            let most = best.iter().map(of).max();
            best.retain(|place| Some(of(place)) == most);
            if best.len() == 1 {
                tie = Some(name);
            }
        }
        let mut winners: Vec<Seat> = best
            .iter()
            .flat_map(|place| scores[usize::from(*place)].side.seats())
            .copied()
            .collect();
        winners.sort_unstable();
        Standing { scores, winners, tie }
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
