//! The folder and who may look into it.

use crate::Error;
use std::{
    fs::{self, File, OpenOptions},
    path::Path,
};

/// Makes the folder so that it is still there after a power cut, for nobody's eyes but ours.
/// One that is there is left as it is.
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

/// Makes an empty file that only we may read if there is none: seeds and hands will lie in it.
/// What SQLite puts beside it gets the same permissions.
pub(crate) fn make_private(file: &Path) -> Result<(), Error> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file)?;
    Ok(())
}
