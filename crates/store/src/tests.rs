//! The store's promises, one file each. `tests/kill.rs` has those that need a process to kill.

mod batches;
mod disk;
mod finished;
mod journals;
mod model;
mod opening;
mod reading;

use crate::{Deed, Error, Receipt, Store};
use std::sync::mpsc;
use tempfile::TempDir;

/// A store in a folder of its own.
struct Fresh {
    store: Store,
    folder: TempDir,
}

fn fresh() -> Fresh {
    let folder = tempfile::tempdir().unwrap();
    Fresh { store: Store::open(folder.path()).unwrap(), folder }
}

/// A table with the entries "0", "1", … so many of them.
fn table(store: &Store, code: &str, entries: u32) -> Deed {
    let deed = store.create(code, b"head").wait().unwrap();
    for seq in 0..entries {
        store.append(deed, seq, seq.to_string()).wait().unwrap();
    }
    deed
}

fn entries(store: &Store, deed: Deed) -> Vec<String> {
    let entries = store.read(deed.table).unwrap();
    entries.iter().map(|bytes| String::from_utf8(bytes.to_vec()).unwrap()).collect()
}

/// Keeps the writer busy until it is let go, so that what is asked meanwhile becomes one batch.
struct Held {
    go: mpsc::Sender<()>,
    receipt: Receipt<()>,
}

fn hold(store: &Store) -> Held {
    let (go, wait) = mpsc::channel();
    let (tell, held) = mpsc::channel();
    let receipt = store.ask(0, move |_| {
        tell.send(()).unwrap();
        wait.recv().map_err(|_| Error::Closed)
    });
    held.recv().unwrap();
    Held { go, receipt }
}

impl Held {
    fn let_go(self) {
        self.go.send(()).unwrap();
        self.receipt.wait().unwrap();
    }
}
