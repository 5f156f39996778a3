//! For how long a program may speak for its tables.

use std::{
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};
use tokio::sync::Notify;

/// Whether this program may speak for the tables that it owns. A store in a file has one program,
/// which always may. In a database that programs share, each has a lease, and must be silent once it
/// could not renew the lease in time: another program may own its tables by then.
#[derive(Clone, Default)]
pub struct Tenure(Option<Arc<Lease>>);

/// The lease of this program. Instants are in microseconds since `began`, so that asking costs no
/// lock.
struct Lease {
    began: Instant,
    until_us: AtomicU64,
    /// From here on nothing new should be begun: the lease was not renewed when it should have been.
    sure_until_us: AtomicU64,
    renewed_us: AtomicU64,
    /// How often the lease was gained after it had run out.
    terms: AtomicU64,
    takeovers: AtomicU64,
    gained: Notify,
    /// Tells of a new term, and not of every renewal: there are many tables, and one of those a second.
    began_anew: Notify,
}

impl Tenure {
    /// A tenure whose lease is not gained yet.
    pub(crate) fn leased() -> Tenure {
        Tenure(Some(Arc::new(Lease {
            began: Instant::now(),
            until_us: AtomicU64::new(0),
            sure_until_us: AtomicU64::new(0),
            renewed_us: AtomicU64::new(0),
            terms: AtomicU64::new(0),
            takeovers: AtomicU64::new(0),
            gained: Notify::new(),
            began_anew: Notify::new(),
        })))
    }

    /// Whether this program may speak now.
    pub fn is_held(&self) -> bool {
        self.0.as_ref().is_none_or(|lease| lease.now_us() < lease.until_us.load(Ordering::Acquire))
    }

    /// Whether this program may begin something new: a little before the lease runs out it may not,
    /// so that it can still say that it pauses.
    pub fn is_sure(&self) -> bool {
        let sure =
            |lease: &Arc<Lease>| lease.now_us() < lease.sure_until_us.load(Ordering::Acquire);
        self.0.as_ref().is_none_or(sure)
    }

    /// The number of the term: if it has changed, the lease had run out in between, and every table
    /// may have another owner.
    pub fn term(&self) -> u64 {
        self.0.as_ref().map_or(0, |lease| lease.terms.load(Ordering::Acquire))
    }

    /// Waits until this program may begin something new.
    pub async fn held(&self) {
        let Some(lease) = &self.0 else { return };
        loop {
            let gained = lease.gained.notified();
            if self.is_sure() {
                return;
            }
            gained.await;
        }
    }

    /// Waits until the term is another than this one.
    pub async fn anew(&self, term: u64) {
        let Some(lease) = &self.0 else { return std::future::pending().await };
        loop {
            let began_anew = lease.began_anew.notified();
            if self.term() != term {
                return;
            }
            began_anew.await;
        }
    }

    /// How long ago the lease was renewed, if there is one.
    pub fn age(&self) -> Option<Duration> {
        let lease = self.0.as_ref()?;
        let renewed_us = lease.renewed_us.load(Ordering::Relaxed);
        Some(Duration::from_micros(lease.now_us().saturating_sub(renewed_us)))
    }

    /// How many tables were taken over from programs that had not let go of them.
    pub fn takeovers(&self) -> u64 {
        self.0.as_ref().map_or(0, |lease| lease.takeovers.load(Ordering::Relaxed))
    }

    pub(crate) fn took_over(&self) {
        if let Some(lease) = &self.0 {
            lease.takeovers.fetch_add(1, Ordering::Relaxed);
        }
    }

    /// The lease was renewed: it was asked for at `asked`, and holds from then on for this long.
    pub(crate) fn renewed(&self, asked: Instant, holds: Duration, had_run_out: bool) {
        let Some(lease) = &self.0 else { return };
        // The term first: whoever sees the new end must see that it is another term.
        let is_another_term = had_run_out || !self.is_held();
        if is_another_term {
            lease.terms.fetch_add(1, Ordering::AcqRel);
        }
        lease.renewed_us.store(lease.us(asked), Ordering::Relaxed);
        lease.until_us.store(lease.us(asked + holds), Ordering::Release);
        lease.sure_until_us.store(lease.us(asked + holds - holds / 6), Ordering::Release);
        lease.gained.notify_waiters();
        if is_another_term {
            lease.began_anew.notify_waiters();
        }
    }

    /// Lets go of the lease.
    pub(crate) fn end(&self) {
        if let Some(lease) = &self.0 {
            lease.sure_until_us.store(0, Ordering::Release);
            lease.until_us.store(0, Ordering::Release);
        }
    }
}

impl Lease {
    fn now_us(&self) -> u64 {
        self.us(Instant::now())
    }

    fn us(&self, instant: Instant) -> u64 {
        let since = instant.saturating_duration_since(self.began).as_micros();
        u64::try_from(since).unwrap_or(u64::MAX)
    }
}

impl std::fmt::Debug for Tenure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Tenure({})", self.is_held())
    }
}
