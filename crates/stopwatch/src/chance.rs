//! The policy's chance: one small fast generator, thrown in the same order on both sides.

/// SplitMix64: a counter and three mixings, the least that is still well spread.
#[derive(Clone)]
pub struct Chance(u64);

impl Chance {
    /// The chance of game number `game`.
    #[inline]
    pub const fn of(game: u64) -> Chance {
        Chance(game.wrapping_mul(0xd129_0d3b_5f6c_e1a5))
    }

    #[inline]
    fn throw(&mut self) -> u32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) >> 32) as u32
    }

    /// A number below `n`, as good as uniform for the few that there are here.
    #[inline]
    pub fn below(&mut self, n: usize) -> usize {
        ((u64::from(self.throw()) * n as u64) >> 32) as usize
    }

    /// Whether something that happens once in `of` times happens now.
    #[inline]
    pub fn once_in(&mut self, of: usize) -> bool {
        self.below(of) == 0
    }
}
