//! Guessed codes: wrong ones are limited, right ones cost nothing.

use tokio::sync::Notify;

use crate::address::Address;
use crate::buckets::{Buckets, Fill, Lent};
use crate::shared::Reporter;

/// The guesses that each address has left. One is taken before the code is looked up, so that no
/// number of simultaneous guesses gets more answers than the limit, and returned if the code was
/// right.
pub(crate) struct Guesses {
    buckets: Buckets,
    settled: Notify,
    reporter: Reporter,
}

/// A guess whose outcome is not known yet. One that is dropped counts as wrong: hanging up before
/// the answer saves nothing.
pub(crate) struct Guess<'a> {
    guesses: &'a Guesses,
    address: Address,
    right: bool,
}

impl Guesses {
    pub(crate) fn new(wrong_per_hour: u32, reporter: Reporter) -> Guesses {
        let buckets = Buckets::new(Fill::per_hour(wrong_per_hour));
        Guesses { buckets, settled: Notify::new(), reporter }
    }

    /// A guess was wrong at another node.
    pub(crate) fn spend(&self, address: Address) {
        if self.buckets.lend(address) == Lent::Yes {
            self.buckets.settle(address, false);
        }
    }

    /// Takes a guess, unless all are spent. If others at this address hold the remaining ones, this
    /// waits to see whether their codes are right: many people at one address may arrive at once.
    pub(crate) async fn take(&self, address: Address) -> Option<Guess<'_>> {
        loop {
            let settled = self.settled.notified();
            match self.buckets.lend(address) {
                Lent::Yes => return Some(self.guess(address)),
                Lent::Perhaps => settled.await,
                Lent::No => return None,
            }
        }
    }

    /// Takes a guess, if one is available now.
    pub(crate) fn take_now(&self, address: Address) -> Option<Guess<'_>> {
        (self.buckets.lend(address) == Lent::Yes).then(|| self.guess(address))
    }

    fn guess(&self, address: Address) -> Guess<'_> {
        Guess { guesses: self, address, right: false }
    }
}

impl Guess<'_> {
    /// The code was right, or was not looked up.
    pub(crate) fn was_right(mut self) {
        self.right = true;
    }
}

impl Drop for Guess<'_> {
    fn drop(&mut self) {
        self.guesses.buckets.settle(self.address, self.right);
        if !self.right {
            self.guesses.reporter.wrong_code(self.address);
        }
        self.guesses.settled.notify_waiters();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;
    use tokio::task::yield_now;

    #[tokio::test]
    async fn many_right_codes_at_once_are_all_answered() {
        let guesses = Guesses::new(2, Reporter::default());
        let ann = IpAddr::from([203, 0, 113, 7]).into();
        let right = async || {
            let guess = guesses.take(ann).await.expect("there are tries");
            yield_now().await;
            guess.was_right();
        };
        futures_util::future::join_all((0..50).map(|_| right())).await;
        assert!(guesses.take_now(ann).is_some());
    }

    #[tokio::test]
    async fn wrong_codes_at_once_are_answered_as_often_as_one_by_one() {
        let guesses = Guesses::new(2, Reporter::default());
        let eve = IpAddr::from([203, 0, 113, 66]).into();
        let wrong = async || {
            let guess = guesses.take(eve).await;
            yield_now().await;
            guess.is_some()
        };
        let answered = futures_util::future::join_all((0..50).map(|_| wrong())).await;
        assert_eq!(answered.into_iter().filter(|answered| *answered).count(), 2);
        assert!(guesses.take_now(eve).is_none());
    }

    #[tokio::test]
    async fn a_wrong_code_at_another_node_counts_here() {
        let guesses = Guesses::new(2, Reporter::default());
        let [ann, eve] = [[203, 0, 113, 7], [203, 0, 113, 66]].map(|ip| IpAddr::from(ip).into());
        guesses.spend(eve);
        assert!(guesses.take_now(eve).is_some());
        guesses.spend(eve);
        assert!(guesses.take_now(eve).is_none() && guesses.take_now(ann).is_some());
    }
}
