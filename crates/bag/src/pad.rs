//! The pad of a fingertip presses on the heap (§8.1).

use crate::depth::{RISEN, rise};
use crate::heap::Lying;
use crate::outline::REACH;
use crate::patch::{UNDER, aside, middle};
use crate::{Heap, PAD, PATCH, Patch, Spot, relief};

/// Sines and cosines are counted in parts of this size, as powers of two.
const PARTS: i32 = 16;

/// The cells of a pad under which nothing has been found yet, as bits.
type Open = [u16; PATCH];

impl<T: Copy> Heap<T> {
    /// What the pad of a finger feels there: cell by cell the topmost thing.
    pub(crate) fn press(&self, spot: Spot) -> Patch {
        const REACHED: f32 = (REACH + PAD as f32) * (REACH + PAD as f32);
        let (middle, mut open, mut patch) = (middle(spot), UNDER, Patch::EMPTY);
        for lying in self.layers.iter().rev() {
            if lying.middle().distance_squared(middle.vector()) <= REACHED {
                lying.press(middle, &mut open, &mut patch);
                if open == [0; PATCH] {
                    break;
                }
            }
        }
        patch
    }

    /// What lies topmost at this very point.
    pub fn at(&self, spot: Spot) -> Option<T> {
        self.covering(spot).map(|layer| self.layers[layer].thing)
    }

    /// How high what lies topmost at this very point is, from 1 to 15; 0 where nothing does.
    #[cfg(test)]
    pub(crate) fn level(&self, spot: Spot) -> u8 {
        self.covering(spot).map_or(0, |layer| {
            let (lying, local) = (&self.layers[layer], Frame::of(&self.layers[layer]).local(spot));
            lying.level(local, rise(lying.body.outline).at(local.x, local.y))
        })
    }

    /// The topmost layer that is under this very point.
    pub(crate) fn covering(&self, spot: Spot) -> Option<usize> {
        self.layers.iter().rposition(|lying| lying.covers(spot))
    }
}

/// A point in tenths of a millimetre from a thing's middle, turned with the thing.
#[derive(Clone, Copy)]
struct Local {
    x: i32,
    y: i32,
}

/// Where a thing lies and how it is turned, in whole numbers.
#[derive(Clone, Copy)]
struct Frame {
    x: i32,
    y: i32,
    cos: i32,
    sin: i32,
}

impl Frame {
    fn of<T>(lying: &Lying<T>) -> Frame {
        let part = |of: f32| (of * (1 << PARTS) as f32).round() as i32;
        Frame {
            x: lying.middle().x.round() as i32,
            y: lying.middle().y.round() as i32,
            cos: part(lying.pose.rotation.re),
            sin: part(lying.pose.rotation.im),
        }
    }

    fn local(self, spot: Spot) -> Local {
        let (right, down) = (spot.x - self.x, spot.y - self.y);
        let x = (self.cos * right + self.sin * down) >> PARTS;
        let y = (self.cos * down - self.sin * right) >> PARTS;
        Local { x, y }
    }
}

impl<T> Lying<T> {
    /// Whether it is under this very point.
    pub(crate) fn covers(&self, spot: Spot) -> bool {
        let local = Frame::of(self).local(spot);
        rise(self.body.outline).at(local.x, local.y) > 0
    }

    /// Fills those open cells of a pad that are above this thing.
    fn press(&self, middle: Spot, open: &mut Open, patch: &mut Patch) {
        let (rise, frame) = (rise(self.body.outline), Frame::of(self));
        for (row, open) in open.iter_mut().enumerate() {
            let mut cells = *open;
            while cells != 0 {
                let column = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                let cell = Spot { x: middle.x + aside(column), y: middle.y + aside(row) };
                let local = frame.local(cell);
                let risen = rise.at(local.x, local.y);
                if risen > 0 {
                    *open &= !(1 << column);
                    patch.set(row, column, self.level(local, risen));
                }
            }
        }
    }

    /// How high it is at a point where its flank has risen this far.
    fn level(&self, at: Local, risen: u8) -> u8 {
        level(relief::height(self.body.relief, self.grain, at.x, at.y), risen)
    }
}

/// A square piece of a back with this relief, row by row, `cells` wide: for a legend of textures.
#[cfg(feature = "ts")]
pub(crate) fn swatch(number: u8, cells: i32) -> String {
    const GRAIN: u32 = 0x5af3;
    let along = |cell: i32| cell * crate::CELL;
    let at = |x, y| level(relief::height(number, GRAIN, along(x), along(y)), RISEN);
    (0..cells).flat_map(|y| (0..cells).map(move |x| format!("{:x}", at(x, y)))).collect()
}

/// The height of a cell, from 1 to 15, given the relief there and how far the flank has risen. A
/// flank rises higher than any relief, so that edges stand out on every texture.
fn level(relief: u8, risen: u8) -> u8 {
    /// A step of a cell's height, in heights of a relief, and the steps of a flank.
    const STEP: i32 = 20;
    const FLANK: i32 = 8;
    const SMOOTH: i32 = 112;
    let above = FLANK * STEP + i32::from(relief) - SMOOTH;
    let steps = (above * i32::from(risen) / i32::from(RISEN) + STEP / 2) / STEP;
    (1 + steps).clamp(1, 15) as u8
}
