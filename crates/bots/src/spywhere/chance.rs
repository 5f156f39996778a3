//! Quick chance for imagined games, of which there are thousands in a decision.

use spywhere::{Nation, Tally};

/// A stream of chance that follows from one number (SplitMix64).
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// A number from 0 to below 1.
    pub(crate) const fn unit(&mut self) -> f32 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) >> 40) as f32 / (1_u32 << 24) as f32
    }

    /// A place in a list of this length.
    pub(crate) fn below(&mut self, len: usize) -> usize {
        ((self.unit() * len as f32) as usize).min(len.saturating_sub(1))
    }

    /// Any of these cards, if there are any.
    pub(crate) fn card(&mut self, cards: &Tally) -> Option<Nation> {
        cards.nth(self.below(cards.total() as usize) as u32)
    }

    /// The number of a weight, as often as its share is large.
    pub(crate) fn pick(&mut self, weights: &[f32]) -> usize {
        let mut left = self.unit() * weights.iter().sum::<f32>();
        let past = weights.iter().position(|weight| {
            left -= weight;
            left < 0.0
        });
        past.unwrap_or(0)
    }

    /// Whether something of this probability happens.
    pub(crate) const fn happens(&mut self, probability: f32) -> bool {
        self.unit() < probability
    }
}
