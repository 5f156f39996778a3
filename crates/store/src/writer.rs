//! The one thread that writes for all tables.
//!
//! It takes all queued requests, writes them in one transaction, syncs, then answers them all.
//! While it writes, the next batch gathers: the busier it is, the more requests share one sync.

use crate::{Error, log::Log, reader::Codes, work::Work};
use rusqlite::{Connection, Statement};
use std::{
    slice,
    sync::mpsc::{Receiver, TryRecvError},
    thread,
    time::{Duration, Instant, SystemTime},
};

/// The most requests in one transaction. Beyond a few hundred the sync costs next to nothing per
/// request; the limit keeps the first in a long queue from waiting for the last.
const BATCH: usize = 1024;

/// How long after the start of a batch the next one starts at the earliest, for batches of at least
/// so many requests. A sync costs some 50 µs of processor time however little it syncs, and at
/// 10,000 appends a second one sync after the other would take half a core. A table that writes
/// alone, or after a pause, never waits; where very many write, waiting longer costs them least.
const GATHER: [(usize, Duration); 2] =
    [(12, Duration::from_millis(1)), (4, Duration::from_micros(500))];

/// The writer's tools: the connection, and the statements of the busiest request.
pub(crate) struct Pen<'c> {
    pub(crate) db: &'c Connection,
    pub(crate) insert: Statement<'c>,
    pub(crate) advance: Statement<'c>,
    /// The wall clock at the start of the batch, in ms since 1970.
    pub(crate) now_ms: i64,
    pub(crate) codes: Codes,
    begin: Statement<'c>,
    commit: Statement<'c>,
}

/// Writes batches until every sender is gone and the queue is empty.
pub(crate) fn run(
    mut db: Connection,
    queue: &Receiver<Box<dyn Work>>,
    ready: impl FnOnce(Codes),
) -> Result<(), Error> {
    let log = Log::watch(&mut db)?;
    let mut pen = Pen::new(&db)?;
    pen.codes = Codes::compare(&db)?;
    ready(pen.codes);
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
        pen.write_and_answer(&mut batch);
        log.move_when_urgent(&db);
    }
}

/// When the next batch may start, if the last was a busy one.
#[derive(Default)]
struct Pace(Option<Instant>);

impl Pace {
    fn gather(&self) {
        if let Some(next) = self.0 {
            thread::sleep(next.saturating_duration_since(Instant::now()));
        }
    }

    fn begin(&mut self, batch: usize) {
        let gather = GATHER.into_iter().find(|(busy, _)| batch >= *busy);
        self.0 = gather.map(|(_, gather)| Instant::now() + gather);
    }
}

impl<'c> Pen<'c> {
    pub(crate) fn new(db: &'c Connection) -> Result<Pen<'c>, Error> {
        Ok(Pen {
            db,
            insert: db.prepare(
                "INSERT INTO entry (journal, seq, epoch, before, bytes, sum)
                 SELECT journal, length, epoch, last, ?4, ?5 FROM live
                 WHERE journal = ?1 AND epoch = ?2 AND length = ?3",
            )?,
            advance: db.prepare(
                "INSERT OR REPLACE INTO live
                     (journal, epoch, length, last, label, touched_ms, sum)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)",
            )?,
            now_ms: 0,
            codes: Codes::Indexed,
            begin: db.prepare("BEGIN IMMEDIATE")?,
            commit: db.prepare("COMMIT")?,
        })
    }

    fn write_and_answer(&mut self, batch: &mut Vec<Box<dyn Work>>) {
        let fate = self.write(batch);
        if batch.len() > 1 && matches!(fate, Err(Error::Corrupt(_))) {
            // A request met a damaged page. The others must not fail with it: each is run again,
            // alone.
            for mut work in batch.drain(..) {
                let fate = self.write(slice::from_mut(&mut work));
                work.answer(&fate);
            }
        }
        for work in batch.drain(..) {
            work.answer(&fate);
        }
    }

    /// Writes and syncs the whole batch or nothing.
    fn write(&mut self, batch: &mut [Box<dyn Work>]) -> Result<(), Error> {
        let fate = self.try_write(batch);
        if fate.is_err() && !self.db.is_autocommit() {
            // A failed statement often has ended the transaction; if not, it ends here.
            self.db.execute_batch("ROLLBACK")?;
        }
        fate
    }

    fn try_write(&mut self, batch: &mut [Box<dyn Work>]) -> Result<(), Error> {
        self.now_ms = now_ms();
        self.begin.execute([])?;
        for work in batch {
            work.run(self)?;
        }
        self.commit.execute([])?;
        Ok(())
    }
}

/// The wall clock, in ms since 1970.
pub(crate) fn now_ms() -> i64 {
    let since = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX)
}
