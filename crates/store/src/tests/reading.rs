//! What readers see, and when.

use super::{entries, fresh, hold, table};
use crate::{Error, Store};
use std::thread;

#[test]
fn a_table_is_found_by_its_code() {
    let it = fresh();
    let deed = table(&it.store, "fox", 2);
    let journal = it.store.find("fox").unwrap().unwrap();
    assert_eq!(journal.table, deed.table);
    assert_eq!((journal.code.as_str(), &journal.head[..]), ("fox", &b"head"[..]));
    assert_eq!((journal.length, journal.ended_ms), (2, None));
    assert_eq!(it.store.journal(deed.table).unwrap(), journal);
    assert_eq!(it.store.find("FOX").unwrap(), None);
    assert_eq!(it.store.find("").unwrap(), None);
}

fn live(store: &Store) -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    store
        .live(|journal, entries| {
            assert_eq!(journal.length, entries.len());
            let texts = entries.iter().map(|bytes| String::from_utf8(bytes.to_vec()).unwrap());
            all.push((journal.code, texts.collect()));
        })
        .unwrap();
    all
}

#[test]
fn live_shows_what_has_not_ended_with_all_entries_also_after_reopening() {
    let it = fresh();
    let deeds = ["a", "b", "c", "d"].map(|code| table(&it.store, code, 0));
    for seq in 0..3 {
        for deed in &deeds[..3] {
            it.store.append(*deed, seq, format!("{seq}")).wait().unwrap();
        }
    }
    it.store.end(deeds[1], 0).wait().unwrap();
    let full = || ["0", "1", "2"].map(str::to_owned).to_vec();
    let expected =
        [("a".to_owned(), full()), ("c".to_owned(), full()), ("d".to_owned(), Vec::new())];
    assert_eq!(live(&it.store), expected);
    it.store.close();
    assert_eq!(live(&Store::open(it.folder.path()).unwrap()), expected);
}

/// One reader sees one state of the store, however much is written meanwhile.
#[test]
fn live_is_one_instant() {
    let it = fresh();
    let [a, b] = ["a", "b"].map(|code| table(&it.store, code, 1));
    let mut lengths = Vec::new();
    it.store
        .live(|_, entries| {
            it.store.append(a, entries.len(), b"more").wait().ok();
            it.store.append(b, 1, b"more").wait().unwrap();
            lengths.push(entries.len());
        })
        .unwrap();
    assert_eq!(lengths, [1, 1]);
    assert_eq!(entries(&it.store, b), ["0", "more"]);
}

#[test]
fn a_reader_does_not_wait_for_the_writer_and_sees_nothing_unwritten() {
    let it = fresh();
    let deed = table(&it.store, "fox", 1);
    let held = hold(&it.store);
    let append = it.store.append(deed, 1, b"1");
    assert_eq!(entries(&it.store, deed), ["0"]);
    held.let_go();
    append.wait().unwrap();
    assert_eq!(entries(&it.store, deed), ["0", "1"]);
}

#[test]
fn many_may_read_while_others_write() {
    let it = fresh();
    let deeds: Vec<_> = (0..4).map(|n| table(&it.store, &n.to_string(), 1)).collect();
    thread::scope(|scope| {
        for deed in &deeds {
            let store = &it.store;
            scope.spawn(move || {
                for seq in 1..200 {
                    store.append(*deed, seq, seq.to_string()).wait().unwrap();
                }
            });
            scope.spawn(move || {
                let mut seen = 0;
                while seen < 200 {
                    let texts = entries(store, *deed);
                    let in_order = (0..texts.len()).map(|n| n.to_string()).collect::<Vec<_>>();
                    assert_eq!(texts, in_order);
                    assert!(texts.len() >= seen, "what was seen once stays");
                    seen = texts.len();
                }
            });
        }
    });
}

/// A journal with a hole must not look like a shorter journal, nor like another one.
#[test]
fn a_missing_or_foreign_entry_is_damage() {
    for damage in [
        "DELETE FROM entry WHERE journal = 1 AND seq = 1",
        "UPDATE entry SET before = 1 WHERE journal = 1 AND seq = 2",
        "UPDATE entry SET before = 5 WHERE journal = 1 AND seq = 2",
        "UPDATE entry SET before = NULL WHERE journal = 1 AND seq = 2",
    ] {
        let it = fresh();
        let [fox, _owl] = ["fox", "owl"].map(|code| table(&it.store, code, 3));
        assert_eq!(entries(&it.store, fox), ["0", "1", "2"]);
        let done = it.store.ask(0, move |pen| Ok(pen.db.execute(damage, [])?));
        assert_eq!(done.wait(), Ok(1));
        let damaged = Err(Error::Damaged("entry 1 of table 1 is missing".to_owned()));
        assert_eq!(it.store.read(fox.table), damaged, "{damage}");
    }
}

#[test]
fn secrets_do_not_print_themselves() {
    let it = fresh();
    let deed = it.store.create("open-sesame", b"the seed").wait().unwrap();
    it.store.append(deed, 0, b"the deal").wait().unwrap();
    let journal = it.store.find("open-sesame").unwrap().unwrap();
    let printed = format!("{:?} {:?} {:?}", journal, it.store.read(deed.table).unwrap(), it.store);
    assert_eq!(
        printed,
        "Journal { table: TableId(1), length: 1, ended_ms: None, .. } Entries(1) Store"
    );
}
