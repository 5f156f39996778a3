//! One process at a time.

use crate::Error;
use std::{
    fs::{File, TryLockError},
    path::Path,
};

/// Holds the folder for this process. The operating system lets go of it when the process ends,
/// however it ends.
///
/// On a file system without locks two processes could still meet; then the epochs see to it that
/// only one of them writes to a table.
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

/// Closing the file would not do: a process that is being spawned just now has it open too, for an
/// instant, and the lock would outlive us by that.
impl Drop for Lock {
    fn drop(&mut self) {
        let _ = self.0.unlock();
    }
}
