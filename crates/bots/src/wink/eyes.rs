//! A bot's own eyes: where they rest, when they mean to move on, and the wink they hold.

use kernel::{At, Seat};
use wink::Signal;

/// Wink §11.2: how long a gaze is on its way.
const SACCADE_MS: u64 = 200;

/// One gaze.
#[derive(Default)]
pub(crate) struct Eyes {
    /// Where they rest, or are heading: a spy, or the crowd.
    at: Option<Seat>,
    /// When they got there, or will.
    since: At,
    /// When they mean to move on.
    leave: At,
    /// The wink that they hold, and when they mean to let go.
    wink: Option<At>,
}

impl Eyes {
    /// Eyes that rest on the crowd, as at the start (Wink §11.2), and are not free before `from`.
    pub(crate) fn new(from: At) -> Eyes {
        Eyes { leave: from, ..Eyes::default() }
    }

    /// Whose face they rest on, or are heading for.
    pub(crate) fn at(&self) -> Option<Seat> {
        self.at
    }

    /// For how long they have rested there, in milliseconds.
    pub(crate) fn rested_ms(&self, now: At) -> u64 {
        now.0.saturating_sub(self.since.0)
    }

    /// Whether they hold a wink.
    pub(crate) fn is_winking(&self) -> bool {
        self.wink.is_some()
    }

    /// When they next want to do something: let go, or move on.
    pub(crate) fn next(&self) -> At {
        self.wink.unwrap_or(self.leave)
    }

    /// Whether that is now.
    pub(crate) fn are_due(&self, now: At) -> bool {
        self.next() <= now
    }

    /// They have no business before this.
    pub(crate) fn wait_until(&mut self, at: At) {
        self.leave = self.leave.max(at);
    }

    /// They stay where they are for this much longer.
    pub(crate) fn stay(&mut self, now: At, ms: u64) {
        self.leave = now.plus_ms(ms);
    }

    /// They move to a spy's face, or to the crowd, and mean to dwell there for `dwell_ms`.
    pub(crate) fn look(&mut self, now: At, to: Option<Seat>, dwell_ms: u64) -> Signal {
        (self.at, self.since) = (to, now.plus_ms(SACCADE_MS));
        self.leave = self.since.plus_ms(dwell_ms);
        Signal::Look(to)
    }

    /// Wink §11.4: they wink, which takes them to the caller, and mean to hold it for `hold_ms`.
    pub(crate) fn wink(&mut self, now: At, caller: Seat, hold_ms: u64) -> Signal {
        if self.at != Some(caller) {
            (self.at, self.since) = (Some(caller), now);
        }
        self.wink = Some(now.plus_ms(hold_ms));
        Signal::Wink(Some(caller))
    }

    /// They let go of the wink, and mean to dwell where they are for `dwell_ms`.
    pub(crate) fn let_go(&mut self, now: At, dwell_ms: u64) -> Signal {
        self.wink = None;
        self.leave = now.plus_ms(dwell_ms);
        Signal::Wink(None)
    }
}
