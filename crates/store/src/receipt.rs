//! The future answer to a request.

use crate::Error;
use std::{
    future::Future,
    pin::Pin,
    task::{Context, Poll},
};
use tokio::sync::oneshot;

/// The answer to a request, which comes once the request has been written and synced, or refused.
///
/// The request is queued before its receipt is returned: it is written whether or not anybody
/// awaits the receipt, and requests are written in the order in which they were made.
#[must_use = "only the answer says that it was written"]
#[derive(Debug)]
pub struct Receipt<T> {
    answer: oneshot::Receiver<Result<T, Error>>,
    /// Set in a simulation, which has no writer thread: the answer comes at an instant of tokio's
    /// clock.
    #[cfg(any(test, feature = "faults"))]
    due: Option<crate::sim::Due>,
}

impl<T> Receipt<T> {
    pub(crate) fn new() -> (oneshot::Sender<Result<T, Error>>, Receipt<T>) {
        let (sender, answer) = oneshot::channel();
        #[cfg(any(test, feature = "faults"))]
        return (sender, Receipt { answer, due: None });
        #[cfg(not(any(test, feature = "faults")))]
        (sender, Receipt { answer })
    }

    /// The receipt of a request that is refused at once.
    pub(crate) fn refused(error: Error) -> Receipt<T> {
        let (sender, receipt) = Receipt::new();
        let _ = sender.send(Err(error));
        receipt
    }

    /// The same receipt, answered at this instant of the simulation.
    #[cfg(any(test, feature = "faults"))]
    pub(crate) fn when(self, due: crate::sim::Due) -> Receipt<T> {
        Receipt { due: Some(due), ..self }
    }

    /// Blocks this thread until the answer comes. Not for asynchronous code: await it there.
    pub fn wait(self) -> Result<T, Error> {
        #[cfg(any(test, feature = "faults"))]
        if let Some(due) = self.due {
            due.bring_about();
            let mut answer = self.answer;
            return answer.try_recv().unwrap_or(Err(Error::Closed));
        }
        self.answer.blocking_recv().unwrap_or(Err(Error::Closed))
    }
}

impl Receipt<()> {
    /// The receipt of a request for which nothing has to be done.
    pub(crate) fn done() -> Receipt<()> {
        let (sender, receipt) = Receipt::new();
        let _ = sender.send(Ok(()));
        receipt
    }
}

impl<T> Future for Receipt<T> {
    type Output = Result<T, Error>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Self::Output> {
        #[cfg(any(test, feature = "faults"))]
        if let Some(due) = &mut self.due {
            std::task::ready!(Pin::new(due).poll(context));
            self.due = None;
        }
        // A writer that has ended drops the sender without an answer.
        Pin::new(&mut self.answer).poll(context).map(|answer| answer.unwrap_or(Err(Error::Closed)))
    }
}
