//! How often the policy does what, by chance that is thrown in the same order on both sides.

pub(crate) use stopwatch::Chance;

/// Somebody accuses once in this many turns.
pub(crate) const ACCUSES: usize = 8;
/// A spy who can make contact does once in this many chances.
pub(crate) const CONTACTS: usize = 2;
