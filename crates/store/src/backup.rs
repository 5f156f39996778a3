//! Backups: copies of a store that are checked before they get their name.

use crate::{
    Checked, Error,
    check::{self, Progress, check_file},
    folder,
    lock::Lock,
    schema::StoreFile,
};
use std::{
    fs::{self, File},
    path::{Path, PathBuf},
};
use tempfile::NamedTempFile;

/// Whether a copy is kept when it has the damaged tables of its original.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Damaged {
    /// The copy is deleted.
    Refused,
    /// The copy is kept, for the sake of the other tables.
    Kept,
}

impl Damaged {
    /// Whether to keep a copy in which the check found this.
    pub fn keeps(self, checked: &Checked) -> bool {
        match self {
            Damaged::Refused => checked.is_sound(),
            Damaged::Kept => checked.is_sound_besides_tables(),
        }
    }
}

/// Copies the store in this folder, as it is at one instant, into a new file that only its owner
/// may read. A server may run on the folder meanwhile; it does not wait for the backup.
///
/// The copy is checked before it gets its name, and deleted if it is not good enough; the result
/// says what is wrong with it.
pub fn backup(
    folder: &Path,
    file: &Path,
    damaged: Damaged,
    progress: &mut Progress<'_>,
) -> Result<Checked, Error> {
    if fs::symlink_metadata(file).is_ok() {
        return Err(Error::Exists(file.to_owned()));
    }
    let copy = copy(&StoreFile::within(folder).file, &parent(file))?;
    let checked = check_file(copy.path(), &mut |_, _| Ok(()), progress)?;
    if damaged.keeps(&checked) {
        name(copy, file)?;
    }
    Ok(checked)
}

/// Makes a folder's store from a backup. The folder must not hold one, and no server may run on it.
///
/// The backup is checked first, and its copy once more. If either is not good enough the folder
/// stays as it was, and the result says what is wrong.
pub fn restore(
    file: &Path,
    folder: &Path,
    damaged: Damaged,
    progress: &mut Progress<'_>,
) -> Result<Checked, Error> {
    if !file.is_file() {
        return Err(Error::Missing(file.to_owned()));
    }
    match check_file(file, &mut |_, _| Ok(()), progress) {
        Ok(checked) if !damaged.keeps(&checked) => return Ok(checked),
        // Version 1 has no checksums to check; opening the copy below adds them.
        Ok(_) | Err(Error::Older { .. }) => {}
        Err(error) => return Err(error),
    }
    folder::make(folder)?;
    let _lock = Lock::take(folder)?;
    let at = StoreFile::within(folder);
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("journal.db")) {
            return Err(Error::Exists(path));
        }
    }
    let copy = copy(file, folder)?;
    // Opening upgrades an older version. The journal mode then goes back from WAL, because the file
    // will be renamed and a log beside it would be left behind.
    let db = StoreFile { file: copy.path().to_owned(), vfs: None }.open_to_write()?;
    db.pragma_update_and_check(None, "journal_mode", "delete", |_| Ok(()))?;
    drop(db);
    let checked = check_file(copy.path(), &mut |_, _| Ok(()), progress)?;
    if damaged.keeps(&checked) {
        name(copy, &at.file)?;
    }
    Ok(checked)
}

/// The state of a store at one instant, in a new temporary file.
///
/// SQLite writes it anew, page by page, from the rows that are reachable: purged rows are not in
/// it, and the writer of the original neither waits nor is disturbed.
fn copy(from: &Path, folder: &Path) -> Result<NamedTempFile, Error> {
    let db = match check::open(from) {
        Err(Error::Older { .. }) => {
            StoreFile { file: from.to_owned(), vfs: None }.open_to_read()?
        }
        db => db?,
    };
    // Created before SQLite writes to it, so that only its owner may ever read it.
    let copy =
        tempfile::Builder::new().prefix(".safehouse-").suffix(".part").tempfile_in(folder)?;
    let path = copy.path().to_str().ok_or_else(|| {
        Error::Disk(format!("{} is not a name that SQLite can take", folder.display()))
    })?;
    db.execute("VACUUM INTO ?1", [path])?;
    Ok(copy)
}

/// Gives a copy its name, unless a file of that name exists, and syncs, so that it survives a power
/// cut.
fn name(copy: NamedTempFile, file: &Path) -> Result<(), Error> {
    File::open(copy.path())?.sync_all()?;
    if let Err(why) = copy.persist_noclobber(file) {
        let is_there = why.error.kind() == std::io::ErrorKind::AlreadyExists;
        return Err(if is_there { Error::Exists(file.to_owned()) } else { why.error.into() });
    }
    #[cfg(unix)]
    File::open(parent(file))?.sync_all()?;
    Ok(())
}

fn parent(file: &Path) -> PathBuf {
    match file.parent() {
        Some(parent) if !parent.as_os_str().is_empty() => parent.to_owned(),
        _ => PathBuf::from("."),
    }
}
