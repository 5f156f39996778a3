//! One process at a time per folder.

use crate::Error;
use std::{
    fs::{File, TryLockError},
    path::Path,
};

/// Locks the folder for this process. The operating system releases the lock when the process ends,
/// however it ends.
///
/// On a file system without locks two processes could still open one folder; then the epochs ensure
/// that only one of them writes to a table.
pub(crate) struct Lock(File);

impl Lock {
    pub(crate) fn take(folder: &Path) -> Result<Lock, Error> {
        let file =
            File::options().create(true).truncate(false).write(true).open(folder.join("lock"))?;
        match file.try_lock() {
            Ok(()) => Ok(Lock(file)),
            Err(TryLockError::WouldBlock) => Err(Error::InUse(folder.to_owned())),
            Err(TryLockError::Error(error)) if error.kind() == std::io::ErrorKind::Unsupported => {
                Ok(Lock(file))
            }
            Err(TryLockError::Error(error)) => Err(error.into()),
        }
    }
}

/// Unlocks explicitly. Closing the file would not suffice: a child process that is just being
/// spawned briefly holds it open too, and would keep the lock that long.
impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}
