//! Disks for the storm: one that is soon full, and one that can be frozen. Both need root.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::Command;

use tempfile::TempDir;

/// A disk that exists until this is dropped.
pub(crate) struct Disk {
    folder: TempDir,
    mounted: PathBuf,
}

/// A file that takes all the space that is left, until this is dropped.
pub(crate) struct Filler(PathBuf);

/// Frozen, until this is dropped.
pub(crate) struct Frozen(PathBuf);

impl Disk {
    /// A disk of a few megabytes in memory.
    pub(crate) fn small() -> io::Result<Disk> {
        Disk::mount(&["-t", "tmpfs", "-o", "size=6m", "tmpfs"], |_| Ok(()))
    }

    /// A file with a file system of its own, which can be frozen.
    pub(crate) fn freezable() -> io::Result<Disk> {
        Disk::mount(&["-o", "loop", "image"], |folder| {
            fs::File::create(folder.join("image"))?.set_len(24 << 20)?;
            run("mkfs.ext4", &["-q", "-F", "image"], folder)
        })
    }

    fn mount(words: &[&str], prepare: impl FnOnce(&Path) -> io::Result<()>) -> io::Result<Disk> {
        let folder = TempDir::new()?;
        let mounted = folder.path().join("disk");
        fs::create_dir(&mounted)?;
        prepare(folder.path())?;
        run("mount", &[words, &["disk"]].concat(), folder.path())?;
        Ok(Disk { folder, mounted })
    }

    /// Where the program may keep its data.
    pub(crate) fn data(&self) -> PathBuf {
        self.mounted.join("data")
    }

    /// Takes all the space that is left.
    pub(crate) fn fill(&self) -> io::Result<Filler> {
        let path = self.mounted.join("filler");
        let mut file = fs::File::create(&path)?;
        for size in [1 << 20, 1 << 16, 1 << 12, 1 << 10] {
            while file.write_all(&vec![1; size]).is_ok() {}
        }
        Ok(Filler(path))
    }

    /// Makes every write wait.
    pub(crate) fn freeze(&self) -> io::Result<Frozen> {
        run("fsfreeze", &["--freeze", "disk"], self.folder.path())?;
        Ok(Frozen(self.mounted.clone()))
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        let _ = run("umount", &["disk"], self.folder.path());
    }
}

impl Drop for Filler {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

impl Drop for Frozen {
    fn drop(&mut self) {
        let mounted = self.0.to_string_lossy();
        let _ = run("fsfreeze", &["--unfreeze", &mounted], Path::new("/"));
    }
}

fn run(program: &str, words: &[&str], folder: &Path) -> io::Result<()> {
    let done = Command::new(program).args(words).current_dir(folder).output()?;
    if done.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&done.stderr).trim().replace('\n', " ");
    Err(io::Error::other(format!("{program} {}: {said}", words.join(" "))))
}
