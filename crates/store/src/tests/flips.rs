//! Bytes that a disk has changed by itself: no read is ever silently wrong.

use crate::{Checked, Deed, Error, Finished, Label, Store, TableId, check_folder, sim::Random};
use std::{fs, path::Path};
use tempfile::TempDir;

/// What was written to one table.
#[derive(Clone, PartialEq, Debug)]
struct Written {
    code: String,
    table: TableId,
    entries: Vec<Vec<u8>>,
    ended_ms: Option<i64>,
    finished: Vec<Finished>,
}

/// A small store with everything in it that a store can have. The last transaction is one append to
/// the first table.
fn life(folder: &Path) -> (Store, Vec<Written>) {
    let store = Store::open(folder).unwrap();
    let mut random = Random(1);
    let deeds: Vec<Deed> =
        (0..6).map(|n| store.create(format!("code-{n}"), b"head").wait().unwrap()).collect();
    let mut written: Vec<_> = deeds
        .iter()
        .enumerate()
        .map(|(n, deed)| Written {
            code: format!("code-{n}"),
            table: deed.table,
            entries: Vec::new(),
            ended_ms: None,
            finished: Vec::new(),
        })
        .collect();
    for _ in 0..150 {
        let which = random.below(6) as usize;
        let length = if random.below(12) == 0 { 9000 } else { 20 + random.below(100) };
        append(
            &store,
            deeds[which],
            &mut written[which],
            vec![random.next() as u8; length as usize],
        );
    }
    for which in [4, 5] {
        let deed = deeds[which];
        store.record(deed, 0, 9, "wink", b"9:7").wait().unwrap();
        written[which].finished = store.finished_at(deed.table).unwrap();
        store.end(deed, 77).wait().unwrap();
        written[which].ended_ms = Some(77);
    }
    // Free pages, and a table that is partly purged.
    let gone = store.create("gone", b"head").wait().unwrap();
    for seq in 0..20 {
        store.append(gone, seq, Label(0), [7; 3000]).wait().unwrap();
    }
    store.end(gone, 5).wait().unwrap();
    assert!(store.purge(6, 15).wait().unwrap().more);
    append(&store, deeds[0], &mut written[0], b"the last".to_vec());
    (store, written)
}

fn append(store: &Store, deed: Deed, written: &mut Written, bytes: Vec<u8>) {
    let seq = written.entries.len() as u32;
    store.append(deed, seq, Label(0), bytes.clone()).wait().unwrap();
    written.entries.push(bytes);
}

/// Reads a table in every way there is. An error if one of them says that it is damaged.
fn read(store: &Store, like: &Written) -> Result<Written, Error> {
    let Some(found) = store.find(&like.code)? else { return Err(Error::Unknown(like.table)) };
    let journal = store.journal(like.table)?;
    assert_eq!(found, journal);
    assert_eq!(journal.head, b"head");
    let entries = store.read(like.table)?;
    Ok(Written {
        code: journal.code,
        table: journal.table,
        entries: entries.iter().map(<[u8]>::to_vec).collect(),
        ended_ms: journal.ended_ms,
        finished: store.finished_at(like.table)?,
    })
}

#[derive(Default, Debug)]
struct Seen {
    refused: u32,
    unharmed: u32,
    damaged: u32,
    /// Times that the last transaction was missing.
    shorter: u32,
}

/// Opens the folder and compares everything in it with what was written.
fn compare(folder: &Path, written: &[Written], may_lose_the_last: bool, seen: &mut Seen) {
    let check = || check_folder(folder, &mut |_, _| Ok(()), &mut |_, _| ());
    let checked = check();
    let store = match Store::open(folder) {
        Ok(store) => store,
        Err(
            Error::Corrupt(_) | Error::Foreign(_) | Error::Newer { .. } | Error::Damaged { .. },
        ) => {
            seen.refused += 1;
            return assert!(!checked.as_ref().is_ok_and(Checked::is_sound), "{checked:?}");
        }
        Err(error) => panic!("{error}"),
    };
    let (mut damaged, mut shorter, mut fewer_results) = (0, 0, 0);
    for like in written {
        match read(&store, like) {
            Ok(found) if found == *like => {}
            Ok(mut found) => {
                // Results are found by an index that is not compared when a store is opened.
                if found.finished.is_empty() && !like.finished.is_empty() {
                    fewer_results += 1;
                    found.finished.clone_from(&like.finished);
                }
                if found.entries.len() + 1 == like.entries.len() {
                    assert!(may_lose_the_last && like.table == TableId(1), "{found:?}");
                    shorter += 1;
                    found.entries.push(b"the last".to_vec());
                }
                assert_eq!(found, *like);
            }
            Err(Error::Damaged { .. } | Error::Corrupt(_)) => damaged += 1,
            Err(error) => panic!("silently wrong: {error}"),
        }
    }
    if damaged + fewer_results > 0 {
        seen.damaged += 1;
        assert!(!checked.as_ref().is_ok_and(Checked::is_sound), "{checked:?}");
    } else if shorter > 0 {
        seen.shorter += 1;
    } else {
        seen.unharmed += 1;
    }
    store.close();
}

/// Flips single bytes of this file, each in a fresh copy of the folder.
fn flip_all_over(
    folder: &Path,
    name: &str,
    flips: u64,
    written: &[Written],
    may_lose_the_last: impl Fn(u64) -> bool,
) -> Seen {
    let sound = fs::read(folder.join(name)).unwrap();
    let (mut random, mut seen) = (Random(7), Seen::default());
    for number in 0..flips {
        let copy = copy(folder);
        let mut bytes = sound.clone();
        // The first bytes matter most, so each of them is flipped; after them, bytes anywhere.
        let place = if number < 100 { number } else { random.below(sound.len() as u64) };
        bytes[place as usize] ^= 1 + random.below(255) as u8;
        fs::write(copy.path().join(name), bytes).unwrap();
        compare(copy.path(), written, may_lose_the_last(place), &mut seen);
    }
    println!("{name}: {seen:?}");
    seen
}

fn copy(folder: &Path) -> TempDir {
    let copy = tempfile::tempdir().unwrap();
    for name in ["journal.db", "journal.db-wal"] {
        if folder.join(name).exists() {
            fs::copy(folder.join(name), copy.path().join(name)).unwrap();
        }
    }
    copy
}

#[test]
fn a_flipped_byte_in_the_file_is_found_or_harms_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let (store, written) = life(folder.path());
    store.close();
    let seen = flip_all_over(folder.path(), "journal.db", 400, &written, |_| false);
    assert!(seen.damaged > 50 && seen.refused > 20 && seen.unharmed > 50, "{seen:?}");
}

/// A code is stored in its journal's row and in an index. Wherever it is damaged, the table is
/// either found by it or reported as damaged, never as unknown.
#[test]
fn a_flipped_byte_in_a_code_does_not_make_a_table_unknown() {
    let folder = tempfile::tempdir().unwrap();
    let (store, written) = life(folder.path());
    store.close();
    let sound = fs::read(folder.path().join("journal.db")).unwrap();
    let codes = sound.windows(5).enumerate().filter(|(_, bytes)| bytes == b"code-");
    let mut seen = Seen::default();
    for (place, _) in codes.clone() {
        for at in place..place + 6 {
            let copy = copy(folder.path());
            let mut bytes = sound.clone();
            bytes[at] ^= 4;
            fs::write(copy.path().join("journal.db"), bytes).unwrap();
            compare(copy.path(), &written, false, &mut seen);
        }
    }
    println!("{seen:?}");
    assert!(codes.count() >= 12 && seen.damaged >= 36 && seen.unharmed >= 36, "{seen:?}");
}

/// SQLite's log: damage before the last transaction is found, because the later ones are there. In
/// the last one it cannot be told from a write that a power cut interrupted.
#[test]
fn a_flipped_byte_in_the_log_is_found_or_takes_only_the_last_transaction() {
    let folder = tempfile::tempdir().unwrap();
    let (store, written) = life(folder.path());
    let killed = copy(folder.path());
    store.close();
    let size = fs::metadata(killed.path().join("journal.db-wal")).unwrap().len();
    // The last transaction writes one page of entries, the live row's, and perhaps new ones.
    let last = size - 4 * (4096 + 24);
    let flips = flip_all_over(killed.path(), "journal.db-wal", 400, &written, |at| at >= last);
    assert!(flips.refused > 200, "{flips:?}");
    let tail = copy(killed.path());
    let mut bytes = fs::read(tail.path().join("journal.db-wal")).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(tail.path().join("journal.db-wal"), bytes).unwrap();
    let mut seen = Seen::default();
    compare(tail.path(), &written, true, &mut seen);
    assert_eq!(seen.shorter, 1, "this is what cannot be found");
}

/// A bad sector takes several pages of the log with it.
#[test]
fn damage_over_several_frames_of_the_log_is_found() {
    const FRAME: usize = 24 + 4096;
    let folder = tempfile::tempdir().unwrap();
    let (store, _) = life(folder.path());
    let killed = copy(folder.path());
    store.close();
    let sound = fs::read(killed.path().join("journal.db-wal")).unwrap();
    let frames = (sound.len() - 32) / FRAME;
    for damaged in [2, 3, 8] {
        for first in (0..frames / 2).step_by(7) {
            let mut bytes = sound.clone();
            bytes[32 + first * FRAME..32 + (first + damaged) * FRAME].fill(0);
            let copy = copy(killed.path());
            fs::write(copy.path().join("journal.db-wal"), bytes).unwrap();
            let opened = Store::open(copy.path()).map(|_| ());
            assert!(matches!(opened, Err(Error::Corrupt(_))), "{damaged} from {first}: {opened:?}");
        }
    }
}
