//! The layout on disk.
//!
//! Entries are stored in the order in which they were written, not by table: the entries of a batch
//! lie side by side, so a batch touches few pages. Each entry names the place of the one before it
//! in its journal, and a small row per live table names the last; reading follows them back. That
//! row is also what makes `(table, seq)` unique: an entry is inserted only where the row's epoch is
//! the owner's and its length is the entry's number, and the same transaction updates the row.
//!
//! Measured with 2,500 live tables and batches of 512 entries of 120 bytes, processor time per
//! entry: a unique index on `(table, seq)` 6.1 µs, an SQL table ordered by `(table, seq)` 11 to 13
//! µs, this layout 1.3 µs; a batch of 512 writes about 30 pages, with the index 300, ordered 700.
//! Checksums, labels and instants of use came later and cost 0.7 µs more.

mod upgrade;

use crate::Error;
use rusqlite::{Connection, ErrorCode, OpenFlags, OptionalExtension as _};
use std::{
    ffi::CStr,
    path::{Path, PathBuf},
    time::Duration,
};

/// The version of the schema below. A change to it adds one, and a step that upgrades old files.
const VERSION: u32 = 2;

/// Marks a file as ours, in SQLite's `application_id`: "safe" in ASCII.
const APPLICATION: u32 = 0x7361_6665;

const SCHEMA: &str = "
    CREATE TABLE journal (
        id       INTEGER PRIMARY KEY AUTOINCREMENT, -- never given twice, not even after a purge
        code     TEXT NOT NULL UNIQUE,
        head     BLOB NOT NULL,
        ended_ms INTEGER,                           -- these three once it has ended
        length   INTEGER,
        last     INTEGER,
        sum      INTEGER NOT NULL DEFAULT 0         -- of all the rest; so in the other tables
    ) STRICT;
    CREATE INDEX journal_by_end ON journal (ended_ms) WHERE ended_ms IS NOT NULL;

    CREATE TABLE live (
        journal  INTEGER PRIMARY KEY,
        epoch    INTEGER NOT NULL,
        length   INTEGER NOT NULL,                  -- how many entries: the number of the next
        last     INTEGER,                           -- the place of the newest
        label    INTEGER NOT NULL DEFAULT 0,        -- the owner's own mark
        touched_ms INTEGER NOT NULL DEFAULT 0,      -- when somebody last owned it or wrote to it
        sum      INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE entry (
        place    INTEGER PRIMARY KEY,
        journal  INTEGER NOT NULL,
        seq      INTEGER NOT NULL,
        epoch    INTEGER NOT NULL,                  -- who wrote it
        before   INTEGER,                           -- the place of entry seq - 1 of this journal
        bytes    BLOB NOT NULL,
        sum      INTEGER NOT NULL DEFAULT 0
    ) STRICT;

    CREATE TABLE finished (
        journal  INTEGER NOT NULL,
        seq      INTEGER NOT NULL,
        when_ms  INTEGER NOT NULL,
        game     TEXT NOT NULL,
        standing BLOB NOT NULL,
        sum      INTEGER NOT NULL DEFAULT 0,
        PRIMARY KEY (journal, seq)
    ) STRICT;
    CREATE INDEX finished_by_time ON finished (when_ms);
    CREATE INDEX finished_by_game ON finished (game, when_ms);
";

/// The SQL tables that version 2 added.
const SINCE_2: &str = "
    CREATE TABLE purge (                            -- journals of which a part is deleted
        journal  INTEGER PRIMARY KEY,
        last     INTEGER                            -- the place of the newest entry that is left
    ) STRICT;
    CREATE TABLE probe (count INTEGER NOT NULL) STRICT;
    INSERT INTO probe VALUES (0);
";

/// Where the store's file is, and how it is opened.
#[derive(Clone)]
pub(crate) struct StoreFile {
    pub(crate) file: PathBuf,
    /// The name of the SQLite VFS, if not the default one; for tests.
    pub(crate) vfs: Option<&'static CStr>,
}

impl StoreFile {
    /// The store's file in this folder.
    pub(crate) fn within(folder: &Path) -> StoreFile {
        StoreFile { file: folder.join("journal.db"), vfs: None }
    }

    /// A connection that writes; the file is made if there is none.
    pub(crate) fn open_to_write(&self) -> Result<Connection, Error> {
        let connection = self
            .connect(OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE)
            .map_err(|error| self.unless_foreign(error))?;
        self.prepare(&connection).map_err(|error| self.unless_foreign(error))??;
        Ok(connection)
    }

    /// A connection that only reads.
    pub(crate) fn open_to_read(&self) -> Result<Connection, Error> {
        Ok(self.connect(OpenFlags::SQLITE_OPEN_READ_ONLY)?)
    }

    /// A connection that only reads a file of any origin, if it has the newest version.
    pub(crate) fn open_to_check(&self) -> Result<Connection, Error> {
        let connection = self.open_to_read()?;
        let version = self.version(&connection).map_err(|error| self.unless_foreign(error))??;
        match version {
            Some(VERSION) => Ok(connection),
            Some(found) => Err(Error::Older { path: self.file.clone(), found, known: VERSION }),
            None => Err(Error::Foreign(self.file.clone())),
        }
    }

    fn connect(&self, flags: OpenFlags) -> rusqlite::Result<Connection> {
        let flags = flags | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let connection = match self.vfs {
            None => Connection::open_with_flags(&self.file, flags)?,
            Some(vfs) => Connection::open_with_flags_and_vfs(&self.file, flags, vfs)?,
        };
        connection.busy_timeout(Duration::from_secs(5))?;
        Ok(connection)
    }

    /// The version of the file if it is one of ours; `None` if it is empty.
    fn version(&self, connection: &Connection) -> rusqlite::Result<Result<Option<u32>, Error>> {
        let pragma = |name| connection.pragma_query_value(None, name, |row| row.get::<_, u32>(0));
        let (application, version) = (pragma("application_id")?, pragma("user_version")?);
        let is_new = application == 0 && version == 0 && is_empty(connection)?;
        if !is_new && application != APPLICATION {
            return Ok(Err(Error::Foreign(self.file.clone())));
        }
        if version > VERSION {
            let path = self.file.clone();
            return Ok(Err(Error::Newer { path, found: version, known: VERSION }));
        }
        Ok(Ok((!is_new).then_some(version)))
    }

    /// Checks that the file is ours, creates missing SQL tables, and sets how safely SQLite writes.
    fn prepare(&self, connection: &Connection) -> rusqlite::Result<Result<(), Error>> {
        let version = match self.version(connection)? {
            Ok(version) => version,
            Err(error) => return Ok(Err(error)),
        };
        connection.pragma_update_and_check(None, "journal_mode", "wal", |_| Ok(()))?;
        connection.pragma_update(None, "synchronous", "full")?;
        if version.is_none() {
            connection.execute_batch(&format!(
                "BEGIN IMMEDIATE; {SCHEMA} {SINCE_2}
                 PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {VERSION}; COMMIT"
            ))?;
        } else if version < Some(VERSION) {
            return upgrade::from_1(connection);
        }
        Ok(Ok(()))
    }

    fn unless_foreign(&self, error: rusqlite::Error) -> Error {
        match error.sqlite_error_code() {
            Some(ErrorCode::NotADatabase) => Error::Foreign(self.file.clone()),
            _ => error.into(),
        }
    }
}

fn is_empty(connection: &Connection) -> rusqlite::Result<bool> {
    let any = connection.query_row("SELECT 1 FROM sqlite_schema", [], |_| Ok(())).optional()?;
    Ok(any.is_none())
}
