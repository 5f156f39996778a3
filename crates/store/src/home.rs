//! The contract of every implementation of the store.

use crate::{
    Deed, Entries, Error, Finished, Journal, Label, Membership, NodeId, Purged, Receipt, TableId,
    Tenure,
};
use std::ops::ControlFlow;

/// Where journals are kept: in a file, in PostgreSQL, or in a simulation for tests.
///
/// [`Store`](crate::Store) documents what each method promises. All homes promise this:
///
/// - Requests are carried out in the order in which they were made.
/// - A receipt is answered with success only when the request survives everything that the home
///   survives.
/// - After a retryable error the request may or may not have been carried out, and asking again is
///   harmless.
/// - Reads see everything that was acknowledged, and nothing that could still be undone.
///
/// The tests in `tests/` that take a home run against each of them.
pub(crate) trait Home: Send + Sync {
    fn create(&self, code: String, head: Vec<u8>) -> Receipt<Deed>;
    fn claim(&self, table: TableId) -> Receipt<Deed>;
    fn append(&self, deed: Deed, seq: u32, label: Label, bytes: Vec<u8>) -> Receipt<()>;
    fn end(&self, deed: Deed, when_ms: i64) -> Receipt<()>;
    fn record(&self, deed: Deed, finished: Finished) -> Receipt<()>;
    fn purge(&self, before_ms: i64, at_most: u32) -> Receipt<Purged>;
    fn probe(&self) -> Receipt<()>;

    /// A home with one program has nobody to release a table to.
    fn release(&self, _: Deed) -> Receipt<()> {
        Receipt::done()
    }

    /// See [`Home::release`].
    fn verify(&self, _: Deed) -> Receipt<()> {
        Receipt::done()
    }

    fn membership(&self) -> Option<Membership> {
        None
    }

    /// See [`Home::release`].
    fn owner(&self, _: TableId) -> Result<Option<NodeId>, Error> {
        Ok(None)
    }

    fn tenure(&self) -> Tenure {
        Tenure::default()
    }

    fn find(&self, code: &str) -> Result<Option<Journal>, Error>;
    fn journal(&self, table: TableId) -> Result<Journal, Error>;
    fn read_back(&self, table: TableId, each: &mut Each<'_>) -> Result<Journal, Error>;
    fn live(&self, each: &mut EachTable<'_>) -> Result<(), Error>;
    fn stale(&self, label: Label, before_ms: i64, at_most: u32) -> Result<Vec<Journal>, Error>;
    fn finished_at(&self, table: TableId) -> Result<Vec<Finished>, Error>;
    fn finished(
        &self,
        game: Option<&str>,
        before_ms: i64,
        at_most: u32,
    ) -> Result<Vec<Finished>, Error>;

    fn now_ms(&self) -> i64;
    fn is_simulated(&self) -> bool;
    fn close(&self);

    /// For tests: sets the instant at which a live table was last touched.
    #[cfg(test)]
    fn touch(&self, table: TableId, touched_ms: i64);

    /// For tests: the newest epoch of a live table.
    #[cfg(test)]
    fn epoch(&self, table: TableId) -> Result<crate::Epoch, Error>;

    /// For tests of the rows on disk.
    #[cfg(test)]
    fn disk(&self) -> Option<&crate::disk::Disk>;
}

/// Is called with an entry and its number; returns whether it has seen enough.
pub(crate) type Each<'a> = dyn FnMut(u32, &[u8]) -> ControlFlow<()> + 'a;

/// Is called with each table that has not ended, or with the reason why it cannot be read.
pub(crate) type EachTable<'a> = dyn FnMut(TableId, Result<(Journal, Entries), Error>) + 'a;
