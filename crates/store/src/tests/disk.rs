//! A disk that is full, fails or goes away.

use super::{entries, hold, table};
use crate::{
    Deed, Error, Label, Receipt, Store,
    faults::{Fault, Faults},
};
use std::{
    fs, thread,
    time::{Duration, Instant},
};
use tempfile::TempDir;

struct Faulty {
    store: Store,
    faults: Faults,
    folder: TempDir,
}

fn faulty() -> Faulty {
    let (folder, faults) = (tempfile::tempdir().unwrap(), Faults::default());
    Faulty { store: Store::open_with(folder.path(), &faults).unwrap(), faults, folder }
}

/// Everything that a power cut could take is synced before a request is acknowledged.
#[test]
fn an_answer_comes_after_the_sync() {
    let it = faulty();
    let deed = table(&it.store, "fox", 0);
    for seq in 0..50 {
        let before = it.faults.operations();
        it.store.append(deed, seq, Label(0), b"entry").wait().unwrap();
        assert!(it.faults.operations() > before, "it was written");
        assert_eq!(it.faults.unsynced(), 0, "and synced");
    }
}

/// SQLite's own full disk: the file may not grow beyond this many pages.
fn limit(store: &Store, pages: u32) {
    let set = store.ask(move |pen| {
        Ok(pen.db.pragma_update_and_check(None, "max_page_count", pages, |_| Ok(()))?)
    });
    set.wait().unwrap();
}

#[test]
fn a_full_disk_refuses_until_there_is_space_again() {
    let it = super::fresh();
    let deed = table(&it.store, "fox", 1);
    limit(&it.store, 1); // that is: no more than it has
    let mut seq = 1;
    let error = loop {
        match it.store.append(deed, seq, Label(0), vec![b'x'; 1000]).wait() {
            Ok(()) => seq += 1,
            Err(error) => break error,
        }
        assert!(seq < 100, "it fills up");
    };
    assert_eq!(error, Error::Full);
    assert!(error.is_retryable());
    assert_eq!(it.store.append(deed, seq, Label(0), vec![b'x'; 1000]).wait(), Err(Error::Full));
    assert_eq!(it.store.read(deed.table).unwrap().len(), seq);

    limit(&it.store, 10_000);
    it.store.append(deed, seq, Label(0), vec![b'x'; 1000]).wait().unwrap();
    assert_eq!(it.store.read(deed.table).unwrap().len(), seq + 1);
}

/// The requests before the large one would have fitted, and so would those after it.
#[test]
fn an_entry_for_which_there_is_no_space_fails_its_batch() {
    let it = super::fresh();
    let [a, b, c] = ["a", "b", "c"].map(|code| table(&it.store, code, 1));
    limit(&it.store, 1);
    let held = hold(&it.store);
    let receipts = [(a, 10), (b, 100_000), (c, 10)]
        .map(|(deed, length)| it.store.append(deed, 1, Label(0), vec![b'x'; length]));
    held.let_go();
    assert_eq!(receipts.map(Receipt::wait), [const { Err(Error::Full) }; 3]);
    for deed in [a, b, c] {
        assert_eq!(entries(&it.store, deed), ["0"]);
    }
    it.store.append(a, 1, Label(0), b"1").wait().unwrap();
    assert_eq!(entries(&it.store, a), ["0", "1"]);
}

#[test]
fn a_failure_fails_the_whole_batch_and_nothing_of_it_is_seen() {
    for fault in [Fault::NoSpace, Fault::Io] {
        let it = faulty();
        let [a, b] = ["a", "b"].map(|code| table(&it.store, code, 1));
        it.faults.fail(it.faults.operations().., fault);
        let held = hold(&it.store);
        let appends =
            [it.store.append(a, 1, Label(0), b"1"), it.store.append(b, 1, Label(0), b"1")];
        let gap = it.store.append(a, 9, Label(0), b"9");
        let created = it.store.create("c", b"head");
        held.let_go();

        let is_right = |error: &Error| match fault {
            Fault::NoSpace => *error == Error::Full,
            Fault::Io => matches!(error, Error::Disk(_)),
        };
        for append in appends {
            assert!(is_right(&append.wait().unwrap_err()));
        }
        assert!(is_right(&gap.wait().unwrap_err()), "nobody can say what it would have been");
        assert!(is_right(&created.wait().unwrap_err()));
        assert_eq!(
            (entries(&it.store, a), entries(&it.store, b)),
            (vec!["0".into()], vec!["0".into()])
        );
        assert_eq!(it.store.find("c").unwrap(), None);

        it.faults.heal();
        it.store.append(a, 1, Label(0), b"1").wait().unwrap();
        it.store.append(b, 1, Label(0), b"1").wait().unwrap();
        it.store.create("c", b"head").wait().unwrap();
        assert_eq!(entries(&it.store, a), ["0", "1"]);
    }
}

/// Retries for as long as the disk fails, and counts how often it did.
fn insist<T>(failed: &mut u32, request: impl Fn() -> Receipt<T>) -> T {
    loop {
        match request().wait() {
            Ok(answer) => return answer,
            Err(error) => assert!(error.is_retryable(), "{error}"),
        }
        *failed += 1;
        assert!(*failed < 100, "the disk is back");
    }
}

/// A short life of two tables. Returns how many requests failed.
fn live_through(store: &Store) -> u32 {
    let mut failed = 0;
    let deeds = ["a", "b"].map(|code| insist(&mut failed, || store.create(code, b"head")));
    let deeds = deeds.map(|deed| insist(&mut failed, || store.claim(deed.table)));
    for seq in 0..4 {
        for deed in deeds {
            insist(&mut failed, || store.append(deed, seq, Label(0), [b'x'; 1500]));
        }
    }
    insist(&mut failed, || store.record(deeds[0], 3, 1, "wink", b"9:7"));
    insist(&mut failed, || store.end(deeds[0], 1));
    failed
}

fn assert_lived(store: &Store) {
    for code in ["a", "b"] {
        let journal = store.find(code).unwrap().unwrap();
        assert_eq!(journal.ended_ms, (code == "a").then_some(1));
        let entries = store.read(journal.table).unwrap();
        assert!(entries.iter().eq(std::iter::repeat_n(&[b'x'; 1500][..], 4)));
        assert_eq!(store.finished_at(journal.table).unwrap().len(), usize::from(code == "a"));
    }
}

/// Each single operation on the disk fails once, in its own run; the result is as if it had not.
#[test]
fn one_failure_at_every_operation_loses_nothing_and_repeats_nothing() {
    for fault in [Fault::NoSpace, Fault::Io] {
        let mut number = 0;
        loop {
            let it = faulty();
            let start = it.faults.operations();
            it.faults.fail(start + number..=start + number, fault);
            let failed = live_through(&it.store);
            if it.faults.failed() == 0 {
                assert!(number > 50, "a life has many operations");
                break;
            }
            assert_eq!(failed, 1, "operation {number} fails one request");
            assert_lived(&it.store);
            it.store.close();
            assert_lived(&Store::open(it.folder.path()).unwrap());
            number += 1;
        }
    }
}

/// From some operation on the disk is gone, as in a crash: what was acknowledged is there again,
/// what was not is there whole or not at all.
#[test]
fn a_disk_that_goes_away_at_any_operation_keeps_what_was_acknowledged() {
    for number in 0.. {
        let it = faulty();
        let start = it.faults.operations();
        it.faults.fail(start + number.., Fault::Io);
        let mut acknowledged = [0, 0];
        let lived = (|| {
            let deeds = [it.store.create("a", b"head"), it.store.create("b", b"head")];
            let [a, b] = deeds.map(Receipt::wait);
            let deeds = [a?, b?];
            for seq in 0..5 {
                let held = hold(&it.store);
                let appends =
                    deeds.map(|deed| it.store.append(deed, seq, Label(0), vec![b'x'; 1500]));
                held.let_go();
                let answers = appends.map(Receipt::wait);
                for (count, answer) in acknowledged.iter_mut().zip(answers) {
                    answer?;
                    *count += 1;
                }
            }
            Ok::<_, Error>(())
        })();
        assert_eq!(lived.is_ok(), it.faults.failed() == 0);
        it.store.close();

        let store = Store::open(it.folder.path()).unwrap();
        let kept = ["a", "b"].map(|code| {
            let journal = store.find(code).unwrap();
            journal.map_or(0, |journal| store.read(journal.table).unwrap().len())
        });
        for (kept, acknowledged) in kept.into_iter().zip(acknowledged) {
            assert!((acknowledged..=acknowledged + 1).contains(&kept), "{acknowledged}: {kept}");
        }
        assert_eq!(kept[0], kept[1], "a batch is there whole or not at all");
        if lived.is_ok() {
            assert!(number > 20, "a life has many operations");
            return;
        }
    }
}

/// Opening writes too.
#[test]
fn opening_on_a_failing_disk_says_so_and_succeeds_later() {
    let mut number = 0;
    loop {
        let (folder, faults) = (tempfile::tempdir().unwrap(), Faults::default());
        faults.fail(number.., Fault::NoSpace);
        match Store::open_with(folder.path(), &faults) {
            Err(error) => assert!(error.is_retryable(), "operation {number}: {error}"),
            Ok(_) => break,
        }
        table(&Store::open(folder.path()).unwrap(), "fox", 1);
        number += 1;
    }
    assert!(number > 5, "opening a new store writes");
}

/// Writes enough entries for the log to be moved into the file meanwhile.
fn live_long(store: &Store) -> Deed {
    let mut failed = 0;
    let deed = insist(&mut failed, || store.create("fox", b"head"));
    for seq in 0..20 {
        insist(&mut failed, || store.append(deed, seq, Label(0), vec![b'x'; 500_000]));
    }
    deed
}

/// Moving the log may fail like any other operation; no request fails with it.
#[test]
fn failures_while_the_log_is_moved_lose_nothing() {
    let sound = faulty();
    let start = sound.faults.operations();
    live_long(&sound.store);
    let operations = sound.faults.operations() - start;
    // The log is moved while the store is open, once no request waits.
    let file = sound.folder.path().join("journal.db");
    let patience = Instant::now() + Duration::from_secs(60);
    while fs::metadata(&file).unwrap().len() < 4_000_000 {
        assert!(Instant::now() < patience, "the log is moved");
        thread::yield_now();
    }

    // When the log is moved depends on when no request waits, so not every part meets its fault.
    let mut met = 0;
    for part in 0..30 {
        let it = faulty();
        let first = it.faults.operations() + operations * part / 30;
        it.faults.fail(first..first + 20, [Fault::NoSpace, Fault::Io][part as usize % 2]);
        let deed = live_long(&it.store);
        met += u32::from(it.faults.failed() > 0);
        let assert_whole = |store: &Store| {
            let entries = store.read(deed.table).unwrap();
            assert!(entries.iter().eq(std::iter::repeat_n(&[b'x'; 500_000][..], 20)));
        };
        assert_whole(&it.store);
        it.store.close();
        assert_whole(&Store::open(it.folder.path()).unwrap());
    }
    assert!(met > 15, "{met} of 30 met their fault");
}
