//! What can go wrong, and whether trying again may help.

use crate::{Epoch, TableId};
use rusqlite::ErrorCode;
use std::path::PathBuf;

/// Why the store did not do what it was asked.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// The disk is full. Nothing of the batch was written; the same request may succeed later.
    #[error("the disk is full: nothing was written")]
    Full,
    /// The disk does not read or write. The same request may succeed later. It may even have been
    /// written: that is why appending the same entry twice is no harm.
    #[error("the disk fails: {0}")]
    Disk(String),
    /// Somebody claimed this table later. Whoever holds this deed must let go of the table.
    #[error("{table} has a newer owner than {epoch}")]
    NotOwner {
        /// The table.
        table: TableId,
        /// The epoch of the deed that no longer counts.
        epoch: Epoch,
    },
    /// Entries are numbered without gaps.
    #[error("entry {seq} of {table} would leave a gap: the next is {next}")]
    Gap {
        /// The table.
        table: TableId,
        /// The number that was asked for.
        seq: u32,
        /// The number that comes next.
        next: u32,
    },
    /// This entry or result was written before, and not with these bytes or not by this owner.
    #[error("entry {seq} of {table} is written and stays as it is")]
    Written {
        /// The table.
        table: TableId,
        /// The number of the entry.
        seq: u32,
    },
    /// The table has ended: it can be read, not continued.
    #[error("{0} has ended")]
    Ended(TableId),
    /// There is no such table, or it was purged.
    #[error("there is no {0}")]
    Unknown(TableId),
    /// Another table has this code.
    #[error("another table has the code {0:?}")]
    CodeTaken(String),
    /// More bytes than one entry, head or standing may have: [`crate::LONGEST`].
    #[error("{0} bytes are too many for one entry")]
    TooLong(usize),
    /// The store was closed, or its writer is gone.
    #[error("the store is closed")]
    Closed,
    /// Another process, or another store in this one, has the folder open.
    #[error("{} is in use by another process: stop that one first", .0.display())]
    InUse(PathBuf),
    /// The file was written by a newer version of this program.
    #[error(
        "{} is of version {found}, and this program knows versions up to {known}: \
         use the newer program", .path.display()
    )]
    Newer {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The newest version that is known here.
        known: u32,
    },
    /// The file is something else.
    #[error("{} is not a store of this program", .0.display())]
    Foreign(PathBuf),
    /// The file is damaged, or the store has a bug. Trying again will not help.
    #[error("the store is damaged: {0}")]
    Damaged(String),
}

impl Error {
    /// Whether the same request may succeed later as it is: the disk was full or failed.
    pub const fn is_retryable(&self) -> bool {
        matches!(self, Error::Full | Error::Disk(_))
    }

    /// Whether it is about the store and not about one request. Then the whole batch fails.
    pub(crate) const fn fails_all(&self) -> bool {
        matches!(self, Error::Full | Error::Disk(_) | Error::Damaged(_))
    }
}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Error {
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => Error::Full,
            Some(
                ErrorCode::SystemIoFailure
                | ErrorCode::CannotOpen
                | ErrorCode::ReadOnly
                | ErrorCode::PermissionDenied
                | ErrorCode::DatabaseBusy
                | ErrorCode::DatabaseLocked
                | ErrorCode::FileLockingProtocolFailed
                | ErrorCode::OutOfMemory,
            ) => Error::Disk(error.to_string()),
            _ => Error::Damaged(error.to_string()),
        }
    }
}

impl From<std::io::Error> for Error {
    fn from(error: std::io::Error) -> Error {
        if error.kind() == std::io::ErrorKind::StorageFull {
            Error::Full
        } else {
            Error::Disk(error.to_string())
        }
    }
}
