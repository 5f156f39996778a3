//! Measures a connection's latency with pings, which browsers answer by themselves.

use std::{sync::OnceLock, time::Duration};

use host::{Line, RoundTrips};
use tokio::time::Instant;
use tokio_tungstenite::tungstenite::{Bytes, Message};

/// How often latency is measured where acts race, unless the timeout is shorter.
const RACING: Duration = Duration::from_secs(1);
/// How often it is measured elsewhere: so that no proxy takes the connection for idle, and so that
/// ten thousand tables at which people think cost next to nothing.
const THINKING: Duration = Duration::from_secs(28);
/// Where nothing races, pings wait for the next multiple of this, so that the server wakes for many
/// connections at once.
const TOGETHER: Duration = Duration::from_millis(250);
/// How far a pong may exceed the shortest round trip that the operating system has measured and
/// still be believed, in ms: the jitter of a sound connection and a busy browser.
const JITTER_MS: u32 = 6;

/// The pings of one connection. All have the same length, and are sent whether or not anything
/// happens.
pub(crate) struct Pings {
    line: Line,
    trips: RoundTrips,
    patience: Duration,
    began: Instant,
    next: Instant,
    /// The number of the last ping.
    number: u64,
    /// When it was sent, until it is answered.
    sent: Option<Instant>,
    /// The shortest round trip that the operating system has ever measured on this connection.
    /// Later ones may be longer because the client lets its acknowledgements wait for its pongs.
    shortest: Option<Duration>,
}

impl Pings {
    pub(crate) fn new(line: Line, patience: Duration) -> Pings {
        let (now, trips) = (Instant::now(), RoundTrips::default());
        // Not at once: a client that is about to be turned away should get the reason first,
        // without having to answer a ping on a connection that is being closed.
        let next = now + RACING.min(patience);
        let (began, number, sent, shortest) = (now, 0, None, None);
        Pings { line, trips, patience, began, next, number, sent, shortest }
    }

    /// When the next ping is due.
    pub(crate) fn due(&self) -> Instant {
        self.next
    }

    /// The next ping.
    pub(crate) fn ping(&mut self) -> Message {
        let now = Instant::now();
        self.number += 1;
        self.sent = Some(now);
        // Two pings at least before a silent connection is given up, after six times the timeout.
        let every = |time: Duration| now + time.min(self.patience * 14 / 5);
        self.next = if self.line.races() { every(RACING) } else { together(every(THINKING)) };
        Message::Ping(Bytes::copy_from_slice(&self.number.to_be_bytes()))
    }

    /// Handles a pong. Only the first answer to the last ping counts: an older ping has taken
    /// longer than any credit. `measured` asks the operating system.
    pub(crate) fn pong(&mut self, payload: &[u8], measured: impl FnOnce() -> Option<Duration>) {
        if payload == self.number.to_be_bytes()
            && let Some(sent) = self.sent.take()
        {
            let now = Instant::now();
            let took = millis(now.duration_since(sent)).try_into().unwrap_or(u32::MAX);
            self.trips.measured(millis(now.duration_since(self.began)), took);
            self.shortest = self.shortest.into_iter().chain(measured()).min();
            self.line.set_credit_ms(self.credit_ms());
        }
    }

    /// The latency with which this connection is credited: what its pongs show, as far as the
    /// operating system agrees.
    fn credit_ms(&self) -> u32 {
        let most = self.shortest.map_or(u32::MAX, |shortest| {
            u32::try_from(millis(shortest)).unwrap_or(u32::MAX).saturating_add(JITTER_MS)
        });
        self.trips.credit_ms().min(most)
    }
}

/// The first instant that all connections share, not before this one.
fn together(at: Instant) -> Instant {
    static FIRST: OnceLock<Instant> = OnceLock::new();
    let since = at.duration_since(*FIRST.get_or_init(Instant::now)).as_nanos();
    let over = u64::try_from(since % TOGETHER.as_nanos()).unwrap_or(0);
    at + TOGETHER - Duration::from_nanos(over)
}

fn millis(time: Duration) -> u64 {
    time.as_millis().try_into().unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The credit after a minute of pongs that each take this long, when the operating system
    /// measures this round trip.
    async fn credited(pong_ms: u64, measured: Option<u64>) -> u32 {
        let mut pings = Pings::new(Line::default(), Duration::from_secs(10));
        for _ in 0..60 {
            tokio::time::sleep_until(pings.due()).await;
            let Message::Ping(payload) = pings.ping() else { unreachable!() };
            tokio::time::sleep(Duration::from_millis(pong_ms)).await;
            pings.pong(&payload, || measured.map(Duration::from_millis));
        }
        pings.credit_ms()
    }

    #[tokio::test(start_paused = true)]
    async fn a_delayed_pong_is_believed_as_far_as_the_kernel_agrees() {
        assert_eq!(credited(20, Some(20)).await, 20);
        assert_eq!(credited(180, Some(178)).await, 180);
        assert_eq!(credited(200, Some(0)).await, JITTER_MS);
        assert_eq!(credited(200, Some(20)).await, 20 + JITTER_MS);
        assert_eq!(credited(200, None).await, 200, "behind a proxy nobody knows better");
        assert_eq!(credited(900, None).await, 250);
    }

    /// Connections that were opened at different instants are pinged at the same ones.
    #[tokio::test(start_paused = true)]
    async fn where_nothing_races_pings_go_out_together() {
        let mut due = Vec::new();
        for _ in 0..5 {
            let mut pings = Pings::new(Line::default(), Duration::from_secs(10));
            pings.ping();
            let wait = pings.due().duration_since(Instant::now());
            assert!(wait >= THINKING && wait <= THINKING + TOGETHER, "{wait:?}");
            due.push(pings.due());
            tokio::time::advance(Duration::from_millis(7)).await;
        }
        due.dedup();
        assert!(due.len() <= 2, "{due:?}");
    }

    /// A client can delay its acknowledgements to match its pongs only after the handshake.
    #[tokio::test(start_paused = true)]
    async fn the_shortest_counts_however_long_ago() {
        let mut pings = Pings::new(Line::default(), Duration::from_secs(10));
        for measured in [1, 40, 40, 200] {
            let Message::Ping(payload) = pings.ping() else { unreachable!() };
            tokio::time::sleep(Duration::from_millis(200)).await;
            pings.pong(&payload, || Some(Duration::from_millis(measured)));
            tokio::time::sleep(Duration::from_secs(120)).await;
        }
        assert_eq!(pings.credit_ms(), 1 + JITTER_MS);
    }
}
