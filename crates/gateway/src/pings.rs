//! How long a connection's line takes: a ping each second, which browsers answer by themselves.

use std::time::Duration;

use host::{Line, RoundTrips};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// How often a line is measured, unless somebody is so impatient that it has to be more often.
const EVERY: Duration = Duration::from_secs(1);

/// The pings of one connection. All have one length, and come whether anything happens or not.
pub(crate) struct Pings {
    line: Line,
    trips: RoundTrips,
    every: Duration,
    began: Instant,
    next: Instant,
    /// The last ping: its number, and when it was sent.
    sent: (u64, Instant),
}

impl Pings {
    pub(crate) fn new(line: Line, patience: Duration) -> Pings {
        let (now, trips, every) = (Instant::now(), RoundTrips::default(), EVERY.min(patience));
        // Not at once: whoever is about to be sent away should hear why, and not have to answer
        // first on a connection that is being closed.
        Pings { line, trips, every, began: now, next: now + every, sent: (0, now) }
    }

    /// When the next ping is due.
    pub(crate) fn due(&self) -> Instant {
        self.next
    }

    /// The next ping.
    pub(crate) fn ping(&mut self) -> Message {
        let now = Instant::now();
        self.sent = (self.sent.0 + 1, now);
        self.next = now + self.every;
        Message::Ping(Bytes::copy_from_slice(&self.sent.0.to_be_bytes()))
    }

    /// A pong. Only the last ping's says anything: a ping that took longer than until the next
    /// one is longer than any credit.
    pub(crate) fn pong(&mut self, payload: &[u8]) {
        let (number, sent) = self.sent;
        if payload == number.to_be_bytes() {
            let now = Instant::now();
            let since = |then: Instant| now.duration_since(then).as_millis();
            let took = u32::try_from(since(sent)).unwrap_or(u32::MAX);
            let at = u64::try_from(since(self.began)).unwrap_or(u64::MAX);
            self.trips.measured(at, took);
            self.line.set_credit_ms(self.trips.credit_ms());
        }
    }
}
