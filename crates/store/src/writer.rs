//! One thread writes for all tables.
//!
//! It takes everything that is queued, writes it in one transaction, syncs, then answers all.
//! While it writes, the next batch gathers: the busier it is, the more share one sync.

use crate::Error;
use rusqlite::{Connection, Statement};
use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
    mpsc::{Receiver, TryRecvError},
};
use tokio::sync::oneshot;

/// The most requests of one transaction. Beyond some hundreds the sync costs next to nothing per
/// request; the limit is there so that the first in a long queue need not wait for the last.
const BATCH: usize = 1024;

/// From this many pages in the log on (4 MB), they are moved to their place in the file as soon
/// as nobody waits.
const MOVE_WHEN_QUIET: u32 = 1024;

/// From this many (32 MB), they are moved even if somebody waits.
const MOVE_NOW: u32 = 8192;

/// What the writer writes with: the connection, and the statements of the busiest request.
pub(crate) struct Pen<'c> {
    pub(crate) db: &'c Connection,
    pub(crate) insert: Statement<'c>,
    pub(crate) advance: Statement<'c>,
    begin: Statement<'c>,
    commit: Statement<'c>,
}

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

/// Writes until nobody can ask any more, and leaves nothing behind in the queue.
pub(crate) fn run(
    mut db: Connection,
    queue: &Receiver<Box<dyn Work>>,
    ready: impl FnOnce(),
) -> Result<(), Error> {
    let log = Log::watch(&mut db)?;
    let mut pen = Pen::new(&db)?;
    ready();
    let mut batch = Vec::new();
    loop {
        match queue.try_recv() {
            Ok(work) => batch.push(work),
            Err(TryRecvError::Empty) => {
                log.move_if_over(MOVE_WHEN_QUIET, &db);
                let Ok(work) = queue.recv() else { return Ok(()) };
                batch.push(work);
            }
            Err(TryRecvError::Disconnected) => return Ok(()),
        }
        batch.extend(queue.try_iter().take(BATCH - 1));
        let fate = pen.write(&mut batch);
        for work in batch.drain(..) {
            work.answer(&fate);
        }
        log.move_if_over(MOVE_NOW, &db);
    }
}

impl<'c> Pen<'c> {
    fn new(db: &'c Connection) -> Result<Pen<'c>, Error> {
        Ok(Pen {
            db,
            insert: db.prepare(
                "INSERT INTO entry (journal, seq, epoch, before, bytes)
                 SELECT journal, length, epoch, last, ?4 FROM live
                 WHERE journal = ?1 AND epoch = ?2 AND length = ?3",
            )?,
            advance: db.prepare(
                "UPDATE live SET length = length + 1, last = last_insert_rowid()
                 WHERE journal = ?1",
            )?,
            begin: db.prepare("BEGIN IMMEDIATE")?,
            commit: db.prepare("COMMIT")?,
        })
    }

    /// Writes and syncs all of it or nothing.
    fn write(&mut self, batch: &mut [Box<dyn Work>]) -> Result<(), Error> {
        let fate = self.try_write(batch);
        if fate.is_err() && !self.db.is_autocommit() {
            // A failed statement often has ended the transaction; where not, it ends here.
            self.db.execute_batch("ROLLBACK")?;
        }
        fate
    }

    fn try_write(&mut self, batch: &mut [Box<dyn Work>]) -> Result<(), Error> {
        self.begin.execute([])?;
        for work in batch {
            work.run(self)?;
        }
        self.commit.execute([])?;
        Ok(())
    }
}

/// The write-ahead log: what is in it is safe, but must some time be moved to its place.
struct Log {
    pages: Arc<AtomicU32>,
}

impl Log {
    /// Counts the pages from here on. This also turns off moving them inside a commit, where
    /// everybody in the batch would wait for it.
    fn watch(db: &mut Connection) -> Result<Log, Error> {
        let log = Log { pages: Arc::default() };
        let pages = Arc::clone(&log.pages);
        db.wal_hook(Some(move |_: &mut rusqlite::hooks::Wal, now: i32| {
            pages.store(now.unsigned_abs(), Ordering::Relaxed);
            Ok(())
        }))?;
        Ok(log)
    }

    fn move_if_over(&self, limit: u32, db: &Connection) {
        if self.pages.load(Ordering::Relaxed) < limit {
            return;
        }
        // If the disk fails here, nothing is lost: the log stays, and the next commit tries again.
        // Zero until the next commit says how many there are now.
        self.pages.store(0, Ordering::Relaxed);
        let _ = db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    }
}
