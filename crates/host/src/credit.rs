//! The credit of a connection: how far back its messages are dated when they arrive.
//!
//! Everybody is sent a stimulus on the same beat. A slow connection delivers it later and carries
//! the answer back later, so the credit makes good the round trip. A client that delays its pongs
//! claims a longer round trip than it has, so the credit stays close to the shortest of the last
//! minute.

use std::collections::VecDeque;

/// How long a round trip is remembered, in ms.
const MINUTE_MS: u32 = 60_000;
/// The credit exceeds the shortest round trip by at most this, in ms: the jitter of a sound
/// connection. A client that answered one ping honestly in the last minute can gain no more by
/// lying.
const JITTER_MS: u32 = 6;
/// The greatest credit of any connection, in ms.
const MOST_MS: u32 = crate::play::MOST_CREDIT_MS as u32;

/// The round trips of one connection in the last minute: when each ended and how long it took, in ms.
/// Small numbers, because there are sixty of them for each connection: those that wrap after 49 days
/// are only subtracted, and beyond a minute no trip counts.
#[derive(Clone, Debug, Default)]
pub struct RoundTrips(VecDeque<(u32, u16)>);

impl RoundTrips {
    /// Notes that a pong came back at `now` (in ms on any steady clock), `took` ms after its ping.
    pub fn measured(&mut self, now: u64, took: u32) {
        let (now, took) = (now as u32, took.try_into().unwrap_or(u16::MAX));
        while self.0.front().is_some_and(|(at, _)| now.wrapping_sub(*at) > MINUTE_MS) {
            self.0.pop_front();
        }
        self.0.push_back((now, took));
    }

    /// The credit in ms: the lower quartile of the round trips, because a packet can be late for
    /// many reasons and early for none.
    pub fn credit_ms(&self) -> u32 {
        let mut all: Vec<u32> = self.0.iter().map(|(_, took)| u32::from(*took)).collect();
        all.sort_unstable();
        let Some(shortest) = all.first() else { return 0 };
        let usual = all[all.len() / 4];
        usual.min(shortest.saturating_add(JITTER_MS)).min(MOST_MS)
    }
}
