//! More people than the next game seats: some of them sit it out, and are still people of the table.

use serde_json::{Value, json};
use wire::{Join, Seated};

use super::scoreboard::{orders, sees, starts};
use super::visitor::Visitor;
use super::{gathered, house, sit};
use crate::{Customs, Farewell, House, LobbyRefusal, Whence};

/// Eight people who meant to play Wink, and a host who has chosen Spywhere for them.
async fn too_many(house: &House) -> Vec<Visitor> {
    let mut people = gathered(house, &["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"]).await;
    orders(&mut people[0], json!({"game": "wink"})).await;
    for name in ["Gus", "Hal"] {
        let seated = sit(house, &people[0].seated, name).await;
        people.push(Visitor::come(house, &seated).await);
    }
    orders(&mut people[0], json!({"game": "spywhere"})).await;
    sees(&mut people[0], |table| table["hindrance"] == "table/too_many").await;
    people
}

/// Comes back to the table as who they were there.
async fn comes_back(house: &House, who: &Visitor, name: &str) -> Result<Seated, LobbyRefusal> {
    let join = json!({"name": name, "before": who.seated.token}).to_string();
    let join: Join = strict::from_str(&join).unwrap();
    house.sit(who.seated.code, join, Whence(0)).await.unwrap()
}

fn names(table: &Value, of: &str) -> Vec<String> {
    let people = table[of].as_array().into_iter().flatten();
    people.filter_map(|one| one["name"].as_str().map(String::from)).collect()
}

#[tokio::test]
async fn two_of_eight_sit_out_a_game_for_six_and_play_the_next() {
    let folder = tempfile::tempdir().unwrap();
    let (house, store) = house(folder.path());
    let mut people = too_many(&house).await;
    orders(&mut people[0], json!({"spectators": false})).await;
    orders(&mut people[0], json!({"sit_out": 3})).await;
    assert_eq!(people[3].farewell().await, Farewell::SatOut);
    // Whoever wants to says so without the host.
    people[7].order(&json!({"sit_out": 6}));
    assert_eq!(people[7].farewell().await, Farewell::SatOut);
    let mut dee = Visitor::watch(&house, &people[3].seated).await;
    sees(&mut people[0], |table| names(table, "sitting_out") == ["Dee"]).await;
    let table = &people[0].table;
    assert_eq!(names(table, "seats"), ["Ann", "Bob", "Cid", "Eve", "Fay", "Gus"]);
    assert_eq!((&table["hindrance"], &table["free"]), (&Value::Null, &json!(false)));

    // Dee sees the game like everybody who watches, and nobody else goes by her name meanwhile.
    people.remove(7);
    people.remove(3);
    starts(&mut people, "start").await;
    while dee.update.is_null() {
        dee.hear().await.expect("the game is seen");
    }
    assert!(dee.update["view"].get("hand").is_none(), "{}", dee.update);
    let code = people[0].seated.code;
    let join: Join = strict::from_str(r#"{"name":"Dee"}"#).unwrap();
    let other = house.ask(code, join, Whence(9)).await.unwrap();
    assert_eq!(other.err(), Some(LobbyRefusal::NameTaken));

    // After a restart she still is somebody who sits out, and has a chair when the next game has one.
    let house = House::new(store, Customs::default());
    let mut ann = Visitor::come(&house, &people[0].seated).await;
    let mut again = Visitor::watch(&house, &dee.seated).await;
    sees(&mut ann, |table| names(table, "sitting_out") == ["Dee"]).await;
    orders(&mut ann, json!({"break_off": "wink"})).await;
    sees(&mut again, |table| table["free"] == true).await;
    let seated = comes_back(&house, &again, "Dee").await.unwrap();
    let mut dee = Visitor::come(&house, &seated).await;
    sees(&mut dee, |table| table.get("sitting_out").is_none()).await;
    assert_eq!(names(&dee.table, "seats").len(), 7);
}

#[tokio::test]
async fn only_the_host_lets_others_sit_out_and_only_in_the_lobby() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let mut people = gathered(&house, &["Ann", "Bob", "Cid"]).await;
    for (who, order, why) in [
        (1, json!({"sit_out": 2}), "table/not_host"),
        (0, json!({"sit_out": 4}), "table/no_such_seat"),
    ] {
        people[who].order(&order);
        sees_refusal(&mut people[who], why).await;
    }
    starts(&mut people, "start").await;
    people[0].order(&json!({"sit_out": 2}));
    sees_refusal(&mut people[0], "table/not_now").await;
}

async fn sees_refusal(visitor: &mut Visitor, why: &str) {
    loop {
        let said = visitor.hear().await.expect("the table answers");
        if let Some(refused) = said.get("refused") {
            return assert_eq!(refused["why"], why);
        }
    }
}

/// Where every chair is taken again by bots, who sat out asks as everybody does, as who they were.
#[tokio::test]
async fn who_sat_out_asks_under_their_own_name() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let mut people = gathered(&house, &["Ann", "Bob"]).await;
    orders(&mut people[0], json!({"sit_out": 1})).await;
    for seat in 1..6 {
        orders(&mut people[0], json!({"bot": {"seat": seat, "level": "rookie"}})).await;
    }
    let bob = json!({"name": "Bob", "before": people[1].seated.token}).to_string();
    let bob: Join = strict::from_str(&bob).unwrap();
    let asked = house.ask(people[0].seated.code, bob, Whence(7)).await.unwrap().unwrap();
    sees(&mut people[0], |table| table["asks"][0]["id"] == asked.id).await;
    assert_eq!(people[0].table["asks"][0].get("hindrance"), None);
    orders(&mut people[0], json!({"let_in": asked.id})).await;
    sees(&mut people[0], |table| names(table, "seats") == ["Ann", "Bob"]).await;
}
