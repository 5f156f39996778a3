//! The store's folder and its permissions.

use crate::Error;
use std::{
    fs::{self, File, OpenOptions},
    path::Path,
};

/// Makes the folder, readable by its owner only, and syncs it, so that it survives a power cut. An
/// existing folder is left as it is.
pub(crate) fn make(folder: &Path) -> Result<(), Error> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)?;
    #[cfg(unix)]
    if let Some(parent) = folder.parent().filter(|parent| !parent.as_os_str().is_empty()) {
        File::open(parent)?.sync_all()?;
    }
    Ok(())
}

/// Makes an empty file that only its owner may read, if there is none: it will hold seeds and
/// hands. SQLite gives the files that it puts beside it the same permissions.
pub(crate) fn make_private(file: &Path) -> Result<(), Error> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?;
    Ok(())
}
