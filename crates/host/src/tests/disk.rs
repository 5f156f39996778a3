//! A disk that fails: the table pauses, says so, acknowledges nothing, and goes on by itself.

use serde_json::{Value, json};
use store::Store;
use store::faults::{Fault, Faults};

use super::visitor::{Visitor, all_hear};
use super::{gathered, sit};
use crate::{Customs, House, NoTable, Whence};

/// What became of a game on a disk that fails from one of its writes on, until it is noticed.
struct Evening {
    /// How many operations failed.
    failed: u64,
    /// How often the table said that it waits.
    pauses: u32,
    /// How many acts were played.
    acts: usize,
}

/// Waits for whatever the table says next about what was asked of it. While it waits for its disk
/// nothing is told and nothing acknowledged; then the disk is healed.
async fn settle(visitors: &mut [Visitor], who: usize, faults: &Faults, pauses: &mut u32) {
    let n = json!(visitors[who].n);
    loop {
        let said = visitors[who].hear().await.expect("the table is there");
        assert!(said.get("refused").is_none() && said.get("error").is_none(), "{said}");
        if said["ack"]["n"] == n || said["update"]["ack"] == n {
            break;
        }
        if said["table"]["paused"] == true {
            *pauses += 1;
            // It tries again, in vain, and has nothing to say meanwhile.
            let failed = faults.failed();
            while faults.failed() == failed {
                tokio::task::yield_now().await;
            }
            for (i, visitor) in visitors.iter_mut().enumerate() {
                let mut heard = visitor.hear_all();
                let paused = |said: &Value| said["table"]["paused"] == true;
                // The others may still have had something from before to hear.
                let since = if i == who { Some(0) } else { heard.iter().position(paused) };
                let heard = heard.split_off(since.expect("everybody is told"));
                assert!(heard.iter().all(paused), "spoke before it was safe: {heard:?}");
                assert_eq!(visitor.table["paused"], true, "everybody is told");
            }
            faults.heal();
        }
    }
    assert_eq!(visitors[who].table["paused"], false, "it has said that it goes on");
}

/// Everybody reads up to this update.
async fn all_reach(visitors: &mut [Visitor], n: u64) {
    for visitor in visitors {
        while visitor.update["n"] != n {
            visitor.hear().await.expect("the table is there");
        }
    }
}

/// Plays a game whose disk fails from this operation on.
async fn evening(from: u64, fault: Fault) -> Evening {
    let folder = tempfile::tempdir().unwrap();
    let faults = Faults::default();
    let store = Store::open_with(folder.path(), &faults).unwrap();
    let house = House::new(store.clone(), Customs::default());
    let mut visitors = gathered(&house, &["Ann", "Bob", "Cid"]).await;
    all_hear(&mut visitors);
    let code = visitors[0].seated.code;

    faults.fail(faults.operations() + from.., fault);
    let mut pauses = 0;
    let mut acts = [0_u64; 3];
    visitors[0].order(&json!({"start": {}}));
    settle(&mut visitors, 0, &faults, &mut pauses).await;
    all_reach(&mut visitors, 1).await;
    while let Some(who) = visitors.iter().position(|visitor| visitor.hasty().is_some()) {
        let act = visitors[who].hasty().unwrap();
        visitors[who].act(&act);
        acts[who] += 1;
        settle(&mut visitors, who, &faults, &mut pauses).await;
        let n = visitors[who].update["n"].as_u64().unwrap();
        all_reach(&mut visitors, n).await;
    }
    assert!(visitors.iter().all(|visitor| visitor.update["view"]["over"].is_object()));

    // Everything acknowledged is written, once.
    let journal = store.find(&code.to_string()).unwrap().unwrap();
    let mut written = [0_u64; 3];
    let mut last = [1_u64, 0, 0];
    for entry in store.read(journal.table).unwrap().iter() {
        let entry: Value = serde_json::from_slice(entry).unwrap();
        if let Some(by) = entry["told"].get("by") {
            let (seat, n): (usize, u64) = serde_json::from_value(by.clone()).unwrap();
            assert_eq!(n, last[seat] + 1, "seat {seat}");
            (last[seat], written[seat]) = (n, written[seat] + 1);
        }
    }
    assert_eq!(written, acts);
    Evening { failed: faults.failed(), pauses, acts: acts.iter().sum::<u64>() as usize }
}

/// Every write of a game in its turn is the first that fails.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whichever_write_of_a_game_fails_nothing_is_lost() {
    let mut from = 0;
    loop {
        let fault = if from % 2 == 0 { Fault::NoSpace } else { Fault::Io };
        let evening = evening(from, fault).await;
        assert!(evening.acts > 8, "{} acts", evening.acts);
        if evening.failed == 0 {
            break;
        }
        assert_eq!(evening.pauses, 1, "from {from}");
        from += 1;
    }
    println!("{from} writes failed in their turn");
    assert!(from > 50, "only {from} writes");
}

/// Without a disk nobody can sit down or open a table, and is told so instead of kept waiting.
#[tokio::test]
async fn nobody_is_seated_while_the_disk_fails() {
    let folder = tempfile::tempdir().unwrap();
    let faults = Faults::default();
    let store = Store::open_with(folder.path(), &faults).unwrap();
    let house = House::new(store.clone(), Customs::default());
    let mut ann = gathered(&house, &["Ann"]).await.remove(0);
    ann.hear_all();
    let seated = ann.seated.clone();

    faults.fail(faults.operations().., Fault::NoSpace);
    let create = json!({"game": "spywhere", "name": "Eve"}).to_string();
    let join = strict::from_str("{\"name\":\"Bob\"}").unwrap();
    let (sat, looked, made) = tokio::join!(
        house.sit(seated.code, join, Whence(1)),
        house.look(seated.code),
        house.create(strict::from_str(&create).unwrap()),
    );
    let no = (sat.err(), made.err());
    assert_eq!(no, (Some(NoTable::Busy), Some(NoTable::Unavailable)));
    assert!(looked.is_ok(), "a look asks nothing of the disk");
    ann.hear_all();
    assert_eq!(ann.table["paused"], true);
    assert_eq!(ann.table["seats"][1]["kind"], "empty", "he does not sit there before it is safe");

    faults.heal();
    // Bob has gone home without his token: his chair is free again.
    let cid = sit(&house, &seated, "Cid").await;
    assert_eq!(cid.seat.0, 1);
    while ann.table["seats"][1]["name"] != "Cid" || ann.table["paused"] == true {
        ann.hear().await.unwrap();
    }
    house.create(strict::from_str(&create).unwrap()).await.unwrap().unwrap();
}
