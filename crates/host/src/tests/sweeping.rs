//! Old tables go, and what they leave behind.

use std::time::Duration;

use serde_json::{Value, json};
use store::Store;
use wire::Code;

use super::visitor::Visitor;
use super::{gathered, house};
use crate::sweep::Keep;
use crate::table::now_ms;
use crate::{Customs, House, NoTable};

const DAY: Duration = Duration::from_secs(86_400);

/// The wall clock this number of days from now.
fn in_days(days: i64) -> i64 {
    now_ms() + days * DAY.as_millis() as i64
}

/// Two people play a game of Spywhere to its end.
async fn finished(house: &House) -> Vec<Visitor> {
    let mut visitors = gathered(house, &["Ann", "Bob"]).await;
    visitors[0].order(&json!({"start": {}}));
    while visitors.iter().any(|it| it.table["phase"] != "over") {
        let who = visitors.iter().position(|visitor| visitor.hasty().is_some());
        if let Some(act) = who.and_then(|who| visitors[who].hasty()) {
            let who = &mut visitors[who.unwrap_or(0)];
            who.act(&act);
            who.update = Value::Null;
            while who.update.is_null() {
                who.hear().await.unwrap();
            }
        }
        for visitor in &mut visitors {
            visitor.hear_all();
        }
        tokio::task::yield_now().await;
    }
    visitors
}

async fn is_known(house: &House, code: Code) -> bool {
    match house.look(code).await {
        Ok(_) => true,
        Err(NoTable::Unknown) => false,
        Err(why) => panic!("{why:?}"),
    }
}

#[tokio::test]
async fn tables_are_kept_as_long_as_they_were_of_use() {
    let folder = tempfile::tempdir().unwrap();
    let (first, store) = house(folder.path());
    let unused = gathered(&first, &["Eve"]).await.remove(0).seated.code;
    let mut playing = gathered(&first, &["Yan", "Zoe"]).await;
    playing[0].order(&json!({"start": {}}));
    playing[0].done().await;
    let playing = playing[0].seated.code;
    let over = finished(&first).await[0].seated.code;
    let id = store.find(&over.to_string()).unwrap().unwrap().table;
    let result = |store: &Store| store.finished_at(id).unwrap();
    assert_eq!(result(&store).len(), 1, "it was recorded when it ended");
    let standing: Value = serde_json::from_slice(&result(&store)[0].standing).unwrap();
    assert_eq!(standing["standing"]["scores"].as_array().unwrap().len(), 2);
    assert!(!standing.to_string().contains("Ann"), "results outlive the table and name nobody");

    // Awake tables are in use, however old they are.
    let keep = Keep::default();
    assert_eq!(first.sweep_once(keep, in_days(1000)).await.unwrap(), 0);

    // In another process they are all asleep.
    let house = House::new(store.clone(), Customs::default());
    assert_eq!(house.sweep_once(keep, in_days(0)).await.unwrap(), 0);
    assert_eq!(house.sweep_once(keep, in_days(2)).await.unwrap(), 1);
    assert!(!is_known(&house, unused).await, "nobody ever played there");
    assert_eq!(house.sweep_once(keep, in_days(15)).await.unwrap(), 1);
    assert!(!is_known(&house, playing).await, "a game that was left");
    assert!(is_known(&house, over).await, "a game that was played, and now awake");
    let house = House::new(store.clone(), Customs::default());
    assert_eq!(house.sweep_once(keep, in_days(31)).await.unwrap(), 1);
    assert!(!is_known(&house, over).await);
    assert_eq!(result(&store).len(), 1, "its result stays");
}

/// A server whose tables come and go does not grow.
#[tokio::test]
async fn the_space_of_old_tables_is_used_again() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(folder.path()).unwrap();
    let size = || {
        let files = std::fs::read_dir(folder.path()).unwrap();
        files.map(|file| file.unwrap().metadata().unwrap().len()).sum::<u64>()
    };
    let mut after_first = 0;
    for round in 0..6 {
        let house = House::new(store.clone(), Customs::default());
        for _ in 0..40 {
            gathered(&house, &["Ann", "Bob", "Cid"]).await;
        }
        let house = House::new(store.clone(), Customs::default());
        assert_eq!(house.sweep_once(Keep::default(), in_days(2)).await.unwrap(), 40);
        if round == 0 {
            after_first = size();
        }
    }
    let grown = size() as f64 / after_first as f64;
    assert!(grown < 2.5, "six rounds take {grown:.1} times as much as one");
}
