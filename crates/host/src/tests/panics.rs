//! A bug in one table is that table's alone.

use serde_json::json;

use super::visitor::Visitor;
use super::{gathered, house};
use crate::{House, Mail, NoTable};

/// A bug strikes; returns when everybody there has noticed.
async fn strike(house: &House, visitor: &mut Visitor) {
    assert!(visitor.mailbox.try_send(Mail::Panic).is_ok());
    while visitor.hear().await.is_some() {}
    // The house hears of it a moment later.
    while house.is_awake(visitor.seated.code) {
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_table_that_panics_is_rebuilt_and_then_set_aside() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let mut visitors = gathered(&house, &["Ann", "Bob"]).await;
    let mut neighbours = gathered(&house, &["Yan", "Zoe"]).await;
    for host in [&mut visitors[0], &mut neighbours[0]] {
        host.order(&json!({"start": {}}));
        host.done().await;
    }
    let ann = &mut visitors[0];
    while ann.update.is_null() {
        ann.hear().await.unwrap();
    }
    let before = ann.update.clone();

    strike(&house, ann).await;
    let mut ann = Visitor::come(&house, &ann.seated.clone()).await;
    assert_eq!(ann.update["view"], before["view"], "everything is as it was");
    assert_eq!((ann.update["n"].clone(), ann.n), (before["n"].clone(), 1));

    strike(&house, &mut ann).await;
    let gone = Visitor::try_come(&house, &ann.seated).await.err();
    assert_eq!(gone, Some(NoTable::SetAside));
    assert_eq!(house.look(ann.seated.code).await.err(), Some(NoTable::SetAside));
    let join = strict::from_str("{\"name\":\"Cid\"}").unwrap();
    assert_eq!(
        house.sit(ann.seated.code, join, crate::Whence(0)).await.err(),
        Some(NoTable::SetAside)
    );

    let yan = &mut neighbours[0];
    yan.order(&json!({"rename": "Yana"}));
    yan.done().await;
}

/// A table that has got on since the last panic is rebuilt again: bugs are not added up for ever.
#[tokio::test]
async fn a_panic_of_long_ago_is_forgiven() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let mut ann = gathered(&house, &["Ann"]).await.remove(0);
    for _ in 0..3 {
        for i in 0..16 {
            ann.order(&json!({"rename": format!("Ann {i}")}));
            ann.done().await;
        }
        strike(&house, &mut ann).await;
        ann = Visitor::come(&house, &ann.seated.clone()).await;
        assert_eq!(ann.table["seats"][0]["name"], "Ann 15");
    }
    strike(&house, &mut ann).await;
    assert_eq!(Visitor::try_come(&house, &ann.seated).await.err(), Some(NoTable::SetAside));
}
