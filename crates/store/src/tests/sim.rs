//! The simulated disk: its troubles, and that a seed repeats them.

use crate::{
    Deed, Error, Label, Store,
    sim::{Met, Sim, Trouble},
};
use std::{collections::BTreeSet, future::Future, time::Duration};
use tokio::{runtime, task::JoinSet, time::Instant};

/// Runs this on one thread and on virtual time.
fn on_virtual_time<T>(run: impl Future<Output = T>) -> T {
    let mut builder = runtime::Builder::new_current_thread();
    builder.enable_time().start_paused(true).build().unwrap().block_on(run)
}

/// Appends until it succeeds, and returns how often it failed.
async fn insist(store: &Store, deed: Deed, seq: u32) -> u32 {
    for failed in 0.. {
        match store.append(deed, seq, Label(0), seq.to_string()).await {
            Ok(()) => return failed,
            Err(error) => assert!(error.is_retryable(), "{error}"),
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    unreachable!("it is tried until it is written")
}

#[test]
fn an_answer_takes_virtual_time_and_a_read_takes_none() {
    on_virtual_time(async {
        let sim = Sim::new(1, Trouble::default());
        let store = sim.open();
        assert!(store.is_simulated());
        let began = (Instant::now(), store.now_ms());
        let deed = store.create("fox", b"head").await.unwrap();
        for seq in 0..100 {
            store.append(deed, seq, Label(0), b"entry").await.unwrap();
        }
        let took = began.0.elapsed();
        assert!(took > Duration::from_millis(20) && took < Duration::from_secs(1), "{took:?}");
        assert_eq!(store.now_ms() - began.1, took.as_millis() as i64);
        let before = Instant::now();
        assert_eq!(store.read(deed.table).unwrap().len(), 100);
        assert_eq!(before.elapsed(), Duration::ZERO);
    });
}

#[test]
fn a_disk_that_hangs_answers_when_it_is_back_and_in_order() {
    on_virtual_time(async {
        let sim = Sim::new(1, Trouble::default());
        let store = sim.open();
        let deed = store.create("fox", b"head").await.unwrap();
        sim.hang(Duration::from_secs(60));
        let began = Instant::now();
        let append = store.append(deed, 0, Label(0), b"0");
        let probe = tokio::time::timeout(Duration::from_secs(5), store.probe()).await;
        assert!(probe.is_err(), "a caller that asks whether the disk can be written hears nothing");
        assert_eq!(store.read(deed.table).unwrap().len(), 0);
        append.await.unwrap();
        assert_eq!(began.elapsed().as_secs(), 60);
        store.probe().await.unwrap();
    });
}

#[test]
fn a_full_disk_refuses_for_a_while() {
    on_virtual_time(async {
        let sim = Sim::new(1, Trouble::default());
        let store = sim.open();
        let deed = store.create("fox", b"head").await.unwrap();
        sim.fill(Duration::from_secs(5));
        assert_eq!(store.append(deed, 0, Label(0), b"0").await, Err(Error::Full));
        assert_eq!(store.probe().await, Err(Error::Full));
        assert_eq!(store.read(deed.table).unwrap().len(), 0);
        tokio::time::sleep(Duration::from_secs(5)).await;
        store.append(deed, 0, Label(0), b"0").await.unwrap();
    });
}

/// Of the requests under way when the store was killed, a prefix is there, and the seed decides how
/// long it is.
#[test]
fn a_kill_keeps_what_was_acknowledged_and_perhaps_more() {
    let mut kept = BTreeSet::new();
    for seed in 0..60 {
        on_virtual_time(async {
            let sim = Sim::new(seed, Trouble::default());
            let store = sim.open();
            let deed = store.create("fox", b"head").await.unwrap();
            for seq in 0..3 {
                store.append(deed, seq, Label(0), seq.to_string()).await.unwrap();
            }
            let under_way: Vec<_> =
                (3..6).map(|seq| store.append(deed, seq, Label(0), seq.to_string())).collect();
            let again = sim.open();
            for receipt in under_way {
                assert_eq!(receipt.await, Err(Error::Closed));
            }
            assert_eq!(store.find("fox"), Err(Error::Closed));
            assert_eq!(store.claim(deed.table).await, Err(Error::Closed));
            let entries = again.read(deed.table).unwrap();
            assert!(entries.iter().enumerate().all(|(n, bytes)| bytes == n.to_string().as_bytes()));
            kept.insert(entries.len());
            again.claim(deed.table).await.unwrap();
        });
    }
    assert_eq!(kept, BTreeSet::from([3, 4, 5, 6]));
}

/// Eight tables that write, with all kinds of trouble and a kill now and then. Every acknowledged
/// entry is there; the story lists what happened when.
fn evening(seed: u64) -> (Vec<String>, Met) {
    let trouble =
        Trouble { fails: 10, loses_answer: 10, hangs: 40, fills: 40, ..Trouble::default() };
    on_virtual_time(async {
        let sim = Sim::new(seed, trouble);
        let began = Instant::now();
        let mut story = Vec::new();
        for house in 0..5 {
            let store = sim.open();
            let mut tables = JoinSet::new();
            for table in 0..8 {
                let store = store.clone();
                tables.spawn(async move {
                    let code = table.to_string();
                    let deed = loop {
                        let found = store.find(&code).unwrap();
                        let deed = match found {
                            Some(journal) => store.claim(journal.table).await,
                            None => store.create(code.clone(), b"head").await,
                        };
                        match deed {
                            Ok(deed) => break deed,
                            Err(error) => assert!(error.is_retryable(), "{error}"),
                        }
                    };
                    let length = store.journal(deed.table).unwrap().length;
                    let mut failed = 0;
                    for seq in length..length + 20 {
                        failed += insist(&store, deed, seq).await;
                    }
                    (table, length, failed)
                });
            }
            while let Some(wrote) = tables.join_next().await {
                let (table, length, failed) = wrote.unwrap();
                let at = began.elapsed();
                story.push(format!("{at:?} {house}: {table} from {length}, {failed} failed"));
            }
        }
        let store = sim.open();
        for table in 0..8 {
            let journal = store.find(&table.to_string()).unwrap().unwrap();
            let entries = store.read(journal.table).unwrap();
            assert_eq!(entries.len(), 100);
            assert!(entries.iter().enumerate().all(|(n, bytes)| bytes == n.to_string().as_bytes()));
        }
        (story, sim.met())
    })
}

#[test]
fn a_seed_repeats_its_story_and_another_seed_has_another() {
    let (story, met) = evening(1);
    println!("{met:?}");
    assert!(met.failed > 20 && met.answers_lost > 20 && met.hung > 3 && met.refused_full > 3);
    for _ in 0..3 {
        assert_eq!(evening(1), (story.clone(), met));
    }
    assert_ne!(evening(2).0, story);
}
