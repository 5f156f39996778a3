//! Who may append, and what.

use super::{entries, in_every_home, table};
use crate::{Deed, Epoch, Error, LONGEST, Label, Store, TableId};

in_every_home! {
    entries_are_numbered_from_0_and_read_back_in_order,
    empty_and_longest_entries_are_entries,
    a_number_that_leaves_a_gap_is_refused,
    the_same_entry_again_is_no_harm,
    other_bytes_under_a_written_number_are_refused,
    after_a_claim_no_older_deed_writes,
    an_entry_of_an_older_owner_is_not_the_new_owners,
    a_deed_that_nobody_was_given_does_not_write,
    an_ended_table_stays_readable_and_is_not_continued,
    a_table_that_never_was_is_unknown,
    a_code_has_one_table,
    creating_the_same_again_is_the_same_table_with_a_new_owner,
}

fn entries_are_numbered_from_0_and_read_back_in_order(store: &Store) {
    let deed = table(store, "fox", 12);
    assert_eq!(entries(store, deed), (0..12).map(|n| n.to_string()).collect::<Vec<_>>());
    let read = store.read(deed.table).unwrap();
    assert_eq!((read.len(), read.is_empty()), (12, false));
    assert_eq!(
        (read.get(0), read.get(11), read.get(12)),
        (Some(&b"0"[..]), Some(&b"11"[..]), None)
    );
}

fn empty_and_longest_entries_are_entries(store: &Store) {
    let deed = table(store, "fox", 0);
    assert!(store.read(deed.table).unwrap().is_empty());
    store.append(deed, 0, Label(0), b"").wait().unwrap();
    store.append(deed, 1, Label(0), vec![7; LONGEST]).wait().unwrap();
    let read = store.read(deed.table).unwrap();
    assert_eq!(read.get(0), Some(&b""[..]));
    assert_eq!(read.get(1), Some(&vec![7; LONGEST][..]));
    let too_long = store.append(deed, 2, Label(0), vec![7; LONGEST + 1]).wait();
    assert_eq!(too_long, Err(Error::TooLong(LONGEST + 1)));
}

fn a_number_that_leaves_a_gap_is_refused(store: &Store) {
    let deed = table(store, "fox", 2);
    let gap = |seq, next| Err(Error::Gap { table: deed.table, seq, next });
    assert_eq!(store.append(deed, 3, Label(0), b"3").wait(), gap(3, 2));
    assert_eq!(store.append(deed, u32::MAX, Label(0), b"").wait(), gap(u32::MAX, 2));
    assert_eq!(entries(store, deed), ["0", "1"]);
}

fn the_same_entry_again_is_no_harm(store: &Store) {
    let deed = table(store, "fox", 3);
    for seq in [2, 0, 1] {
        store.append(deed, seq, Label(0), seq.to_string()).wait().unwrap();
    }
    assert_eq!(entries(store, deed), ["0", "1", "2"]);
}

fn other_bytes_under_a_written_number_are_refused(store: &Store) {
    let deed = table(store, "fox", 3);
    for seq in 0..3 {
        let written = Err(Error::Written { table: deed.table, seq });
        assert_eq!(store.append(deed, seq, Label(0), b"other").wait(), written);
    }
    assert_eq!(entries(store, deed), ["0", "1", "2"]);
}

fn after_a_claim_no_older_deed_writes(store: &Store) {
    let old = table(store, "fox", 1);
    let new = store.claim(old.table).wait().unwrap();
    assert!(new.epoch > old.epoch);
    let refused = || Err(Error::NotOwner { table: old.table, epoch: old.epoch });
    assert_eq!(store.append(old, 1, Label(0), b"old").wait(), refused());
    assert_eq!(store.append(old, 0, Label(0), b"0").wait(), refused(), "not even again");
    assert_eq!(store.record(old, 0, 0, "wink", b"").wait(), refused());
    assert_eq!(store.end(old, 0).wait(), refused());
    store.append(new, 1, Label(0), b"new").wait().unwrap();
    assert_eq!(entries(store, new), ["0", "new"]);
}

fn an_entry_of_an_older_owner_is_not_the_new_owners(store: &Store) {
    let old = table(store, "fox", 1);
    let new = store.claim(old.table).wait().unwrap();
    let written = Err(Error::Written { table: old.table, seq: 0 });
    assert_eq!(store.append(new, 0, Label(0), b"0").wait(), written);
}

fn a_deed_that_nobody_was_given_does_not_write(store: &Store) {
    let deed = table(store, "fox", 0);
    let early = Deed { epoch: Epoch(deed.epoch.0 + 1), ..deed };
    let refused = Err(Error::NotOwner { table: deed.table, epoch: early.epoch });
    assert_eq!(store.append(early, 0, Label(0), b"0").wait(), refused);
}

fn an_ended_table_stays_readable_and_is_not_continued(store: &Store) {
    let deed = table(store, "fox", 3);
    store.end(deed, 77).wait().unwrap();
    store.end(deed, 99).wait().unwrap();
    let ended = || Error::Ended(deed.table);
    assert_eq!(store.append(deed, 3, Label(0), b"3").wait(), Err(ended()));
    assert_eq!(store.claim(deed.table).wait(), Err(ended()));
    assert_eq!(entries(store, deed), ["0", "1", "2"]);
    let journal = store.journal(deed.table).unwrap();
    assert_eq!((journal.length, journal.ended_ms), (3, Some(77)));
}

fn a_table_that_never_was_is_unknown(store: &Store) {
    let table = TableId(9);
    let deed = Deed { table, epoch: Epoch(1) };
    assert_eq!(store.append(deed, 0, Label(0), b"").wait(), Err(Error::Unknown(table)));
    assert_eq!(store.claim(table).wait(), Err(Error::Unknown(table)));
    assert_eq!(store.end(deed, 0).wait(), Err(Error::Unknown(table)));
    assert_eq!(store.read(table), Err(Error::Unknown(table)));
    assert_eq!(store.journal(table), Err(Error::Unknown(table)));
}

fn a_code_has_one_table(store: &Store) {
    let deed = table(store, "fox", 0);
    let taken = || Err(Error::CodeTaken("fox".to_owned()));
    assert_eq!(store.create("fox", b"another head").wait(), taken());
    store.append(deed, 0, Label(0), b"0").wait().unwrap();
    assert_eq!(store.create("fox", b"head").wait(), taken(), "it has begun");
    store.end(deed, 0).wait().unwrap();
    assert_eq!(store.create("fox", b"head").wait(), taken(), "it stays readable by its code");
    store.create("Fox", b"head").wait().unwrap();
}

/// The answer to the first request may have been lost. If the first caller still holds its deed,
/// that deed no longer counts.
fn creating_the_same_again_is_the_same_table_with_a_new_owner(store: &Store) {
    let first = store.create("fox", b"head").wait().unwrap();
    let second = store.create("fox", b"head").wait().unwrap();
    assert_eq!(first.table, second.table);
    let refused = Err(Error::NotOwner { table: first.table, epoch: first.epoch });
    assert_eq!(store.append(first, 0, Label(0), b"0").wait(), refused);
    store.append(second, 0, Label(0), b"0").wait().unwrap();
}
