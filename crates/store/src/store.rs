//! The store's public interface.

use crate::{
    Deed, Entries, Error, Finished, Journal, Label, Membership, Node, NodeId, Purged, Receipt,
    TableId, Tenure, disk::Disk, home::Home, postgres::Postgres,
};
use std::{ops::ControlFlow, path::Path, sync::Arc};

/// The most bytes that one entry, head or standing may have.
pub const LONGEST: usize = 1 << 20;

/// Journals and results, on disk, in PostgreSQL or simulated. Clones are cheap and share one store.
///
/// Methods that write return a [`Receipt`] at once. Methods that read block for as long as the disk
/// takes, usually well under a millisecond: asynchronous code calls them on a thread that may
/// block, unless [`Store::is_simulated`]. A reader sees only synced data.
#[derive(Clone)]
pub struct Store(Arc<dyn Home>);

impl Store {
    /// Opens the store in this folder, and creates it if there is none.
    ///
    /// A folder that another process has open is refused with [`Error::InUse`].
    pub fn open(folder: &Path) -> Result<Store, Error> {
        Ok(Store::at(Disk::open(folder)?))
    }

    /// Opens the store in this PostgreSQL database (`postgres://USER:PASSWORD@HOST/DATABASE`), and
    /// creates it if there is none. Several programs may have it open. Blocks.
    pub fn in_postgres(url: &str) -> Result<Store, Error> {
        Ok(Store::at(Postgres::open(url, None)?))
    }

    /// The same, as one of the nodes that share the database: it owns tables only as long as it
    /// renews its lease, and claims none from a node that does.
    pub fn in_postgres_as(url: &str, node: Node) -> Result<Store, Error> {
        Ok(Store::at(Postgres::open(url, Some(node))?))
    }

    /// Opens a store whose disk fails when the faults say so.
    #[cfg(any(test, feature = "faults"))]
    pub fn open_with(folder: &Path, faults: &crate::faults::Faults) -> Result<Store, Error> {
        Ok(Store::at(Disk::open_with(folder, faults)?))
    }

    pub(crate) fn at(home: impl Home + 'static) -> Store {
        Store(Arc::new(home))
    }

    /// Whether this is a simulation without a disk, which answers reads at once and on the caller's
    /// thread. Then a run that uses no other thread can be repeated exactly.
    pub fn is_simulated(&self) -> bool {
        self.0.is_simulated()
    }

    /// The store's wall clock, in ms since 1970, which also stamps tables as touched. In a
    /// simulation it follows tokio's clock.
    pub fn now_ms(&self) -> i64 {
        self.0.now_ms()
    }

    /// Creates a table with this code and head, and with `Label(0)`.
    ///
    /// A retry with the same code and head, because the answer was lost, returns the same table, as
    /// long as nothing was appended to it. Any other table with this code, live or ended, is
    /// [`Error::CodeTaken`].
    pub fn create(&self, code: impl Into<String>, head: impl Into<Vec<u8>>) -> Receipt<Deed> {
        let head = head.into();
        if head.len() > LONGEST {
            return Receipt::refused(Error::TooLong(head.len()));
        }
        self.0.create(code.into(), head)
    }

    /// Makes the caller the owner of a live table, unless it belongs to another node whose lease
    /// holds: that is [`Error::Elsewhere`]. Once this is answered, no older deed can write,
    /// and everything written with one can be read. It counts as touching the table.
    pub fn claim(&self, table: TableId) -> Receipt<Deed> {
        self.0.claim(table)
    }

    /// Lets go of a table, so that any node may claim it at once. The deed stays the newest until
    /// somebody does.
    pub fn release(&self, deed: Deed) -> Receipt<()> {
        self.0.release(deed)
    }

    /// Whether this deed is still the newest: [`Error::NotOwner`] if not. To be asked when the term
    /// of the [`Tenure`] has changed.
    pub fn verify(&self, deed: Deed) -> Receipt<()> {
        self.0.verify(deed)
    }

    /// This node's place among those that share the database; `None` in a store of one program.
    pub fn membership(&self) -> Option<Membership> {
        self.0.membership()
    }

    /// The node that speaks for a table while its lease holds, as a claim would report it, without
    /// claiming: `None` if this program may claim the table, or owns it.
    pub fn owner(&self, table: TableId) -> Result<Option<NodeId>, Error> {
        self.0.owner(table)
    }

    /// Whether this program may speak for its tables.
    pub fn tenure(&self) -> Tenure {
        self.0.tenure()
    }

    /// Appends entry number `seq` to the journal of the deed's table, and sets the table's label.
    ///
    /// The answer comes once the entry is written and synced. Appending the same entry again with
    /// the same deed gets the same answer; other bytes under the same number are
    /// [`Error::Written`]. After a [retryable](Error::is_retryable) error, ask again with the same
    /// number. An owner may append several entries without waiting; if one fails, those after it
    /// fail with [`Error::Gap`].
    pub fn append(
        &self,
        deed: Deed,
        seq: u32,
        label: Label,
        bytes: impl Into<Vec<u8>>,
    ) -> Receipt<()> {
        let bytes = bytes.into();
        if bytes.len() > LONGEST {
            return Receipt::refused(Error::TooLong(bytes.len()));
        }
        self.0.append(deed, seq, label, bytes)
    }

    /// Ends the deed's table. It stays readable; nobody can claim or continue it.
    pub fn end(&self, deed: Deed, when_ms: i64) -> Receipt<()> {
        self.0.end(deed, when_ms)
    }

    /// Records the result of a game that ended with entry number `seq` of the deed's table, which
    /// must have been appended. Recording the same result again gets the same answer.
    pub fn record(
        &self,
        deed: Deed,
        seq: u32,
        when_ms: i64,
        game: impl Into<String>,
        standing: impl Into<Vec<u8>>,
    ) -> Receipt<()> {
        let (table, game, standing) = (deed.table, game.into(), standing.into());
        if standing.len() > LONGEST {
            return Receipt::refused(Error::TooLong(standing.len()));
        }
        self.0.record(deed, Finished { table, seq, when_ms, game, standing })
    }

    /// Deletes tables that ended before `before_ms`, the oldest first, with their codes and
    /// journals. Their results stay.
    ///
    /// One call deletes at most `at_most` entries (a table itself counts as one), so that other
    /// requests do not wait long, and says whether more are left: then call again. A table whose
    /// entries are only partly deleted can already not be found or read.
    pub fn purge(&self, before_ms: i64, at_most: u32) -> Receipt<Purged> {
        self.0.purge(before_ms, at_most)
    }

    /// Writes and syncs a few bytes that belong to no table, to test whether the disk can be
    /// written.
    ///
    /// While the disk hangs no answer comes: use a timeout.
    pub fn probe(&self) -> Receipt<()> {
        self.0.probe()
    }

    /// The table with this code, live or ended.
    pub fn find(&self, code: &str) -> Result<Option<Journal>, Error> {
        self.0.find(code)
    }

    /// The journal of a table without its entries.
    pub fn journal(&self, table: TableId) -> Result<Journal, Error> {
        self.0.journal(table)
    }

    /// The entries of a table, live or ended.
    pub fn read(&self, table: TableId) -> Result<Entries, Error> {
        let mut entries = Entries::default();
        self.0.read_back(table, &mut |_, bytes| {
            entries.push_back(bytes);
            ControlFlow::Continue(())
        })?;
        Ok(entries)
    }

    /// Calls `each` with the entries of a table from the newest back to number 0, each with its
    /// number, until `each` has seen enough. Returns the journal, whose length counts all entries.
    ///
    /// Entries that were shown before an error are intact all the same.
    pub fn read_back(
        &self,
        table: TableId,
        mut each: impl FnMut(u32, &[u8]) -> ControlFlow<()>,
    ) -> Result<Journal, Error> {
        self.0.read_back(table, &mut each)
    }

    /// Calls `each` with every table that has not ended and its entries, one after the other. A
    /// damaged table is shown as an error, and the others all the same.
    pub fn live(
        &self,
        mut each: impl FnMut(TableId, Result<(Journal, Entries), Error>),
    ) -> Result<(), Error> {
        self.0.live(&mut each)
    }

    /// The live tables with this label that nobody created, claimed or appended to since
    /// `before_ms`, the longest untouched first. Damaged tables are left out.
    pub fn stale(&self, label: Label, before_ms: i64, at_most: u32) -> Result<Vec<Journal>, Error> {
        self.0.stale(label, before_ms, at_most)
    }

    /// The results of one table, the earliest first.
    pub fn finished_at(&self, table: TableId) -> Result<Vec<Finished>, Error> {
        self.0.finished_at(table)
    }

    /// The newest results of one game or of all, from before an instant, the newest first.
    pub fn finished(
        &self,
        game: Option<&str>,
        before_ms: i64,
        at_most: u32,
    ) -> Result<Vec<Finished>, Error> {
        self.0.finished(game, before_ms, at_most)
    }

    /// Writes the queued requests, then releases the folder. Blocks until that is done. Later
    /// requests through other clones are [`Error::Closed`]. Dropping the last clone does the same.
    pub fn close(&self) {
        self.0.close();
    }

    #[cfg(test)]
    pub(crate) fn home(&self) -> &dyn Home {
        &*self.0
    }

    /// For tests of the rows on disk: runs this with the writer's pen.
    #[cfg(test)]
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        work: impl FnMut(&mut crate::writer::Pen<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Receipt<T> {
        self.0.disk().expect("this store is on disk").ask(None, work)
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}
