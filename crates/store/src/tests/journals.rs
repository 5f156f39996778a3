//! Who may append, and what.

use super::{entries, fresh, table};
use crate::{Deed, Epoch, Error, LONGEST, TableId};

#[test]
fn entries_are_numbered_from_0_and_read_back_in_order() {
    let it = fresh();
    let deed = table(&it.store, "fox", 12);
    assert_eq!(entries(&it.store, deed), (0..12).map(|n| n.to_string()).collect::<Vec<_>>());
    let read = it.store.read(deed.table).unwrap();
    assert_eq!((read.len(), read.is_empty()), (12, false));
    assert_eq!(
        (read.get(0), read.get(11), read.get(12)),
        (Some(&b"0"[..]), Some(&b"11"[..]), None)
    );
}

#[test]
fn empty_and_longest_entries_are_entries() {
    let it = fresh();
    let deed = table(&it.store, "fox", 0);
    assert!(it.store.read(deed.table).unwrap().is_empty());
    it.store.append(deed, 0, b"").wait().unwrap();
    it.store.append(deed, 1, vec![7; LONGEST]).wait().unwrap();
    let read = it.store.read(deed.table).unwrap();
    assert_eq!(read.get(0), Some(&b""[..]));
    assert_eq!(read.get(1), Some(&vec![7; LONGEST][..]));
    let too_long = it.store.append(deed, 2, vec![7; LONGEST + 1]).wait();
    assert_eq!(too_long, Err(Error::TooLong(LONGEST + 1)));
}

#[test]
fn a_number_that_leaves_a_gap_is_refused() {
    let it = fresh();
    let deed = table(&it.store, "fox", 2);
    let gap = |seq, next| Err(Error::Gap { table: deed.table, seq, next });
    assert_eq!(it.store.append(deed, 3, b"3").wait(), gap(3, 2));
    assert_eq!(it.store.append(deed, u32::MAX, b"").wait(), gap(u32::MAX, 2));
    assert_eq!(entries(&it.store, deed), ["0", "1"]);
}

#[test]
fn the_same_entry_again_is_no_harm() {
    let it = fresh();
    let deed = table(&it.store, "fox", 3);
    for seq in [2, 0, 1] {
        it.store.append(deed, seq, seq.to_string()).wait().unwrap();
    }
    assert_eq!(entries(&it.store, deed), ["0", "1", "2"]);
}

#[test]
fn other_bytes_under_a_written_number_are_refused() {
    let it = fresh();
    let deed = table(&it.store, "fox", 3);
    for seq in 0..3 {
        let written = Err(Error::Written { table: deed.table, seq });
        assert_eq!(it.store.append(deed, seq, b"other").wait(), written);
    }
    assert_eq!(entries(&it.store, deed), ["0", "1", "2"]);
}

#[test]
fn after_a_claim_no_older_deed_writes() {
    let it = fresh();
    let old = table(&it.store, "fox", 1);
    let new = it.store.claim(old.table).wait().unwrap();
    assert!(new.epoch > old.epoch);
    let refused = || Err(Error::NotOwner { table: old.table, epoch: old.epoch });
    assert_eq!(it.store.append(old, 1, b"old").wait(), refused());
    assert_eq!(it.store.append(old, 0, b"0").wait(), refused(), "not even again");
    assert_eq!(it.store.record(old, 0, 0, "wink", b"").wait(), refused());
    assert_eq!(it.store.end(old, 0).wait(), refused());
    it.store.append(new, 1, b"new").wait().unwrap();
    assert_eq!(entries(&it.store, new), ["0", "new"]);
}

#[test]
fn an_entry_of_an_older_owner_is_not_the_new_owners() {
    let it = fresh();
    let old = table(&it.store, "fox", 1);
    let new = it.store.claim(old.table).wait().unwrap();
    let written = Err(Error::Written { table: old.table, seq: 0 });
    assert_eq!(it.store.append(new, 0, b"0").wait(), written);
}

#[test]
fn a_deed_that_nobody_was_given_does_not_write() {
    let it = fresh();
    let deed = table(&it.store, "fox", 0);
    let early = Deed { epoch: Epoch(deed.epoch.0 + 1), ..deed };
    let refused = Err(Error::NotOwner { table: deed.table, epoch: early.epoch });
    assert_eq!(it.store.append(early, 0, b"0").wait(), refused);
}

#[test]
fn an_ended_table_stays_readable_and_is_not_continued() {
    let it = fresh();
    let deed = table(&it.store, "fox", 3);
    it.store.end(deed, 77).wait().unwrap();
    it.store.end(deed, 99).wait().unwrap();
    let ended = || Error::Ended(deed.table);
    assert_eq!(it.store.append(deed, 3, b"3").wait(), Err(ended()));
    assert_eq!(it.store.claim(deed.table).wait(), Err(ended()));
    assert_eq!(entries(&it.store, deed), ["0", "1", "2"]);
    let journal = it.store.journal(deed.table).unwrap();
    assert_eq!((journal.length, journal.ended_ms), (3, Some(77)));
}

#[test]
fn a_table_that_never_was_is_unknown() {
    let it = fresh();
    let table = TableId(9);
    let deed = Deed { table, epoch: Epoch(1) };
    assert_eq!(it.store.append(deed, 0, b"").wait(), Err(Error::Unknown(table)));
    assert_eq!(it.store.claim(table).wait(), Err(Error::Unknown(table)));
    assert_eq!(it.store.end(deed, 0).wait(), Err(Error::Unknown(table)));
    assert_eq!(it.store.read(table), Err(Error::Unknown(table)));
    assert_eq!(it.store.journal(table), Err(Error::Unknown(table)));
}

#[test]
fn a_code_has_one_table() {
    let it = fresh();
    let deed = table(&it.store, "fox", 0);
    let taken = || Err(Error::CodeTaken("fox".to_owned()));
    assert_eq!(it.store.create("fox", b"another head").wait(), taken());
    it.store.append(deed, 0, b"0").wait().unwrap();
    assert_eq!(it.store.create("fox", b"head").wait(), taken(), "it has begun");
    it.store.end(deed, 0).wait().unwrap();
    assert_eq!(it.store.create("fox", b"head").wait(), taken(), "it stays readable by its code");
    it.store.create("Fox", b"head").wait().unwrap();
}

/// The answer to the first may have been lost; whoever asked first and is still there loses it.
#[test]
fn creating_the_same_again_is_the_same_table_with_a_new_owner() {
    let it = fresh();
    let first = it.store.create("fox", b"head").wait().unwrap();
    let second = it.store.create("fox", b"head").wait().unwrap();
    assert_eq!(first.table, second.table);
    let refused = Err(Error::NotOwner { table: first.table, epoch: first.epoch });
    assert_eq!(it.store.append(first, 0, b"0").wait(), refused);
    it.store.append(second, 0, b"0").wait().unwrap();
}

#[test]
fn purging_forgets_the_oldest_ended_tables_and_nothing_else() {
    let it = fresh();
    let [old, older, young, live] =
        ["old", "older", "young", "live"].map(|code| table(&it.store, code, 5));
    for (deed, when_ms) in [(old, 20), (older, 10), (young, 30)] {
        it.store.record(deed, 4, when_ms, "wink", b"").wait().unwrap();
        it.store.end(deed, when_ms).wait().unwrap();
    }
    assert_eq!(it.store.purge(30, 1).wait(), Ok(1));
    assert_eq!(it.store.read(older.table), Err(Error::Unknown(older.table)));
    assert_eq!(entries(&it.store, old).len(), 5);
    assert_eq!(it.store.purge(30, 10).wait(), Ok(1));
    assert_eq!(it.store.read(old.table), Err(Error::Unknown(old.table)));
    assert_eq!(it.store.purge(30, 10).wait(), Ok(0));
    for deed in [young, live] {
        assert_eq!(entries(&it.store, deed), ["0", "1", "2", "3", "4"]);
    }
    assert_eq!(it.store.finished_at(old.table).unwrap().len(), 1, "results stay");
    let left = it.store.ask(0, |pen| {
        Ok(pen.db.query_row("SELECT count(*) FROM entry", [], |row| row.get::<_, u32>(0))?)
    });
    assert_eq!(left.wait(), Ok(10));
    let again = it.store.create("old", b"head").wait().unwrap();
    assert!(again.table > live.table, "a number is never given twice");
}
