//! How often the policy does what, by chance that is thrown in the same order on both sides.

pub(crate) use stopwatch::Chance;

/// In a turn somebody accuses once in so many times.
pub(crate) const ACCUSES: usize = 8;
/// Who can make contact does once in so many times.
pub(crate) const CONTACTS: usize = 2;
