//! A house that shares its database speaks only while its lease holds, and hands its tables over when
//! it closes.

use std::time::Duration;

use serde_json::json;
use store::sim::{Sim, Trouble};
use tokio::time::{sleep, timeout};

use super::{Visitor, gathered, house};
use crate::{Customs, House, NoTable};

/// Longer than anything takes on a disk without trouble.
const LONG: Duration = Duration::from_secs(5);

fn leased() -> (Sim, House) {
    let sim = Sim::new(1, Trouble::default());
    sim.lease();
    let house = House::new(sim.open(), Customs::default());
    (sim, house)
}

/// Ann's table, which another node has claimed while its house's lease has lapsed.
async fn claimed_by_another() -> (Sim, House, Visitor) {
    let (sim, house) = leased();
    let mut ann = gathered(&house, &["Ann"]).await.remove(0);
    sleep(LONG).await;
    ann.hear_all();
    sim.lapse();
    let table = house.store().find(&ann.seated.code.to_string()).unwrap().unwrap().table;
    house.store().claim(table).await.unwrap();
    (sim, house, ann)
}

/// While the lease has lapsed a table tells nobody anything; once it is renewed, and the table is
/// still this house's, it does what it was asked meanwhile.
#[tokio::test(start_paused = true)]
async fn a_table_is_silent_while_the_lease_has_lapsed() {
    let (sim, house) = leased();
    let [mut ann, mut bob] = gathered(&house, &["Ann", "Bob"]).await.try_into().ok().unwrap();
    sleep(LONG).await;
    ann.hear_all();
    bob.hear_all();

    sim.lapse();
    ann.order(&json!({"rename": "Anna"}));
    for visitor in [&mut ann, &mut bob] {
        assert!(timeout(LONG, visitor.hear()).await.is_err(), "not a word");
    }
    assert_eq!(house.ready().await, Err("the lease has run out"));

    sim.renew();
    ann.done().await;
    while bob.table["seats"][0]["name"] != "Anna" {
        bob.hear().await.unwrap();
    }
}

/// If another node has claimed the table meanwhile, the house says no more for it and closes the
/// connections: their clients come back, to the other node.
#[tokio::test(start_paused = true)]
async fn a_table_that_was_claimed_meanwhile_is_let_go() {
    let (sim, _house, mut ann) = claimed_by_another().await;
    ann.order(&json!({"rename": "Anna"}));
    assert!(timeout(LONG, ann.hear()).await.is_err(), "not a word");
    sim.renew();
    assert_eq!(ann.hear().await, None, "not a word, and the connection ends");
}

/// A player who only waits for their turn is not left at a table that another node has claimed.
#[tokio::test(start_paused = true)]
async fn a_table_that_was_claimed_is_let_go_though_nobody_says_anything() {
    let (sim, _house, mut ann) = claimed_by_another().await;
    sim.renew();
    let heard = timeout(LONG, ann.hear()).await;
    assert_eq!(heard, Ok(None), "not a word, and the connection ends");
}

/// A house that closes says, when asked, that it is not ready, and wakes no table any more.
#[tokio::test]
async fn a_house_that_hands_its_tables_over_is_not_ready() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let mut ann = gathered(&house, &["Ann"]).await.remove(0);
    assert_eq!(house.ready().await, Ok(()));
    house.drain().await;
    assert_eq!(house.ready().await, Err("this node gives its tables away"));
    while ann.hear().await.is_some() {}
    assert_eq!(house.look(ann.seated.code).await.err(), Some(NoTable::Unavailable));
    assert_eq!(house.awake(), 0);
}
