//! The host ends a game before its end, on to another: everybody is back in the lobby, nothing of
//! the game counts, and all of that outlives the server.

use serde_json::{Value, json};

use super::scoreboard::{orders, play_out, sees, starts};
use super::visitor::Visitor;
use super::{gathered, house};
use crate::{Customs, House};

fn names(table: &Value) -> Vec<&str> {
    let seats = table["seats"].as_array().expect("seats").iter();
    seats.filter_map(|seat| seat["name"].as_str()).collect()
}

/// Waits for the refusal of what was asked last.
async fn is_refused(visitor: &mut Visitor, why: &str) {
    loop {
        let said = visitor.hear().await.expect("the table answers");
        assert!(said.get("ack").is_none() && said["update"].get("ack").is_none(), "{said}");
        if let Some(refused) = said.get("refused") {
            assert_eq!((&refused["n"], &refused["why"]), (&json!(visitor.n), &json!(why)));
            return;
        }
    }
}

#[tokio::test]
async fn the_host_breaks_off_a_game_and_it_does_not_count() {
    let folder = tempfile::tempdir().unwrap();
    let (house, store) = house(folder.path());
    let mut people = gathered(&house, &["Ann", "Bob", "Cid"]).await;
    starts(&mut people, "start").await;
    play_out(&mut people).await;
    let evening = people[0].table["evening"].clone();
    starts(&mut people, "again").await;

    people[1].order(&json!({"break_off": "wink"}));
    is_refused(&mut people[1], "table/not_host").await;
    people[0].order(&json!({"break_off": "chess"}));
    is_refused(&mut people[0], "table/unknown").await;
    let act = people.iter().find_map(Visitor::hasty).expect("somebody's turn");
    orders(&mut people[0], json!({"break_off": "dr-shark"})).await;
    for person in &mut people {
        sees(person, |table| table["phase"] == "lobby").await;
        let table = &person.table;
        assert_eq!((&table["game"], &table["games"]), (&json!("dr-shark"), &json!(2)));
        assert_eq!(names(table), ["Ann", "Bob", "Cid"]);
        assert_eq!(table["broken_off"]["name"], "Ann");
        assert_eq!(table["evening"], evening, "one game counts");
    }
    // Whatever comes too late is refused, and the order is not done again.
    for person in &mut people {
        person.act(&act);
        is_refused(person, "table/not_playing").await;
    }
    people[0].order(&json!({"break_off": "wink"}));
    is_refused(&mut people[0], "table/not_now").await;

    // The server is killed: another one reads the same from the journal, and play goes on.
    let other = House::new(store, Customs::default());
    let mut again = Vec::new();
    for person in &people {
        again.push(Visitor::come(&other, &person.seated).await);
    }
    for field in ["phase", "game", "games", "broken_off", "evening", "code"] {
        assert_eq!(again[1].table[field], people[1].table[field], "{field}");
    }
    assert_eq!(names(&again[1].table), ["Ann", "Bob", "Cid"]);
    starts(&mut again, "start").await;
    assert_eq!(again[2].update["game"], 3);
    sees(&mut again[2], |table| table["phase"] == "playing").await;
    assert!(again[2].table.get("broken_off").is_none());
}
