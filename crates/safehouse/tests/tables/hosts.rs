//! The host decides, and can hand that over.

use super::*;

#[tokio::test]
async fn the_person_who_opens_a_table_is_its_host_and_nobody_else() {
    let program = start(&[]);
    let mut guests = gathered(program.place(), &["Ann", "Bob"], json!({})).await;
    assert_eq!(
        (&guests[0].table["host"], &guests[0].table["you"]["host"]),
        (&json!(0), &json!(true))
    );
    assert_eq!(guests[1].table["you"]["host"], false);
    for order in [
        json!({"bot": {"seat": 2, "level": "greedy"}}),
        json!({"remove": 0}),
        json!({"reopen": 0}),
        json!({"chairs": 5}),
        json!({"hand_over": 1}),
        json!({"game": "spywhere"}),
        json!({"break_off": "spywhere"}),
        json!({"options": {}}),
        json!({"spectators": true}),
        json!({"start": {}}),
        json!({"again": {}}),
        json!({"lobby": {}}),
    ] {
        refused(&mut guests[1], order, "table/not_host").await;
    }
    done(&mut guests[1], json!({"rename": "Bo"})).await;
}

#[tokio::test]
async fn what_makes_no_sense_now_is_refused() {
    let program = start(&[]);
    let mut guests = gathered(program.place(), &["Ann", "Bob"], json!({})).await;
    let ann = &mut guests[0];
    for order in [
        json!({"again": {}}),
        json!({"lobby": {}}),
        json!({"break_off": "wink"}),
        json!({"reopen": 1}),
    ] {
        refused(ann, order, "table/not_now").await;
    }
    let act = ann.act(&json!({"done": {}})).await;
    assert_eq!(act, Ok(Answered::Refused("table/not_playing".into())));
    done(ann, json!({"start": {}})).await;
    for order in [
        json!({"start": {}}),
        json!({"chairs": 3}),
        json!({"options": {}}),
        json!({"game": "spywhere"}),
        json!({"bot": {"seat": 1, "level": "greedy"}}),
        json!({"again": {}}),
        json!({"lobby": {}}),
    ] {
        refused(ann, order, "table/not_now").await;
    }
}

#[tokio::test]
async fn the_host_can_hand_over() {
    let program = start(&[]);
    let mut guests = gathered(program.place(), &["Ann", "Bob"], json!({})).await;
    refused(&mut guests[0], json!({"hand_over": 2}), "table/no_such_seat").await;
    refused(&mut guests[0], json!({"hand_over": 200}), "table/no_such_seat").await;
    done(&mut guests[0], json!({"hand_over": 1})).await;
    refused(&mut guests[0], json!({"start": {}}), "table/not_host").await;
    sees(&mut guests[1], |bob| bob.table["you"]["host"] == true).await;
    done(&mut guests[1], json!({"start": {}})).await;
}

#[tokio::test]
async fn the_host_can_remove_a_player() {
    let program = start(&[]);
    let place = program.place();
    for begun in [false, true] {
        let mut guests = gathered(place, &["Ann", "Bob", "Cid"], json!({})).await;
        let mut bob = guests.remove(1);
        let stand = bob.stand.clone();
        refused(&mut guests[0], json!({"remove": 0}), "table/no_such_seat").await;
        refused(&mut guests[0], json!({"remove": 3}), "table/no_such_seat").await;
        if begun {
            done(&mut guests[0], json!({"start": {}})).await;
        }
        done(&mut guests[0], json!({"remove": 1})).await;
        assert_eq!(farewell(&mut bob).await, (4403, "table/removed".into()));
        let kind = if begun { "bot" } else { "empty" };
        sees(&mut guests[1], |cid| cid.table["seats"][1]["kind"] == kind).await;
        let again = Guest::come(place, stand).await.err();
        assert_eq!(again, Some(Gone::Closed(4403, "table/no_seat".into())));
    }
}

#[tokio::test]
async fn when_the_host_gets_up_the_next_person_is_host() {
    let program = start(&[]);
    let mut guests = gathered(program.place(), &["Ann", "Bob", "Cid"], json!({})).await;
    let mut ann = guests.remove(0);
    done(&mut ann, json!({"leave": {}})).await;
    sees(&mut guests[0], |bob| bob.table["you"]["host"] == true).await;
    done(&mut guests[0], json!({"start": {}})).await;
}

/// A game that the host has broken off stays so when the program is killed: everybody comes back to
/// the lobby, the shared screen too.
#[tokio::test]
async fn a_game_that_is_broken_off_stays_so() {
    let mut program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob"], json!({})).await;
    let stand = Stand::Screen(guests[0].code().into());
    guests.push(Guest::come(place, stand).await.expect("a screen is welcome"));
    done(&mut guests[0], json!({"break_off": "dr-shark"})).await;
    let again = |n: u64| json!({"order": {"n": n, "order": {"break_off": "wink"}}}).to_string();
    let n = guests[0].n;
    guests[0].say(&again(n)).await.unwrap();
    assert_eq!(guests[0].answer(n).await, Ok(Answered::Done), "it is done once");
    program.kill();
    program.restart().expect("it starts again");
    for guest in &mut guests {
        let before = guest.heard.len();
        guest.come_back(place).await.expect("they are welcome");
        hears_all(guest).await;
        assert_eq!(guest.table["phase"], "lobby");
        assert_eq!(guest.table["game"], "dr-shark");
        assert_eq!(guest.table["broken_off"]["name"], "Ann");
        assert!(guest.table.get("evening").is_none(), "nothing counts");
        let updates = guest.heard[before..].iter().filter(|said| said.starts_with("{\"update\""));
        assert_eq!(updates.count(), 0, "there is no game");
    }
}

/// An order is done once however often it is sent, and an old one is not done late.
#[tokio::test]
async fn an_order_is_done_once() {
    let program = start(&[]);
    let mut ann = gathered(program.place(), &["Ann"], json!({})).await.remove(0);
    done(&mut ann, json!({"rename": "Anna"})).await;
    done(&mut ann, json!({"chairs": 5})).await;
    for (n, name) in [(2, "Bob"), (1, "Cid"), (0, "Dee")] {
        let order = json!({"order": {"n": n, "order": {"rename": name}}}).to_string();
        ann.say(&order).await.unwrap();
        assert_eq!(ann.answer(n).await, Ok(Answered::Done), "what was done stays done");
    }
    done(&mut ann, json!({"spectators": false})).await;
    sees(&mut ann, |ann| ann.table["spectators"] == false).await;
    assert_eq!(ann.table["seats"][0]["name"], "Anna", "and nothing else was");
}

/// Nothing changes, so no other client gets a message; but the order is answered.
#[tokio::test]
async fn an_order_that_changes_nothing_disturbs_nobody() {
    let program = start(&[]);
    let mut guests = gathered(program.place(), &["Ann", "Bob"], json!({})).await;
    let [ann, bob] = &mut guests[..] else { unreachable!() };
    sees(ann, |ann| ann.table["seats"][1]["here"] == true).await;
    hears_all(bob).await;
    let before = bob.heard.len();
    for order in [json!({"rename": "Ann"}), json!({"chairs": 6}), json!({"spectators": true})] {
        done(ann, order).await;
    }
    hears_all(bob).await;
    assert_eq!(bob.heard.len(), before + 1, "{:?}", &bob.heard[before..]);
}
