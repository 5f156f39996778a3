//! Heaps to feel, and chance that is the same every time.

use crate::{Body, Heap, OUTLINES, RELIEFS, SIDE, Spot};

/// Chance for tests: a counter, well mixed.
#[derive(Clone)]
pub(crate) struct Rolls(u64);

impl Rolls {
    pub(crate) fn new(seed: u64) -> Rolls {
        Rolls(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
    pub(crate) fn roll(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 31).wrapping_mul(0xd6e8_feb8_6659_fd93);
        bits = (bits ^ bits >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        (bits >> 32) as u32
    }
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        ((u64::from(self.roll()) * u64::from(n)) >> 32) as u32
    }
    /// Between -1 and 1.
    pub(crate) fn swing(&mut self) -> f32 {
        self.roll() as f32 / u32::MAX as f32 * 2.0 - 1.0
    }
    pub(crate) fn spot(&mut self) -> Spot {
        let mut along = || self.below(SIDE as u32 + 1) as i32;
        Spot { x: along(), y: along() }
    }
}

/// Every outline with every relief, as often as makes 130 things, as in the box.
pub(crate) fn bodies() -> Vec<(usize, Body)> {
    (0..130)
        .map(|n| {
            (n, Body { outline: (n % OUTLINES) as u8, relief: (n / OUTLINES % RELIEFS) as u8 })
        })
        .collect()
}

/// A full bag, shaken.
pub(crate) fn shaken(seed: u64) -> Heap<usize> {
    let mut rolls = Rolls::new(seed);
    Heap::shake(bodies(), &mut || rolls.roll())
}

impl<T> Heap<T> {
    /// What is on top of everything, and where its middle is.
    pub(crate) fn top(&self) -> (&T, Spot) {
        let top = self.layers.last().expect("something is there");
        (&top.thing, Spot { x: top.middle().x as i32, y: top.middle().y as i32 })
    }
}
