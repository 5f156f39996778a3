//! What readers see, and when.

use super::{entries, fresh, hold, in_every_home, table};
use crate::{Error, Label, Store, TableId};
use std::{ops::ControlFlow, thread};

in_every_home! {
    a_table_is_found_by_its_code,
    live_is_one_instant,
    reading_back_shows_the_newest_first_and_stops_early,
    secrets_do_not_print_themselves,
}

fn a_table_is_found_by_its_code(store: &Store) {
    let deed = table(store, "fox", 2);
    let journal = store.find("fox").unwrap().unwrap();
    assert_eq!(journal.table, deed.table);
    assert_eq!((journal.code.as_str(), &journal.head[..]), ("fox", &b"head"[..]));
    assert_eq!((journal.length, journal.ended_ms), (2, None));
    assert_eq!(store.journal(deed.table).unwrap(), journal);
    assert_eq!(store.find("FOX").unwrap(), None);
    assert_eq!(store.find("").unwrap(), None);
}

fn live(store: &Store) -> Vec<(String, Vec<String>)> {
    let mut all = Vec::new();
    store
        .live(|table, found| {
            let (journal, entries) = found.unwrap();
            assert_eq!(journal.table, table);
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
            it.store.append(*deed, seq, Label(0), format!("{seq}")).wait().unwrap();
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
fn live_is_one_instant(store: &Store) {
    let [a, b] = ["a", "b"].map(|code| table(store, code, 1));
    let mut lengths = Vec::new();
    store
        .live(|_, found| {
            let (_, entries) = found.unwrap();
            store.append(a, entries.len(), Label(0), b"more").wait().ok();
            store.append(b, 1, Label(0), b"more").wait().unwrap();
            lengths.push(entries.len());
        })
        .unwrap();
    assert_eq!(lengths, [1, 1]);
    assert_eq!(entries(store, b), ["0", "more"]);
}

#[test]
fn a_reader_does_not_wait_for_the_writer_and_sees_nothing_unwritten() {
    let it = fresh();
    let deed = table(&it.store, "fox", 1);
    let held = hold(&it.store);
    let append = it.store.append(deed, 1, Label(0), b"1");
    assert_eq!(entries(&it.store, deed), ["0"]);
    held.let_go();
    append.wait().unwrap();
    assert_eq!(entries(&it.store, deed), ["0", "1"]);
}

fn reading_back_shows_the_newest_first_and_stops_early(store: &Store) {
    let deed = table(store, "fox", 5);
    let back = |until: u32| {
        let mut seen = Vec::new();
        let journal = store.read_back(deed.table, |seq, bytes| {
            assert_eq!(bytes, seq.to_string().as_bytes());
            seen.push(seq);
            if seq == until { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert_eq!(journal.unwrap().length, 5);
        seen
    };
    assert_eq!(back(0), [4, 3, 2, 1, 0]);
    assert_eq!(back(3), [4, 3]);
    assert_eq!(back(9), [4, 3, 2, 1, 0]);
    let empty = table(store, "owl", 0);
    let journal = store.read_back(empty.table, |_, _| panic!("there is none")).unwrap();
    assert_eq!(journal.length, 0);
    let nobody = TableId(99);
    let unknown = store.read_back(nobody, |_, _| panic!("there is none"));
    assert_eq!(unknown, Err(Error::Unknown(nobody)));
}

/// Damage further back does not matter to a reader that has seen enough before it.
#[test]
fn reading_back_checks_what_it_shows() {
    let it = fresh();
    let deed = table(&it.store, "fox", 5);
    let damage = "UPDATE entry SET bytes = x'00' WHERE seq = 1";
    it.store.ask(|pen| Ok(pen.db.execute(damage, [])?)).wait().unwrap();
    let back = |until: u32| {
        let mut seen = Vec::new();
        let answer = it.store.read_back(deed.table, |seq, _| {
            seen.push(seq);
            if seq == until { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        (answer.is_ok(), seen)
    };
    assert_eq!(back(2), (true, vec![4, 3, 2]));
    assert_eq!(back(1), (false, vec![4, 3, 2]));
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
                    store.append(*deed, seq, Label(0), seq.to_string()).wait().unwrap();
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
        let done = it.store.ask(move |pen| Ok(pen.db.execute(damage, [])?));
        assert_eq!(done.wait(), Ok(1));
        let why = "entry 1 is missing".to_owned();
        let damaged = Err(Error::Damaged { table: fox.table, why });
        assert_eq!(it.store.read(fox.table), damaged, "{damage}");
    }
}

fn secrets_do_not_print_themselves(store: &Store) {
    let deed = store.create("open-sesame", b"the seed").wait().unwrap();
    store.append(deed, 0, Label(0), b"the deal").wait().unwrap();
    let journal = store.find("open-sesame").unwrap().unwrap();
    let printed = format!("{:?} {:?} {:?}", journal, store.read(deed.table).unwrap(), store);
    assert_eq!(
        printed,
        "Journal { table: TableId(1), length: 1, ended_ms: None, .. } Entries(1) Store"
    );
}

/// Thirty reads at once need thirty connections; afterwards only a few are kept open.
#[cfg(target_os = "linux")]
#[test]
fn a_crowd_of_readers_leaves_few_connections_behind() {
    let it = fresh();
    let deed = table(&it.store, "fox", 1);
    // Each connection opens the log; SQLite keeps the file itself open for the next connection.
    let connections = || {
        let files = std::fs::read_dir("/proc/self/fd").unwrap().flatten();
        let targets = files.filter_map(|file| std::fs::read_link(file.path()).ok());
        let ours = targets.filter(|target| target.starts_with(it.folder.path()));
        ours.filter(|target| target.to_string_lossy().ends_with("-wal")).count()
    };
    fn read_within_a_read(store: &Store, table: TableId, depth: usize, most: &mut dyn FnMut()) {
        let reading = store.read_back(table, |_, _| {
            match depth {
                0 => most(),
                _ => read_within_a_read(store, table, depth - 1, most),
            }
            ControlFlow::Break(())
        });
        reading.unwrap();
    }
    let (before, mut during) = (connections(), 0);
    read_within_a_read(&it.store, deed.table, 29, &mut || during = connections());
    assert_eq!(during, before + 30);
    assert!(connections() <= before + 8, "{} stay open", connections());
}
