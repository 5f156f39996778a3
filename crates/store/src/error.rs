//! What can go wrong, and whether a retry may help.

use crate::{Epoch, NodeId, TableId};
use rusqlite::ErrorCode;
use std::path::PathBuf;

/// Why the store did not carry out a request.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Error {
    /// The disk is full. Nothing of the batch was written; a retry may succeed later.
    #[error("the disk is full: nothing was written")]
    Full,
    /// The disk fails to read or write. A retry may succeed later. The request may even have been
    /// written, which is why appending the same entry twice is harmless.
    #[error("the disk fails: {0}")]
    Disk(String),
    /// The database cannot be reached, or fails. A retry may succeed later, and the request may have
    /// been carried out, as with [`Error::Disk`].
    #[error("the database fails: {0}")]
    Away(String),
    /// The database cannot be used as it is set up. The sentence says why.
    #[error("{0}")]
    Database(String),
    /// Somebody claimed this table later. The holder of this deed must let go of the table.
    #[error("{table} has a newer owner than {epoch}")]
    NotOwner {
        /// The table.
        table: TableId,
        /// The epoch of the deed that is no longer the newest.
        epoch: Epoch,
    },
    /// The table belongs to another node, whose lease holds.
    #[error("{table} belongs to {node}")]
    Elsewhere {
        /// The table.
        table: TableId,
        /// The node that speaks for it.
        node: NodeId,
    },
    /// Entries are numbered without gaps.
    #[error("entry {seq} of {table} would leave a gap: the next is {next}")]
    Gap {
        /// The table.
        table: TableId,
        /// The number in the request.
        seq: u32,
        /// The number of the next entry.
        next: u32,
    },
    /// This entry or result exists already, with other bytes or from another owner.
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
    /// There is no table with this number, or it was purged.
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
    /// The file or database was written by a newer version of this program.
    #[error(
        "{} is of version {found}, and this program knows versions up to {known}: \
         use the newer program", .path.display()
    )]
    Newer {
        /// The file, or what to call the database.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The newest version that this program knows.
        known: u32,
    },
    /// The file has an older version, which has no checksums.
    #[error(
        "{} is of version {found}, which cannot be checked: start the program on it once, \
         which brings it up to version {known}", .path.display()
    )]
    Older {
        /// The file.
        path: PathBuf,
        /// Its version.
        found: u32,
        /// The version to which opening it for writing would upgrade it.
        known: u32,
    },
    /// There is no file of this name.
    #[error("there is no file {}", .0.display())]
    Missing(PathBuf),
    /// A file of this name exists; it is not overwritten.
    #[error("{} is there already and is not overwritten", .0.display())]
    Exists(PathBuf),
    /// The file is not a store of this program.
    #[error("{} is not a store of this program", .0.display())]
    Foreign(PathBuf),
    /// The rows of this table do not agree with their checksums. A retry will not help; other
    /// tables are not affected.
    #[error("{table} is damaged: {why}")]
    Damaged {
        /// The table.
        table: TableId,
        /// What does not agree.
        why: String,
    },
    /// The file is damaged in a part that belongs to no table or to many. A retry will not help.
    #[error("the store's file is damaged: {0}")]
    Corrupt(String),
}

impl Error {
    /// Whether the same request may succeed later: the disk was full or failed, or the database was
    /// away.
    pub const fn is_retryable(&self) -> bool {
        matches!(self, Error::Full | Error::Disk(_) | Error::Away(_) | Error::Database(_))
    }

    /// Whether the error concerns the whole store. Then the whole batch fails, not one request.
    pub(crate) const fn fails_all(&self) -> bool {
        self.is_retryable() || matches!(self, Error::Corrupt(_))
    }

    pub(crate) const fn damaged(table: TableId, why: String) -> Error {
        Error::Damaged { table, why }
    }

    /// Adds the table whose rows were being read when the error happened.
    pub(crate) fn of(self, table: TableId) -> Error {
        if let Error::Corrupt(why) = self { Error::Damaged { table, why } } else { self }
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
            _ => Error::Corrupt(error.to_string()),
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
