//! What the whole pad of a fingertip feels: a small patch of heights (§8.1).

use std::fmt;

use serde::ser::{Serialize, Serializer};

use crate::Spot;

/// The cells of a patch, across and down.
pub const PATCH: usize = 12;

/// The side of a cell, in tenths of a millimetre: the pad is 9.6 mm wide.
pub const CELL: i32 = 8;

/// The radius of the pad, in tenths of a millimetre.
pub const PAD: i32 = CELL * PATCH as i32 / 2;

/// §8.1: the heights under the pad of a fingertip, row by row from the top left: 1 to 15 where
/// something lies topmost under that cell, and 0 where nothing does or where the round pad ends.
///
/// Cells do not move with the finger: the bag is divided into them once, and a patch is a cut-out
/// round the corner of cells that is nearest to the finger. A height therefore depends on what lies
/// topmost in the middle of its cell, and on nothing else.
#[derive(Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Patch([[u8; PATCH]; PATCH]);

impl Patch {
    /// Nothing under the pad.
    pub const EMPTY: Patch = Patch([[0; PATCH]; PATCH]);

    /// The height in this cell, from 0 to 15.
    pub const fn height(&self, row: usize, column: usize) -> u8 {
        self.0[row][column]
    }

    /// All heights, row by row.
    pub fn heights(&self) -> impl Iterator<Item = u8> + '_ {
        self.0.iter().flatten().copied()
    }

    pub(crate) fn set(&mut self, row: usize, column: usize, height: u8) {
        self.0[row][column] = height;
    }
}

impl Default for Patch {
    fn default() -> Self {
        Patch::EMPTY
    }
}

/// The middle of a finger's patch: the corner of cells nearest to it.
pub(crate) fn middle(spot: Spot) -> Spot {
    let corner = |along: i32| (along + CELL / 2).div_euclid(CELL) * CELL;
    Spot { x: corner(spot.x), y: corner(spot.y) }
}

/// How far the middle of a patch's cell is from the middle of the patch.
pub(crate) const fn aside(cell: usize) -> i32 {
    CELL * cell as i32 + CELL / 2 - PAD
}

/// The cells of each row that are under the round pad, as bits.
pub(crate) const UNDER: [u16; PATCH] = {
    let mut rows = [0; PATCH];
    let mut cell = 0;
    while cell < PATCH * PATCH {
        let (row, column) = (cell / PATCH, cell % PATCH);
        let (x, y) = (aside(column), aside(row));
        if x * x + y * y <= PAD * PAD {
            rows[row] |= 1 << column;
        }
        cell += 1;
    }
    rows
};

/// Always 144 hexadecimal digits, whatever was felt: the length of a message says nothing of it.
impl Serialize for Patch {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let mut digits = [b'0'; PATCH * PATCH];
        for (digit, height) in digits.iter_mut().zip(self.heights()) {
            *digit = b"0123456789abcdef"[usize::from(height & 15)];
        }
        to.serialize_str(str::from_utf8(&digits).map_err(serde::ser::Error::custom)?)
    }
}

/// As it looks, for tests that fail.
impl fmt::Debug for Patch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in &self.0 {
            f.write_str("\n")?;
            row.iter().try_for_each(|height| write!(f, "{height:x}"))?;
        }
        Ok(())
    }
}
