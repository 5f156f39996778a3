//! Bots sit at people's tables.

use super::*;

#[tokio::test]
async fn the_host_seats_bots_by_level() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = gathered(place, &["Ann", "Bob"], json!({})).await;
    let ann = &mut guests[0];
    refused(ann, json!({"bot": {"seat": 2, "level": "genius"}}), "table/unknown").await;
    refused(ann, json!({"bot": {"seat": 1, "level": "greedy"}}), "table/no_such_seat").await;
    refused(ann, json!({"bot": {"seat": 9, "level": "greedy"}}), "table/no_such_seat").await;
    done(ann, json!({"bot": {"seat": 2, "level": "greedy"}})).await;
    done(ann, json!({"bot": {"seat": 3, "level": "random"}})).await;
    sees(ann, |ann| ann.table["seats"][3]["level"] == "random").await;
    assert_eq!(ann.table["seats"][2]["kind"], "bot");
    done(ann, json!({"bot": {"seat": 3, "level": "greedy"}})).await;
    sees(ann, |ann| ann.table["seats"][3]["level"] == "greedy").await;
    done(ann, json!({"remove": 2})).await;
    sees(ann, |ann| ann.table["seats"][2]["kind"] == "empty").await;
    done(ann, json!({"start": {}})).await;
    sees(ann, |ann| ann.table["seats"].as_array().map(Vec::len) == Some(3)).await;
    assert_eq!(ann.table["seats"][2]["kind"], "bot", "the empty chair is gone");
    refused(ann, json!({"remove": 2}), "table/not_now").await;
}

/// A person alone with bots: a table that is made, filled and begun by one call, and played out.
#[tokio::test]
async fn one_person_plays_with_bots() {
    let program = start(&["--quick-bots"]);
    let place = program.place();
    for wrong in [json!(["greedy", "genius"]), json!(vec!["greedy"; 6])] {
        let create = json!({"game": "spywhere", "name": "Ann", "bots": wrong, "start": true});
        let answer = place.post("/api/tables", &create.to_string()).await.unwrap();
        assert_eq!(answer.status, 409, "{}", answer.body);
    }
    let create =
        json!({"game": "spywhere", "name": "Ann", "bots": ["greedy", "random"], "start": true});
    let ticket = place.create(&create).await.unwrap();
    let mut ann = come(place, &ticket).await;
    assert_eq!(ann.table["phase"], "playing");
    while ann.table["phase"] != "over" {
        match hasty(&ann) {
            Some(act) => assert_eq!(ann.act(&act).await, Ok(Answered::Done), "{act}"),
            None => ann.until(|_, _| true).await.unwrap(),
        }
    }
    let by_bots = ann.sights.iter().filter(|sight| sight["swapped"]["seat"] == 1).count();
    assert!(by_bots > 0, "bots have moved");
    done(&mut ann, json!({"again": {}})).await;
    sees(&mut ann, |ann| ann.update["game"] == 2).await;
}

/// Bots play for absent people at every game's table.
#[tokio::test]
async fn a_bot_plays_for_somebody_who_is_away() {
    let program = start(&["--away", "50ms", "--quick-bots"]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob"], json!({"first": 1})).await;
    let bob = guests.remove(1);
    let (stand, have, n) = (bob.stand.clone(), bob.have(), bob.update["n"].as_u64().unwrap());
    let ann = &mut guests[0];
    bob.leave().await;
    sees(ann, |ann| ann.table["seats"][1]["stand_in"] == true).await;
    sees(ann, |ann| ann.view()["turn"] == 0).await;
    let moved = |sight: &Value| sight["swapped"]["seat"] == 1;
    assert!(ann.sights.iter().any(moved), "the bot moved: {:?}", ann.sights);

    let mut bob = Guest::come(place, stand).await.unwrap();
    bob.come_again(place, have).await.unwrap();
    assert!(bob.sights.iter().any(moved), "and he hears what it did: {:?}", bob.sights);
    assert!(bob.update["n"].as_u64().unwrap() > n);
    assert_eq!(bob.n, 0, "but it was not him");
    sees(ann, |ann| ann.table["seats"][1]["stand_in"] == false).await;
    // It is his hand again: no bot acts for him.
    let act = hasty(ann).unwrap();
    assert_eq!(ann.act(&act).await, Ok(Answered::Done));
    while ann.view()["turn"] == 0 {
        let act = hasty(ann).unwrap();
        assert_eq!(ann.act(&act).await, Ok(Answered::Done));
    }
    sees(&mut bob, |bob| !bob.options().is_empty()).await;
    hears_all(ann).await;
    assert_eq!(ann.view()["turn"], 1);
}

/// Everybody has left, or never came: bots play on among themselves, and the game ends.
#[tokio::test]
async fn a_table_of_bots_plays_to_the_end() {
    let program = start(&["--quick-bots"]);
    let place = program.place();
    let create = json!({"game": "spywhere", "name": "Ann", "bots": ["greedy", "greedy"]});
    let mut ann = come(place, &place.create(&create).await.unwrap()).await;
    let mut screen = Guest::come(place, Stand::Screen(ann.code().into())).await.unwrap();
    done(&mut ann, json!({"start": {}})).await;
    done(&mut ann, json!({"leave": {}})).await;
    sees(&mut screen, |screen| screen.table["phase"] == "over").await;
    assert_eq!(screen.table["host"], Value::Null);
    // A person who comes later finds a table without a host, and becomes it.
    let late = join(place, screen.code(), "Dee").await;
    assert_eq!(late.table["you"], json!({"seat": 3, "host": true}));
}
