//! How fast a table's clock runs: faster while everybody only watches a bot.

use kernel::{Seat, Tempo};
use tokio::time::Instant;

use super::Table;
use crate::lobby::Sitter;

/// How many times as fast the clock runs, besides, while the only person goes quickly through what
/// bots do.
const SKIPPING: u32 = 12;

/// The rate of a table's clock.
#[derive(Clone, Copy)]
pub(super) struct Rate {
    times: u32,
    /// Whether the only person wants to be done with what bots do.
    skips: bool,
}

impl Default for Rate {
    fn default() -> Rate {
        Rate { times: 1, skips: false }
    }
}

impl Rate {
    /// How many times as fast as time the clock runs.
    pub(super) const fn times(self) -> u32 {
        self.times
    }

    /// What bots do is gone through quickly, until somebody else can act.
    pub(super) const fn skip(&mut self) {
        self.skips = true;
    }
}

impl Table {
    /// Sets the clock's rate by who is watched now. At a table with a beat it is always 1.
    pub(super) fn keep_the_rate(&mut self) {
        let watched = self.play.as_ref().and_then(|play| play.watched());
        let watched =
            watched.filter(|(seat, _)| self.beats.next().is_none() && self.is_bots(*seat));
        let times = match (watched, self.lobby.tempo) {
            _ if self.customs.quick_bots => 1,
            (None, _) => 1,
            (Some(_), _) if self.rate.skips => SKIPPING,
            (Some((_, times)), Tempo::Normal) => times,
            (Some((_, times)), Tempo::Fast) => 2 * times - 1,
            (Some((_, times)), Tempo::Slow) => times.div_ceil(2),
        };
        self.rate.skips &= watched.is_some();
        if times != self.rate.times {
            self.set_clock(self.at(Instant::now()));
            self.rate.times = times;
        }
    }

    /// Whether a bot plays this seat: its own, or a stand-in.
    fn is_bots(&self, seat: Seat) -> bool {
        match self.lobby.chairs.get(usize::from(seat.0)).map(|chair| &chair.sitter) {
            Some(Sitter::Bot { .. }) => true,
            Some(Sitter::Person { token, .. }) => self.doors.has_stand_in(*token),
            Some(Sitter::Empty) | None => false,
        }
    }
}
