//! The metrics of every act, looked up once: a name is found again with a hash and a lock.

use std::sync::LazyLock;

use metrics::{Counter, Histogram};

pub(crate) static ACTS: LazyLock<Counter> =
    LazyLock::new(|| metrics::counter!("safehouse_acts_total"));

/// From an act's arrival until its updates were sent.
pub(crate) static ACT_SECONDS: LazyLock<Histogram> =
    LazyLock::new(|| metrics::histogram!("safehouse_act_seconds"));

/// From asking the store for a write until it was on disk.
pub(crate) static JOURNAL_SECONDS: LazyLock<Histogram> =
    LazyLock::new(|| metrics::histogram!("safehouse_journal_seconds"));
