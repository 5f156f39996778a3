//! Log lines that come once a second at most, however often there is a reason.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Lets through one line a second for each kind of trouble, and counts the rest.
///
/// Kinds are few: an enum, or the kind of an error; never anything that a stranger chooses.
#[derive(Debug)]
pub struct Seldom<K> {
    every: Duration,
    kinds: Mutex<HashMap<K, (Instant, u64)>>,
}

impl<K> Default for Seldom<K> {
    fn default() -> Self {
        Seldom { every: Duration::from_secs(1), kinds: Mutex::default() }
    }
}

impl<K: Eq + Hash> Seldom<K> {
    /// Whether to log this kind of trouble now; if so, how often it was left out since it was last
    /// logged.
    pub fn log(&self, kind: K) -> Option<u64> {
        self.log_at(kind, Instant::now())
    }

    fn log_at(&self, kind: K, now: Instant) -> Option<u64> {
        let mut kinds = self.kinds.lock().unwrap_or_else(PoisonError::into_inner);
        match kinds.get_mut(&kind) {
            Some((logged, kept_back)) if now < *logged + self.every => {
                *kept_back += 1;
                None
            }
            Some(known) => Some(std::mem::replace(known, (now, 0)).1),
            None => {
                kinds.insert(kind, (now, 0));
                Some(0)
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_kind_is_logged_once_a_second() {
        let (seldom, began) = (Seldom::default(), Instant::now());
        let logged =
            |kind: &'static str, ms| seldom.log_at(kind, began + Duration::from_millis(ms));
        assert_eq!(logged("full", 0), Some(0));
        assert_eq!([logged("full", 1), logged("full", 999)], [None, None]);
        assert_eq!(logged("other", 999), Some(0));
        assert_eq!(logged("full", 1_000), Some(2));
        assert_eq!(logged("full", 1_001), None);
        assert_eq!(logged("full", 5_000), Some(1));
    }
}
