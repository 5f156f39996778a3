//! Requests in the writer's queue.

use crate::{Error, writer::Pen};
use tokio::sync::oneshot;

/// A request in the queue.
pub(crate) trait Work: Send {
    /// Does it, inside a transaction. A refusal concerns this request alone and is kept for the
    /// answer; the error here is one that fails the whole batch.
    fn run(&mut self, pen: &mut Pen<'_>) -> Result<(), Error>;

    /// Answers, now that the fate of the whole batch is known.
    fn answer(self: Box<Self>, batch: &Result<(), Error>);
}

/// A request that is some function of the pen.
pub(crate) struct Task<T, F> {
    pub(crate) work: Option<F>,
    pub(crate) outcome: Option<Result<T, Error>>,
    pub(crate) asker: oneshot::Sender<Result<T, Error>>,
}

impl<T: Send, F> Work for Task<T, F>
where
    F: FnOnce(&mut Pen<'_>) -> Result<T, Error> + Send,
{
    fn run(&mut self, pen: &mut Pen<'_>) -> Result<(), Error> {
        let work = self.work.take().expect("a request is run once");
        match work(pen) {
            Err(error) if error.fails_all() => Err(error),
            outcome => {
                self.outcome = Some(outcome);
                Ok(())
            }
        }
    }

    fn answer(self: Box<Self>, batch: &Result<(), Error>) {
        let answer = match batch {
            Ok(()) => self.outcome.expect("a written batch ran every request"),
            Err(error) => Err(error.clone()),
        };
        // Whoever asked may have stopped waiting.
        let _ = self.asker.send(answer);
    }
}
