//! Requests in the writer's queue.

use crate::{Error, TableId, writer::Pen};
use tokio::sync::oneshot;

/// A request in the queue.
pub(crate) trait Work: Send {
    /// Carries out the request, inside a transaction. A refusal concerns this request alone and is
    /// kept for the answer; an error returned here fails the whole batch. Then it may be run again.
    fn run(&mut self, pen: &mut Pen<'_>) -> Result<(), Error>;

    /// Answers the request, now that the whole batch has been written or has failed.
    fn answer(self: Box<Self>, batch: &Result<(), Error>);
}

/// A request that is a function of the pen.
pub(crate) struct Task<T, F> {
    pub(crate) work: F,
    /// The table that the request concerns, if any.
    pub(crate) table: Option<TableId>,
    pub(crate) outcome: Option<Result<T, Error>>,
    pub(crate) asker: oneshot::Sender<Result<T, Error>>,
}

impl<T: Send, F> Work for Task<T, F>
where
    F: FnMut(&mut Pen<'_>) -> Result<T, Error> + Send,
{
    fn run(&mut self, pen: &mut Pen<'_>) -> Result<(), Error> {
        match (self.work)(pen) {
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
            Err(error) => Err(match self.table {
                Some(table) => error.clone().of(table),
                None => error.clone(),
            }),
        };
        // The receipt may have been dropped.
        let _ = self.asker.send(answer);
    }
}
