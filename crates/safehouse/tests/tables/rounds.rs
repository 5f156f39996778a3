//! One game after the other.

use super::*;

#[tokio::test]
async fn same_again_keeps_people_and_options() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob", "Cid"], json!({"log": true})).await;
    refused(&mut guests[0], json!({"again": {}}), "table/not_now").await;
    play_out(&mut guests).await;
    let first = guests[0].update["n"].as_u64().unwrap();
    assert!(first > 5, "a whole game was played");
    done(&mut guests[0], json!({"again": {}})).await;
    for guest in &mut guests {
        sees(guest, |guest| guest.update["game"] == 2).await;
        assert_eq!((&guest.update["n"], &guest.table["games"]), (&json!(1), &json!(2)));
        assert_eq!(guest.table["options"]["log"], true);
        assert_eq!(guest.view()["swaps"], json!([]), "and they count");
    }
    play_out(&mut guests).await;
}

#[tokio::test]
async fn after_a_game_the_lobby_is_open_again() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob", "Cid"], json!({})).await;
    play_out(&mut guests).await;
    done(&mut guests[0], json!({"lobby": {}})).await;
    sees(&mut guests[1], |bob| bob.table["phase"] == "lobby").await;
    let dee = join(place, guests[0].code(), "Dee").await;
    assert_eq!((&dee.update, &dee.table["phase"]), (&Value::Null, &json!("lobby")));
    done(&mut guests[0], json!({"options": {"chain": true}})).await;
    guests.push(dee);
    done(&mut guests[0], json!({"start": {}})).await;
    for guest in &mut guests {
        sees(guest, |guest| guest.update["game"] == 2).await;
    }
    play_out(&mut guests).await;
}

/// There is no seat in the finished game for a new person, so they see it as a spectator does; they
/// play the next one.
#[tokio::test]
async fn somebody_new_may_sit_down_when_a_game_is_over() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob", "Cid"], json!({})).await;
    play_out(&mut guests).await;
    let mut dee = join(place, guests[0].code(), "Dee").await;
    assert_eq!(dee.table["you"]["seat"], 3);
    assert_eq!(dee.view()["me"], Value::Null, "she was not in it");
    assert!(dee.view()["over"].is_object(), "but may know how it ended");
    dee.come_back(place).await.unwrap();
    let act = dee.act(&json!({"done": {}})).await;
    assert!(matches!(act, Ok(Answered::Refused(_))), "{act:?}");
    guests.push(dee);
    done(&mut guests[0], json!({"again": {}})).await;
    for (guest, seat) in guests.iter_mut().zip(0..) {
        sees(guest, |guest| guest.update["game"] == 2).await;
        assert_eq!(guest.view()["me"]["seat"], seat);
    }
    play_out(&mut guests).await;
}

#[tokio::test]
async fn a_player_who_gets_up_after_a_game_does_not_play_the_next() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob", "Cid"], json!({})).await;
    play_out(&mut guests).await;
    let mut ann = guests.remove(0);
    done(&mut ann, json!({"leave": {}})).await;
    sees(&mut guests[0], |bob| bob.table["you"]["host"] == true).await;
    done(&mut guests[0], json!({"again": {}})).await;
    for (guest, seat) in guests.iter_mut().zip(0..) {
        sees(guest, |guest| guest.update["game"] == 2).await;
        assert_eq!(guest.table["you"]["seat"], seat);
        assert_eq!(guest.view()["seats"].as_array().map(Vec::len), Some(2));
    }
    play_out(&mut guests).await;
}
