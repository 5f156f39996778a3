//! The store's promises, one file each. `tests/kill.rs` has those that need a process to kill.

mod backup;
mod batches;
mod damage;
mod disk;
mod finished;
mod flips;
mod journals;
mod leases;
mod model;
mod opening;
mod postgres;
mod purging;
mod reading;
mod sim;
mod stale;
mod upgrade;

use crate::{
    Deed, Error, Label, Receipt, Store,
    sim::{Sim, Trouble},
};
use annex::Postgres;
use std::sync::mpsc;
use tempfile::TempDir;

/// Makes three tests of each of these functions, which take a new store: the contract is the same in
/// every home.
macro_rules! in_every_home {
    ($($name:ident),* $(,)?) => {
        mod on_disk {
            $(#[test] fn $name() { super::$name(&crate::tests::fresh().store) })*
        }
        mod in_postgres {
            $(#[test] fn $name() { super::$name(&crate::tests::in_postgres()) })*
        }
        mod simulated {
            $(#[test] fn $name() { super::$name(&crate::tests::simulated()) })*
        }
    };
}
use in_every_home;

/// A store in a folder of its own.
struct Fresh {
    store: Store,
    folder: TempDir,
}

/// A store on a simulated disk without trouble.
fn simulated() -> Store {
    Sim::new(1, Trouble::default()).open()
}

/// A store in a schema of its own.
fn in_postgres() -> Store {
    Store::in_postgres(&Postgres::shared().schema()).unwrap()
}

fn fresh() -> Fresh {
    let folder = tempfile::tempdir().unwrap();
    Fresh { store: Store::open(folder.path()).unwrap(), folder }
}

/// A table with this many entries: "0", "1", ….
fn table(store: &Store, code: &str, entries: u32) -> Deed {
    let deed = store.create(code, b"head").wait().unwrap();
    for seq in 0..entries {
        store.append(deed, seq, Label(0), seq.to_string()).wait().unwrap();
    }
    deed
}

fn entries(store: &Store, deed: Deed) -> Vec<String> {
    let entries = store.read(deed.table).unwrap();
    entries.iter().map(|bytes| String::from_utf8(bytes.to_vec()).unwrap()).collect()
}

/// Keeps the writer busy until it is released, so that requests made meanwhile become one batch.
struct Held {
    go: mpsc::Sender<()>,
    receipt: Receipt<()>,
}

fn hold(store: &Store) -> Held {
    let (go, wait) = mpsc::channel();
    let (began, held) = mpsc::channel();
    let receipt = store.ask(move |_| {
        began.send(()).unwrap();
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
