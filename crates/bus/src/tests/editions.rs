//! Nodes with different editions of the rules, as while a house is upgraded: a table wakes only where
//! its journal can be read.

use annex::{Nats, Postgres};
use host::{Customs, Edition, House, NoTable, catalog};
use serde_json::json;
use store::{Node, Store};

use super::LEASE;
use crate::Bus;

/// A node of a house in this database, not on the bus yet.
async fn node(url: &str, name: &str, editions: Vec<Edition>) -> (Store, House) {
    let (url, node) = (url.to_owned(), Node { name: name.to_owned(), lease: LEASE });
    let opening = tokio::task::spawn_blocking(move || Store::in_postgres_as(&url, node));
    let store = opening.await.unwrap().unwrap();
    (store.clone(), House::of_editions(store, Customs::default(), editions))
}

async fn join(store: &Store, version: &str, house: &House) {
    let me = store.membership().expect("a node");
    Bus::connect(Nats::shared().url(), me, LEASE, version, house.clone()).await.unwrap();
}

/// A node that has not got the rules of a game leaves its table alone. People who come there are
/// asked to come again, and are carried to a node that has them as soon as there is one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_wakes_at_a_node_that_has_its_rules() {
    let url = tokio::task::block_in_place(|| Postgres::shared().schema());
    let epoch = || tokio::task::block_in_place(|| Postgres::number(&url, "SELECT epoch FROM live"));
    let old = catalog::editions();
    let newer = |it: &Edition| Edition { game: it.game.clone(), version: it.version + 1 };
    let new = old.iter().map(newer).collect();

    let (store, first) = node(&url, "ann", old.clone()).await;
    let create = json!({"game": "spywhere", "name": "Ann", "bots": ["rookie"], "start": true});
    let create = serde_json::from_value(create).unwrap();
    let code = first.create(create).await.unwrap().unwrap().code;
    first.drain().await;
    tokio::task::spawn_blocking(move || store.close()).await.unwrap();
    let before = epoch();

    let (store, upgraded) = node(&url, "bob", new).await;
    join(&store, "v2", &upgraded).await;
    assert_eq!(upgraded.look(code).await, Err(NoTable::Unavailable), "nobody can read it");
    assert_eq!(epoch(), before, "and nobody has claimed it");

    let (store, still_old) = node(&url, "eve", old).await;
    join(&store, "v1", &still_old).await;
    // That it is there is heard in a moment.
    let seen = loop {
        match upgraded.look(code).await {
            Err(NoTable::Unavailable) => {}
            seen => break seen.expect("the table"),
        }
    };
    assert_eq!(seen, still_old.look(code).await.unwrap());
    assert_eq!((upgraded.awake(), still_old.awake()), (0, 1));
    assert_eq!(epoch(), before + 1, "claimed once");
}
