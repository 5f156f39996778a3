//! Token buckets, one for each range of addresses.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::address::{Address, Range};

/// A bucket's capacity, and the tokens it regains each second.
#[derive(Clone, Copy)]
pub(crate) struct Fill {
    pub(crate) most: f64,
    pub(crate) per_s: f64,
}

impl Fill {
    /// A capacity of one minute's worth, regained within a minute.
    pub(crate) fn per_minute(n: u32) -> Fill {
        Fill { most: f64::from(n), per_s: f64::from(n) / 60.0 }
    }

    /// A capacity of one hour's worth, regained within an hour.
    pub(crate) fn per_hour(n: u32) -> Fill {
        Fill { most: f64::from(n), per_s: f64::from(n) / 3600.0 }
    }

    /// The limit for all addresses of a range together.
    fn of(self, range: Range) -> Fill {
        let times = f64::from(range.times());
        Fill { most: self.most * times, per_s: self.per_s * times }
    }
}

/// A token bucket.
pub(crate) struct Bucket {
    tokens: f64,
    filled: Instant,
    /// Tokens that were taken and may yet be returned.
    lent: u32,
}

impl Bucket {
    pub(crate) fn full(fill: Fill) -> Bucket {
        Bucket { tokens: fill.most, filled: Instant::now(), lent: 0 }
    }

    fn level(&mut self, fill: Fill) -> f64 {
        let passed = self.filled.elapsed().as_secs_f64();
        self.filled += Duration::from_secs_f64(passed);
        self.tokens = (self.tokens + passed * fill.per_s).min(fill.most);
        self.tokens
    }

    /// Takes this many tokens, if there are enough.
    pub(crate) fn take(&mut self, fill: Fill, cost: f64) -> bool {
        let enough = self.level(fill) >= cost;
        self.tokens -= if enough { cost } else { 0.0 };
        enough
    }
}

/// A bucket for each range of addresses that clients came from. Full buckets are removed.
pub(crate) struct Buckets {
    fill: Fill,
    shelf: Mutex<Shelf>,
}

struct Shelf {
    of: HashMap<Range, Bucket>,
    /// The number of buckets at which the full ones are removed. It is then set to twice the number
    /// left, so that the cost per bucket stays small however many there are.
    sweep_at: usize,
}

/// With fewer buckets than this, none are removed.
const MANY: usize = 10_000;

/// The answer to a request for a token that may be returned.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Lent {
    /// The token is theirs.
    Yes,
    /// There is none now, but others may return theirs soon.
    Perhaps,
    /// There is none.
    No,
}

impl Buckets {
    pub(crate) fn new(fill: Fill) -> Buckets {
        Buckets { fill, shelf: Mutex::new(Shelf { of: HashMap::new(), sweep_at: MANY }) }
    }

    /// Takes this many tokens from every range that the address is in, or from none of them.
    pub(crate) fn take(&self, address: Address, cost: f64) -> bool {
        let mut shelf = self.shelf();
        let enough = address.ranges().all(|range| {
            let (fill, bucket) = shelf.bucket(self.fill, range);
            bucket.level(fill) >= cost
        });
        if enough {
            address.ranges().for_each(|range| shelf.bucket(self.fill, range).1.tokens -= cost);
        }
        enough
    }

    /// Takes a token that may be returned.
    pub(crate) fn lend(&self, address: Address) -> Lent {
        let mut shelf = self.shelf();
        for range in address.ranges() {
            let (fill, bucket) = shelf.bucket(self.fill, range);
            if bucket.level(fill) < 1.0 {
                return if bucket.lent > 0 { Lent::Perhaps } else { Lent::No };
            }
        }
        for range in address.ranges() {
            let (_, bucket) = shelf.bucket(self.fill, range);
            bucket.tokens -= 1.0;
            bucket.lent += 1;
        }
        Lent::Yes
    }

    /// Settles a token that was lent: it is returned, or spent.
    pub(crate) fn settle(&self, address: Address, given_back: bool) {
        let mut shelf = self.shelf();
        for range in address.ranges() {
            let (fill, bucket) = shelf.bucket(self.fill, range);
            bucket.lent = bucket.lent.saturating_sub(1);
            if given_back {
                bucket.tokens = (bucket.tokens + 1.0).min(fill.most);
            }
        }
    }

    fn shelf(&self) -> MutexGuard<'_, Shelf> {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        if shelf.of.len() >= shelf.sweep_at {
            shelf.of.retain(|range, bucket| {
                let fill = self.fill.of(*range);
                bucket.lent > 0 || bucket.level(fill) < fill.most
            });
            shelf.sweep_at = (2 * shelf.of.len()).max(MANY);
        }
        shelf
    }
}

impl Shelf {
    fn bucket(&mut self, fill: Fill, range: Range) -> (Fill, &mut Bucket) {
        let fill = fill.of(range);
        (fill, self.of.entry(range).or_insert_with(|| Bucket::full(fill)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    fn address(ip: &str) -> Address {
        ip.parse::<IpAddr>().expect("an address").into()
    }

    /// Buckets that do not fill during a test.
    fn buckets(most: f64) -> Buckets {
        Buckets::new(Fill { most, per_s: 0.0 })
    }

    #[test]
    fn a_bucket_has_an_end_and_addresses_their_own() {
        let buckets = buckets(3.0);
        let (one, other) = (address("203.0.113.7"), address("203.0.113.8"));
        assert_eq!((0..9).filter(|_| buckets.take(one, 1.0)).count(), 3);
        assert_eq!((0..99).filter(|_| buckets.take(other, 0.125)).count(), 24);
    }

    #[test]
    fn a_site_has_eight_times_what_a_network_has() {
        let buckets = buckets(3.0);
        let networks: Vec<Address> =
            (0..20).map(|n| address(&format!("2001:db8:1:{n:x}::1"))).collect();
        let taken = |address: &Address| (0..9).filter(|_| buckets.take(*address, 1.0)).count();
        assert_eq!(taken(&networks[0]), 3);
        assert_eq!(networks[1..].iter().map(taken).sum::<usize>(), 21, "24 in all");
        assert_eq!(taken(&address("2001:db8:2::1")), 3, "another site");
    }

    #[test]
    fn what_is_lent_comes_back_or_not() {
        let (buckets, ann) = (buckets(2.0), address("2001:db8::1"));
        assert_eq!([(); 3].map(|()| buckets.lend(ann)), [Lent::Yes, Lent::Yes, Lent::Perhaps]);
        buckets.settle(ann, true);
        assert_eq!(buckets.lend(ann), Lent::Yes);
        buckets.settle(ann, false);
        assert_eq!(buckets.lend(ann), Lent::Perhaps, "one is still out");
        buckets.settle(ann, false);
        assert_eq!(buckets.lend(ann), Lent::No);
    }

    #[test]
    fn full_buckets_are_forgotten_and_lent_ones_are_not() {
        let buckets = Buckets::new(Fill { most: 1.0, per_s: 1e9 });
        let ann = address("198.51.100.1");
        assert_eq!(buckets.lend(ann), Lent::Yes);
        for n in 0..2 * MANY as u32 {
            assert!(buckets.take(IpAddr::V4(n.into()).into(), 1.0));
        }
        let shelf = buckets.shelf();
        assert!(shelf.of.len() <= MANY + 1, "{}", shelf.of.len());
        assert!(ann.ranges().all(|range| shelf.of.contains_key(&range)));
    }

    #[test]
    fn a_limit_of_nothing_lets_nobody_in() {
        let buckets = Buckets::new(Fill::per_minute(0));
        assert!(!buckets.take(address("203.0.113.7"), 1.0));
        assert_eq!(buckets.lend(address("203.0.113.7")), Lent::No);
    }
}
