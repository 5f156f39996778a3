//! Opening and closing.

use super::{entries, fresh, hold, table};
use crate::{Deed, Error, Label, Store, journal::claim, schema::StoreFile, writer::Pen};
use rusqlite::Connection;
use std::{fs, ops::ControlFlow, thread};

#[test]
fn opening_makes_the_folder() {
    let folder = tempfile::tempdir().unwrap();
    let deep = folder.path().join("a/b/c");
    let store = Store::open(&deep).unwrap();
    let deed = table(&store, "fox", 1);
    drop(store);
    assert_eq!(entries(&Store::open(&deep).unwrap(), deed), ["0"]);
}

/// These files hold seeds and hands.
#[cfg(unix)]
#[test]
fn nobody_else_may_look_into_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let it = fresh();
    table(&it.store, "fox", 1);
    let mode = |name: &str| {
        let path = it.folder.path().join(name);
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    };
    for name in ["journal.db", "journal.db-wal", "journal.db-shm"] {
        assert_eq!(mode(name), 0o600, "{name}");
    }
    let deep = it.folder.path().join("deep");
    let _made = Store::open(&deep).unwrap();
    assert_eq!(mode("deep"), 0o700);
}

#[test]
fn a_folder_that_cannot_be_made_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "not a folder").unwrap();
    assert!(matches!(Store::open(&file.join("deep")), Err(Error::Disk(_))));
}

#[test]
fn a_second_store_on_the_same_folder_is_refused_until_the_first_is_closed() {
    let it = fresh();
    let second = Store::open(it.folder.path());
    assert_eq!(second.unwrap_err(), Error::InUse(it.folder.path().to_owned()));
    let clone = it.store.clone();
    it.store.close();
    let second = Store::open(it.folder.path()).unwrap();
    table(&second, "fox", 1);
    assert_eq!(clone.find("fox"), Err(Error::Closed));
}

#[test]
fn closing_writes_what_is_queued_and_then_refuses() {
    let it = fresh();
    let deed = table(&it.store, "fox", 0);
    let held = hold(&it.store);
    let receipts: Vec<_> =
        (0..5000).map(|seq| it.store.append(deed, seq, Label(0), seq.to_string())).collect();
    thread::scope(|scope| {
        let closers = [scope.spawn(|| it.store.close()), scope.spawn(|| it.store.close())];
        held.let_go();
        closers.into_iter().for_each(|closer| closer.join().unwrap());
    });
    for receipt in receipts {
        receipt.wait().unwrap();
    }
    assert_eq!(it.store.append(deed, 5000, Label(0), b"").wait(), Err(Error::Closed));
    assert_eq!(it.store.read(deed.table), Err(Error::Closed));
    let again = Store::open(it.folder.path()).unwrap();
    assert_eq!(again.read(deed.table).unwrap().len(), 5000);
}

/// SQLite's log is gone once a store is closed, however many readers there were. A reader's
/// connection could not move it into the file, so none may be the last to close.
#[test]
fn closing_leaves_one_file_behind() {
    let it = fresh();
    let deed = table(&it.store, "fox", 100);
    read_at_once(&it.store, deed, 64);
    it.store.close();
    assert!(it.folder.path().join("journal.db").exists());
    assert!(!it.folder.path().join("journal.db-wal").exists());
}

/// Each reads while the one before it still does, so each has a connection of its own.
fn read_at_once(store: &Store, deed: Deed, readers: u32) {
    let each = |_, _: &[u8]| {
        if readers > 1 {
            read_at_once(store, deed, readers - 1);
        }
        ControlFlow::Break(())
    };
    store.read_back(deed.table, each).unwrap();
}

#[test]
fn the_last_holder_to_go_closes() {
    let it = fresh();
    let deed = table(&it.store, "fox", 0);
    let clone = it.store.clone();
    drop(it.store);
    let receipt = clone.append(deed, 0, Label(0), b"0");
    drop(clone);
    receipt.wait().unwrap();
    let files: Vec<_> = fs::read_dir(it.folder.path())
        .unwrap()
        .map(|file| file.unwrap().file_name().into_string().unwrap())
        .filter(|name| name != "lock")
        .collect();
    assert_eq!(files, ["journal.db"], "the log is moved to its place");
}

#[test]
fn a_newer_file_is_refused_and_left_alone() {
    let it = fresh();
    table(&it.store, "fox", 1);
    it.store.close();
    let path = it.folder.path().join("journal.db");
    Connection::open(&path).unwrap().pragma_update(None, "user_version", 3).unwrap();
    let before = fs::read(&path).unwrap();
    let error = Store::open(it.folder.path()).unwrap_err();
    assert_eq!(error, Error::Newer { path: path.clone(), found: 3, known: 2 });
    assert!(error.to_string().ends_with(
        "journal.db is of version 3, and this program knows versions up to 2: \
         use the newer program"
    ));
    assert!(fs::read(&path).unwrap() == before);
}

#[test]
fn a_file_of_somebody_else_is_refused_and_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("journal.db");
    let foreign = || Store::open(folder.path()).unwrap_err();
    fs::write(&path, "Dear diary, ".repeat(1000)).unwrap();
    assert_eq!(foreign(), Error::Foreign(path.clone()));
    assert!(fs::read_to_string(&path).unwrap().ends_with("diary, "));
    fs::remove_file(&path).unwrap();
    Connection::open(&path).unwrap().execute_batch("CREATE TABLE cake (eaten)").unwrap();
    assert_eq!(foreign(), Error::Foreign(path.clone()));
}

/// Where locks do not work, a second process may come between. Then the epochs protect the journal:
/// the insert itself looks them up on disk; they are never cached.
#[test]
fn a_process_that_bypasses_the_lock_still_takes_the_table_over_cleanly() {
    let it = fresh();
    let deed = table(&it.store, "fox", 1);
    let other = StoreFile::within(it.folder.path()).open_to_write().unwrap();
    claim(&mut Pen::new(&other).unwrap(), deed.table).unwrap();
    let refused = Err(Error::NotOwner { table: deed.table, epoch: deed.epoch });
    assert_eq!(it.store.append(deed, 1, Label(0), b"1").wait(), refused);
    assert_eq!(entries(&it.store, deed), ["0"]);
}
