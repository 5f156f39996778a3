//! How often the policy does what, by chance that is thrown in the same order on both sides.

pub(crate) use stopwatch::Chance;

/// A spy who draws stops once in so many times.
pub(crate) const STOPS: usize = 6;
/// A hand grabs up to so many.
pub(crate) const HANDFUL: usize = 8;
/// An open service is used once in so many times.
pub(crate) const SERVES: usize = 2;
