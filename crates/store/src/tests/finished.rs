//! Results.

use super::{fresh, table};
use crate::{Error, Finished};

#[test]
fn results_are_found_by_table_by_game_and_by_time() {
    let it = fresh();
    let [a, b] = ["a", "b"].map(|code| table(&it.store, code, 3));
    let plan =
        [(a, 0, 10, "wink"), (b, 1, 20, "spywhere"), (a, 1, 30, "spywhere"), (a, 2, 30, "wink")];
    for (deed, seq, when_ms, game) in plan {
        it.store.record(deed, seq, when_ms, game, format!("{when_ms}")).wait().unwrap();
    }
    let whole = Finished {
        table: b.table,
        seq: 1,
        when_ms: 20,
        game: "spywhere".to_owned(),
        standing: b"20".to_vec(),
    };
    assert_eq!(it.store.finished_at(b.table).unwrap(), [whole]);

    let seqs = |found: Vec<Finished>| -> Vec<_> {
        found.into_iter().map(|finished| (finished.table, finished.seq)).collect()
    };
    let (a, b) = (a.table, b.table);
    assert_eq!(seqs(it.store.finished_at(a).unwrap()), [(a, 0), (a, 1), (a, 2)]);
    let newest =
        |game, before_ms, at_most| seqs(it.store.finished(game, before_ms, at_most).unwrap());
    assert_eq!(newest(None, i64::MAX, 9), [(a, 2), (a, 1), (b, 1), (a, 0)]);
    assert_eq!(newest(None, 30, 9), [(b, 1), (a, 0)]);
    assert_eq!(newest(None, 31, 1), [(a, 2)]);
    assert_eq!(newest(Some("spywhere"), i64::MAX, 9), [(a, 1), (b, 1)]);
    assert_eq!(newest(Some("spywhere"), 30, 9), [(b, 1)]);
    assert_eq!(newest(Some("dr-shark"), i64::MAX, 9), []);
}

#[test]
fn a_result_is_kept_once() {
    let it = fresh();
    let deed = table(&it.store, "fox", 1);
    it.store.record(deed, 0, 5, "wink", b"9:7").wait().unwrap();
    it.store.record(deed, 0, 5, "wink", b"9:7").wait().unwrap();
    let written = || Err(Error::Written { table: deed.table, seq: 0 });
    assert_eq!(it.store.record(deed, 0, 5, "wink", b"7:9").wait(), written());
    assert_eq!(it.store.record(deed, 0, 6, "wink", b"9:7").wait(), written());
    assert_eq!(it.store.finished_at(deed.table).unwrap().len(), 1);
}

#[test]
fn a_result_follows_an_entry() {
    let it = fresh();
    let deed = table(&it.store, "fox", 1);
    let gap = Err(Error::Gap { table: deed.table, seq: 1, next: 1 });
    assert_eq!(it.store.record(deed, 1, 5, "wink", b"9:7").wait(), gap);
    assert_eq!(it.store.finished_at(deed.table).unwrap(), []);
}
