//! What a line is credited with: how far back a word is dated when it arrives.
//!
//! A stimulus is told to everybody on one beat, and a slow line brings it later and carries the
//! answer later: what is to be made good is the round trip. Somebody who delays their pongs claims
//! a longer one, so little is believed beyond the shortest of the last minute.

use std::collections::VecDeque;

/// How long a round trip is remembered, in ms.
const MINUTE_MS: u64 = 60_000;
/// Beyond the shortest round trip nothing is believed but this much, in ms: what a sound line
/// trembles by. All of it is what a liar can gain who was honest once in the last minute.
const TREMBLE_MS: u32 = 6;
/// Nobody is credited with more, in ms.
const MOST_MS: u32 = crate::play::MOST_CREDIT_MS as u32;

/// The round trips of one connection in the last minute.
#[derive(Clone, Debug, Default)]
pub struct RoundTrips(VecDeque<(u64, u32)>);

impl RoundTrips {
    /// At `now`, in ms since whenever, a pong came back after so many ms.
    pub fn measured(&mut self, now: u64, took: u32) {
        self.0.push_back((now, took));
        while self.0.front().is_some_and(|(at, _)| at + MINUTE_MS < now) {
            self.0.pop_front();
        }
    }

    /// What the line is credited with, in ms: what it usually takes, which is the lower quartile,
    /// because a line may be late for many reasons and early for none.
    pub fn credit_ms(&self) -> u32 {
        let mut all: Vec<u32> = self.0.iter().map(|(_, took)| *took).collect();
        all.sort_unstable();
        let Some(shortest) = all.first() else { return 0 };
        let usual = all[all.len() / 4];
        usual.min(shortest.saturating_add(TREMBLE_MS)).min(MOST_MS)
    }
}
