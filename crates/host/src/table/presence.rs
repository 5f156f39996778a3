//! Limits how often people who come and go make the table send its `table` message to everybody.

use std::time::Duration;

use tokio::time::Instant;

use super::Table;
use crate::budget::{Allowance, Budget};

/// A group that gathers is shown at once; a connection that flaps, or spectators who come and go by
/// the hundred, are shown twice a second.
const SHOWN: Allowance = Allowance { burst: 16, every: Duration::from_millis(500) };

/// Whether a change of who is here waits to be shown, and since when it may be.
pub(super) struct Presence {
    budget: Budget,
    waits: bool,
    /// Whether it waits for the budget.
    scheduled: bool,
}

impl Presence {
    pub(super) fn new() -> Presence {
        Presence { budget: Budget::full(), waits: false, scheduled: false }
    }

    /// When a change that waits is to be shown.
    pub(super) fn due(&self) -> Option<Instant> {
        self.scheduled.then(|| self.budget.ready_at(SHOWN))
    }

    /// Whether a change that waits may be shown now; if not, it is [due](Presence::due) later.
    pub(super) fn may_be_shown(&mut self) -> bool {
        self.scheduled = self.waits && !self.budget.take(SHOWN);
        self.waits && !self.scheduled
    }

    /// Whether a change waits to be shown.
    pub(super) const fn waits(&self) -> bool {
        self.waits
    }

    /// Everybody has just been shown the table: nothing waits any more.
    pub(super) fn shown(&mut self) {
        (self.waits, self.scheduled) = (false, false);
    }
}

impl Table {
    /// Somebody came or went.
    pub(super) fn show_presence(&mut self) {
        self.presence.waits = true;
    }
}
