//! Pseudo-random numbers that follow from a seed.

/// Pseudo-random numbers (xorshift64*), good enough to choose what clients do.
#[derive(Clone, Debug)]
pub struct Chance(u64);

impl Chance {
    /// Numbers that follow from this seed.
    pub const fn new(seed: u64) -> Chance {
        Chance(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below this one.
    pub const fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) % limit
    }

    /// The index of one of this many things.
    pub const fn index(&mut self, count: usize) -> usize {
        self.below(count as u64) as usize
    }

    /// One of these.
    pub fn pick<'a, T>(&mut self, all: &'a [T]) -> Option<&'a T> {
        if all.is_empty() { None } else { all.get(self.index(all.len())) }
    }
}
