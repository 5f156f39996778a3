//! What goes wrong on a simulated disk, and when.

use super::Random;
use crate::Error;
use std::time::Duration;
use tokio::time::Instant;

/// How often a simulated disk gives trouble: once in this many writes on average, or never if 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trouble {
    /// A write fails with a retryable error: nothing was written.
    pub fails: u32,
    /// A write is reported as failed, but was written.
    pub loses_answer: u32,
    /// The disk hangs with a write, for up to `hangs_for`. Later requests wait behind it.
    pub hangs: u32,
    /// See `hangs`.
    pub hangs_for: Duration,
    /// The disk is full from a write on, for up to `full_for`.
    pub fills: u32,
    /// See `fills`.
    pub full_for: Duration,
    /// A write takes up to this long if nothing is wrong.
    pub takes: Duration,
}

/// No trouble: each write takes up to 2 ms.
impl Default for Trouble {
    fn default() -> Self {
        Trouble {
            fails: 0,
            loses_answer: 0,
            hangs: 0,
            hangs_for: Duration::from_secs(5),
            fills: 0,
            full_for: Duration::from_secs(5),
            takes: Duration::from_millis(2),
        }
    }
}

/// Counts of the trouble so far.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Met {
    /// Requests to write.
    pub writes: u64,
    /// Writes that failed.
    pub failed: u64,
    /// Writes that were carried out and reported as failed.
    pub answers_lost: u64,
    /// Times that the disk hung.
    pub hung: u64,
    /// Writes that were refused because the disk was full.
    pub refused_full: u64,
}

/// What becomes of a request.
pub(super) enum Fate {
    /// It is carried out and acknowledged.
    Answered,
    /// It is carried out, and answered with this error.
    Unanswered(Error),
    /// It is not carried out.
    Failed(Error),
}

impl Fate {
    /// The same fate, but the answer is lost with the store.
    pub(super) fn without_answer(self) -> Fate {
        match self {
            Fate::Answered | Fate::Unanswered(_) => Fate::Unanswered(Error::Closed),
            Fate::Failed(_) => Fate::Failed(Error::Closed),
        }
    }
}

/// Decides the fate and the instant of each request.
pub(super) struct Weather {
    pub(super) trouble: Trouble,
    pub(super) met: Met,
    random: Random,
    /// When the last request is done: no later one is done before it.
    last: Instant,
    full_until: Instant,
}

impl Weather {
    pub(super) fn new(seed: u64, trouble: Trouble, now: Instant) -> Weather {
        let random = Random(seed);
        Weather { trouble, met: Met::default(), random, last: now, full_until: now }
    }

    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.random.below(bound)
    }

    pub(super) fn hang(&mut self, until: Instant) {
        self.met.hung += 1;
        self.last = self.last.max(until);
    }

    pub(super) fn fill(&mut self, until: Instant) {
        self.full_until = self.full_until.max(until);
    }

    /// When a write that is requested now is done, and its fate.
    pub(super) fn next_write(&mut self, now: Instant) -> (Instant, Fate) {
        let Trouble { fails, loses_answer, hangs, hangs_for, fills, full_for, takes } =
            self.trouble;
        self.met.writes += 1;
        if self.one_in(hangs) {
            let hang = self.up_to(hangs_for);
            self.hang(now + hang);
        }
        // Many writes may be under way at once and share a sync, but they are done in order.
        let at = self.last.max(now + self.up_to(takes));
        self.last = at;
        if self.one_in(fills) {
            let full = self.up_to(full_for);
            self.fill(at + full);
        }
        let fate = if at < self.full_until {
            self.met.refused_full += 1;
            Fate::Failed(Error::Full)
        } else if self.one_in(fails) {
            self.met.failed += 1;
            Fate::Failed(Error::Disk("simulated".to_owned()))
        } else if self.one_in(loses_answer) {
            self.met.answers_lost += 1;
            Fate::Unanswered(Error::Disk("simulated, though it is written".to_owned()))
        } else {
            Fate::Answered
        };
        (at, fate)
    }

    fn one_in(&mut self, chances: u32) -> bool {
        chances != 0 && self.random.below(u64::from(chances)) == 0
    }

    fn up_to(&mut self, time: Duration) -> Duration {
        let us = u64::try_from(time.as_micros()).unwrap_or(u64::MAX - 1);
        Duration::from_micros(self.random.below(us + 1))
    }
}
