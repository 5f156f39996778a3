//! Appends to a store until it is killed, and prints what was acknowledged.
//!
//! `appender FOLDER` runs several tables at once. Each continues its journal where it ended, and
//! when that is long enough, ends it and begins another. A line on standard output is either `TABLE
//! SEQ`, once that entry was acknowledged, or `TABLE ended`.

use std::{
    env,
    io::{Write as _, stdout},
    path::Path,
    process, thread,
};
use store::{Deed, Error, Label, Store, TableId};

const TABLES: usize = 8;

/// The number of entries after which a table ends.
const LENGTH: u32 = 40;

fn main() {
    let folder = env::args_os().nth(1).expect("a folder");
    let store = Store::open(Path::new(&folder)).unwrap_or_else(|error| {
        eprintln!("{error}");
        process::exit(2)
    });
    let mut found = Vec::new();
    store
        .live(|table, journal| found.push((table, journal.expect("sound").1.len())))
        .expect("readable");
    thread::scope(|scope| {
        for number in 0..TABLES {
            let (store, found) = (&store, found.get(number).copied());
            scope.spawn(move || append(store, found).expect("a sound disk"));
        }
    });
}

fn append(store: &Store, found: Option<(TableId, u32)>) -> Result<(), Error> {
    let (mut deed, mut next) = match found {
        Some((table, length)) => (store.claim(table).wait()?, length),
        None => (begin(store)?, 0),
    };
    loop {
        for seq in next..LENGTH {
            store.append(deed, seq, Label(0), format!("{} {seq}", deed.table)).wait()?;
            say(&format!("{} {seq}\n", deed.table.0));
        }
        store.record(deed, LENGTH - 1, 0, "patience", b"won").wait()?;
        store.end(deed, 0).wait()?;
        say(&format!("{} ended\n", deed.table.0));
        (deed, next) = (begin(store)?, 0);
    }
}

/// Creates a table with a code that no table had before.
fn begin(store: &Store) -> Result<Deed, Error> {
    loop {
        let number = {
            use std::hash::{BuildHasher as _, RandomState};
            RandomState::new().hash_one(0)
        };
        match store.create(format!("{number:x}"), b"").wait() {
            Err(Error::CodeTaken(_)) => {}
            answer => return answer,
        }
    }
}

/// Prints a line with a single write, so that a kill cannot cut it.
fn say(line: &str) {
    stdout().lock().write_all(line.as_bytes()).expect("somebody listens");
}
