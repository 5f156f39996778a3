//! The five reliefs (§8.3): they differ in spatial frequency, regularity and height.
//!
//! A relief is a height at every point of a thing's back. Which grain, cell or ridge is where
//! follows from a number that is thrown anew with every shake: nothing is known again by its grain.

use parry2d::math::Vec2;

/// How many reliefs there are: sandpaper, felt, crocodile, grid, smooth.
pub const RELIEFS: usize = 5;

/// The height of this relief at a point of a thing's back.
pub(crate) fn height(relief: u8, grain: u32, at: Vec2) -> u8 {
    let height = match relief {
        0 => sandpaper(grain, at),
        1 => felt(grain, at),
        2 => crocodile(grain, at),
        3 => grid(grain, at),
        _ => smooth(grain, at),
    };
    height.clamp(1.0, 255.0) as u8
}

/// Sharp grains of 0.8 mm, each as high as it happens to be.
fn sandpaper(grain: u32, at: Vec2) -> f32 {
    let cell = (at / 8.0).floor();
    50.0 + 130.0 * noise(grain, cell)
}

/// Soft waves of 3 mm, and a fine nap.
fn felt(grain: u32, at: Vec2) -> f32 {
    let nap = noise(grain, (at / 5.0).floor());
    105.0 + 24.0 * waves(grain, at / 30.0) + 6.0 * nap
}

/// Scales of about 7 mm, each its own height, with deep furrows between them.
fn crocodile(grain: u32, at: Vec2) -> f32 {
    const SCALE: f32 = 70.0;
    const FURROW: f32 = 16.0;
    let home = (at / SCALE).floor();
    let (mut first, mut second, mut scale) = (f32::MAX, f32::MAX, home);
    for cell in neighbours(home) {
        let jitter = Vec2::new(noise(grain, cell), noise(grain ^ 0x5ca1e, cell));
        let far = at.distance((cell + Vec2::splat(0.15) + jitter * 0.7) * SCALE);
        if far < first {
            (first, second, scale) = (far, first, cell);
        } else if far < second {
            second = far;
        }
    }
    let own = 150.0 + 50.0 * noise(grain ^ 0x0b0d1, scale);
    if second - first < FURROW { 20.0 + (second - first) } else { own - 0.3 * first }
}

/// Straight ridges every 4 mm, both ways, all of one height.
fn grid(grain: u32, at: Vec2) -> f32 {
    const STEP: f32 = 40.0;
    const RIDGE: f32 = 12.0;
    let phase = Vec2::new(noise(grain, Vec2::ZERO), noise(grain, Vec2::ONE)) * STEP;
    let within = (at + phase) - ((at + phase) / STEP).floor() * STEP;
    if within.x < RIDGE || within.y < RIDGE { 165.0 } else { 75.0 }
}

/// Nothing to speak of.
fn smooth(grain: u32, at: Vec2) -> f32 {
    112.0 + 3.0 * noise(grain, (at / 60.0).floor())
}

/// The cell itself and those around it.
fn neighbours(home: Vec2) -> impl Iterator<Item = Vec2> {
    (0..9_u8).map(move |n| home + Vec2::new(f32::from(n % 3) - 1.0, f32::from(n / 3) - 1.0))
}

/// Noise that changes smoothly from cell to cell.
fn waves(grain: u32, at: Vec2) -> f32 {
    let cell = at.floor();
    let part = at - cell;
    let ease = part * part * (Vec2::splat(3.0) - 2.0 * part);
    let corner = |x: f32, y: f32| noise(grain, cell + Vec2::new(x, y));
    let top = corner(0.0, 0.0) + (corner(1.0, 0.0) - corner(0.0, 0.0)) * ease.x;
    let bottom = corner(0.0, 1.0) + (corner(1.0, 1.0) - corner(0.0, 1.0)) * ease.x;
    top + (bottom - top) * ease.y
}

/// A number from 0 to 1 for each cell, with no pattern that a finger could find.
fn noise(grain: u32, cell: Vec2) -> f32 {
    let (x, y) = (cell.x as i32 as u32, cell.y as i32 as u32);
    let mixed = mix(mix(mix(grain) ^ x) ^ y);
    (mixed >> 8) as f32 / (1 << 24) as f32
}

/// Every bit of the result depends on every bit given: twice the high bits are folded onto the low
/// ones and a multiplication carries the low ones up (by the golden ratio's bits, and those of √3).
const fn mix(mut bits: u32) -> u32 {
    bits = (bits ^ bits >> 16).wrapping_mul(0x9e37_79b1);
    bits = (bits ^ bits >> 15).wrapping_mul(0xbb67_ae85);
    bits ^ bits >> 16
}
