//! A game after the other.

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

/// There is no seat in the finished game for somebody new: its hands are for those who played it.
#[tokio::test]
async fn somebody_new_sits_down_for_the_next_game() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob", "Cid"], json!({})).await;
    play_out(&mut guests).await;
    let code = guests[0].code().to_owned();
    let late = place.join(&code, "Dee").await.err().map(|why| why.to_string());
    assert!(late.as_ref().is_some_and(|why| why.contains("table/full")), "{late:?}");
    done(&mut guests[0], json!({"lobby": {}})).await;
    let dee = join(place, &code, "Dee").await;
    assert_eq!(dee.table["you"]["seat"], 3);
    assert_eq!(dee.update, Value::Null, "she hears nothing of the game that was");
    guests.push(dee);
    done(&mut guests[0], json!({"start": {}})).await;
    for (guest, seat) in guests.iter_mut().zip(0..) {
        sees(guest, |guest| guest.update["game"] == 2).await;
        assert_eq!(guest.view()["me"]["seat"], seat);
    }
    play_out(&mut guests).await;
}

#[tokio::test]
async fn whoever_gets_up_when_a_game_is_over_does_not_play_the_next() {
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
