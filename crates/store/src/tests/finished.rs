//! Results.

use super::{in_every_home, table};
use crate::{Error, Finished, Store};

in_every_home! {
    results_are_found_by_table_by_game_and_by_time,
    a_result_is_kept_once,
    a_result_follows_an_entry,
}

fn results_are_found_by_table_by_game_and_by_time(store: &Store) {
    let [a, b] = ["a", "b"].map(|code| table(store, code, 3));
    let plan =
        [(a, 0, 10, "wink"), (b, 1, 20, "spywhere"), (a, 1, 30, "spywhere"), (a, 2, 30, "wink")];
    for (deed, seq, when_ms, game) in plan {
        store.record(deed, seq, when_ms, game, format!("{when_ms}")).wait().unwrap();
    }
    let whole = Finished {
        table: b.table,
        seq: 1,
        when_ms: 20,
        game: "spywhere".to_owned(),
        standing: b"20".to_vec(),
    };
    assert_eq!(store.finished_at(b.table).unwrap(), [whole]);

    let seqs = |found: Vec<Finished>| -> Vec<_> {
        found.into_iter().map(|finished| (finished.table, finished.seq)).collect()
    };
    let (a, b) = (a.table, b.table);
    assert_eq!(seqs(store.finished_at(a).unwrap()), [(a, 0), (a, 1), (a, 2)]);
    let newest = |game, before_ms, at_most| seqs(store.finished(game, before_ms, at_most).unwrap());
    assert_eq!(newest(None, i64::MAX, 9), [(a, 2), (a, 1), (b, 1), (a, 0)]);
    assert_eq!(newest(None, 30, 9), [(b, 1), (a, 0)]);
    assert_eq!(newest(None, 31, 1), [(a, 2)]);
    assert_eq!(newest(Some("spywhere"), i64::MAX, 9), [(a, 1), (b, 1)]);
    assert_eq!(newest(Some("spywhere"), 30, 9), [(b, 1)]);
    assert_eq!(newest(Some("dr-shark"), i64::MAX, 9), []);
}

fn a_result_is_kept_once(store: &Store) {
    let deed = table(store, "fox", 1);
    store.record(deed, 0, 5, "wink", b"9:7").wait().unwrap();
    store.record(deed, 0, 5, "wink", b"9:7").wait().unwrap();
    let written = || Err(Error::Written { table: deed.table, seq: 0 });
    assert_eq!(store.record(deed, 0, 5, "wink", b"7:9").wait(), written());
    assert_eq!(store.record(deed, 0, 6, "wink", b"9:7").wait(), written());
    assert_eq!(store.finished_at(deed.table).unwrap().len(), 1);
}

fn a_result_follows_an_entry(store: &Store) {
    let deed = table(store, "fox", 1);
    let gap = Err(Error::Gap { table: deed.table, seq: 1, next: 1 });
    assert_eq!(store.record(deed, 1, 5, "wink", b"9:7").wait(), gap);
    assert_eq!(store.finished_at(deed.table).unwrap(), []);
}
