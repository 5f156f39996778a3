//! What PostgreSQL adds: it can be away, full, killed, shared with others, or not ours.

use super::{entries, in_postgres, table};
use crate::{Deed, Epoch, Error, Label, Purged, Receipt, Store, TableId, postgres::purge::ALONE};
use annex::{Line, Postgres, Way};
use std::time::{Duration, Instant};

/// A store with its database's address, directly and through a line.
struct Lined {
    store: Store,
    line: Line,
    url: String,
}

/// The server that can be reached through lines. Its port must be known, so it is our own.
fn lined() -> Lined {
    let postgres = Postgres::shared();
    let (url, line) = (postgres.schema(), Line::to(postgres.port()));
    let store = Store::in_postgres(&postgres.through(&url, line.port())).unwrap();
    Lined { store, line, url }
}

/// Asks again after errors that may pass.
fn insist<T>(mut ask: impl FnMut() -> Receipt<T>) -> Result<T, Error> {
    let began = Instant::now();
    loop {
        match ask().wait() {
            Err(error) if error.is_retryable() && began.elapsed() < Duration::from_secs(60) => {
                std::thread::sleep(Duration::from_millis(5));
            }
            answer => return answer,
        }
    }
}

#[test]
fn two_programs_share_it_and_the_newest_owner_writes() {
    let url = Postgres::shared().schema();
    let [one, two] = [(); 2].map(|()| Store::in_postgres(&url).unwrap());
    let old = table(&one, "fox", 1);
    let new = two.claim(old.table).wait().unwrap();
    let refused = || Err(Error::NotOwner { table: old.table, epoch: old.epoch });
    assert_eq!(one.append(old, 1, Label(0), b"old").wait(), refused());
    assert_eq!(one.record(old, 0, 0, "wink", b"").wait(), refused());
    assert_eq!(one.end(old, 0).wait(), refused());
    two.append(new, 1, Label(0), b"new").wait().unwrap();
    assert_eq!(entries(&one, new), ["0", "new"]);
}

/// Each has a schema of its own, and a purge of one does not keep the other from purging.
#[test]
fn houses_that_share_a_database_purge_at_the_same_time() {
    let urls = [(); 2].map(|()| Postgres::shared().schema());
    let [one, other] = [0, 1].map(|house| Store::in_postgres(&urls[house]).unwrap());
    for store in [&one, &other] {
        store.end(table(store, "fox", 1), 10).wait().unwrap();
    }
    let purging = Blocker::begin(&urls[0], ALONE);
    assert_eq!(one.purge(11, 10).wait(), Ok(Purged::default()));
    assert_eq!(other.purge(11, 10).wait(), Ok(Purged { tables: 1, entries: 1, more: false }));
    purging.commit();
    assert_eq!(one.purge(11, 10).wait(), Ok(Purged { tables: 1, entries: 1, more: false }));
}

/// The former owner's write is under way while the claim is: it waits for the claim, and fails.
#[test]
fn a_write_that_waits_for_a_claim_is_refused_by_the_database() {
    let url = Postgres::shared().schema();
    let store = Store::in_postgres(&url).unwrap();
    let deed = table(&store, "fox", 1);
    for write in ["append", "record", "end"] {
        let blocker = Blocker::begin(&url, "UPDATE live SET epoch = epoch + 1 WHERE journal = 1");
        let receipt = match write {
            "append" => store.append(deed, 1, Label(0), b"1"),
            "record" => store.record(deed, 0, 5, "wink", b"9:7"),
            _ => store.end(deed, 7),
        };
        blocker.until_somebody_waits(&url);
        blocker.commit();
        let refused = Err(Error::NotOwner { table: deed.table, epoch: deed.epoch });
        assert_eq!(receipt.wait(), refused, "{write}");
        Postgres::run(&url, "UPDATE live SET epoch = epoch - 1").unwrap();
    }
    assert_eq!(entries(&store, deed), ["0"]);
    assert_eq!(store.finished_at(deed.table).unwrap(), []);
}

/// The connection was lost, and the first try is still under way in the database when the request is
/// sent again: it waits for the first, which then was the one that wrote.
#[test]
fn a_write_that_waits_for_its_own_first_try_is_done() {
    let url = Postgres::shared().schema();
    let store = Store::in_postgres(&url).unwrap();
    let deed = table(&store, "fox", 1);
    let append = || store.append(deed, 1, Label(0), b"1");
    let record = || store.record(deed, 0, 5, "wink", b"9:7");
    let end = || store.end(deed, 7);
    append().wait().unwrap();
    record().wait().unwrap();
    let kept = "CREATE TABLE kept_entry AS SELECT * FROM entry WHERE seq = 1;
                CREATE TABLE kept_finished AS SELECT journal, seq, when_ms, game, standing, sum FROM finished;
                DELETE FROM entry WHERE seq = 1; DELETE FROM finished; UPDATE live SET length = 1";
    Postgres::run(&url, kept).unwrap();
    let first_tries: [(&str, &dyn Fn() -> Receipt<()>); 3] = [
        ("UPDATE live SET length = 2; INSERT INTO entry SELECT * FROM kept_entry", &append),
        (
            "INSERT INTO finished (journal, seq, when_ms, game, standing, sum)
             SELECT * FROM kept_finished",
            &record,
        ),
        ("UPDATE journal SET ended_ms = 7, length = 2; DELETE FROM live", &end),
    ];
    for (first, again) in first_tries {
        let blocker = Blocker::begin(&url, first);
        let receipt = again();
        blocker.until_somebody_waits(&url);
        blocker.commit();
        assert_eq!(receipt.wait(), Ok(()), "{first}");
    }
    assert_eq!(entries(&store, deed), ["0", "1"]);
    assert_eq!(store.finished_at(deed.table).unwrap().len(), 1);
}

#[test]
fn what_is_queued_together_is_one_transaction() {
    let url = Postgres::shared().schema();
    let store = Store::in_postgres(&url).unwrap();
    let deeds: Vec<_> = (0..100).map(|n| table(&store, &n.to_string(), 0)).collect();
    let blocker = Blocker::begin(&url, "LOCK TABLE live");
    let first = store.append(deeds[0], 0, Label(0), b"holds the writer up");
    blocker.until_somebody_waits(&url);
    let appends: Vec<_> =
        deeds[1..].iter().map(|deed| store.append(*deed, 0, Label(0), b"together")).collect();
    blocker.commit();
    first.wait().unwrap();
    appends.into_iter().for_each(|append| append.wait().unwrap());
    let transactions = "SELECT count(DISTINCT xmin::text) FROM entry";
    assert_eq!(Postgres::number(&url, transactions), 2);
}

#[test]
fn a_refused_request_does_not_fail_its_neighbours() {
    let url = Postgres::shared().schema();
    let store = Store::in_postgres(&url).unwrap();
    let [a, b, c] = ["a", "b", "c"].map(|code| table(&store, code, 1));
    let nobody = Deed { table: TableId(99), epoch: Epoch(1) };
    let blocker = Blocker::begin(&url, "LOCK TABLE live");
    let first = store.claim(a.table);
    blocker.until_somebody_waits(&url);
    let good = [store.append(b, 1, Label(0), b"1"), store.append(c, 1, Label(0), b"1")];
    let taken = store.create("a", b"another");
    let nonsense = store.create("nul \0", b"is no text");
    let bad = [
        store.append(a, 1, Label(0), b"stale"),
        store.append(b, 7, Label(0), b"gap"),
        store.append(c, 0, Label(0), b"other"),
        store.append(nobody, 0, Label(0), b"nobody"),
        store.end(nobody, 0),
        store.record(b, 9, 0, "wink", b""),
    ];
    let last = store.append(b, 2, Label(0), b"2");
    blocker.commit();
    first.wait().unwrap();
    good.into_iter().chain([last]).for_each(|receipt| receipt.wait().unwrap());
    assert_eq!(taken.wait(), Err(Error::CodeTaken("a".to_owned())));
    assert!(matches!(nonsense.wait(), Err(Error::Corrupt(_))));
    let answers = bad.map(|receipt| receipt.wait().unwrap_err());
    assert_eq!(
        answers,
        [
            Error::NotOwner { table: a.table, epoch: a.epoch },
            Error::Gap { table: b.table, seq: 7, next: 2 },
            Error::Written { table: c.table, seq: 0 },
            Error::Unknown(nobody.table),
            Error::Unknown(nobody.table),
            Error::Gap { table: b.table, seq: 9, next: 2 },
        ]
    );
    assert_eq!(entries(&store, b), ["0", "1", "2"]);
    assert_eq!(entries(&store, c), ["0", "1"]);
}

/// Two programs claim one another's tables in batches, in opposite orders.
#[test]
fn batches_do_not_wait_for_one_another() {
    let url = Postgres::shared().schema();
    let [one, two] = [(); 2].map(|()| Store::in_postgres(&url).unwrap());
    let tables: Vec<_> = (0..20).map(|n| table(&one, &n.to_string(), 0).table).collect();
    let deadlocks = "SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()";
    let before = Postgres::number(&url, deadlocks);
    for _ in 0..20 {
        let claims: Vec<_> = tables.iter().map(|table| one.claim(*table)).collect();
        let others: Vec<_> = tables.iter().rev().map(|table| two.claim(*table)).collect();
        claims.into_iter().chain(others).for_each(|claim| _ = claim.wait().unwrap());
    }
    assert_eq!(Postgres::number(&url, deadlocks), before);
}

#[test]
fn a_full_disk_and_other_errors_are_told_apart() {
    let url = Postgres::shared().schema();
    let store = Store::in_postgres(&url).unwrap();
    let [a, b] = ["a", "b"].map(|code| table(&store, code, 1));
    let raise = |code: &str| {
        let sql = format!(
            "CREATE OR REPLACE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$
             BEGIN RAISE EXCEPTION 'as the test wants' USING ERRCODE = '{code}'; END $$;
             CREATE OR REPLACE TRIGGER refuse BEFORE INSERT ON entry
             FOR EACH ROW WHEN (NEW.journal = 1) EXECUTE FUNCTION refuse()"
        );
        Postgres::run(&url, &sql).unwrap();
    };
    let both = |store: &Store| {
        let appends = [a, b].map(|deed| store.append(deed, 1, Label(0), b"1"));
        appends.map(Receipt::wait)
    };
    raise("53100");
    let [full, _] = both(&store);
    assert_eq!(full, Err(Error::Full));
    assert!(Error::Full.is_retryable());
    raise("57P01");
    let [away, _] = both(&store);
    assert_eq!(away, Err(Error::Away("as the test wants".to_owned())));
    assert_eq!(entries(&store, a), ["0"]);
    Postgres::run(&url, "DROP TRIGGER refuse ON entry").unwrap();
    assert_eq!(both(&store), [Ok(()), Ok(())]);
    assert_eq!(entries(&store, a), ["0", "1"]);
}

/// The writer gives up a connection on which nothing comes back, and reads do, too.
#[test]
fn a_network_that_loses_everything_is_an_error_that_passes() {
    let it = lined();
    let deed = table(&it.store, "fox", 1);
    it.line.hold();
    assert!(matches!(it.store.append(deed, 1, Label(0), b"1").wait(), Err(Error::Away(_))));
    assert!(matches!(it.store.find("fox"), Err(Error::Away(_))));
    it.line.release();
    insist(|| it.store.append(deed, 1, Label(0), b"1")).unwrap();
    assert_eq!(entries(&it.store, deed), ["0", "1"]);
    assert_eq!(entries(&Store::in_postgres(&it.url).unwrap(), deed), ["0", "1"]);
}

/// The connection is lost at every byte of an append and of its answer: nothing is written twice,
/// and nothing that was acknowledged is missing.
#[test]
fn a_connection_lost_at_any_instant_loses_and_repeats_nothing() {
    let it = lined();
    let deed = table(&it.store, "fox", 0);
    let (mut seq, mut failed) = (0, 0);
    for way in [Way::There, Way::Back] {
        for bytes in (0..240).step_by(4) {
            it.line.cut_after(way, bytes);
            while let Err(error) = it.store.append(deed, seq, Label(0), seq.to_string()).wait() {
                assert!(error.is_retryable(), "{error}");
                failed += 1;
            }
            it.line.heal();
            seq += 1;
        }
    }
    println!("{seq} appended, {failed} failed");
    assert!(failed > 20);
    let expected: Vec<_> = (0..seq).map(|seq| seq.to_string()).collect();
    assert_eq!(entries(&it.store, deed), expected);
}

/// `kill -9` of the database while eight tables write.
#[test]
fn a_killed_database_keeps_what_was_acknowledged() {
    let postgres = Postgres::start();
    let url = postgres.schema();
    let store = Store::in_postgres(&url).unwrap();
    let deeds: Vec<_> = (0..8).map(|n| table(&store, &n.to_string(), 0)).collect();
    let acknowledged = |deed: Deed| {
        let mut seq = 0;
        while insist(|| store.append(deed, seq, Label(0), seq.to_string())).is_ok() && seq < 600 {
            seq += 1;
        }
        seq
    };
    std::thread::scope(|scope| {
        let acknowledged = &acknowledged;
        let writers: Vec<_> =
            deeds.iter().map(|deed| scope.spawn(move || acknowledged(*deed))).collect();
        for _ in 0..2 {
            // The instant of the kill.
            std::thread::sleep(Duration::from_millis(100));
            postgres.kill();
            postgres.start_again();
        }
        writers.into_iter().for_each(|writer| assert_eq!(writer.join().unwrap(), 600));
    });
    let expected: Vec<_> = (0..=600).map(|seq| seq.to_string()).collect();
    for deed in deeds {
        assert_eq!(entries(&store, deed), expected);
    }
}

#[test]
fn a_newer_database_is_refused_and_left_alone() {
    let url = Postgres::shared().schema();
    drop(Store::in_postgres(&url).unwrap());
    Postgres::run(&url, "UPDATE safehouse SET version = 2").unwrap();
    let error = Store::in_postgres(&url).unwrap_err().to_string();
    assert!(error.starts_with("the database postgres at "), "{error}");
    assert!(error.ends_with("knows versions up to 1: use the newer program"), "{error}");
}

#[test]
fn a_database_of_a_version_that_never_was_is_refused() {
    let url = Postgres::shared().schema();
    drop(Store::in_postgres(&url).unwrap());
    for version in [0, -1] {
        Postgres::run(&url, &format!("UPDATE safehouse SET version = {version}")).unwrap();
        let error = Store::in_postgres(&url).unwrap_err().to_string();
        let words = format!("is of version {version}, which there never was");
        assert!(error.contains(&words), "{error}");
    }
}

#[test]
fn a_database_of_somebody_else_is_refused_and_left_alone() {
    let url = Postgres::shared().schema();
    Postgres::run(&url, "CREATE TABLE journal (dear_diary text)").unwrap();
    let error = Store::in_postgres(&url).unwrap_err();
    assert!(matches!(error, Error::Foreign(_)), "{error}");
    assert_eq!(Postgres::number(&url, "SELECT count(*) FROM journal"), 0);
}

#[test]
fn many_programs_may_open_an_empty_database_at_once() {
    let url = Postgres::shared().schema();
    std::thread::scope(|scope| {
        let open = || Store::in_postgres(&url).unwrap();
        let opened = [(); 6].map(|()| scope.spawn(open));
        for store in opened {
            store.join().unwrap().probe().wait().unwrap();
        }
    });
}

#[test]
fn a_database_that_cannot_be_used_is_explained() {
    let url = Postgres::shared().url();
    let says = |url: &str, what: &str| {
        let error = Store::in_postgres(url).unwrap_err().to_string();
        assert!(error.contains(what) && !error.contains("open-sesame"), "{error}");
    };
    says(&url.replace("open-sesame", "wrong"), "refuses the password of the user safehouse");
    says(&url.replace("/postgres", "/nowhere"), "there is no database at 127.0.0.1");
    says("postgres://safehouse@127.0.0.1:1/postgres", "127.0.0.1:1 does not answer");
    says("a folder", "write postgres://USER:PASSWORD@HOST/DATABASE");
}

#[test]
fn closing_writes_what_is_queued_and_then_refuses() {
    let url = Postgres::shared().schema();
    let store = Store::in_postgres(&url).unwrap();
    let deed = table(&store, "fox", 0);
    let receipts: Vec<_> =
        (0..3000).map(|seq| store.append(deed, seq, Label(0), seq.to_string())).collect();
    store.close();
    receipts.into_iter().for_each(|receipt| receipt.wait().unwrap());
    assert_eq!(store.append(deed, 3000, Label(0), b"").wait(), Err(Error::Closed));
    assert_eq!(store.find("fox"), Err(Error::Closed));
    assert_eq!(Store::in_postgres(&url).unwrap().read(deed.table).unwrap().len(), 3000);
}

#[test]
fn a_damaged_row_is_never_believed() {
    for (damage, why) in [
        ("UPDATE entry SET bytes = 'x' WHERE seq = 1", "entry 1 is damaged"),
        ("UPDATE entry SET epoch = 9 WHERE seq = 1", "entry 1 is damaged"),
        ("DELETE FROM entry WHERE seq = 1", "entry 1 is missing"),
        ("DELETE FROM entry WHERE seq = 0", "entry 0 is missing"),
        ("UPDATE journal SET head = 'x'", "its head is damaged"),
        ("DELETE FROM live", "it is neither live nor ended"),
    ] {
        let url = Postgres::shared().schema();
        let store = Store::in_postgres(&url).unwrap();
        let deed = table(&store, "fox", 3);
        Postgres::run(&url, damage).unwrap();
        let damaged = Err(Error::Damaged { table: deed.table, why: why.to_owned() });
        assert_eq!(store.read(deed.table), damaged, "{damage}");
    }
    let store = in_postgres();
    let deed = table(&store, "fox", 1);
    store.record(deed, 0, 5, "wink", b"9:7").wait().unwrap();
    assert_eq!(store.finished_at(deed.table).unwrap().len(), 1);
}

/// Another connection in the midst of a transaction, in whose way the store is.
struct Blocker {
    go: std::sync::mpsc::Sender<()>,
    thread: std::thread::JoinHandle<()>,
}

impl Blocker {
    /// Runs this, and commits only when told to.
    fn begin(url: &str, sql: &str) -> Blocker {
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let (began, begun) = std::sync::mpsc::channel();
        let (url, sql) = (url.to_owned(), sql.to_owned());
        let thread = std::thread::spawn(move || {
            let runtime =
                tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
            runtime.block_on(async {
                let (client, connection) =
                    tokio_postgres::connect(&url, tokio_postgres::NoTls).await.unwrap();
                tokio::spawn(connection);
                client.batch_execute(&format!("BEGIN; {sql}")).await.unwrap();
                began.send(()).unwrap();
                wait.recv().unwrap();
                client.batch_execute("COMMIT").await.unwrap();
            });
        });
        begun.recv().unwrap();
        Blocker { go, thread }
    }

    /// Waits until a connection of this schema's store waits for a lock.
    fn until_somebody_waits(&self, url: &str) {
        let waiting = "SELECT count(*) FROM pg_locks JOIN pg_class ON pg_class.oid = relation
            WHERE pid IN (SELECT pid FROM pg_locks WHERE NOT granted)
            AND relnamespace = current_schema()::regnamespace";
        let began = Instant::now();
        while Postgres::number(url, waiting) == 0 {
            assert!(began.elapsed() < Duration::from_secs(60), "nobody waits");
        }
    }

    fn commit(self) {
        self.go.send(()).unwrap();
        self.thread.join().unwrap();
    }
}
