//! Chairs, and who may sit on them.

use super::*;

#[tokio::test]
async fn a_table_has_room_for_as_many_as_the_game_has() {
    let program = start(&[]);
    let place = program.place();
    let names = ["Ann", "Bob", "Cid", "Dee", "Eve", "Fay"];
    let guests = gathered(place, &names, json!({})).await;
    let path = format!("/api/tables/{}/seats", guests[0].code());
    let full = place.post(&path, "{\"name\":\"Gus\"}").await.unwrap();
    assert_eq!((full.status, full.json()), (409, json!({"refused": {"why": "table/full"}})));
}

#[tokio::test]
async fn the_host_says_how_many_chairs_there_are() {
    let program = start(&[]);
    let mut guests = gathered(program.place(), &["Ann", "Bob"], json!({})).await;
    let ann = &mut guests[0];
    let chairs = |guest: &Guest| guest.table["seats"].as_array().map_or(0, Vec::len);
    done(ann, json!({"chairs": 6})).await;
    sees(ann, |ann| chairs(ann) == 6).await;
    refused(ann, json!({"chairs": 7}), "table/too_many").await;
    done(ann, json!({"chairs": 0})).await;
    sees(ann, |ann| chairs(ann) == 2).await;
    assert_eq!(ann.table["seats"][1]["name"], "Bob", "nobody loses a chair they sit on");
}

#[tokio::test]
async fn one_person_is_too_few() {
    let program = start(&[]);
    let mut guests = gathered(program.place(), &["Ann"], json!({})).await;
    refused(&mut guests[0], json!({"start": {}}), "table/too_few").await;
    let create = json!({"game": "spywhere", "name": "Ann", "start": true}).to_string();
    let answer = program.place().post("/api/tables", &create).await.unwrap();
    assert_eq!(answer.json(), json!({"refused": {"why": "table/too_few"}}));
}

/// When the game starts, an empty chair in the middle is removed, and those behind it move up: each
/// player gets the new seat, sees the game from there, and keeps their token.
#[tokio::test]
async fn seats_move_up_and_their_people_with_them() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = gathered(place, &["Ann", "Bob", "Cid"], json!({"first": 1})).await;
    let mut bob = guests.remove(1);
    done(&mut bob, json!({"leave": {}})).await;
    assert_eq!(farewell(&mut bob).await, (1000, "table/left".into()));
    let [ann, cid] = &mut guests[..] else { unreachable!() };
    sees(ann, |ann| ann.table["seats"][1]["kind"] == "empty").await;
    assert_eq!(cid.table["you"]["seat"], 2);
    done(ann, json!({"start": {}})).await;
    sees(cid, |cid| cid.update.is_object()).await;
    assert_eq!((&cid.table["you"]["seat"], &cid.view()["me"]["seat"]), (&json!(1), &json!(1)));
    let act = hasty(cid).expect("the seat he has now begins");
    assert_eq!(cid.act(&act).await, Ok(Answered::Done));
    cid.come_back(place).await.unwrap();
    assert_eq!((&cid.table["you"]["seat"], &cid.view()["me"]["seat"]), (&json!(1), &json!(1)));
}

#[tokio::test]
async fn a_player_who_gets_up_in_a_lobby_leaves_a_free_chair() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = gathered(place, &["Ann", "Bob"], json!({})).await;
    let mut bob = guests.remove(1);
    let stand = bob.stand.clone();
    done(&mut bob, json!({"leave": {}})).await;
    assert_eq!(farewell(&mut bob).await, (1000, "table/left".into()));
    sees(&mut guests[0], |ann| ann.table["seats"][1]["kind"] == "empty").await;
    let again = Guest::come(place, stand).await.err();
    assert_eq!(again, Some(Gone::Closed(4403, "table/no_seat".into())), "the token holds nothing");
    assert_eq!(join(place, guests[0].code(), "Cid").await.table["you"]["seat"], 1);
}

/// The host cannot look at a hand by removing its owner and sitting down in another browser.
#[tokio::test]
async fn a_seat_that_somebody_played_stays_its_bots_until_the_game_ends() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob", "Cid"], json!({"first": 0})).await;
    let mut bob = guests.remove(1);
    done(&mut bob, json!({"leave": {}})).await;
    assert_eq!(farewell(&mut bob).await, (1000, "table/left".into()));
    let ann = &mut guests[0];
    sees(ann, |ann| ann.table["seats"][1]["kind"] == "bot").await;
    refused(ann, json!({"reopen": 1}), "table/played").await;
    done(ann, json!({"remove": 2})).await;
    refused(ann, json!({"reopen": 2}), "table/played").await;
    let seats = format!("/api/tables/{}/seats", ann.code());
    let dee = "{\"name\":\"Dee\"}";
    assert_eq!(place.post(&seats, dee).await.unwrap().json()["refused"]["why"], "table/full");
}

/// A bot that has played its seat from the start gives way, and its knowledge goes with the seat.
#[tokio::test]
async fn a_bots_seat_can_be_reopened_in_a_game() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = gathered(place, &["Ann", "Bob"], json!({"first": 0})).await;
    let ann = &mut guests[0];
    done(ann, json!({"bot": {"seat": 2, "level": "random"}})).await;
    done(ann, json!({"start": {}})).await;
    refused(ann, json!({"reopen": 0}), "table/no_such_seat").await;
    refused(ann, json!({"reopen": 9}), "table/no_such_seat").await;
    done(ann, json!({"reopen": 2})).await;
    sees(ann, |ann| ann.table["seats"][2]["open"] == true).await;
    let dee = join(place, ann.code(), "Dee").await;
    assert_eq!((&dee.table["you"]["seat"], dee.n), (&json!(2), 0), "her own count begins");
    assert!(dee.view()["me"]["hand"].is_object(), "she has cards");
    sees(ann, |ann| ann.table["seats"][2]["name"] == "Dee").await;
    assert_eq!(ann.table["seats"][2]["open"], false);
    done(ann, json!({"remove": 2})).await;
    refused(ann, json!({"reopen": 2}), "table/played").await;
}
