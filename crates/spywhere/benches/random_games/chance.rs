//! How often the policy does what, by chance that is thrown in the same order on both sides.

pub(crate) use stopwatch::Chance;

/// Three of a kind in the row are eliminated once in this many chances.
pub(crate) const ELIMINATES: usize = 16;
/// A spy identifies once in this many chances, so that most games last until the pile is empty.
pub(crate) const IDENTIFIES: usize = 64;
