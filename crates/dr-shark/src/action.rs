//! What a spy can do, and how it is written down.

use bag::{Spot, Tenths};
use kernel::{Seat, present};
use serde::{Deserialize, Serialize};

use crate::{Colour, Design, Handful, Piece, Slot, Space};

/// What a spy can do.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// §3.1: moves the pawn.
    Dive(Space),
    /// §4.1: starts the clock.
    Search {},
    /// §4.3: takes one piece out of the bag.
    Draw(Draw),
    /// §4.3: places it on the mat.
    Place(Slot),
    /// §5.5: takes a fistful out of the bag.
    Grab(Grab),
    /// §5.5: puts a piece of the fistful on a pile.
    Sort {
        /// Which.
        piece: Piece,
        /// The pile.
        colour: Colour,
    },
    /// §5.5: puts a pile with a shark back.
    Return(Colour),
    /// §5.5: chooses a clue of its colour.
    Keep(Piece),
    /// §5.6: takes a clue out of the open bag.
    Take(Piece),
    /// §4.2: ends the search.
    Stop {},
    /// §6.1: turns clues into evidence.
    Complete(Design),
    /// §7.1: lets Paoletta take a clue.
    Paoletta {
        /// From whom.
        from: Seat,
        /// Which.
        piece: Piece,
    },
    /// §7.2: lets Babanipoulos take a clue for two.
    Babanipoulos {
        /// From whom.
        from: Seat,
        /// Which.
        take: Piece,
        /// For which.
        give: [Piece; 2],
    },
    /// §7.3: does without the service that is open, and goes on organising.
    Decline {},
    /// §4.2: has organised enough.
    Done {},
}

/// §8: which piece is drawn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "WrittenDraw", try_from = "WrittenDraw")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ piece: Piece } | { x: number, y: number }")
)]
pub enum Draw {
    /// This one (`touch: named`).
    Named(Piece),
    /// The one under the finger (`touch: felt`).
    At(Spot),
}

/// §5.5, §8: what is grabbed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(into = "WrittenGrab", try_from = "WrittenGrab")]
#[cfg_attr(
    feature = "ts",
    derive(ts_rs::TS),
    ts(type = "{ pieces: Piece[] } | { x: number, y: number, size: number }")
)]
pub enum Grab {
    /// These (`touch: named`).
    Named(Handful),
    /// What a hand closes on there (`touch: felt`).
    At(Spot, i32),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenDraw {
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    piece: Option<Piece>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    x: Option<Tenths>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    y: Option<Tenths>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenGrab {
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    pieces: Option<Handful>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    x: Option<Tenths>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    y: Option<Tenths>,
    #[serde(default, deserialize_with = "present", skip_serializing_if = "Option::is_none")]
    size: Option<Tenths>,
}

impl From<Draw> for WrittenDraw {
    fn from(draw: Draw) -> Self {
        match draw {
            Draw::Named(piece) => WrittenDraw { piece: Some(piece), x: None, y: None },
            Draw::At(Spot { x, y }) => {
                WrittenDraw { piece: None, x: Some(Tenths(x)), y: Some(Tenths(y)) }
            }
        }
    }
}

impl TryFrom<WrittenDraw> for Draw {
    type Error = &'static str;

    fn try_from(written: WrittenDraw) -> Result<Self, Self::Error> {
        match written {
            WrittenDraw { piece: Some(piece), x: None, y: None } => Ok(Draw::Named(piece)),
            WrittenDraw { piece: None, x: Some(Tenths(x)), y: Some(Tenths(y)) } => {
                Ok(Draw::At(Spot { x, y }))
            }
            WrittenDraw { .. } => Err("a draw has `piece`, or `x` and `y`"),
        }
    }
}

impl From<Grab> for WrittenGrab {
    fn from(grab: Grab) -> Self {
        let bare = WrittenGrab { pieces: None, x: None, y: None, size: None };
        match grab {
            Grab::Named(pieces) => WrittenGrab { pieces: Some(pieces), ..bare },
            Grab::At(Spot { x, y }, size) => WrittenGrab {
                x: Some(Tenths(x)),
                y: Some(Tenths(y)),
                size: Some(Tenths(size)),
                ..bare
            },
        }
    }
}

impl TryFrom<WrittenGrab> for Grab {
    type Error = &'static str;

    fn try_from(written: WrittenGrab) -> Result<Self, Self::Error> {
        match written {
            WrittenGrab { pieces: Some(pieces), x: None, y: None, size: None } => {
                Ok(Grab::Named(pieces))
            }
            WrittenGrab {
                pieces: None,
                x: Some(Tenths(x)),
                y: Some(Tenths(y)),
                size: Some(Tenths(size @ 0..)),
            } => Ok(Grab::At(Spot { x, y }, size)),
            WrittenGrab { .. } => Err("a grab has `pieces`, or `x`, `y` and `size`"),
        }
    }
}
