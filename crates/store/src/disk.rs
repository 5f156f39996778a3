//! Journals in a folder on disk, in SQLite: one thread writes, any thread reads.

use crate::{
    Deed, Error, Finished, Journal, Label, Purged, Receipt, TableId, finished, folder,
    home::{Each, EachTable, Home},
    journal,
    lock::Lock,
    log::Log,
    purge,
    reader::{self, Readers},
    schema::StoreFile,
    work::{Task, Work},
    writer::{self, Pen},
};
use std::{
    path::Path,
    sync::{Mutex, PoisonError, RwLock, mpsc},
    thread::{self, JoinHandle},
};

/// The store in one folder.
pub(crate) struct Disk {
    queue: RwLock<Option<mpsc::Sender<Box<dyn Work>>>>,
    readers: Readers,
    writer: Mutex<Option<JoinHandle<()>>>,
}

impl Disk {
    pub(crate) fn open(folder: &Path) -> Result<Disk, Error> {
        Disk::open_at(folder, StoreFile::within(folder), || ())
    }

    #[cfg(any(test, feature = "faults"))]
    pub(crate) fn open_with(folder: &Path, faults: &crate::faults::Faults) -> Result<Disk, Error> {
        let faults = faults.clone();
        let at = StoreFile { vfs: Some(crate::faults::vfs()), ..StoreFile::within(folder) };
        Disk::open_at(folder, at, || faults.reach_this_thread())
    }

    fn open_at(
        folder: &Path,
        at: StoreFile,
        prepare_thread: impl FnOnce() + Send + 'static,
    ) -> Result<Disk, Error> {
        folder::make(folder)?;
        let lock = Lock::take(folder)?;
        folder::make_private(&at.file)?;
        Log::refuse_losses(&at.file)?;
        let (ask, queue) = mpsc::channel();
        let (report, opened) = mpsc::channel();
        let to_write = at.clone();
        let writer = thread::Builder::new().name("store".to_owned()).spawn(move || {
            prepare_thread();
            let ready = |codes| _ = report.send(Ok(codes));
            if let Err(error) =
                to_write.open_to_write().and_then(|db| writer::run(db, &queue, ready))
            {
                // Somebody still waits for this only if the writer never became ready.
                let _ = report.send(Err(error));
            }
            drop(lock);
        })?;
        let codes = match opened.recv().unwrap_or(Err(Error::Closed)) {
            Ok(codes) => codes,
            Err(error) => {
                // The writer has ended, so the lock is free again.
                let _ = writer.join();
                return Err(error);
            }
        };
        Ok(Disk {
            queue: RwLock::new(Some(ask)),
            readers: Readers::new(StoreFile { vfs: None, ..at }, codes),
            writer: Mutex::new(Some(writer)),
        })
    }

    /// Queues a request; `table` is the table that it concerns, if any.
    pub(crate) fn ask<T: Send + 'static>(
        &self,
        table: Option<TableId>,
        work: impl FnMut(&mut Pen<'_>) -> Result<T, Error> + Send + 'static,
    ) -> Receipt<T> {
        let (asker, receipt) = Receipt::new();
        let queue = self.queue.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = &*queue {
            // If the writer is gone, `asker` is dropped here, and the receipt reports `Closed`.
            let _ = queue.send(Box::new(Task { work, table, outcome: None, asker }));
        }
        receipt
    }
}

impl Home for Disk {
    fn create(&self, code: String, head: Vec<u8>) -> Receipt<Deed> {
        self.ask(None, move |pen| journal::create(pen, &code, &head))
    }

    fn claim(&self, table: TableId) -> Receipt<Deed> {
        self.ask(Some(table), move |pen| journal::claim(pen, table))
    }

    fn append(&self, deed: Deed, seq: u32, label: Label, bytes: Vec<u8>) -> Receipt<()> {
        self.ask(Some(deed.table), move |pen| journal::append(pen, deed, seq, label, &bytes))
    }

    fn end(&self, deed: Deed, when_ms: i64) -> Receipt<()> {
        self.ask(Some(deed.table), move |pen| journal::end(pen, deed, when_ms))
    }

    fn record(&self, deed: Deed, finished: Finished) -> Receipt<()> {
        self.ask(Some(deed.table), move |pen| finished::record(pen, deed, &finished))
    }

    fn purge(&self, before_ms: i64, at_most: u32) -> Receipt<Purged> {
        self.ask(None, move |pen| purge::purge(pen, before_ms, at_most))
    }

    fn probe(&self) -> Receipt<()> {
        self.ask(None, |pen| {
            pen.db.prepare_cached("UPDATE probe SET count = count + 1")?.execute([])?;
            Ok(())
        })
    }

    fn find(&self, code: &str) -> Result<Option<Journal>, Error> {
        self.readers.read(|db| reader::find(db, code, self.readers.codes))
    }

    fn journal(&self, table: TableId) -> Result<Journal, Error> {
        self.readers.read(|db| Ok(reader::of_table(db, table)?.0))
    }

    fn read_back(&self, table: TableId, each: &mut Each<'_>) -> Result<Journal, Error> {
        self.readers.read(|db| reader::read_back(db, table, each))
    }

    fn live(&self, each: &mut EachTable<'_>) -> Result<(), Error> {
        self.readers.read(|db| reader::live(db, each))
    }

    fn stale(&self, label: Label, before_ms: i64, at_most: u32) -> Result<Vec<Journal>, Error> {
        self.readers.read(|db| reader::stale(db, label, before_ms, at_most))
    }

    fn finished_at(&self, table: TableId) -> Result<Vec<Finished>, Error> {
        self.readers.read(|db| finished::at_table(db, table))
    }

    fn finished(
        &self,
        game: Option<&str>,
        before_ms: i64,
        at_most: u32,
    ) -> Result<Vec<Finished>, Error> {
        self.readers.read(|db| finished::newest(db, game, before_ms, at_most))
    }

    fn now_ms(&self) -> i64 {
        writer::now_ms()
    }

    fn is_simulated(&self) -> bool {
        false
    }

    fn close(&self) {
        // The readers first: SQLite moves its log into the file when the last connection closes,
        // and only the writer's connection may write.
        self.readers.close();
        // Without a sender to its queue, the writer finishes the queue and ends.
        drop(self.queue.write().unwrap_or_else(PoisonError::into_inner).take());
        // Locked until the writer has ended, so that a second caller of `close` waits here.
        let mut writer = self.writer.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(writer) = writer.take() {
            let _ = writer.join();
        }
    }

    #[cfg(test)]
    fn touch(&self, table: TableId, touched_ms: i64) {
        self.ask(None, move |pen| journal::touch(pen, table, touched_ms)).wait().unwrap();
    }

    #[cfg(test)]
    fn epoch(&self, table: TableId) -> Result<crate::Epoch, Error> {
        self.readers.read(|db| Ok(reader::of_table(db, table)?.1.epoch))
    }

    #[cfg(test)]
    fn disk(&self) -> Option<&Disk> {
        Some(self)
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        self.close();
    }
}
