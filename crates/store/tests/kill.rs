//! A process that writes is killed at random instants, as by kill -9, and another process opens its
//! folder while it runs.

use std::{
    collections::BTreeMap,
    hash::{BuildHasher as _, RandomState},
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, ChildStdout, Command, Stdio},
    thread,
    time::Duration,
};
use store::{Error, Store, TableId};

fn appender(folder: &Path) -> Child {
    Command::new(env!("CARGO_BIN_EXE_appender"))
        .arg(folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the appender runs")
}

/// What is known of a table.
#[derive(Default)]
struct Known {
    /// How many of its entries were acknowledged.
    entries: u32,
    ended: bool,
}

type Tables = BTreeMap<TableId, Known>;

/// Reads what the process reports as acknowledged, until it is dead.
fn listen(lines: BufReader<ChildStdout>, tables: &mut Tables) -> u32 {
    let mut heard = 0;
    for line in lines.lines() {
        let line = line.expect("text");
        let (table, what) = line.split_once(' ').expect("two words");
        let known = tables.entry(TableId(table.parse().expect("a number"))).or_default();
        if what == "ended" {
            known.ended = true;
        } else {
            assert_eq!(what.parse(), Ok(known.entries), "acknowledged in order: {line}");
            known.entries += 1;
        }
        heard += 1;
    }
    heard
}

/// Every acknowledged entry is there, in order, once; and at most one more, which was under way.
/// Those that are there count as known from then on.
fn check(store: &Store, tables: &mut Tables) {
    store.live(|table, _| _ = tables.entry(table).or_default()).expect("readable");
    for (table, known) in tables {
        let journal = store.journal(*table).expect("a table that was reported");
        assert!(!known.ended || journal.ended_ms.is_some(), "{table} has ended");
        let entries = store.read(*table).expect("readable");
        for (seq, entry) in entries.iter().enumerate() {
            assert_eq!(entry, format!("{table} {seq}").as_bytes());
        }
        let known_or_under_way = known.entries..=known.entries + 1;
        assert!(known_or_under_way.contains(&entries.len()), "{table}: {}", entries.len());
        known.entries = entries.len();
        known.ended = journal.ended_ms.is_some();
        let finished = store.finished_at(*table).expect("readable").len();
        assert!(finished <= 1 && (finished == 1 || !known.ended), "{table} is recorded once");
    }
}

#[test]
fn kill_9_at_random_instants_loses_and_repeats_nothing() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut tables = Tables::new();
    let (mut heard, mut kills_while_writing) = (0, 0);
    for round in 0.. {
        let mut child = appender(folder.path());
        let lines = BufReader::new(child.stdout.take().expect("piped"));
        let patience = Duration::from_micros(RandomState::new().hash_one(round) % 60_000);
        let killer = thread::spawn(move || {
            // The instant of the kill: the only sleep in these tests.
            thread::sleep(patience);
            child.kill().expect("killed");
            child.wait_with_output().expect("dead")
        });
        let lines_heard = listen(lines, &mut tables);
        let output = killer.join().expect("no panic");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "");
        assert_eq!(output.status.code(), None, "killed, not ended");

        check(&Store::open(folder.path()).expect("a store"), &mut tables);
        heard += lines_heard;
        kills_while_writing += u32::from(lines_heard > 0);
        if kills_while_writing == 60 {
            break;
        }
        assert!(round < 1000, "it gets to writing");
    }
    let ended = tables.values().filter(|known| known.ended).count();
    println!("{heard} acknowledged, {} tables, {ended} ended", tables.len());
    assert!(heard > 60 && ended > 0);
}

#[test]
fn a_second_process_is_refused_while_the_first_lives() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut first = appender(folder.path());
    let mut lines = BufReader::new(first.stdout.take().expect("piped"));
    lines.read_line(&mut String::new()).expect("the first writes");

    let second = appender(folder.path()).wait_with_output().expect("it ends");
    assert_eq!(second.status.code(), Some(2));
    let complaint = String::from_utf8(second.stderr).expect("text");
    assert!(complaint.ends_with("is in use by another process: stop that one first\n"));
    let here = Store::open(folder.path()).expect_err("refused here too");
    assert_eq!(here, Error::InUse(folder.path().to_owned()));

    first.kill().expect("killed");
    first.wait().expect("dead");
    Store::open(folder.path()).expect("free again");
}

/// Between its fork and its exec, a child process has its parent's files open.
#[test]
fn a_process_that_is_being_spawned_does_not_keep_the_folder() {
    let folder = tempfile::tempdir().expect("a folder");
    let elsewhere = tempfile::tempdir().expect("a folder");
    thread::scope(|scope| {
        let spawning = scope.spawn(|| {
            for _ in 0..2000 {
                let mut child = appender(elsewhere.path());
                child.kill().expect("killed");
                child.wait().expect("dead");
            }
        });
        while !spawning.is_finished() {
            Store::open(folder.path()).expect("nobody else has it").close();
        }
    });
}
