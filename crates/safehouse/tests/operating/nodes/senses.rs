//! A finger in the bag, a beat, and acts, all over the bus: none waits for another.

use super::*;
use guest::{Gazers, Said};
use serde::Deserialize;

/// As many as a hand can feel without a pause: 15 samples with each finger. So the test does not
/// depend on the time that passes.
const ROUNDS: u64 = 5;

/// Somebody at this node whose hand is in the bag of a table that another owns.
async fn dive(owner: Place, away: Place) -> Guest {
    let options = json!({"first": 0, "search_s": 600});
    let tickets = owner.gather("dr-shark", &["Ann", "Bob"], &options).await.expect("a table");
    let mut ann = sit(away, &tickets[0]).await;
    assert_eq!(ann.order(&json!({"start": {}})).await, Ok(Answered::Done));
    for act in [json!({"dive": {"area": "A", "space": "light"}}), json!({"search": {}})] {
        assert_eq!(ann.act(&act).await, Ok(Answered::Done), "{act}");
    }
    ann
}

/// The instants of the samples that a message answers.
fn felt(said: &Said<'_>) -> Vec<u64> {
    #[derive(Deserialize)]
    struct Percept {
        felt: Vec<Touch>,
    }
    #[derive(Deserialize)]
    struct Touch {
        ms: u64,
    }
    let Said::Percepts(percepts) = said else { return Vec::new() };
    let percepts: Vec<Percept> = serde_json::from_str(percepts.get()).expect("percepts");
    percepts.iter().flat_map(|percept| &percept.felt).map(|touch| touch.ms).collect()
}

/// Moves both fingers, three samples each, and does not wait. Returns the samples' instants.
async fn touch(hand: &mut Guest, round: u64) -> Vec<u64> {
    let instants: Vec<u64> = (6 * round..6 * round + 6).map(|k| k * 1_000 / 120).collect();
    for (k, ms) in instants.iter().enumerate() {
        let tip = json!({"finger": k % 2, "x": 500 + ms, "y": 800, "ms": ms});
        hand.say(&json!({"sense": {"touch": [tip]}}).to_string()).await.expect("a line");
    }
    instants
}

/// One node owns three tables, and the other has the sockets of people at all of them: a search, a
/// table with a beat, and one where people act. While samples are under way, acts are answered and
/// beats come, none left out; and every sample is felt, once and in order.
#[test]
fn senses_beats_and_acts_pass_one_another() {
    with_a_database(async |store| {
        let [owner, other] = ["ann", "bob"].map(|name| node(store, name, &[]));
        let (here, there) = (owner.place(), other.place());
        let mut hand = dive(here, there).await;
        let tickets = Gazers::tickets(here, 4).await.expect("a table");
        let mut gazers = Gazers::come(&tickets, |_| there).await.expect("everybody comes");
        gazers.begin().await.expect("a game begins");
        let mut players = begun(here, there).await;

        for round in 0..ROUNDS {
            let touched = touch(&mut hand, round).await;
            step(&mut players).await;
            gazers.all_hear(2 * round).await.expect("beats");
            let mut back = Vec::new();
            while back.len() < touched.len() {
                let hear = |said: &Said<'_>, _: &Guest| {
                    back.extend(felt(said));
                    matches!(said, Said::Percepts(_))
                };
                hand.until(hear).await.expect("it is felt");
            }
            assert_eq!(back, touched);
        }
        for guest in &gazers.guests {
            let said = guest.heard.iter().filter_map(|text| Said::read(text).ok());
            let beat = |said| if let Said::Beat(beat) = said { Some(beat.k) } else { None };
            let beats: Vec<u64> = said.filter_map(beat).collect();
            assert!(beats.windows(2).all(|two| two[1] == two[0] + 1), "{beats:?}");
        }
    });
}
