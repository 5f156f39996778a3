//! Whether the store can be written to: for `/readyz`, which balancers and operators ask.

use std::time::Duration;

use store::Store;
use tokio::sync::Mutex;
use tokio::time::{Instant, timeout};

/// An answer holds for this long: asking is cheap, however often.
const HOLDS: Duration = Duration::from_secs(1);
/// A write that takes longer than this is as bad as one that fails.
const SLOW: Duration = Duration::from_millis(300);

/// The last answer, and when it was found. While one request tries the store, others wait for its
/// answer.
#[derive(Default)]
pub(crate) struct Readiness(Mutex<Option<(Instant, Result<(), &'static str>)>>);

impl Readiness {
    /// Whether this store can be written to, or why not.
    pub(crate) async fn of(&self, store: &Store) -> Result<(), &'static str> {
        let mut last = self.0.lock().await;
        if let Some((at, answer)) = *last
            && at.elapsed() < HOLDS
        {
            return answer;
        }
        let answer = match timeout(SLOW, store.probe()).await {
            Ok(Ok(())) if !store.tenure().is_held() => Err("the lease has run out"),
            Ok(Ok(())) => Ok(()),
            Ok(Err(store::Error::Full)) => Err("the disk is full"),
            Ok(Err(store::Error::Away(_) | store::Error::Database(_))) => {
                Err("the database does not answer")
            }
            Ok(Err(_)) => Err("the disk cannot be written to"),
            Err(_) => Err("the disk does not answer"),
        };
        metrics::gauge!("safehouse_store_ready").set(if answer.is_ok() { 1.0 } else { 0.0 });
        *last = Some((Instant::now(), answer));
        answer
    }
}
