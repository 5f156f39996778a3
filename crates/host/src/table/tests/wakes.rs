//! How often time alone wakes a table.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::time::Instant;

/// No more than this is ever due at one instant: bots that answer each other at once, perhaps.
const AT_ONE_INSTANT: u64 = 1_000;

/// Counts wake-ups, and stops a table that does nothing else.
#[derive(Clone)]
pub(in crate::table) struct Wakes {
    all: Arc<AtomicU64>,
    at: Instant,
    now: u64,
}

impl Default for Wakes {
    fn default() -> Self {
        Wakes { all: Arc::default(), at: Instant::now(), now: 0 }
    }
}

impl Wakes {
    pub(in crate::table) fn count(&mut self) {
        self.all.fetch_add(1, Ordering::Relaxed);
        self.now = if self.at == Instant::now() { self.now + 1 } else { 0 };
        self.at = Instant::now();
        assert!(self.now < AT_ONE_INSTANT, "{} wake-ups at one instant", self.now);
    }

    pub(super) fn all(&self) -> Arc<AtomicU64> {
        self.all.clone()
    }
}
