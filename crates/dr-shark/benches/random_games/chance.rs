//! How often the policy does what, by chance that is thrown in the same order on both sides.

pub(crate) use stopwatch::Chance;

/// A spy who draws stops once in this many draws.
pub(crate) const STOPS: usize = 6;
/// The most pieces that a hand grabs.
pub(crate) const HANDFUL: usize = 8;
/// An open service is used once in this many chances.
pub(crate) const SERVES: usize = 2;
