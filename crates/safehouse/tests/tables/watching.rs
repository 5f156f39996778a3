//! The shared screen and spectators: streams of their own, with nobody's secrets.

use super::*;

async fn screen(place: Place, code: &str) -> Guest {
    Guest::come(place, Stand::Screen(code.into())).await.expect("a screen is welcome")
}

/// What only a spy may know, as it would stand in a message to them.
const SECRETS: [&str; 6] =
    ["passports", "\"hand\":{", "\"card\"", "\"drawn\"", "identifications", "\"as\""];

#[tokio::test]
async fn watchers_see_every_move_and_no_card_of_a_hand_before_the_end() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = gathered(place, &["Ann", "Bob", "Cid"], json!({})).await;
    let code = guests[0].code().to_owned();
    let mut watchers = [
        screen(place, &code).await,
        Guest::come(place, Stand::Spectator(code.clone())).await.unwrap(),
    ];
    done(&mut guests[0], json!({"start": {}})).await;
    for guest in &mut guests {
        sees(guest, |guest| guest.update.is_object()).await;
    }
    play_out(&mut guests).await;
    for watcher in &mut watchers {
        sees(watcher, |watcher| watcher.table["phase"] == "over").await;
        assert_eq!(watcher.table["you"], json!({"seat": null, "host": false}));
        let updates: Vec<Value> = watcher
            .heard
            .iter()
            .filter_map(|text| serde_json::from_str::<Value>(text).unwrap().get("update").cloned())
            .collect();
        for (update, n) in updates.iter().zip(1..) {
            assert_eq!(update["n"], n, "numbers of their own, without a gap");
            assert_eq!(update["view"]["me"], Value::Null);
        }
        assert_eq!(updates.len() as u64, guests[0].update["n"].as_u64().unwrap());
        let mut ended = false;
        for text in &watcher.heard {
            ended |= text.contains("{\"over\":");
            let secret = SECRETS.iter().find(|secret| text.contains(*secret));
            assert!(ended || secret.is_none(), "{secret:?} in {text}");
        }
        assert!(ended && watcher.heard.last().is_some());
        assert!(watcher.view()["seats"][0]["passports"].is_array(), "after the end all is public");
    }
}

/// Each player's messages hold their own cards and nobody else's.
#[tokio::test]
async fn players_see_their_own_cards_only() {
    let program = start(&[]);
    let mut guests = playing(program.place(), &["Ann", "Bob", "Cid"], json!({})).await;
    for _ in 0..6 {
        step(&mut guests).await;
    }
    for guest in &guests {
        let me = &guest.view()["me"];
        for text in &guest.heard {
            let message: Value = serde_json::from_str(text).unwrap();
            let Some(update) = message.get("update") else { continue };
            assert_eq!(update["view"]["me"]["seat"], me["seat"]);
            assert_eq!(update["view"]["me"]["passports"], me["passports"]);
            let once = |secret: &str| update["view"].to_string().matches(secret).count() == 1;
            assert!(once("passports") && once("\"hand\":{") && once("\"drawn\""), "{text}");
            for sight in update["sights"].as_array().unwrap() {
                if let Some(drawn) = sight["began"].get("card") {
                    assert_eq!(sight["began"]["seat"], me["seat"], "not your card: {drawn}");
                }
                if let Some(dealt) = sight.get("dealt") {
                    assert_eq!(dealt["passports"], me["passports"]);
                }
                if let Some(named) = sight["identified"].get("as") {
                    assert_eq!(sight["identified"]["by"], me["seat"], "not your card: {named}");
                }
            }
        }
    }
}

#[tokio::test]
async fn spectators_are_welcome_until_the_host_says_no() {
    let program = start(&[]);
    let place = program.place();
    let mut ann = gathered(place, &["Ann"], json!({})).await.remove(0);
    let stand = Stand::Spectator(ann.code().to_owned());
    let no = Some(Gone::Closed(4403, "table/no_spectators".into()));
    let mut screen = screen(place, ann.code()).await;
    let mut eve = Guest::come(place, stand.clone()).await.unwrap();
    assert_eq!(eve.table["spectators"], true);
    done(&mut ann, json!({"spectators": false})).await;
    assert_eq!(farewell(&mut eve).await, (4403, "table/no_spectators".into()));
    assert_eq!(Guest::come(place, stand).await.err(), no);
    sees(&mut screen, |screen| screen.table["spectators"] == false).await;
    done(&mut ann, json!({"spectators": true})).await;
    assert!(Guest::come(place, Stand::Spectator(ann.code().to_owned())).await.is_ok());
}

#[tokio::test]
async fn watchers_cannot_act_or_order() {
    let program = start(&[]);
    let guests = playing(program.place(), &["Ann", "Bob"], json!({})).await;
    let mut screen = screen(program.place(), guests[0].code()).await;
    let no = Ok(Answered::NotUnderstood("you have no seat".into()));
    assert_eq!(screen.act(&json!({"done": {}})).await, no);
    assert_eq!(screen.order(&json!({"start": {}})).await, no);
}

/// A player's own device may be the screen: then it is a screen, and shows no hand.
#[tokio::test]
async fn a_screen_is_a_screen_even_with_a_token() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob"], json!({})).await;
    let Stand::Seat(ticket) = guests[0].stand.clone() else { unreachable!() };
    let mut socket = place.socket().await.unwrap();
    let hello = json!({"table": ticket.code, "as": "screen", "token": ticket.token});
    socket.say(json!({"hello": hello}).to_string()).await.unwrap();
    assert_eq!(&*socket.next().await.unwrap(), "{\"welcome\":{\"seat\":null,\"n\":0}}");
    for _ in 0..2 {
        let text = socket.next().await.unwrap();
        assert!(!SECRETS.iter().any(|secret| text.contains(secret)), "{text}");
    }
    assert!(step(&mut guests).await, "and Ann still has her seat");
}

/// Watchers come and go without any message to the players, and their number is limited.
#[tokio::test]
async fn watchers_disturb_nobody_and_are_not_too_many() {
    let program = start(&[]);
    let place = program.place();
    let mut ann = gathered(place, &["Ann"], json!({})).await.remove(0);
    hears_all(&mut ann).await;
    let before = ann.heard.len();
    let mut screens = Vec::new();
    for _ in 0..64 {
        screens.push(screen(place, ann.code()).await);
    }
    // One more replaces the oldest, which gets a close frame that says so.
    screens.push(screen(place, ann.code()).await);
    assert_eq!(farewell(&mut screens[0]).await, (4403, "table/full".into()));
    hears_all(&mut ann).await;
    assert_eq!(ann.heard.len(), before + 1, "{:?}", &ann.heard[before..]);
}
