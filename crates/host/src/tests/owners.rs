//! A table has one owner. A former owner falls silent.

use serde_json::json;

use super::visitor::Visitor;
use super::{gathered, house};
use crate::{Customs, House, NoTable};

#[tokio::test]
async fn a_table_that_was_taken_over_acknowledges_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (older, store) = house(folder.path());
    let newer = House::new(store, Customs::default());
    let mut ann = gathered(&older, &["Ann"]).await.remove(0);
    ann.order(&json!({"rename": "Anna"}));
    ann.done().await;
    let mut anna = Visitor::come(&newer, &ann.seated).await;
    assert_eq!((anna.n, &anna.table["seats"][0]["name"]), (1, &json!("Anna")));

    ann.hear_all();
    ann.order(&json!({"rename": "Eve"}));
    assert_eq!(ann.hear().await, None, "not a word");
    anna.order(&json!({"chairs": 2}));
    anna.done().await;
    anna.order(&json!({"rename": "Ann"}));
    anna.done().await;
    while anna.table["seats"][0]["name"] != "Ann" {
        anna.hear().await.unwrap();
    }
}

/// However many come to a sleeping table at once, it wakes once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_wakes_once() {
    let folder = tempfile::tempdir().unwrap();
    let (first, store) = house(folder.path());
    let seated = gathered(&first, &["Ann"]).await.remove(0).seated;
    let second = House::new(store.clone(), Customs::default());
    let looking: Vec<_> = (0..32)
        .map(|_| {
            let (house, code) = (second.clone(), seated.code);
            tokio::spawn(async move { house.look(code).await })
        })
        .collect();
    for look in looking {
        assert!(look.await.unwrap().is_ok());
    }
    assert_eq!(second.awake(), 1);
    let deed = store.find(&seated.code.to_string()).unwrap().unwrap().table;
    // Made, woken once by the second house, and claimed now.
    assert_eq!(store.claim(deed).await.unwrap().epoch, store::Epoch(3));
}

/// A journal that other rules wrote is not claimed: a program that has them can wake its table.
#[tokio::test]
async fn a_table_of_other_rules_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (first, store) = house(folder.path());
    let mut people = gathered(&first, &["Ann", "Bob"]).await;
    people[0].order(&json!({"start": {}}));
    people[0].done().await;
    let code = people[0].seated.code;
    let without = House::of_editions(store.clone(), Customs::default(), Vec::new());
    assert_eq!(without.look(code).await, Err(NoTable::SetAside));
    // Its owner has noticed nothing.
    people[0].order(&json!({"break_off": "spywhere"}));
    people[0].done().await;
    let table = store.find(&code.to_string()).unwrap().unwrap().table;
    assert_eq!(store.claim(table).await.unwrap().epoch, store::Epoch(2));
}

/// Codes that nobody has leave nothing behind.
#[tokio::test]
async fn an_unknown_code_is_not_remembered() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    for _ in 0..20 {
        assert!(house.look(wire::Code::random()).await.is_err());
    }
    assert_eq!(house.awake(), 0);
}
