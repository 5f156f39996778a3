//! Where SQLite writes first.

use crate::Error;
use rusqlite::Connection;
use std::sync::{
    Arc,
    atomic::{AtomicU32, Ordering},
};

/// From this many pages in the log on (4 MB), they are moved to their place in the file as soon
/// as nobody waits.
const WHEN_QUIET: u32 = 1024;

/// From this many (32 MB), they are moved even if somebody waits.
const WHEN_URGENT: u32 = 8192;

/// The write-ahead log: what is in it is safe, but must some time be moved to its place.
pub(crate) struct Log {
    pages: Arc<AtomicU32>,
}

impl Log {
    /// Counts the pages from here on. This also turns off moving them inside a commit, where
    /// everybody in the batch would wait for it.
    pub(crate) fn watch(db: &mut Connection) -> Result<Log, Error> {
        let log = Log { pages: Arc::default() };
        let pages = Arc::clone(&log.pages);
        db.wal_hook(Some(move |_: &mut rusqlite::hooks::Wal, now: i32| {
            pages.store(now.unsigned_abs(), Ordering::Relaxed);
            Ok(())
        }))?;
        Ok(log)
    }

    /// Moves it if it has grown, now that nobody waits.
    pub(crate) fn move_when_quiet(&self, db: &Connection) {
        self.move_if_over(WHEN_QUIET, db);
    }

    /// Moves it if it has grown too much to wait for a quiet moment.
    pub(crate) fn move_when_urgent(&self, db: &Connection) {
        self.move_if_over(WHEN_URGENT, db);
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
