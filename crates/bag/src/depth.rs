//! How deep within its edge each point of a thing's back is, in whole numbers: where the edge is
//! near, the back is rounded.

use std::sync::LazyLock;

use crate::OUTLINES;
use crate::outline::{HALF, KNOB, KNOB_MIDDLE, REACH, SIDES, Side};

/// The width of the rounded flank along an edge, in tenths of a millimetre.
const FLANK: i32 = 24;

/// The rise of a full flank.
pub(crate) const RISEN: u8 = FLANK as u8;

/// The side of a square whose points count as equally deep, in tenths of a millimetre.
const SQUARE: i32 = 4;

/// Squares from the middle to the end of every outline, and across all of it.
const HALFWAY: i32 = REACH as i32 / SQUARE + 1;
const ACROSS: usize = 2 * HALFWAY as usize;

/// How far the flank has risen in each square, row by row; 0 beyond the edge.
pub(crate) struct Rise([u8; ACROSS * ACROSS]);

static ALL: LazyLock<Box<[Rise]>> =
    LazyLock::new(|| (0..OUTLINES).map(|number| Rise::new(&SIDES[number])).collect());

/// The flanks of the outline of this number, from 0.
pub(crate) fn rise(outline: u8) -> &'static Rise {
    &ALL[usize::from(outline)]
}

impl Rise {
    fn new(sides: &[Side; 4]) -> Rise {
        let mut squares = [0; ACROSS * ACROSS];
        let middle = |square: usize| (square as i32 - HALFWAY) * SQUARE + SQUARE / 2;
        for (number, square) in squares.iter_mut().enumerate() {
            let (x, y) = (middle(number % ACROSS), middle(number / ACROSS));
            if let Some(deep) = depth(sides, x, y) {
                // Steep at the edge, level where the flank ends.
                let left = FLANK - deep.clamp(1, FLANK);
                *square = (FLANK - left * left / FLANK).max(1) as u8;
            }
        }
        Rise(squares)
    }

    /// How far the flank has risen at this point: 0 beyond the edge, at least 1 within it.
    pub(crate) fn at(&self, x: i32, y: i32) -> u8 {
        let (column, row) = (x.div_euclid(SQUARE) + HALFWAY, y.div_euclid(SQUARE) + HALFWAY);
        let across = 0..ACROSS as i32;
        if !across.contains(&column) || !across.contains(&row) {
            return 0;
        }
        self.0[row as usize * ACROSS + column as usize]
    }
}

/// How far within the outline with these sides a point is; nothing beyond it.
fn depth(sides: &[Side; 4], x: i32, y: i32) -> Option<i32> {
    let mut inside = x.abs().max(y.abs()) < HALF as i32;
    let mut deep = i32::MAX;
    for (quarter, side) in sides.iter().enumerate() {
        // Along the side, and how far within its line.
        let (along, within) = match quarter {
            0 => (x, y),
            1 => (y, -x),
            2 => (-x, -y),
            _ => (-y, x),
        };
        let within = within + HALF as i32;
        deep = deep.min(line(side, along, within));
        if let Some((arc, is_in_circle)) = knob(side, along, within) {
            deep = deep.min(arc);
            match side {
                Side::Knob => inside |= is_in_circle && within <= 0,
                Side::Hole => inside &= !(is_in_circle && within >= 0),
                Side::Plain => {}
            }
        }
    }
    inside.then_some(deep)
}

/// Half the width of a knob's neck.
const NECK: i32 = {
    let (knob, middle) = (KNOB as i32, KNOB_MIDDLE as i32);
    (knob * knob - middle * middle).isqrt()
};

/// How far it is to the straight part of a side.
fn line(side: &Side, along: i32, within: i32) -> i32 {
    let neck = if matches!(side, Side::Plain) { 0 } else { NECK };
    let beside = (neck - along.abs()).max(along.abs() - HALF as i32).max(0);
    length(beside, within)
}

/// How far it is to the round part of a side, and whether the point is within its circle. The ends
/// of the arc belong to the straight part, too.
fn knob(side: &Side, along: i32, within: i32) -> Option<(i32, bool)> {
    let out = match side {
        Side::Plain => return None,
        Side::Knob => -within,
        Side::Hole => within,
    };
    // From the middle of the circle, away from the line of the side.
    let (knob, away) = (KNOB as i32, out - KNOB_MIDDLE as i32);
    let far = length(along, away);
    let on_arc = away * knob > -(KNOB_MIDDLE as i32) * far;
    Some((if on_arc { (knob - far).abs() } else { i32::MAX }, far < knob))
}

fn length(x: i32, y: i32) -> i32 {
    (x * x + y * y).isqrt()
}
