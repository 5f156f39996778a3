//! Things are taken out of the heap, and those around them move (§8.4).

use parry2d::math::Vec2;

use crate::chance::{Chance, between};
use crate::{Heap, Spot};

/// How long a finger holds still until it takes the thing under it, in milliseconds: long enough to
/// read what it feels, which pages say after half a second. The rules do not ask for it; pages and
/// bots have the same hands.
pub const HOLD_MS: u64 = 1150;

/// The reach of a hand that begins to close, squared, and how much its square grows in a
/// millisecond: as many more pieces come into the hand every second. In a full bag a hand has about
/// 10 pieces after 1 s and 24 after 3 s, so that there is time to choose.
pub const FIST: i32 = 9_400;
/// See [`FIST`].
pub const FIST_PER_MS: i32 = 22;

/// The reach of a hand that has been closing for so long, in tenths of a millimetre.
pub fn fist(ms: i32) -> i32 {
    let grown = FIST_PER_MS.saturating_mul(ms.max(0));
    FIST.saturating_add(grown).min(HAND * HAND).isqrt()
}

/// The greatest reach of a closing hand, in tenths of a millimetre.
pub const HAND: i32 = 450;

/// The most things that a hand can hold.
const HANDFUL: usize = 24;

/// Things as near as this to one that is taken move.
const STIRRED: f32 = 600.0;
/// How far the nearest of them moves.
const PUSH: f32 = 70.0;
/// And how far it turns, in radians.
const TURN: f32 = 0.4;

impl<T: Copy> Heap<T> {
    /// §8.4: takes the thing under the finger, if there is one; those around it move.
    pub fn take(&mut self, spot: Spot, chance: Chance<'_>) -> Option<T> {
        let layer = self.layer_under(spot)?;
        let taken = self.layers.remove(layer);
        self.stir(taken.middle(), chance);
        Some(taken.thing)
    }

    /// §5.5: a hand closes there on what lies within `size`, the topmost first.
    pub fn grab(&mut self, spot: Spot, size: i32, chance: Chance<'_>) -> Vec<T> {
        let size = size.min(HAND) as f32;
        let mut taken = Vec::new();
        for layer in (0..self.layers.len()).rev() {
            let near = self.layers[layer].middle().distance(spot.vector()) <= size;
            if near && taken.len() < HANDFUL {
                taken.push(self.layers.remove(layer).thing);
            }
        }
        if !taken.is_empty() {
            self.stir(spot.vector(), chance);
        }
        taken
    }

    /// What lies around there moves: it is pushed and turned, the nearer the more.
    fn stir(&mut self, about: Vec2, chance: Chance<'_>) {
        for lying in &mut self.layers {
            let near = (1.0 - lying.middle().distance(about) / STIRRED).max(0.0);
            let push = Vec2::new(between(-PUSH, PUSH, chance), between(-PUSH, PUSH, chance));
            lying.push(push * near, between(-TURN, TURN, chance) * near);
        }
    }
}
