//! Files of older versions.

use super::{entries, table};
use crate::{Deed, Epoch, Error, Label, Store, TableId, writer::now_ms};
use rusqlite::Connection;
use std::path::Path;

/// The schema as version 1 had it, and a small life as version 1 wrote it.
const VERSION_1: &str = include_str!("version_1.sql");

fn version_1(folder: &Path) -> Connection {
    let db = Connection::open(folder.join("journal.db")).unwrap();
    db.execute_batch("PRAGMA journal_mode = wal").unwrap();
    db.execute_batch(VERSION_1).unwrap();
    db
}

#[test]
fn a_file_of_version_1_is_brought_up_and_everything_is_found() {
    let folder = tempfile::tempdir().unwrap();
    drop(version_1(folder.path()));
    let before = now_ms();
    let store = Store::open(folder.path()).unwrap();
    let [fox, owl] =
        [(1, 2), (2, 1)].map(|(table, epoch)| Deed { table: TableId(table), epoch: Epoch(epoch) });
    assert_eq!(entries(&store, fox), ["dealt", "swapped", "called"]);
    assert_eq!(entries(&store, owl), ["lobby"]);
    let journal = store.find("fox").unwrap().unwrap();
    assert_eq!((&journal.head[..], journal.ended_ms), (&b"head"[..], None));
    assert_eq!(store.find("owl").unwrap().unwrap().ended_ms, Some(77));
    assert_eq!(store.finished_at(fox.table).unwrap()[0].standing, b"9:7");
    assert_eq!(store.stale(Label(0), before, 9).unwrap(), [], "just touched, as far as is known");
    assert_eq!(store.stale(Label(0), i64::MAX, 9).unwrap(), [journal]);

    store.append(fox, 3, Label(1), b"over").wait().unwrap();
    assert_eq!(table(&store, "cat", 1).table, TableId(4), "a purged table's number is not reused");
    store.probe().wait().unwrap();
    store.close();
    let store = Store::open(folder.path()).unwrap();
    assert_eq!(entries(&store, fox), ["dealt", "swapped", "called", "over"]);
    assert!(store.purge(78, 100).wait().unwrap().tables == 1);
}

/// A new file and an upgraded one have the same columns.
#[test]
fn a_file_that_was_brought_up_is_like_a_new_one() {
    let columns = |folder: &Path| {
        let db = Connection::open(folder.join("journal.db")).unwrap();
        let mut select = db
            .prepare(
                "SELECT t.name || '.' || c.name || ' ' || c.type || c.\"notnull\" || c.pk
                 FROM sqlite_schema t, pragma_table_info(t.name) c ORDER BY 1",
            )
            .unwrap();
        let found = select.query_map([], |row| row.get::<_, String>(0)).unwrap();
        found.collect::<Result<Vec<_>, _>>().unwrap()
    };
    let [old, new] = [(); 2].map(|()| tempfile::tempdir().unwrap());
    drop(version_1(old.path()));
    for folder in [&old, &new] {
        Store::open(folder.path()).unwrap().close();
    }
    assert_eq!(columns(old.path()), columns(new.path()));
}

/// Version 1 could not detect a changed entry, but it could detect a missing one.
#[test]
fn a_hole_in_a_file_of_version_1_is_still_a_hole() {
    let folder = tempfile::tempdir().unwrap();
    version_1(folder.path()).execute("DELETE FROM entry WHERE place = 3", []).unwrap();
    let store = Store::open(folder.path()).unwrap();
    let damaged = store.read(TableId(1));
    assert!(matches!(damaged, Err(Error::Damaged { table: TableId(1), .. })), "{damaged:?}");
    assert_eq!(store.read(TableId(2)).unwrap().len(), 1);
}

/// Wherever an upgrade is interrupted, the next opening completes it.
#[test]
fn an_upgrade_that_the_disk_stops_is_done_later() {
    use crate::faults::{Fault, Faults};
    for number in 0.. {
        let folder = tempfile::tempdir().unwrap();
        drop(version_1(folder.path()));
        let faults = Faults::default();
        faults.fail(number.., Fault::Io);
        if Store::open_with(folder.path(), &faults).is_ok() {
            assert!(number > 3, "an upgrade writes");
            return;
        }
        let store = Store::open(folder.path()).unwrap();
        assert_eq!(store.read(TableId(1)).unwrap().len(), 3);
    }
}
