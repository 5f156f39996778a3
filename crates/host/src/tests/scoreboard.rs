//! The scoreboard of an evening: it follows people and bots, not chairs, and outlives the server.

use serde_json::{Value, json};

use super::visitor::{Visitor, all_hear};
use super::{gathered, house, sit};
use crate::{Customs, House, Whence};

/// Waits until somebody sees a table of which this is true.
pub(super) async fn sees(visitor: &mut Visitor, is_so: impl Fn(&Value) -> bool) {
    while !is_so(&visitor.table) {
        visitor.hear().await.expect("the table is there");
    }
}

pub(super) async fn orders(visitor: &mut Visitor, order: Value) {
    visitor.order(&order);
    visitor.done().await;
}

/// Everybody hurries until the game is over.
pub(super) async fn play_out(visitors: &mut [Visitor]) {
    loop {
        let over = |visitor: &Visitor| visitor.update["view"]["over"].is_object();
        if visitors.iter().all(over) {
            break;
        }
        if let Some(who) = visitors.iter().position(|visitor| visitor.hasty().is_some()) {
            let act = visitors[who].hasty().unwrap();
            visitors[who].act(&act);
            visitors[who].done().await;
            let n = visitors[who].update["n"].as_u64();
            for visitor in visitors.iter_mut() {
                while visitor.update["n"].as_u64() < n {
                    visitor.hear().await.expect("the table is there");
                }
            }
        } else {
            visitors[0].hear().await.expect("the table is there");
            all_hear(visitors);
        }
    }
    for visitor in visitors {
        sees(visitor, |table| table["phase"] == "over").await;
    }
}

pub(super) async fn starts(visitors: &mut [Visitor], order: &str) {
    let game = visitors[0].table["games"].as_u64().unwrap() + 1;
    orders(&mut visitors[0], json!({order: {}})).await;
    for visitor in visitors {
        while visitor.update["game"] != game {
            visitor.hear().await.expect("the table is there");
        }
    }
}

fn lines(visitor: &Visitor) -> &Vec<Value> {
    visitor.table["evening"]["lines"].as_array().expect("a scoreboard")
}

fn line<'a>(visitor: &'a Visitor, name: &str) -> &'a Value {
    lines(visitor).iter().find(|line| line["name"] == name).expect("a line")
}

/// The totals of the last game as its end has them, by seat, and whether each seat has won.
fn totals(visitor: &Visitor) -> Vec<(u64, bool)> {
    let over = &visitor.update["view"]["over"];
    let winners = over["winners"].as_array().unwrap();
    let scores = over["scores"].as_array().unwrap().iter();
    let total =
        |score: &Value| (score["total"].as_u64().unwrap(), winners.contains(&score["seat"]));
    scores.map(total).collect()
}

fn results(line: &Value) -> Vec<Option<(u64, bool)>> {
    let all = line["results"].as_array().unwrap().iter();
    let one = |it: &Value| it["total"].as_u64().map(|total| (total, it["place"] == 1));
    all.map(one).collect()
}

#[tokio::test]
async fn two_games_in_a_row_add_up() {
    let folder = tempfile::tempdir().unwrap();
    let (house, store) = house(folder.path());
    let mut people = gathered(&house, &["Ann", "Bob", "Cid"]).await;
    assert!(people[0].table.get("evening").is_none(), "nothing was played yet");
    starts(&mut people, "start").await;
    sees(&mut people[0], |table| table["phase"] == "playing").await;
    assert!(people[0].table.get("evening").is_none());
    play_out(&mut people).await;
    let first = totals(&people[0]);
    starts(&mut people, "again").await;
    sees(&mut people[1], |table| table["phase"] == "playing").await;
    assert!(people[1].table.get("evening").is_none(), "not while a game is played");
    play_out(&mut people).await;
    let second = totals(&people[0]);

    let evening = &people[0].table["evening"];
    assert_eq!(
        (&evening["played"], &evening["games"]),
        (&json!(2), &json!(["spywhere", "spywhere"]))
    );
    for (seat, name) in ["Ann", "Bob", "Cid"].iter().enumerate() {
        let line = line(&people[0], name);
        assert_eq!(line["seat"], seat);
        assert_eq!(results(line), [Some(first[seat]), Some(second[seat])]);
        let wins = u32::from(first[seat].1) + u32::from(second[seat].1);
        assert_eq!(line["wins"], wins);
        assert!(line["points"].as_u64().unwrap() >= u64::from(5 * wins));
    }
    let points: Vec<_> = lines(&people[0]).iter().map(|line| line["points"].as_u64()).collect();
    assert!(points.is_sorted_by(|a, b| a >= b), "best first: {points:?}");

    // The server is killed: another one reads the same from the journal.
    let seated = people[1].seated.clone();
    let other = House::new(store, Customs::default());
    let bob = Visitor::come(&other, &seated).await;
    assert_eq!(bob.table["evening"], people[0].table["evening"]);
}

#[tokio::test]
async fn a_line_follows_its_person() {
    let folder = tempfile::tempdir().unwrap();
    let (house, store) = house(folder.path());
    let mut people = gathered(&house, &["Ann", "Bob", "Cid"]).await;
    starts(&mut people, "start").await;
    play_out(&mut people).await;
    let first = totals(&people[0]);

    // Bob goes, Cid is renamed and moves up when the empty chair is taken away, Dan is new.
    let mut bob = people.remove(1);
    bob.order(&json!({"leave": {}}));
    sees(&mut people[0], |table| table["seats"][1]["kind"] == "empty").await;
    orders(&mut people[1], json!({"rename": "Zoe"})).await;
    orders(&mut people[0], json!({"lobby": {}})).await;
    orders(&mut people[0], json!({"chairs": 2})).await;
    sees(&mut people[1], |table| table["you"]["seat"] == 1).await;
    assert_eq!(results(line(&people[1], "Zoe")), [Some(first[2])]);
    assert_eq!(line(&people[1], "Zoe")["seat"], 1);
    assert_eq!(results(line(&people[1], "Bob")), [Some(first[1])], "who leaves keeps their line");
    assert_eq!(line(&people[1], "Bob").get("seat"), None);
    orders(&mut people[0], json!({"chairs": 3})).await;
    let dan = sit(&house, &people[0].seated, "Dan").await;
    people.push(Visitor::come(&house, &dan).await);
    starts(&mut people, "start").await;
    play_out(&mut people).await;
    let second = totals(&people[0]);
    assert_eq!(results(line(&people[0], "Zoe")), [Some(first[2]), Some(second[1])]);
    assert_eq!(results(line(&people[0], "Dan")), [None, Some(second[2])]);
    assert_eq!(results(line(&people[0], "Bob")), [Some(first[1]), None]);

    // Bob is back, by the token that he had, and under another name.
    let join = json!({"name": "Rob", "before": bob.seated.token}).to_string();
    let code = people[0].seated.code;
    let rob = house.sit(code, strict::from_str(&join).unwrap(), Whence(9)).await.unwrap().unwrap();
    sees(&mut people[0], |table| table["seats"][3]["name"] == "Rob").await;
    let line = line(&people[0], "Rob");
    assert_eq!((results(line), &line["seat"]), (vec![Some(first[1]), None], &json!(3)));
    assert_eq!(lines(&people[0]).len(), 4);

    // Who sits down with somebody else's token takes over nothing from them.
    let join = json!({"name": "Eve", "before": rob.token}).to_string();
    house.sit(code, strict::from_str(&join).unwrap(), Whence(9)).await.unwrap().unwrap();
    sees(&mut people[0], |table| table["seats"][4]["name"] == "Eve").await;
    assert_eq!(lines(&people[0]).len(), 4);

    let other = House::new(store, Customs::default());
    let rob = Visitor::come(&other, &rob).await;
    assert_eq!(rob.table["evening"], people[0].table["evening"], "the journal has all of it");
}

/// The same people play another game; their bots come with them.
#[tokio::test]
async fn the_host_chooses_another_game_after_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let (house, _) = house(folder.path());
    let mut people = gathered(&house, &["Ann", "Bob"]).await;
    starts(&mut people, "start").await;
    people[0].order(&json!({"game": "wink"}));
    loop {
        let said = people[0].hear().await.unwrap();
        if said.get("refused").is_some() {
            assert_eq!(said["refused"]["why"], "table/not_now", "not in the middle of a game");
            break;
        }
    }
    play_out(&mut people).await;
    orders(&mut people[0], json!({"game": "dr-shark"})).await;
    sees(&mut people[1], |table| table["game"] == "dr-shark" && table["phase"] == "lobby").await;
    let table = &people[1].table;
    assert_eq!(
        (&table["seats"][0]["name"], &table["seats"][1]["name"]),
        (&json!("Ann"), &json!("Bob"))
    );
    assert!(table.get("hindrance").is_none(), "two may play it");
    assert_eq!(table["evening"]["games"], json!(["spywhere"]), "the scoreboard stays");
}
