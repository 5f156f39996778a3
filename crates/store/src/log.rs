//! SQLite's write-ahead log, and when it is moved into the file.

mod lost;

use crate::Error;
use rusqlite::Connection;
use std::{
    path::{Path, PathBuf},
    sync::{
        Arc,
        atomic::{AtomicU32, Ordering},
    },
};

/// From this many pages in the log on (4 MB), they are moved into the file as soon as no request
/// waits.
const WHEN_QUIET: u32 = 1024;

/// From this many (32 MB), they are moved even if requests wait.
const WHEN_URGENT: u32 = 8192;

/// The write-ahead log. Its pages are safe on disk, but must be moved into the file some time.
pub(crate) struct Log {
    pages: Arc<AtomicU32>,
}

impl Log {
    /// Counts the log's pages from here on. This also turns off SQLite's own moving inside a
    /// commit, where the whole batch would wait for it.
    pub(crate) fn watch(db: &mut Connection) -> Result<Log, Error> {
        let log = Log { pages: Arc::default() };
        let pages = Arc::clone(&log.pages);
        db.wal_hook(Some(move |_: &mut rusqlite::hooks::Wal, now: i32| {
            pages.store(now.unsigned_abs(), Ordering::Relaxed);
            Ok(())
        }))?;
        Ok(log)
    }

    /// Moves the log if it has grown, now that no request waits.
    pub(crate) fn move_when_quiet(&self, db: &Connection) {
        self.move_if_over(WHEN_QUIET, db);
    }

    /// Moves the log if it has grown too long to wait for a quiet moment.
    pub(crate) fn move_when_urgent(&self, db: &Connection) {
        self.move_if_over(WHEN_URGENT, db);
    }

    /// Refuses to open a file whose log is damaged so that SQLite would drop acknowledged
    /// transactions.
    pub(crate) fn refuse_losses(file: &Path) -> Result<(), Error> {
        let log = Log::beside(file);
        let Some(lost) = lost::lost(&log)? else { return Ok(()) };
        let (path, at) = (log.display(), lost.at);
        Err(Error::Corrupt(format!(
            "{path} is damaged at byte {at}, and {} or more transactions after it cannot be read: \
             restore a backup, or go on without them after truncate -s {at} {path}",
            lost.at_least
        )))
    }

    /// The path at which SQLite keeps the log of this file.
    fn beside(file: &Path) -> PathBuf {
        let mut name = file.as_os_str().to_owned();
        name.push("-wal");
        PathBuf::from(name)
    }

    fn move_if_over(&self, limit: u32, db: &Connection) {
        if self.pages.load(Ordering::Relaxed) < limit {
            return;
        }
        // If the disk fails here, nothing is lost: the log stays, and the next commit tries again.
        // Zero until the next commit reports the new number.
        self.pages.store(0, Ordering::Relaxed);
        let _ = db.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |_| Ok(()));
    }
}
