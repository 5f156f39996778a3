//! A budget that fills up by itself: a burst at once, a rate in the long run.

use std::time::Duration;

use tokio::time::Instant;

/// How much a budget allows.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    /// How many at once, after a quiet while.
    pub(crate) burst: u32,
    /// How long it takes until one more is allowed.
    pub(crate) every: Duration,
}

/// A budget, counted on the runtime's clock. It stores the instant at which it will be full again:
/// one number instead of a level and the time it was measured at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    full_at: Instant,
}

impl Budget {
    /// A full budget.
    pub(crate) fn full() -> Budget {
        Budget { full_at: Instant::now() }
    }

    /// Takes one, if the budget allows it.
    pub(crate) fn take(&mut self, allowance: Allowance) -> bool {
        self.take_some(allowance, 1)
    }

    /// Takes this many at once, or nothing if the budget does not allow it.
    pub(crate) fn take_some(&mut self, allowance: Allowance, count: u32) -> bool {
        let now = Instant::now();
        let taken = self.full_at.max(now) + allowance.every * count;
        let allowed = taken <= now + allowance.every * allowance.burst;
        if allowed {
            self.full_at = taken;
        }
        allowed
    }

    /// When one may next be taken; in the past if that is now.
    pub(crate) fn ready_at(&self, Allowance { burst, every }: Allowance) -> Instant {
        let spare = every * burst.saturating_sub(1);
        self.full_at.checked_sub(spare).unwrap_or(self.full_at)
    }
}

#[cfg(test)]
mod tests {
    use super::{Allowance, Budget};
    use std::time::Duration;
    use tokio::time::sleep;

    const FEW: Allowance = Allowance { burst: 3, every: Duration::from_secs(1) };

    #[tokio::test(start_paused = true)]
    async fn a_burst_then_one_at_a_time() {
        sleep(Duration::from_secs(60)).await;
        let mut budget = Budget::full();
        let taken = (0..10).filter(|_| budget.take(FEW)).count();
        assert_eq!(taken, 3);
        sleep(Duration::from_millis(999)).await;
        assert!(!budget.take(FEW));
        sleep(Duration::from_millis(1)).await;
        assert!(budget.take(FEW) && !budget.take(FEW));
        sleep(Duration::from_secs(3600)).await;
        assert!(!budget.take_some(FEW, 4) && budget.take_some(FEW, 2), "all or nothing");
        assert_eq!((0..10).filter(|_| budget.take(FEW)).count(), 1, "never more than the burst");
    }
}
