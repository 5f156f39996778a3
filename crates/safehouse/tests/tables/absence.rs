//! An absent player never stops a table.

use std::time::Duration;

use super::*;

#[tokio::test]
async fn somebody_who_is_gone_for_a_while_is_played_for_until_back() {
    let program = start(&["--away", "50ms"]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob"], json!({"first": 1})).await;
    let bob = guests.remove(1);
    let stand = bob.stand.clone();
    let ann = &mut guests[0];
    assert_eq!(
        (&ann.table["seats"][1]["here"], &ann.table["seats"][1]["stand_in"]),
        (&json!(true), &json!(false))
    );
    bob.leave().await;
    sees(ann, |ann| ann.table["seats"][1]["here"] == false).await;
    sees(ann, |ann| ann.table["seats"][1]["stand_in"] == true).await;
    let mut bob = Guest::come(place, stand).await.unwrap();
    sees(ann, |ann| ann.table["seats"][1]["here"] == true).await;
    assert_eq!(ann.table["seats"][1]["stand_in"], false);
    assert_eq!(bob.view()["me"]["seat"], 1, "it is his again");
    bob.see(|bob| bob.table["seats"][1]["here"] == true).await.unwrap();
}

/// Nobody moves; the rulebook's clock does, and everybody gets an update.
#[tokio::test]
async fn a_turn_that_nobody_takes_ends_by_itself() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob"], json!({"first": 1, "max_turn_s": 1})).await;
    let bob = guests.remove(1);
    drop(bob);
    let ann = &mut guests[0];
    sees(ann, |ann| ann.view()["turn"] == 0).await;
    assert!(ann.update["at"].as_u64().unwrap() >= 1_000);
    assert!(ann.sights.iter().any(|sight| sight["swapped"]["seat"] == 1), "{:?}", ann.sights);
}

#[tokio::test]
async fn a_table_without_people_sleeps_and_wakes_when_somebody_comes() {
    let program = start(&["--sleep", "100ms"]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob"], json!({})).await;
    step(&mut guests).await;
    let code = guests[0].code().to_owned();
    let mut screen = Guest::come(place, Stand::Screen(code.clone())).await.unwrap();
    let have = guests[0].have();
    let before = guests[0].view().clone();
    let stands: Vec<Stand> = guests.iter().map(|guest| guest.stand.clone()).collect();
    for guest in guests {
        guest.leave().await;
    }
    assert_eq!(farewell(&mut screen).await, (1000, "table/asleep".into()));
    // The log comes through a pipe of its own, a moment later on a busy machine.
    let began = std::time::Instant::now();
    while !program.log().contains("going to sleep") {
        assert!(began.elapsed().as_secs() < 20, "{}", program.log());
        std::thread::yield_now();
    }

    let answer = place.get(&format!("/api/tables/{code}")).await.unwrap();
    assert_eq!(answer.status, 200, "it can be read: {}", answer.body);
    assert_eq!(answer.json()["table"]["phase"], "playing");
    let mut guests = Vec::new();
    for stand in stands {
        guests.push(Guest::come(place, stand).await.unwrap());
    }
    assert_eq!(guests[0].have(), have, "and nothing has happened meanwhile");
    assert_eq!(guests[0].view(), &before);
    play_out_two(&mut guests).await;
}

/// A table with people does not sleep, however little they do.
#[tokio::test]
async fn a_table_with_people_stays_awake() {
    let program = start(&["--sleep", "60ms"]);
    let place = program.place();
    let mut ann = gathered(place, &["Ann"], json!({})).await.remove(0);
    // Another table falls asleep while she does nothing.
    let bob = gathered(place, &["Bob"], json!({})).await.remove(0);
    let mut screen = Guest::come(place, Stand::Screen(bob.code().to_owned())).await.unwrap();
    bob.leave().await;
    assert_eq!(farewell(&mut screen).await, (1000, "table/asleep".into()));
    done(&mut ann, json!({"rename": "Anna"})).await;
}

/// Plays a few turns, to show that the game goes on.
async fn play_out_two(guests: &mut [Guest]) {
    for _ in 0..4 {
        assert!(step(guests).await);
    }
}

/// Somebody who comes in the very moment in which their table falls asleep is let in at the first
/// try: the table is woken again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_is_sent_away_by_a_table_that_falls_asleep() {
    let program = start(&["--sleep", "4ms", "--max-hellos", "100000"]);
    let place = program.place();
    let mut coming = tokio::task::JoinSet::new();
    (0..8).for_each(|number| {
        _ = coming.spawn(async move {
            let ticket = place.create(&json!({"game": "spywhere", "name": "Ann"})).await.unwrap();
            for pause in 0..60 {
                drop(come(place, &ticket).await);
                // Sometimes before it sleeps, sometimes after, now and then meanwhile.
                tokio::time::sleep(Duration::from_micros(3_500 + 50 * (pause % 20) + number)).await;
            }
        })
    });
    coming.join_all().await;
}
