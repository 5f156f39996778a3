//! How much the store writes, how long an answer takes, and how soon it is open after a restart.
//!
//! `cargo bench -p store`, or `cargo bench -p store -- restart` for one of them.

use std::{
    env, fs,
    path::Path,
    time::{Duration, Instant},
};
use store::{Deed, Label, Store};
use tokio::{runtime, sync::mpsc};

/// About the size of a game's event.
const ENTRY: &[u8] = &[b'x'; 120];

type Bench = fn(&Path);

const BENCHES: &[(&str, Bench)] = &[
    ("single: one producer that waits for every answer", single),
    ("32 producers, each waiting for its answers", |folder| producers(folder, 32)),
    ("512 producers, each waiting for its answers", |folder| producers(folder, 512)),
    ("2,500 producers, each waiting for its answers", |folder| producers(folder, 2500)),
    ("steady: 2,500 tables, 10,000 appends a second in all", steady),
    ("crowd: 100,000 live tables of one entry", crowd),
    ("restart: 2,500 live tables of 100 entries, beside as many ended ones", restart),
];

fn main() {
    let wanted = env::args().skip(1).find(|word| !word.starts_with('-')).unwrap_or_default();
    for (name, bench) in BENCHES.iter().filter(|(name, _)| name.contains(&wanted)) {
        println!("{name}");
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
        bench(folder.path());
    }
}

fn single(folder: &Path) {
    let store = Store::open(folder).expect("a store");
    let deed = store.create("single", ENTRY).wait().expect("a table");
    let start = Instant::now();
    let mut times = Vec::new();
    for seq in 0..20_000 {
        let asked = Instant::now();
        store.append(deed, seq, Label(0), ENTRY).wait().expect("written");
        times.push(asked.elapsed());
    }
    report(&mut times, start.elapsed());
}

fn producers(folder: &Path, tables: u32) {
    let each = (1_000_000 / tables).min(5000);
    let store = Store::open(folder).expect("a store");
    let deeds = create(&store, tables);
    let (mut times, took) = two_cores().block_on(async {
        let start = Instant::now();
        let tasks: Vec<_> = deeds
            .into_iter()
            .map(|deed| {
                let store = store.clone();
                tokio::spawn(async move {
                    let mut times = Vec::new();
                    for seq in 0..each {
                        let asked = Instant::now();
                        store.append(deed, seq, Label(0), ENTRY).await.expect("written");
                        times.push(asked.elapsed());
                    }
                    times
                })
            })
            .collect();
        let mut times = Vec::new();
        for task in tasks {
            times.extend(task.await.expect("no panic"));
        }
        (times, start.elapsed())
    });
    report(&mut times, took);
}

/// Every table appends four times a second, at its own instants.
fn steady(folder: &Path) {
    const TABLES: u32 = 2500;
    const SECONDS: u32 = 10;
    const PAUSE: Duration = Duration::from_micros(100);
    let store = Store::open(folder).expect("a store");
    let deeds = create(&store, TABLES);
    let (mut times, took) = two_cores().block_on(async {
        let (done, mut answers) = mpsc::unbounded_channel();
        let start = Instant::now();
        let pace = tokio::task::spawn_blocking(move || {
            let runtime = runtime::Handle::current();
            for number in 0..TABLES * 4 * SECONDS {
                let due = start + PAUSE * number;
                std::thread::sleep(due.saturating_duration_since(Instant::now()));
                let deed = deeds[(number % TABLES) as usize];
                let receipt = store.append(deed, number / TABLES, Label(0), ENTRY);
                let done = done.clone();
                runtime.spawn(async move {
                    receipt.await.expect("written");
                    let _ = done.send(due.elapsed());
                });
            }
        });
        let mut times = Vec::new();
        while let Some(time) = answers.recv().await {
            times.push(time);
        }
        pace.await.expect("no panic");
        (times, start.elapsed())
    });
    report(&mut times, took);
}

/// The cost of the rarer requests when there are many tables.
fn crowd(folder: &Path) {
    let store = Store::open(folder).expect("a store");
    let deeds = create(&store, 100_000);
    let receipts: Vec<_> =
        deeds.iter().map(|&deed| store.append(deed, 0, Label(0), ENTRY)).collect();
    receipts.into_iter().for_each(|receipt| receipt.wait().expect("written"));
    for (label, before_ms) in [(Label(0), 0), (Label(1), i64::MAX), (Label(0), i64::MAX)] {
        let start = Instant::now();
        let found = store.stale(label, before_ms, 100).expect("read").len();
        println!("    stale, {found} found: {:.1?}", start.elapsed());
    }
    let start = Instant::now();
    for deed in &deeds[..10_000] {
        store.find(&(deed.table.0 - 1).to_string()).expect("read").expect("found");
    }
    println!("    find: {:.1?}", start.elapsed() / 10_000);
    store.close();
    let start = Instant::now();
    let store = Store::open(folder).expect("a store");
    println!("    open: {:.1?}", start.elapsed());
    let start = Instant::now();
    let ends: Vec<_> = deeds.iter().map(|&deed| store.end(deed, 1)).collect();
    ends.into_iter().for_each(|end| end.wait().expect("ended"));
    println!("    end: {:.1?}", start.elapsed() / 100_000);
    let mut times = Vec::new();
    let began = Instant::now();
    loop {
        let start = Instant::now();
        let purged = store.purge(2, 1000).wait().expect("purged");
        times.push(start.elapsed());
        if !purged.more {
            break;
        }
    }
    println!("    purge of up to 1,000 entries and tables:");
    report(&mut times, began.elapsed());
}

fn restart(folder: &Path) {
    const TABLES: u32 = 2500;
    let store = Store::open(folder).expect("a store");
    for generation in ["ended", "live"] {
        let deeds: Vec<_> = (0..TABLES)
            .map(|number| store.create(format!("{generation}-{number}"), ENTRY))
            .collect::<Vec<_>>()
            .into_iter()
            .map(|receipt| receipt.wait().expect("a table"))
            .collect();
        for seq in 0..100 {
            let receipts: Vec<_> =
                deeds.iter().map(|&deed| store.append(deed, seq, Label(0), ENTRY)).collect();
            receipts.into_iter().for_each(|receipt| receipt.wait().expect("written"));
        }
        if generation == "ended" {
            let receipts: Vec<_> = deeds.iter().map(|&deed| store.end(deed, 0)).collect();
            receipts.into_iter().for_each(|receipt| receipt.wait().expect("ended"));
        }
    }
    // The folder as kill -9 leaves it, with a log that was not moved.
    let killed = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a folder");
    for file in ["journal.db", "journal.db-wal"] {
        fs::copy(folder.join(file), killed.path().join(file)).expect("copied");
    }
    drop(store);
    for _ in 0..5 {
        let start = Instant::now();
        let store = Store::open(killed.path()).expect("a store");
        let opened = start.elapsed();
        let (mut tables, mut entries, mut bytes) = (Vec::new(), 0, 0);
        store
            .live(|table, found| {
                let (_, all) = found.expect("sound");
                tables.push(table);
                entries += all.len();
                bytes += all.iter().map(<[u8]>::len).sum::<usize>();
            })
            .expect("read");
        let read = start.elapsed();
        let claims: Vec<_> = tables.iter().map(|&table| store.claim(table)).collect();
        claims.into_iter().for_each(|claim| _ = claim.wait().expect("claimed"));
        let claimed = start.elapsed();
        println!(
            "    {} tables, {entries} entries, {bytes} bytes: open {opened:.1?}, \
             then read by {read:.1?}, claimed by {claimed:.1?}",
            tables.len(),
        );
    }
}

fn create(store: &Store, tables: u32) -> Vec<Deed> {
    let receipts: Vec<_> =
        (0..tables).map(|number| store.create(number.to_string(), ENTRY)).collect();
    receipts.into_iter().map(|receipt| receipt.wait().expect("a table")).collect()
}

fn two_cores() -> runtime::Runtime {
    runtime::Builder::new_multi_thread().worker_threads(2).build().expect("a runtime")
}

fn report(times: &mut [Duration], took: Duration) {
    times.sort_unstable();
    let at = |share: f64| times[((times.len() - 1) as f64 * share) as usize];
    println!(
        "    {} in {took:.1?}: {:.0}/s; an answer takes p50 {:.2?}, p99 {:.2?}, p99.9 {:.2?}, \
         at most {:.2?}",
        times.len(),
        times.len() as f64 / took.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(0.999),
        at(1.0),
    );
}
