//! How much of everything one address may have.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::address::{Address, Range};
use crate::buckets::{Bucket, Buckets, Fill};
use crate::guesses::Guesses;
use crate::shared::Reporter;

/// The limits. The defaults suit a server on the public internet; a test in which all clients share
/// one address raises them. A limit of 0 counts as 1, and a timeout below 10 ms as 10 ms.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Maximum simultaneous connections per client address. A school behind one router is fine.
    pub connections: u32,
    /// Messages per second on one socket, in the long run; a burst may have twice as many.
    pub messages_per_s: u32,
    /// Wrong codes per hour from one address, all of them at once if need be. A code is short, so
    /// this is what keeps it from being guessed.
    pub wrong_codes_per_hour: u32,
    /// New tables and seats per minute from one address.
    pub new_per_min: u32,
    /// Requests to `/api/` per minute from one address, all of them at once if need be; any other
    /// request counts as a tenth.
    ///
    /// 200 people behind one router who open the page at once request about 20 files and make 5
    /// calls each, 1,400 by this count. A file costs the server next to nothing: it is compressed
    /// in memory, and browsers cache it.
    pub requests_per_min: u32,
    /// Hellos per minute from one address, all of them at once if need be.
    ///
    /// 200 people behind one router who all reconnect after a restart send 200, and some of them
    /// two.
    pub hellos_per_min: u32,
    /// Timeout for a request, a hello, or a client that stops reading.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 200,
            messages_per_s: 40,
            wrong_codes_per_hour: 40,
            new_per_min: 60,
            requests_per_min: 3000,
            hellos_per_min: 400,
            patience: Duration::from_secs(10),
        }
    }
}

impl Limits {
    /// The same limits without values that would let nobody in or keep the server spinning.
    fn sane(self) -> Limits {
        Limits {
            connections: self.connections.max(1),
            messages_per_s: self.messages_per_s.max(1),
            wrong_codes_per_hour: self.wrong_codes_per_hour.max(1),
            new_per_min: self.new_per_min.max(1),
            requests_per_min: self.requests_per_min.max(1),
            hellos_per_min: self.hellos_per_min.max(1),
            patience: self.patience.max(Duration::from_millis(10)),
        }
    }
}

/// The cost of a file of the site, in calls.
const FILE: f64 = 0.1;

/// The state of all limits.
pub(crate) struct Guards {
    limits: Limits,
    connections: Connections,
    new: Buckets,
    requests: Buckets,
    hellos: Buckets,
    /// Guessed codes.
    pub(crate) guesses: Guesses,
    /// Reports to the other nodes.
    pub(crate) reporter: Reporter,
}

type Connections = Arc<Mutex<HashMap<Range, u32>>>;

/// One connection, counted as long as it lives.
pub(crate) struct Connection {
    address: Address,
    connections: Connections,
}

impl Guards {
    pub(crate) fn new(limits: Limits) -> Self {
        let (limits, reporter) = (limits.sane(), Reporter::default());
        Guards {
            limits,
            connections: Arc::default(),
            new: Buckets::new(Fill::per_minute(limits.new_per_min)),
            requests: Buckets::new(Fill::per_minute(limits.requests_per_min)),
            hellos: Buckets::new(Fill::per_minute(limits.hellos_per_min)),
            guesses: Guesses::new(limits.wrong_codes_per_hour, reporter.clone()),
            reporter,
        }
    }

    /// Counts a connection, if this address may have one more.
    pub(crate) fn connect(&self, address: Address) -> Option<Connection> {
        let mut connections = lock(&self.connections);
        let fits = address.ranges().all(|range| {
            let count = connections.get(&range).copied().unwrap_or(0);
            count < self.limits.connections.saturating_mul(range.times())
        });
        if !fits {
            return None;
        }
        address.ranges().for_each(|range| *connections.entry(range).or_default() += 1);
        Some(Connection { address, connections: self.connections.clone() })
    }

    /// Whether this address may create another table or take another seat; if so it counts.
    pub(crate) fn may_make(&self, address: Address) -> bool {
        let may = self.new.take(address, 1.0);
        if may {
            self.reporter.new_one(address);
        }
        may
    }

    /// This address has created a table or taken a seat at another node.
    pub(crate) fn spend_new(&self, address: Address) {
        self.new.take(address, 1.0);
    }

    /// Whether this address may make another request; if so it counts.
    pub(crate) fn may_ask(&self, address: Address, call: bool) -> bool {
        self.requests.take(address, if call { 1.0 } else { FILE })
    }

    /// Whether this address may send another hello; if so it counts.
    pub(crate) fn may_say_hello(&self, address: Address) -> bool {
        self.hellos.take(address, 1.0)
    }

    /// The timeout of a connection.
    pub(crate) fn patience(&self) -> Duration {
        self.limits.patience
    }

    /// A rate limiter for one socket.
    pub(crate) fn pace(&self) -> Pace {
        let per_s = f64::from(self.limits.messages_per_s);
        let fill = Fill { most: per_s * 2.0, per_s };
        Pace(Bucket::full(fill), fill)
    }
}

/// The rate limiter of one socket.
pub(crate) struct Pace(Bucket, Fill);

impl Pace {
    /// Whether one more message is allowed.
    pub(crate) fn allows(&mut self) -> bool {
        self.0.take(self.1, 1.0)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut connections = lock(&self.connections);
        for range in self.address.ranges() {
            if let Some(count) = connections.get_mut(&range) {
                *count -= 1;
                if *count == 0 {
                    connections.remove(&range);
                }
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    #[test]
    fn connections_are_counted_as_long_as_they_live() {
        let guards = Guards::new(Limits { connections: 2, ..Limits::default() });
        let connect = |ip: String| guards.connect(ip.parse::<IpAddr>().expect("an ip").into());
        let ann = || connect("203.0.113.7".into());
        let (first, second) = (ann(), ann());
        assert!(first.is_some() && second.is_some() && ann().is_none());
        drop(first);
        assert!(ann().is_some());
        let networks = (0..100).map(|n| connect(format!("2001:db8:1:{n:x}::1")));
        let open: Vec<Connection> = networks.flatten().collect();
        assert_eq!(open.len(), 16, "a site has eight times as many");
        drop((open, second));
        assert!(lock(&guards.connections).is_empty());
    }

    #[test]
    fn no_limit_is_zero() {
        let nothing = Limits {
            connections: 0,
            messages_per_s: 0,
            wrong_codes_per_hour: 0,
            new_per_min: 0,
            requests_per_min: 0,
            hellos_per_min: 0,
            patience: Duration::ZERO,
        };
        let guards = Guards::new(nothing);
        let ann: Address = IpAddr::from([203, 0, 113, 7]).into();
        assert!(guards.connect(ann).is_some());
        assert!(guards.may_make(ann) && guards.may_ask(ann, true) && guards.may_say_hello(ann));
        assert!(guards.guesses.take_now(ann).is_some());
        assert!(guards.pace().allows() && guards.patience() > Duration::ZERO);
    }
}
