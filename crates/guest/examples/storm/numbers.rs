//! Pseudo-random numbers that are the same each time.

/// xorshift64*: good enough to choose with.
pub(crate) struct Numbers(pub(crate) u64);

impl Numbers {
    /// A number below this one.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % limit.max(1)
    }
}
