//! The store as its users hold it.

use crate::{
    Deed, Entries, Error, Finished, Journal, Receipt, TableId, finished, folder, journal,
    lock::Lock,
    reader::{self, Readers},
    schema::Place,
    work::{Task, Work},
    writer::{self, Pen},
};
use std::{
    path::Path,
    sync::{Arc, Mutex, PoisonError, RwLock, mpsc},
    thread::{self, JoinHandle},
};

/// The most bytes that one entry, head or standing may have.
pub const LONGEST: usize = 1 << 20;

/// The store in one folder. Clones are cheap and share it.
///
/// What writes hands out a [`Receipt`] at once. What reads blocks for as long as the disk takes,
/// usually well under a millisecond: asynchronous code does it on a thread where it may block.
/// A reader sees only what is synced.
#[derive(Clone)]
pub struct Store(Arc<Shared>);

struct Shared {
    queue: RwLock<Option<mpsc::Sender<Box<dyn Work>>>>,
    readers: Readers,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl Store {
    /// Opens the store in this folder and makes it if there is none.
    ///
    /// A folder that another process has open is refused with [`Error::InUse`].
    pub fn open(folder: &Path) -> Result<Store, Error> {
        Store::open_at(folder, Place::within(folder), || ())
    }

    /// Opens a store whose disk fails when the faults say so.
    #[cfg(any(test, feature = "faults"))]
    pub fn open_with(folder: &Path, faults: &crate::faults::Faults) -> Result<Store, Error> {
        let faults = faults.clone();
        let place = Place { vfs: Some(crate::faults::vfs()), ..Place::within(folder) };
        Store::open_at(folder, place, || faults.reach_this_thread())
    }

    fn open_at(
        folder: &Path,
        place: Place,
        prepare_thread: impl FnOnce() + Send + 'static,
    ) -> Result<Store, Error> {
        folder::make(folder)?;
        let lock = Lock::take(folder)?;
        folder::make_private(&place.file)?;
        let (ask, queue) = mpsc::channel();
        let (tell, opened) = mpsc::channel();
        let to_write = place.clone();
        let writer = thread::Builder::new().name("store".to_owned()).spawn(move || {
            prepare_thread();
            let ready = || _ = tell.send(Ok(()));
            if let Err(error) =
                to_write.open_to_write().and_then(|db| writer::run(db, &queue, ready))
            {
                // Only if it never was ready is anybody still listening.
                let _ = tell.send(Err(error));
            }
            drop(lock);
        })?;
        if let Err(error) = opened.recv().unwrap_or(Err(Error::Closed)) {
            // Then the lock is free again.
            let _ = writer.join();
            return Err(error);
        }
        Ok(Store(Arc::new(Shared {
            queue: RwLock::new(Some(ask)),
            readers: Readers::new(Place { vfs: None, ..place }),
            writer: Mutex::new(Some(writer)),
        })))
    }

    /// Makes a table that is found by this code, with what is known of it now.
    ///
    /// Asked again with the same code and head because the answer was lost, it is the same table,
    /// as long as nothing was appended to it. Any other table with this code, live or ended, is
    /// [`Error::CodeTaken`].
    pub fn create(&self, code: impl Into<String>, head: impl Into<Vec<u8>>) -> Receipt<Deed> {
        let (code, head) = (code.into(), head.into());
        self.ask(head.len(), move |pen| journal::create(pen, &code, &head))
    }

    /// Makes the caller the owner of a live table: no older deed can write any more, and all that
    /// they have written can be read once this is answered.
    pub fn claim(&self, table: TableId) -> Receipt<Deed> {
        self.ask(0, move |pen| journal::claim(pen, table))
    }

    /// Appends entry number `seq` to the journal of the deed's table.
    ///
    /// The answer comes once it is written and synced. The same entry again from the same owner is
    /// answered the same; other bytes under the same number are [`Error::Written`]. After an
    /// error that [is retryable](Error::is_retryable), ask again with the same number. An owner
    /// may append several without waiting; if one fails, those after it fail with [`Error::Gap`].
    pub fn append(&self, deed: Deed, seq: u32, bytes: impl Into<Vec<u8>>) -> Receipt<()> {
        let bytes = bytes.into();
        self.ask(bytes.len(), move |pen| journal::append(pen, deed, seq, &bytes))
    }

    /// Ends the deed's table. It stays readable; nobody can claim or continue it.
    pub fn end(&self, deed: Deed, when_ms: i64) -> Receipt<()> {
        self.ask(0, move |pen| journal::end(pen, deed, when_ms))
    }

    /// Keeps the result of a game that ended with entry number `seq` of the deed's table, which
    /// must have been appended. The same result again is answered the same.
    pub fn record(
        &self,
        deed: Deed,
        seq: u32,
        when_ms: i64,
        game: impl Into<String>,
        standing: impl Into<Vec<u8>>,
    ) -> Receipt<()> {
        let (table, game, standing) = (deed.table, game.into(), standing.into());
        let finished = Finished { table, seq, when_ms, game, standing };
        self.ask(finished.standing.len(), move |pen| finished::record(pen, deed, &finished))
    }

    /// Forgets at most so many tables that ended before `before_ms`, the oldest first, with their
    /// codes and journals, and answers how many. Their results stay.
    pub fn purge(&self, before_ms: i64, at_most: u32) -> Receipt<u32> {
        self.ask(0, move |pen| journal::purge(pen, before_ms, at_most))
    }

    /// The table with this code, live or ended.
    pub fn find(&self, code: &str) -> Result<Option<Journal>, Error> {
        self.0.readers.read(|db| reader::find(db, code))
    }

    /// The journal of a table without its entries.
    pub fn journal(&self, table: TableId) -> Result<Journal, Error> {
        self.0.readers.read(|db| Ok(reader::of_table(db, table)?.0))
    }

    /// The entries of a table, live or ended.
    pub fn read(&self, table: TableId) -> Result<Entries, Error> {
        self.0.readers.read(|db| Entries::read(db, reader::of_table(db, table)?.1))
    }

    /// Shows every live table with its entries, one after the other: for a restart.
    pub fn live(&self, each: impl FnMut(Journal, Entries)) -> Result<(), Error> {
        self.0.readers.read(|db| reader::live(db, each))
    }

    /// The results of one table, the earliest first.
    pub fn finished_at(&self, table: TableId) -> Result<Vec<Finished>, Error> {
        self.0.readers.read(|db| finished::at_table(db, table))
    }

    /// The newest results of one game or of all, from before an instant, the newest first.
    pub fn finished(
        &self,
        game: Option<&str>,
        before_ms: i64,
        at_most: u32,
    ) -> Result<Vec<Finished>, Error> {
        self.0.readers.read(|db| finished::newest(db, game, before_ms, at_most))
    }

    /// Writes what is queued, then lets go of the folder. Blocks until that is done. Later requests
    /// by other holders of this store are [`Error::Closed`]. The last holder to go does the same.
    pub fn close(&self) {
        self.0.close();
    }

    pub(crate) fn ask<T: Send + 'static>(
        &self,
        length: usize,
        work: impl FnOnce(&mut Pen<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Receipt<T> {
        let (asker, receipt) = Receipt::new();
        if length > LONGEST {
            let _ = asker.send(Err(Error::TooLong(length)));
            return receipt;
        }
        let queue = self.0.queue.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = &*queue {
            // A writer that is gone drops the asker, which says so.
            let _ = queue.send(Box::new(Task { work: Some(work), outcome: None, asker }));
        }
        receipt
    }
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Store")
    }
}

impl Shared {
    fn close(&self) {
        // Without anybody who can ask, the writer finishes its queue and ends.
        drop(self.queue.write().unwrap_or_else(PoisonError::into_inner).take());
        self.readers.close();
        // Held until it has ended: whoever closes at the same time waits here.
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(writer) = writer.take() {
            let _ = writer.join();
        }
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        self.close();
    }
}
