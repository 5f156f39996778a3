//! A damaged row is never read as if it were intact, and one damaged table does not affect others.

use super::{entries, fresh, table};
use crate::{Error, Label, Store};

fn damage(store: &Store, how: &'static str) {
    let done = store.ask(move |pen| Ok(pen.db.execute(how, [])?));
    assert!(done.wait().unwrap() > 0, "{how}");
}

/// Each change that a damaged disk could make to one table's rows.
const DAMAGES: &[&str] = &[
    "UPDATE entry SET bytes = x'31' WHERE journal = 1 AND seq = 0",
    "UPDATE entry SET epoch = 0 WHERE journal = 1 AND seq = 1",
    "UPDATE entry SET epoch = -1 WHERE journal = 1 AND seq = 1",
    "UPDATE entry SET sum = sum + 1 WHERE journal = 1 AND seq = 2",
    "UPDATE entry SET sum = -1 WHERE journal = 1 AND seq = 2",
    "UPDATE entry SET seq = 9 WHERE journal = 1 AND seq = 0",
    "UPDATE entry SET journal = 2 WHERE journal = 1 AND seq = 0",
    "UPDATE entry SET before = 1 WHERE journal = 1 AND seq = 0",
    "UPDATE entry SET before = NULL WHERE journal = 1 AND seq = 1",
    "DELETE FROM entry WHERE journal = 1 AND seq = 2",
    "UPDATE live SET length = 2 WHERE journal = 1",
    "UPDATE live SET length = 4 WHERE journal = 1",
    "UPDATE live SET length = 0 WHERE journal = 1",
    "UPDATE live SET last = last - 1 WHERE journal = 1",
    "UPDATE live SET last = NULL WHERE journal = 1",
    "UPDATE live SET epoch = 0 WHERE journal = 1",
    "UPDATE live SET label = 9 WHERE journal = 1",
    "UPDATE live SET label = 999 WHERE journal = 1",
    "UPDATE live SET touched_ms = 9 WHERE journal = 1",
    "UPDATE live SET journal = 99 WHERE journal = 1",
    "DELETE FROM live WHERE journal = 1",
    "UPDATE journal SET head = x'00' WHERE id = 1",
    "UPDATE journal SET code = 'cat' WHERE id = 1",
    "UPDATE journal SET ended_ms = 5 WHERE id = 1",
    "UPDATE journal SET ended_ms = 5, length = 2, last = 3 WHERE id = 1",
    "UPDATE journal SET sum = 5 WHERE id = 1",
];

#[test]
fn a_changed_row_is_damage_of_its_table_and_of_no_other() {
    for how in DAMAGES {
        let it = fresh();
        let [fox, owl] = ["fox", "owl"].map(|code| table(&it.store, code, 3));
        damage(&it.store, how);
        let found = it.store.read(fox.table);
        assert!(
            matches!(&found, Err(Error::Damaged { table, .. }) if *table == fox.table),
            "{how}: {found:?}"
        );
        assert_eq!(entries(&it.store, owl), ["0", "1", "2"], "{how}");
        let mut sound = Vec::new();
        it.store.live(|table, found| sound.push((table, found.is_ok()))).unwrap();
        sound.retain(|(_, is_sound)| *is_sound);
        assert_eq!(sound, [(owl.table, true)], "{how}");
        it.store.append(owl, 3, Label(0), b"3").wait().unwrap();
        // An owner that appends without reading hides nothing: its append only writes a new state.
        if it.store.append(fox, 3, Label(0), b"3").wait().is_ok()
            && it.store.read(fox.table).is_ok()
        {
            assert_eq!(entries(&it.store, fox), ["0", "1", "2", "3"], "{how}");
        }
    }
}

#[test]
fn rows_in_each_others_place_are_damage() {
    let it = fresh();
    let [fox, owl] = ["fox", "owl"].map(|code| table(&it.store, code, 3));
    damage(&it.store, "UPDATE entry SET journal = 3 - journal WHERE journal IN (1, 2) AND seq = 1");
    damage(&it.store, "UPDATE entry SET before = before + 3 WHERE journal = 1 AND seq = 2");
    damage(&it.store, "UPDATE entry SET before = before - 3 WHERE journal = 2 AND seq = 2");
    for deed in [fox, owl] {
        let why = "entry 1 is damaged".to_owned();
        assert_eq!(it.store.read(deed.table), Err(Error::Damaged { table: deed.table, why }));
    }
}

#[test]
fn a_damaged_end_is_damage() {
    for how in [
        "UPDATE journal SET ended_ms = 78 WHERE id = 1",
        "UPDATE journal SET ended_ms = NULL WHERE id = 1",
        "UPDATE journal SET length = 2 WHERE id = 1",
        "UPDATE journal SET length = NULL WHERE id = 1",
        "UPDATE journal SET last = 2 WHERE id = 1",
    ] {
        let it = fresh();
        let fox = table(&it.store, "fox", 3);
        it.store.end(fox, 77).wait().unwrap();
        damage(&it.store, how);
        assert!(matches!(it.store.read(fox.table), Err(Error::Damaged { .. })), "{how}");
        assert!(matches!(it.store.find("fox"), Err(Error::Damaged { .. })), "{how}");
    }
}

#[test]
fn a_damaged_result_is_damage() {
    for how in [
        "UPDATE finished SET standing = x'00'",
        "UPDATE finished SET game = 'wonk'",
        "UPDATE finished SET when_ms = 4",
        "UPDATE finished SET seq = 1",
    ] {
        let it = fresh();
        let fox = table(&it.store, "fox", 3);
        it.store.record(fox, 2, 5, "wink", b"9:7").wait().unwrap();
        damage(&it.store, how);
        assert!(matches!(it.store.finished_at(fox.table), Err(Error::Damaged { .. })), "{how}");
        assert_eq!(entries(&it.store, fox).len(), 3);
    }
}

#[test]
fn the_code_of_a_damaged_table_is_taken() {
    let it = fresh();
    table(&it.store, "fox", 0);
    damage(&it.store, "UPDATE journal SET head = x'00'");
    let taken = Err(Error::CodeTaken("fox".to_owned()));
    assert_eq!(it.store.create("fox", b"head").wait(), taken);
}
