//! Opens the data folder, or says plainly why it cannot be used.

use std::path::{Path, PathBuf};

use anyhow::anyhow;
use store::{Error, Store};

/// Opens the store in this folder.
pub(super) fn open(folder: &Path) -> anyhow::Result<Store> {
    if let Some(file) = file_on_the_way(folder) {
        let file = file.display();
        let option = folder.display();
        return Err(anyhow!("--data {option}: {file} is a file; name a folder, new or old"));
    }
    Store::open(folder).map_err(|why| anyhow!("--data {}: {}", folder.display(), sentence(&why)))
}

/// The part of the path that is a file where a folder should be.
fn file_on_the_way(folder: &Path) -> Option<PathBuf> {
    let mut parts = folder.ancestors();
    parts.find(|part| part.exists() && !part.is_dir()).map(Path::to_owned)
}

/// Why the store does not open, and what to do. Errors other than these already name the file and
/// the problem.
fn sentence(why: &Error) -> String {
    let (wrong, right) = if let Error::Disk(why) = why {
        (format!("it cannot be written ({why})"), "give it to the user who runs safehouse")
    } else if let Error::Corrupt(why) = why {
        (format!("its store is damaged ({why})"), "restore a backup")
    } else if matches!(why, Error::Full) {
        ("its disk is full".into(), "free some space")
    } else if matches!(why, Error::InUse(_)) {
        ("another process of safehouse uses it".into(), "stop that one")
    } else {
        return why.to_string();
    };
    format!("{wrong}; {right}, or choose another folder")
}
