//! How much of everything one address may have.

use std::collections::HashMap;
use std::net::{IpAddr, Ipv6Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// The limits. The defaults suit a server that the whole world can reach; a test that is a whole
/// world by itself raises them.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Connections at once from one address. A school behind one router is fine.
    pub connections: u32,
    /// Messages a second on one socket, in the long run; twice as many at once.
    pub messages_per_s: u32,
    /// Wrong codes a minute from one address.
    pub wrong_codes_per_min: u32,
    /// New tables and seats a minute from one address.
    pub new_per_min: u32,
    /// How long a connection may keep us waiting: for a request, for a hello, for a reader.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Self {
        Limits {
            connections: 200,
            messages_per_s: 40,
            wrong_codes_per_min: 20,
            new_per_min: 60,
            patience: Duration::from_secs(10),
        }
    }
}

/// An address as far as limits go: in IPv6 everybody has a whole /64.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(IpAddr);

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Self {
        Address(match ip.to_canonical() {
            IpAddr::V4(ip) => IpAddr::V4(ip),
            IpAddr::V6(ip) => {
                let [a, b, c, d, ..] = ip.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

/// A bucket of tokens that fills by itself: so many at most, so much time for each.
pub(crate) struct Bucket {
    tokens: f64,
    filled: Instant,
}

/// How a bucket fills.
#[derive(Clone, Copy)]
pub(crate) struct Fill {
    most: f64,
    per_s: f64,
}

impl Fill {
    fn per_minute(n: u32) -> Fill {
        Fill { most: f64::from(n), per_s: f64::from(n) / 60.0 }
    }
}

impl Bucket {
    fn full(fill: Fill) -> Bucket {
        Bucket { tokens: fill.most, filled: Instant::now() }
    }

    fn level(&mut self, fill: Fill) -> f64 {
        let passed = self.filled.elapsed().as_secs_f64();
        self.filled += Duration::from_secs_f64(passed);
        self.tokens = (self.tokens + passed * fill.per_s).min(fill.most);
        self.tokens
    }

    /// Takes a token, if there is one.
    fn take(&mut self, fill: Fill) -> bool {
        let any = self.level(fill) >= 1.0;
        self.tokens -= if any { 1.0 } else { 0.0 };
        any
    }
}

/// A bucket for each address. Full ones are forgotten now and then.
struct Buckets {
    fill: Fill,
    of: Mutex<HashMap<Address, Bucket>>,
}

/// When there are so many buckets the full ones go.
const MANY: usize = 10_000;

impl Buckets {
    fn new(fill: Fill) -> Buckets {
        Buckets { fill, of: Mutex::default() }
    }

    fn with<T>(&self, address: Address, look: impl FnOnce(&mut Bucket, Fill) -> T) -> T {
        let mut of = lock(&self.of);
        if of.len() > MANY {
            of.retain(|_, bucket| bucket.level(self.fill) < self.fill.most);
        }
        look(of.entry(address).or_insert_with(|| Bucket::full(self.fill)), self.fill)
    }
}

/// The limits at work.
pub(crate) struct Guards {
    limits: Limits,
    connections: Arc<Mutex<HashMap<Address, u32>>>,
    wrong_codes: Buckets,
    new: Buckets,
}

/// One connection, counted as long as it lives.
pub(crate) struct Connection {
    address: Address,
    connections: Arc<Mutex<HashMap<Address, u32>>>,
}

impl Guards {
    pub(crate) fn new(limits: Limits) -> Self {
        Guards {
            limits,
            connections: Arc::default(),
            wrong_codes: Buckets::new(Fill::per_minute(limits.wrong_codes_per_min)),
            new: Buckets::new(Fill::per_minute(limits.new_per_min)),
        }
    }

    /// Counts a connection, if there may be one more from there.
    pub(crate) fn connect(&self, address: Address) -> Option<Connection> {
        let mut connections = lock(&self.connections);
        let count = connections.entry(address).or_default();
        if *count >= self.limits.connections {
            return None;
        }
        *count += 1;
        Some(Connection { address, connections: self.connections.clone() })
    }

    /// Notes that a code was wrong.
    pub(crate) fn wrong_code(&self, address: Address) {
        self.wrong_codes.with(address, Bucket::take);
    }

    /// Whether this address may still try codes. Right ones do not count.
    pub(crate) fn may_try_codes(&self, address: Address) -> bool {
        self.wrong_codes.with(address, |bucket, fill| bucket.level(fill) >= 1.0)
    }

    /// Whether this address may make another table or take another seat; if so it counts.
    pub(crate) fn may_make(&self, address: Address) -> bool {
        self.new.with(address, Bucket::take)
    }

    /// How long a connection may keep us waiting.
    pub(crate) fn patience(&self) -> Duration {
        self.limits.patience
    }

    /// The pace of one socket.
    pub(crate) fn pace(&self) -> Pace {
        let per_s = f64::from(self.limits.messages_per_s);
        let fill = Fill { most: per_s * 2.0, per_s };
        Pace(Bucket::full(fill), fill)
    }
}

/// How fast one socket may speak.
pub(crate) struct Pace(Bucket, Fill);

impl Pace {
    /// Whether one more message is fine.
    pub(crate) fn allows(&mut self) -> bool {
        self.0.take(self.1)
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        let mut connections = lock(&self.connections);
        if let Some(count) = connections.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                connections.remove(&self.address);
            }
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
