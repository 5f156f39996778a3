//! Copies that are checked, and checks that find damage.

use super::{entries, fresh, table};
use crate::{
    Checked, Damaged, Error, Label, Store, TableId, backup, check_file, check_folder, restore,
};
use rusqlite::Connection;
use std::{
    fs,
    path::Path,
    sync::atomic::{AtomicBool, AtomicU32, Ordering},
    thread,
};

fn names(folder: &Path) -> Vec<String> {
    let names = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> = names.map(|name| name.into_string().unwrap()).collect();
    names.sort();
    names
}

fn check(file: &Path) -> Result<Checked, Error> {
    check_file(file, &mut |_, _| Ok(()), &mut |_, _| ())
}

fn back_up(folder: &Path, file: &Path) -> Result<Checked, Error> {
    backup(folder, file, Damaged::Refused, &mut |_, _| ())
}

fn bring_back(file: &Path, folder: &Path) -> Result<Checked, Error> {
    restore(file, folder, Damaged::Refused, &mut |_, _| ())
}

fn sound(tables: u64, entries: u64, results: u64) -> Result<Checked, Error> {
    Ok(Checked { tables, entries, results, ..Checked::default() })
}

#[test]
fn a_backup_of_an_open_store_is_restored_with_everything() {
    let it = fresh();
    let [fox, owl] = ["fox", "owl"].map(|code| table(&it.store, code, 3));
    it.store.record(owl, 2, 5, "wink", b"9:7").wait().unwrap();
    it.store.end(owl, 77).wait().unwrap();
    let there = tempfile::tempdir().unwrap();
    let file = there.path().join("backup.db");
    assert_eq!(back_up(it.folder.path(), &file), sound(2, 6, 1));
    assert_eq!(names(there.path()), ["backup.db"], "nothing else is left there");
    it.store.append(fox, 3, Label(0), b"later").wait().unwrap();
    assert_eq!(check(&file), sound(2, 6, 1));
    assert_eq!(names(there.path()), ["backup.db"]);

    let again = there.path().join("deep/again");
    assert_eq!(bring_back(&file, &again), sound(2, 6, 1));
    assert_eq!(names(&again), ["journal.db", "lock"]);
    let store = Store::open(&again).unwrap();
    assert_eq!(entries(&store, fox), ["0", "1", "2"]);
    assert_eq!(store.find("owl").unwrap().unwrap().ended_ms, Some(77));
    let deed = store.claim(fox.table).wait().unwrap();
    store.append(deed, 3, Label(0), b"another life").wait().unwrap();
}

#[cfg(unix)]
#[test]
fn nobody_else_may_read_a_backup_or_what_is_restored() {
    use std::os::unix::fs::PermissionsExt as _;
    let it = fresh();
    table(&it.store, "fox", 1);
    let there = tempfile::tempdir().unwrap();
    let [file, again] = ["backup.db", "again"].map(|name| there.path().join(name));
    back_up(it.folder.path(), &file).unwrap();
    bring_back(&file, &again).unwrap();
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&file), 0o600);
    assert_eq!(mode(&again), 0o700);
    assert_eq!(mode(&again.join("journal.db")), 0o600);
}

#[test]
fn nothing_is_overwritten() {
    let it = fresh();
    table(&it.store, "fox", 1);
    let there = tempfile::tempdir().unwrap();
    let file = there.path().join("backup.db");
    fs::write(&file, "my novel").unwrap();
    assert_eq!(back_up(it.folder.path(), &file), Err(Error::Exists(file.clone())));
    assert_eq!(fs::read_to_string(&file).unwrap(), "my novel");
    fs::remove_file(&file).unwrap();
    back_up(it.folder.path(), &file).unwrap();

    let folder = it.folder.path();
    assert_eq!(bring_back(&file, folder), Err(Error::InUse(folder.to_owned())));
    it.store.close();
    assert_eq!(bring_back(&file, folder), Err(Error::Exists(folder.join("journal.db"))));
}

#[test]
fn what_is_no_store_is_refused() {
    let there = tempfile::tempdir().unwrap();
    let [missing, text, other, newer, empty] =
        ["missing", "text", "other", "newer", "empty"].map(|name| there.path().join(name));
    fs::write(&text, "Dear diary, ".repeat(1000)).unwrap();
    fs::write(&empty, "").unwrap();
    Connection::open(&other).unwrap().execute_batch("CREATE TABLE cake (eaten)").unwrap();
    let it = fresh();
    back_up(it.folder.path(), &newer).unwrap();
    Connection::open(&newer).unwrap().pragma_update(None, "user_version", 9).unwrap();
    let again = there.path().join("again");
    for (file, error) in [
        (&missing, Error::Missing(missing.clone())),
        (&text, Error::Foreign(text.clone())),
        (&other, Error::Foreign(other.clone())),
        (&empty, Error::Foreign(empty.clone())),
        (&newer, Error::Newer { path: newer.clone(), found: 9, known: 2 }),
    ] {
        assert_eq!(check(file), Err(error.clone()));
        assert_eq!(bring_back(file, &again), Err(error));
        assert!(!again.exists());
    }
    let nowhere = there.path().join("nowhere");
    let missing = Err(Error::Missing(nowhere.join("journal.db")));
    assert_eq!(back_up(&nowhere, &there.path().join("backup.db")), missing);
    assert_eq!(check_folder(&nowhere, &mut |_, _| Ok(()), &mut |_, _| ()), missing);
    assert!(!nowhere.exists());
}

#[test]
fn a_backup_of_version_1_is_brought_up() {
    let there = tempfile::tempdir().unwrap();
    let [file, again] = ["old.db", "again"].map(|name| there.path().join(name));
    let old = include_str!("version_1.sql");
    Connection::open(&file).unwrap().execute_batch(old).unwrap();
    let error = check(&file).unwrap_err();
    assert_eq!(error, Error::Older { path: file.clone(), found: 1, known: 2 });
    assert_eq!(bring_back(&file, &again), sound(2, 4, 1));
    assert_eq!(Store::open(&again).unwrap().read(TableId(1)).unwrap().len(), 3);
}

#[test]
fn a_damaged_table_is_named_and_the_others_can_be_saved() {
    let it = fresh();
    let [fox, _owl] = ["fox", "owl"].map(|code| table(&it.store, code, 3));
    let damage = "UPDATE entry SET bytes = x'00' WHERE journal = 1 AND seq = 1";
    it.store.ask(|pen| Ok(pen.db.execute(damage, [])?)).wait().unwrap();
    let found = Checked {
        tables: 2,
        entries: 3,
        damaged: vec![(fox.table, "entry 1 is damaged".to_owned())],
        ..Checked::default()
    };
    let mut steps = Vec::new();
    let checked =
        check_folder(it.folder.path(), &mut |_, _| Ok(()), &mut |done, of| steps.push((done, of)));
    assert_eq!(checked.as_ref(), Ok(&found));
    assert_eq!(steps, [(1, 2), (2, 2)]);

    let there = tempfile::tempdir().unwrap();
    let [file, again] = ["backup.db", "again"].map(|name| there.path().join(name));
    assert_eq!(back_up(it.folder.path(), &file).as_ref(), Ok(&found));
    assert_eq!(names(there.path()), [""; 0], "it is not kept");
    let kept = backup(it.folder.path(), &file, Damaged::Kept, &mut |_, _| ());
    assert_eq!(kept.as_ref(), Ok(&found));
    assert_eq!(bring_back(&file, &again).as_ref(), Ok(&found));
    assert!(!again.join("journal.db").exists());
    restore(&file, &again, Damaged::Kept, &mut |_, _| ()).unwrap();
    let store = Store::open(&again).unwrap();
    assert!(matches!(store.find("fox"), Ok(Some(_))));
    assert!(matches!(store.read(fox.table), Err(Error::Damaged { .. })));
    assert_eq!(store.read(TableId(2)).unwrap().len(), 3);
}

#[test]
fn the_caller_can_reject_entries_that_make_no_sense() {
    let it = fresh();
    let [_fox, owl] = ["fox", "owl"].map(|code| table(&it.store, code, 3));
    let checked = check_folder(
        it.folder.path(),
        &mut |journal, entries| {
            assert_eq!(entries.iter().next(), Some(&b"0"[..]));
            if journal.code == "owl" { Err("no game".to_owned()) } else { Ok(()) }
        },
        &mut |_, _| (),
    );
    assert_eq!(checked.unwrap().damaged, [(owl.table, "no game".to_owned())]);
}

/// Everything acknowledged before a backup begins is in it, and its contents are a state that the
/// store had at one instant.
#[test]
fn backups_while_others_write_are_whole_and_hold_nobody_up() {
    let it = fresh();
    let deeds = ["a", "b", "c"].map(|code| table(&it.store, code, 0));
    let acknowledged = [const { AtomicU32::new(0) }; 3];
    let is_over = AtomicBool::new(false);
    thread::scope(|scope| {
        for (deed, count) in deeds.iter().zip(&acknowledged) {
            scope.spawn(|| {
                for seq in 0.. {
                    let append = it.store.append(*deed, seq, Label(0), seq.to_string());
                    append.wait().unwrap();
                    count.store(seq + 1, Ordering::Release);
                    if is_over.load(Ordering::Acquire) {
                        break;
                    }
                }
            });
        }
        let there = tempfile::tempdir().unwrap();
        for number in 0..10 {
            let before = [0, 1, 2].map(|n: usize| acknowledged[n].load(Ordering::Acquire));
            let file = there.path().join(number.to_string());
            let checked = back_up(it.folder.path(), &file).unwrap();
            assert!(checked.is_sound());
            let again = there.path().join(format!("again-{number}"));
            bring_back(&file, &again).unwrap();
            let store = Store::open(&again).unwrap();
            for (deed, before) in deeds.iter().zip(before) {
                let found = entries(&store, *deed);
                assert!(found.len() as u32 >= before);
                assert!(found.iter().enumerate().all(|(n, text)| *text == n.to_string()));
            }
        }
        is_over.store(true, Ordering::Release);
    });
}
