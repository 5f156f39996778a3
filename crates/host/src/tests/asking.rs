//! Somebody without a seat asks the host for one.

use std::time::Duration;

use serde_json::{Value, json};
use store::sim::{Sim, Trouble};
use wire::{Asked, Join, Seated};

use super::visitor::Visitor;
use super::{gathered, house};
use crate::{Customs, House, LobbyRefusal, Whence};

fn join(name: &str) -> Join {
    strict::from_str(&json!({"name": name}).to_string()).unwrap()
}

async fn ask(house: &House, at: &Visitor, name: &str, from: u64) -> Result<Asked, LobbyRefusal> {
    house.ask(at.seated.code, join(name), Whence(from)).await.unwrap()
}

async fn sees(visitor: &mut Visitor, is_so: impl Fn(&Value) -> bool) {
    while !is_so(&visitor.table) {
        visitor.hear().await.expect("the table is there");
    }
}

async fn orders(visitor: &mut Visitor, order: Value) {
    visitor.order(&order);
    visitor.done().await;
}

/// The code with which the table refuses this.
async fn refused(visitor: &mut Visitor, order: Value) -> Value {
    visitor.order(&order);
    loop {
        let said = visitor.hear().await.expect("the table answers");
        if let Some(refused) = said.get("refused") {
            return refused["why"].clone();
        }
    }
}

/// A bot that has played its seat from the start gives way; a person's seat does not change hands.
#[tokio::test]
async fn a_bot_gives_way_to_somebody_who_asks() {
    let folder = tempfile::tempdir().unwrap();
    let (house, store) = house(folder.path());
    let mut people = gathered(&house, &["Ann", "Bob"]).await;
    orders(&mut people[0], json!({"bot": {"seat": 2, "level": "random"}})).await;
    orders(&mut people[0], json!({"start": {}})).await;
    assert!(house.sit(people[0].seated.code, join("Zoe"), Whence(7)).await.unwrap().is_err());

    let zoe = ask(&house, &people[0], "Zoe", 7).await.unwrap();
    sees(&mut people[1], |table| table["asks"][0]["name"] == "Zoe").await;
    assert_eq!(people[1].table["asks"], json!([{"id": zoe.id, "name": "Zoe"}]));
    assert_eq!(people[1].table["free"], false);
    assert_eq!(refused(&mut people[1], json!({"let_in": zoe.id})).await, "table/not_host");
    orders(&mut people[0], json!({"let_in": zoe.id})).await;
    sees(&mut people[1], |table| table["seats"][2]["name"] == "Zoe").await;
    assert!(people[1].table.get("asks").is_none());
    assert_eq!(refused(&mut people[0], json!({"let_in": zoe.id})).await, "table/no_such_ask");

    // She has the seat, and still has it when the server was killed.
    let seated = Seated { code: zoe.code, seat: kernel::Seat(2), token: zoe.token };
    assert_eq!(Visitor::come(&house, &seated).await.table["you"]["seat"], 2);
    let other = House::new(store, Customs::default());
    assert_eq!(Visitor::come(&other, &seated).await.table["you"]["seat"], 2);
}

#[tokio::test]
async fn a_seat_that_a_person_has_played_does_not_change_hands() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let mut people = gathered(&house, &["Ann", "Bob", "Cid"]).await;
    orders(&mut people[0], json!({"start": {}})).await;
    let zoe = ask(&house, &people[0], "Zoe", 7).await.unwrap();
    sees(&mut people[0], |table| table["asks"][0]["hindrance"] == "table/full").await;
    people[2].order(&json!({"leave": {}}));
    sees(&mut people[0], |table| table["seats"][2]["kind"] == "bot").await;
    assert_eq!(people[0].table["asks"][0]["hindrance"], "table/played");
    let seat = &people[0].table["seats"][2];
    assert_eq!((&seat["played"], &seat["level"]), (&json!(true), &json!("mastermind")));
    assert_eq!(refused(&mut people[0], json!({"let_in": zoe.id})).await, "table/played");
    orders(&mut people[0], json!({"decline": zoe.id})).await;
    sees(&mut people[0], |table| table.get("asks").is_none()).await;
}

/// Everybody at the table, and whoever looks, is told whether asking can come to anything.
#[tokio::test]
async fn a_table_says_whether_it_has_a_seat_to_give() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let names = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"];
    let mut people = gathered(&house, &names).await;
    assert_eq!(people[5].table["ask_hindrance"], "table/full");
    people[5].order(&json!({"leave": {}}));
    sees(&mut people[0], |table| table["free"] == true).await;
    assert_eq!(people[0].table.get("ask_hindrance"), None);
    people.truncate(5);
    orders(&mut people[0], json!({"bot": {"seat": 5, "level": "random"}})).await;
    sees(&mut people[0], |table| table["free"] == false).await;
    assert_eq!(people[0].table.get("ask_hindrance"), None, "the bot makes room");
    orders(&mut people[0], json!({"remove": 5})).await;
    orders(&mut people[0], json!({"start": {}})).await;
    sees(&mut people[0], |table| table["ask_hindrance"] == "table/full").await;
    people[4].order(&json!({"leave": {}}));
    sees(&mut people[0], |table| table["ask_hindrance"] == "table/played").await;
}

#[tokio::test]
async fn in_a_full_lobby_a_bot_makes_room() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let mut people = gathered(&house, &["Ann"]).await;
    for seat in 1..6 {
        orders(&mut people[0], json!({"bot": {"seat": seat, "level": "random"}})).await;
    }
    let zoe = ask(&house, &people[0], "Zoe", 7).await.unwrap();
    orders(&mut people[0], json!({"let_in": zoe.id})).await;
    sees(&mut people[0], |table| table["seats"][5]["name"] == "Zoe").await;
}

/// A stranger with the code cannot fill the host's screen, and nobody asks who was removed.
#[tokio::test]
async fn a_table_listens_to_a_few() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let mut people = gathered(&house, &["Ann", "Eve"]).await;
    for name in ["A", "B", "C"] {
        ask(&house, &people[0], name, 7).await.unwrap();
        ask(&house, &people[0], name, 7).await.expect("the same ask once more");
    }
    assert_eq!(ask(&house, &people[0], "D", 7).await.err(), Some(LobbyRefusal::ManyAsk));
    for name in ["D", "E", "F"] {
        ask(&house, &people[0], name, 8).await.unwrap();
    }
    assert_eq!(ask(&house, &people[0], "G", 9).await.err(), Some(LobbyRefusal::ManyAsk));
    assert_eq!(ask(&house, &people[0], "ann", 10).await.err(), Some(LobbyRefusal::NameTaken));
    orders(&mut people[0], json!({"remove": 1})).await;
    let eve = json!({"name": "Mallory", "before": people[1].seated.token}).to_string();
    let eve = house.ask(people[0].seated.code, strict::from_str(&eve).unwrap(), Whence(11)).await;
    assert_eq!(eve.unwrap().err(), Some(LobbyRefusal::Removed));
}

/// Somebody who waits asks on, from whichever page; who does not is nobody whom the host lets in.
#[tokio::test(start_paused = true)]
async fn an_ask_stands_for_as_long_as_somebody_asks_on() {
    let store = Sim::new(1, Trouble::default()).open();
    let house = House::new(store.clone(), Customs::default());
    let mut people = gathered(&house, &["Ann"]).await;
    for seat in 1..6 {
        orders(&mut people[0], json!({"bot": {"seat": seat, "level": "random"}})).await;
    }
    let code = people[0].seated.code;
    let again = async |house: &House, asked: &Asked| {
        let join = json!({"name": "Zoe", "again": asked.token}).to_string();
        house.ask(code, strict::from_str(&join).unwrap(), Whence(8)).await.unwrap()
    };
    let zoe = ask(&house, &people[0], "Zoe", 7).await.unwrap();
    for _ in 0..10 {
        tokio::time::sleep(Duration::from_secs(60)).await;
        let still = again(&house, &zoe).await.unwrap();
        assert_eq!((still.id, still.token.hash()), (zoe.id, zoe.token.hash()));
    }
    let since = tokio::time::Instant::now();
    sees(&mut people[0], |table| table["asks"][0]["id"] == zoe.id).await;
    sees(&mut people[0], |table| table.get("asks").is_none()).await;
    assert!(since.elapsed() > Duration::from_secs(170), "three minutes after the last time");
    assert_eq!(refused(&mut people[0], json!({"let_in": zoe.id})).await, "table/no_such_ask");

    // Back, she asks anew. Let in, she has the seat; what she asked with is hers already.
    let zoe = again(&house, &zoe).await.unwrap();
    orders(&mut people[0], json!({"let_in": zoe.id})).await;
    let seated = again(&house, &zoe).await.unwrap();
    assert_eq!((seated.id, seated.token.hash()), (0, zoe.token.hash()));

    // A host who says no is heard, and a house that has forgotten everything says no to nobody.
    let yan = ask(&house, &people[0], "Yan", 9).await.unwrap();
    let xie = ask(&house, &people[0], "Xie", 9).await.unwrap();
    orders(&mut people[0], json!({"decline": yan.id})).await;
    assert_eq!(again(&house, &yan).await.err(), Some(LobbyRefusal::NotLetIn));
    let other = House::new(store, Customs::default());
    let join = json!({"name": "Xie", "again": xie.token}).to_string();
    let xie_again = other.ask(code, strict::from_str(&join).unwrap(), Whence(9)).await.unwrap();
    assert_ne!(xie_again.unwrap().token.hash(), xie.token.hash());
}
