//! The promise of an answer.

use crate::Error;
use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll},
};
use tokio::sync::oneshot;

/// An answer that comes once the request has been written and synced, or refused.
///
/// The request is queued before its receipt is handed out: it is written whether or not anybody
/// awaits this, and requests are written in the order in which they were made.
#[must_use = "only the answer says that it was written"]
#[derive(Debug)]
pub struct Receipt<T>(oneshot::Receiver<Result<T, Error>>);

impl<T> Receipt<T> {
    pub(crate) fn new() -> (oneshot::Sender<Result<T, Error>>, Receipt<T>) {
        let (sender, receiver) = oneshot::channel();
        (sender, Receipt(receiver))
    }

    /// Blocks this thread until the answer is there. Not for asynchronous code: await it there.
    pub fn wait(self) -> Result<T, Error> {
        self.0.blocking_recv().unwrap_or(Err(Error::Closed))
    }
}

impl<T> Future for Receipt<T> {
    type Output = Result<T, Error>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        // A writer that is gone drops its end unanswered.
        Pin::new(&mut self.0).poll(context).map(|answer| answer.unwrap_or(Err(Error::Closed)))
    }
}
