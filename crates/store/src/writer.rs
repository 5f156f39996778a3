//! One thread writes for all tables.
//!
//! It takes everything that is queued, writes it in one transaction, syncs, then answers all.
//! While it writes, the next batch gathers: the busier it is, the more share one sync.

use crate::{Error, log::Log, work::Work};
use rusqlite::{Connection, Statement};
use std::{
    sync::mpsc::{Receiver, TryRecvError},
    thread,
    time::{Duration, Instant},
};

/// The most requests of one transaction. Beyond some hundreds the sync costs next to nothing per
/// request; the limit is there so that the first in a long queue need not wait for the last.
const BATCH: usize = 1024;

/// A batch of so many says that many tables are busy. Then the next is not begun before `GATHER`
/// has passed since the last was: a sync costs some 50 µs of processor time however little it
/// syncs, and at 10,000 appends a second one after the other would take half a core. Whoever writes
/// alone, or after a while, never waits.
const BUSY: usize = 4;

/// See [`BUSY`].
const GATHER: Duration = Duration::from_millis(1);

/// What the writer writes with: the connection, and the statements of the busiest request.
pub(crate) struct Pen<'c> {
    pub(crate) db: &'c Connection,
    pub(crate) insert: Statement<'c>,
    pub(crate) advance: Statement<'c>,
    begin: Statement<'c>,
    commit: Statement<'c>,
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
    let mut pace = Pace::default();
    loop {
        match queue.try_recv() {
            Ok(work) => batch.push(work),
            Err(TryRecvError::Empty) => {
                log.move_when_quiet(&db);
                let Ok(work) = queue.recv() else { return Ok(()) };
                batch.push(work);
            }
            Err(TryRecvError::Disconnected) => return Ok(()),
        }
        pace.gather();
        batch.extend(queue.try_iter().take(BATCH - 1));
        pace.begin(batch.len());
        let fate = pen.write(&mut batch);
        for work in batch.drain(..) {
            work.answer(&fate);
        }
        log.move_when_urgent(&db);
    }
}

/// When the last batch was begun, if it was a busy one.
#[derive(Default)]
struct Pace(Option<Instant>);

impl Pace {
    fn gather(&self) {
        if let Some(last) = self.0 {
            thread::sleep(GATHER.saturating_sub(last.elapsed()));
        }
    }

    fn begin(&mut self, batch: usize) {
        self.0 = (batch >= BUSY).then(Instant::now);
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
