//! A disk that hangs without a word: the table says so, its clock stands still, nobody's turn is
//! lost.

use std::time::Duration;

use serde_json::{Value, json};
use store::sim::{Sim, Trouble};
use tokio::time::{Instant, sleep};

use super::gathered;
use super::visitor::Visitor;
use crate::{Customs, House};

/// Hears everything until the table says this about itself.
async fn until(visitor: &mut Visitor, is: impl Fn(&Value) -> bool) -> Duration {
    let began = Instant::now();
    while !is(&visitor.table) {
        visitor.hear().await.expect("the table is there");
    }
    began.elapsed()
}

#[tokio::test(start_paused = true)]
async fn a_write_that_hangs_pauses_the_table_and_its_clock() {
    let sim = Sim::new(1, Trouble::default());
    let house = House::new(sim.open(), Customs::default());
    let mut visitors = gathered(&house, &["Ann", "Bob"]).await;
    visitors[0].order(&json!({"start": {}}));
    for visitor in &mut visitors {
        while visitor.update.is_null() {
            visitor.hear().await.unwrap();
        }
    }
    assert_eq!(house.ready().await, Ok(()));
    let who = visitors.iter().position(|it| it.hasty().is_some()).expect("somebody's turn");
    let (left, at) = (visitors[who].update["view"]["deadline"].as_u64().unwrap(), Instant::now());
    sleep(Duration::from_secs(10)).await;

    // Much longer than a turn: without the pause it would be over on thaw.
    let hangs = Duration::from_secs(600);
    sim.hang(hangs);
    let act = visitors[who].hasty().unwrap();
    visitors[who].act(&act);
    let noticed = until(&mut visitors[who], |table| table["paused"] == true).await;
    assert!((300..=310).contains(&noticed.as_millis()), "{noticed:?}");
    sleep(Duration::from_secs(2)).await;
    assert_eq!(house.ready().await, Err("the disk does not answer"));

    visitors[who].done().await;
    until(&mut visitors[who], |table| table["paused"] == false).await;
    assert!(at.elapsed() >= hangs, "it waited for the disk");
    sleep(Duration::from_secs(2)).await;
    assert_eq!(house.ready().await, Ok(()));
    // Ten seconds were used before the disk hung, and hardly any since.
    let now = visitors[who].update["at"].as_u64().unwrap();
    assert!((10_000..15_000).contains(&now), "the clock stood still: {now} ms of {left}");
}

/// Everybody who wants in while the disk hangs is told so, and not kept waiting.
#[tokio::test(start_paused = true)]
async fn nobody_waits_for_a_disk_that_hangs() {
    let sim = Sim::new(2, Trouble::default());
    let house = House::new(sim.open(), Customs::default());
    let ann = gathered(&house, &["Ann"]).await.remove(0);
    sim.hang(Duration::from_secs(3600));
    let began = Instant::now();
    let create = || strict::from_str("{\"game\":\"spywhere\"}").unwrap();
    assert!(house.create(create()).await.is_err());
    let join = strict::from_str("{}").unwrap();
    assert!(house.sit(ann.seated.code, join, crate::Whence(0)).await.is_err());
    assert!(house.look(ann.seated.code).await.is_ok(), "a look asks nothing of the disk");
    assert!(began.elapsed() < Duration::from_secs(15));
}
