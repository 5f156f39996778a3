//! The instant at which a simulated answer comes.

use super::Sim;
use std::{
    fmt,
    future::Future,
    pin::Pin,
    task::{Context, Poll, ready},
};
use tokio::time::{Instant, Sleep, sleep_until};

/// The instant at which a request is done. There is no background thread: the task that waits for
/// the instant carries out the requests that are due then.
pub(crate) struct Due {
    sim: Sim,
    /// The number of the request, counted from 1.
    number: u64,
    at: Instant,
    /// Created when it is first polled, because that needs a runtime.
    sleep: Option<Pin<Box<Sleep>>>,
}

impl Due {
    pub(super) fn new(sim: Sim, number: u64, at: Instant) -> Due {
        Due { sim, number, at, sleep: None }
    }

    /// Carries out all requests up to this one, whatever the clock says.
    pub(crate) fn bring_about(self) {
        let mut world = self.sim.world();
        while world.done < self.number {
            world.step(false);
        }
    }
}

impl Future for Due {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<()> {
        // Otherwise it was done before: by a reader, or because the store was killed or closed.
        if self.sim.world().done < self.number {
            let at = self.at;
            let sleep = self.sleep.get_or_insert_with(|| Box::pin(sleep_until(at)));
            ready!(sleep.as_mut().poll(context));
            self.sim.world().catch_up(at);
        }
        Poll::Ready(())
    }
}

impl fmt::Debug for Due {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Due({})", self.number)
    }
}
