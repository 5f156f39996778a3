//! Purging ended tables, a little at a time.

use super::{entries, fresh, hold, in_every_home, table};
use crate::{Error, Label, Purged, Store};
use std::fs;

in_every_home! {
    purging_forgets_the_oldest_ended_tables_and_nothing_else,
    a_long_table_is_purged_over_many_calls_and_is_gone_from_the_first,
}

fn purged(tables: u32, entries: u32, more: bool) -> Result<Purged, Error> {
    Ok(Purged { tables, entries, more })
}

/// No rows are left over on the disk, where there is one.
fn assert_rows(store: &Store, of: &'static str, expected: u32) {
    if store.home().disk().is_none() {
        return;
    }
    let count = format!("SELECT count(*) FROM {of}");
    let rows = store.ask(move |pen| Ok(pen.db.query_row(&count, [], |row| row.get(0))?));
    assert_eq!(rows.wait(), Ok(expected));
}

fn purging_forgets_the_oldest_ended_tables_and_nothing_else(store: &Store) {
    let [old, older, young, live] =
        ["old", "older", "young", "live"].map(|code| table(store, code, 5));
    for (deed, when_ms) in [(old, 20), (older, 10), (young, 30)] {
        store.record(deed, 4, when_ms, "wink", b"").wait().unwrap();
        store.end(deed, when_ms).wait().unwrap();
    }
    assert_eq!(store.purge(30, 6).wait(), purged(1, 5, true));
    assert_eq!(store.read(older.table), Err(Error::Unknown(older.table)));
    assert_eq!(entries(store, old).len(), 5);
    assert_eq!(store.purge(30, 100).wait(), purged(1, 5, false));
    assert_eq!(store.read(old.table), Err(Error::Unknown(old.table)));
    assert_eq!(store.purge(30, 100).wait(), purged(0, 0, false));
    for deed in [young, live] {
        assert_eq!(entries(store, deed), ["0", "1", "2", "3", "4"]);
    }
    assert_eq!(store.finished_at(old.table).unwrap().len(), 1, "results stay");
    assert_rows(store, "entry", 10);
    let again = store.create("old", b"head").wait().unwrap();
    assert!(again.table > live.table, "a number is never given twice");
}

fn a_long_table_is_purged_over_many_calls_and_is_gone_from_the_first(store: &Store) {
    let [long, other] = ["long", "other"].map(|code| table(store, code, 100));
    store.end(long, 10).wait().unwrap();
    for call in 1..=10 {
        // The last of its entries go in the tenth call; its own row costs one step more.
        assert_eq!(store.purge(11, 10).wait(), purged(u32::from(call == 10), 10, call != 10));
        assert_rows(store, "entry", 200 - 10 * call + (call - 1));
        assert_eq!(store.find("long").unwrap(), None);
        assert_eq!(store.read(long.table), Err(Error::Unknown(long.table)));
        assert_eq!(store.claim(long.table).wait(), Err(Error::Unknown(long.table)));
        let mut live = Vec::new();
        store.live(|table, found| live.push((table, found.is_ok()))).unwrap();
        assert_eq!(live, [(other.table, true)]);
        store.append(other, 99 + call, Label(0), b"between").wait().unwrap();
    }
    assert_rows(store, "purge", 0);
    assert_eq!(store.read(other.table).unwrap().len(), 110);
    store.create("long", b"head").wait().unwrap();
}

#[test]
fn a_purge_goes_on_after_a_restart() {
    let it = fresh();
    let deed = table(&it.store, "fox", 20);
    it.store.end(deed, 10).wait().unwrap();
    assert_eq!(it.store.purge(11, 5).wait(), purged(0, 5, true));
    it.store.close();
    let store = Store::open(it.folder.path()).unwrap();
    assert_eq!(store.find("fox").unwrap(), None);
    // Whatever the arguments, a purge that was begun is finished first.
    assert_eq!(store.purge(0, 100).wait(), purged(1, 15, false));
    assert_rows(&store, "entry", 0);
}

#[test]
fn a_purge_fits_between_what_others_write() {
    let it = fresh();
    let [long, other] = ["long", "other"].map(|code| table(&it.store, code, 1));
    let appends: Vec<_> = (1..5000).map(|seq| it.store.append(long, seq, Label(0), b"x")).collect();
    appends.into_iter().for_each(|append| append.wait().unwrap());
    it.store.end(long, 10).wait().unwrap();
    let held = hold(&it.store);
    let purge = it.store.purge(11, 100);
    let append = it.store.append(other, 1, Label(0), b"1");
    held.let_go();
    assert_eq!(purge.wait(), purged(0, 100, true));
    append.wait().unwrap();
}

/// A damaged instant must not get a table deleted, and a damaged table must not keep others from
/// being deleted.
#[test]
fn a_damaged_table_is_not_purged_and_stops_no_other() {
    let it = fresh();
    let [fox, owl] = ["fox", "owl"].map(|code| table(&it.store, code, 2));
    it.store.end(fox, 5000).wait().unwrap();
    it.store.end(owl, 10).wait().unwrap();
    let done = it
        .store
        .ask(|pen| Ok(pen.db.execute("UPDATE journal SET ended_ms = 5 WHERE code = 'fox'", [])?));
    assert_eq!(done.wait(), Ok(1));
    assert_eq!(it.store.purge(11, 100).wait(), purged(1, 2, false));
    assert!(matches!(it.store.find("fox"), Err(Error::Damaged { .. })));
    assert_eq!(it.store.find("owl").unwrap(), None);
}

/// The space of a purged table is used for the next ones.
#[test]
fn the_file_does_not_grow_with_what_is_purged() {
    let folder = tempfile::tempdir().unwrap();
    let mut sizes = Vec::new();
    for cycle in 0..30_i64 {
        let store = Store::open(folder.path()).unwrap();
        let deeds = ["a", "b", "c", "d"].map(|code| store.create(code, b"head").wait().unwrap());
        let appends: Vec<_> = (0..100)
            .flat_map(|seq| deeds.map(|deed| store.append(deed, seq, Label(0), [b'x'; 500])))
            .collect();
        appends.into_iter().for_each(|append| append.wait().unwrap());
        // One table lives on from cycle to cycle, and its entries lie between the others'.
        let stays = match store.find("stays").unwrap() {
            Some(journal) => store.claim(journal.table).wait().unwrap(),
            None => store.create("stays", b"head").wait().unwrap(),
        };
        store.append(stays, cycle as u32, Label(0), b"still here").wait().unwrap();
        for deed in deeds {
            store.end(deed, cycle).wait().unwrap();
        }
        while store.purge(cycle + 1, 37).wait().unwrap().more {}
        assert_rows(&store, "entry", 1 + cycle as u32);
        // Closing moves the log, so that the file's size shows the space in use.
        store.close();
        sizes.push(fs::metadata(folder.path().join("journal.db")).unwrap().len());
    }
    assert!(sizes[0] > 200_000, "{sizes:?}");
    assert!(sizes[29] < sizes[0] + sizes[0] / 10, "{sizes:?}");
}
