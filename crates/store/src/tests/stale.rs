//! Tables that nobody touches any more.

use super::{fresh, in_every_home, table};
use crate::{Error, Journal, Label, Store, TableId};

in_every_home! {
    stale_tables_are_found_by_label_and_age_the_oldest_first,
    creating_claiming_and_appending_touch_a_table,
}

fn tables(found: Vec<Journal>) -> Vec<TableId> {
    found.into_iter().map(|journal| journal.table).collect()
}

/// Sets the instants at which these tables were last touched, as if time had passed.
fn long_ago(store: &Store, touched: &[(TableId, i64)]) {
    for (table, touched_ms) in touched.iter().copied() {
        store.home().touch(table, touched_ms);
    }
}

fn stale_tables_are_found_by_label_and_age_the_oldest_first(store: &Store) {
    let [a, b, c, d] = ["a", "b", "c", "d"].map(|code| table(store, code, 1));
    store.append(d, 1, Label(7), b"1").wait().unwrap();
    store.end(c, 0).wait().unwrap();
    long_ago(store, &[(a.table, 300), (b.table, 200), (d.table, 100)]);
    let stale =
        |label, before_ms, at_most| tables(store.stale(Label(label), before_ms, at_most).unwrap());
    assert_eq!(stale(0, 301, 9), [b.table, a.table]);
    assert_eq!(stale(0, 300, 9), [b.table], "before, not at");
    assert_eq!(stale(0, 301, 1), [b.table]);
    assert_eq!(stale(0, 301, 0), []);
    assert_eq!(stale(7, 301, 9), [d.table]);
    assert_eq!(stale(8, i64::MAX, 9), []);
}

fn creating_claiming_and_appending_touch_a_table(store: &Store) {
    let before = store.now_ms();
    let deed = store.create("fox", b"head").wait().unwrap();
    let is_stale = || !store.stale(Label(0), before, 9).unwrap().is_empty();
    assert!(!is_stale());
    long_ago(store, &[(deed.table, 5)]);
    assert!(is_stale());
    let deed = store.claim(deed.table).wait().unwrap();
    assert!(!is_stale());
    long_ago(store, &[(deed.table, 5)]);
    store.append(deed, 0, Label(0), b"0").wait().unwrap();
    assert!(!is_stale());
    assert_eq!(tables(store.stale(Label(0), i64::MAX, 9).unwrap()), [deed.table]);
}

/// A table whose instant is damaged is not reported as stale, because its user would end it.
#[test]
fn a_damaged_table_is_never_stale_and_hides_no_other() {
    let it = fresh();
    let [a, b] = ["a", "b"].map(|code| table(&it.store, code, 1));
    long_ago(&it.store, &[(b.table, 200)]);
    let done = it
        .store
        .ask(|pen| Ok(pen.db.execute("UPDATE live SET touched_ms = 100 WHERE journal = 1", [])?));
    assert_eq!(done.wait(), Ok(1));
    assert_eq!(tables(it.store.stale(Label(0), 300, 1).unwrap()), [b.table]);
    assert!(
        matches!(it.store.read(a.table), Err(Error::Damaged { table, .. }) if table == a.table)
    );
}
