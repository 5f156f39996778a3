//! The five reliefs (§8.3): they differ in spatial frequency, regularity and height.
//!
//! A relief is a height at every point of a thing's back, in whole numbers: the same on every
//! machine. Which grain, scale or ridge is where follows from a number that is thrown anew with
//! every shake: nothing is known again by its grain.

/// How many reliefs there are: sandpaper, felt, crocodile, grid, smooth.
pub const RELIEFS: usize = 5;

/// The height of this relief, from 1 to 255, at a point of a thing's back, in tenths of a
/// millimetre from its middle.
pub(crate) fn height(relief: u8, grain: u32, x: i32, y: i32) -> u8 {
    let height = match relief {
        0 => sandpaper(grain, x, y),
        1 => felt(grain, x, y),
        2 => crocodile(grain, x, y),
        3 => grid(grain, x, y),
        _ => smooth(grain, x, y),
    };
    height.clamp(1, 255) as u8
}

/// Sharp grains of 0.8 mm, each as high as it happens to be.
fn sandpaper(grain: u32, x: i32, y: i32) -> i32 {
    50 + 130 * noise(grain, x >> 3, y >> 3) / 255
}

/// Soft waves of 3 mm, and a fine nap.
fn felt(grain: u32, x: i32, y: i32) -> i32 {
    let nap = noise(grain, x.div_euclid(5), y.div_euclid(5));
    92 + (46 * waves(grain, x, y) + 8 * nap) / 255
}

/// Rows of domed scales, each its own height, the rows half a scale apart, with deep furrows
/// between them.
fn crocodile(grain: u32, x: i32, y: i32) -> i32 {
    const WIDE: i32 = 40;
    const HIGH: i32 = 36;
    /// Beyond this distance from a scale's middle is the furrow.
    const DOME: i32 = 20;
    const FURROW: i32 = 25;
    let (x, y) = (x + (grain & 31) as i32, y + (grain >> 5 & 31) as i32);
    let row = y.div_euclid(HIGH);
    let x = x + if row & 1 == 0 { 0 } else { WIDE / 2 };
    let scale = x.div_euclid(WIDE);
    let (across, down) = (x - scale * WIDE - WIDE / 2, y - row * HIGH - HIGH / 2);
    let far = across * across + down * down;
    if far >= DOME * DOME {
        return FURROW;
    }
    let top = 170 + 40 * noise(grain, scale, row) / 255;
    top - 100 * far / (DOME * DOME)
}

/// Straight ridges every 3.2 mm, both ways, all of one height.
fn grid(grain: u32, x: i32, y: i32) -> i32 {
    const STEP: i32 = 32;
    const RIDGE: i32 = 10;
    let ridge = |along: i32, phase: u32| (along + (phase & 31) as i32) & (STEP - 1) < RIDGE;
    if ridge(x, grain) || ridge(y, grain >> 5) { 165 } else { 75 }
}

/// Nothing to speak of.
fn smooth(grain: u32, x: i32, y: i32) -> i32 {
    112 + 3 * noise(grain, x.div_euclid(60), y.div_euclid(60)) / 255
}

/// Noise from 0 to 255 that changes smoothly from cell to cell; a cell is 3 mm.
fn waves(grain: u32, x: i32, y: i32) -> i32 {
    const CELL: i32 = 30;
    let (column, row) = (x.div_euclid(CELL), y.div_euclid(CELL));
    let ease = |part: i32| part * part * (3 * CELL - 2 * part) * 256 / (CELL * CELL * CELL);
    let (right, down) = (ease(x - column * CELL), ease(y - row * CELL));
    let corner = |right: i32, down: i32| noise(grain, column + right, row + down);
    let between = |from: i32, to: i32, part: i32| from + (((to - from) * part) >> 8);
    let top = between(corner(0, 0), corner(1, 0), right);
    let bottom = between(corner(0, 1), corner(1, 1), right);
    between(top, bottom, down)
}

/// A number from 0 to 255 for each cell, with no pattern that a finger could find.
fn noise(grain: u32, column: i32, row: i32) -> i32 {
    (mix(mix(mix(grain) ^ column as u32) ^ row as u32) >> 24) as i32
}

/// Every bit of the result depends on every bit given: twice the high bits are folded onto the low
/// ones and a multiplication carries the low ones up (by the golden ratio's bits, and those of √3).
const fn mix(mut bits: u32) -> u32 {
    bits = (bits ^ bits >> 16).wrapping_mul(0x9e37_79b1);
    bits = (bits ^ bits >> 15).wrapping_mul(0xbb67_ae85);
    bits ^ bits >> 16
}
