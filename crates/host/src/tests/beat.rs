//! A table with a beat, through its mailbox: one frame on each beat, and everything else on it.

use std::time::Duration;

use serde_json::{Value, json};
use store::sim::{Sim, Trouble};
use tokio::time::Instant;

use super::sit;
use crate::tests::visitor::Visitor;
use crate::{Customs, House, Said};

/// Four people at a table of Wink where the program gives everyone eyes, playing.
async fn gazing(house: &House) -> Vec<Visitor> {
    let options = json!({"eyes": "gaze", "min_turn_s": 0, "first": 0});
    let create = json!({"game": "wink", "name": "Ann", "options": options}).to_string();
    let create = strict::from_str(&create).unwrap();
    let mut seated = vec![house.create(create).await.unwrap().unwrap()];
    for name in ["Bob", "Cid", "Dee"] {
        seated.push(sit(house, &seated[0], name).await);
    }
    let mut visitors = Vec::new();
    for seated in &seated {
        visitors.push(Visitor::come(house, seated).await);
    }
    visitors[0].order(&json!({"start": {}}));
    for visitor in &mut visitors {
        while visitor.table["phase"] != "playing" {
            visitor.hear().await.unwrap();
        }
        assert_eq!(visitor.table["beat"], 100);
    }
    visitors
}

/// The messages of one beat: its frame, and what follows until the next.
async fn beat(visitor: &mut Visitor) -> (Value, Vec<Value>) {
    let frame = loop {
        let text = visitor.hear_text().await;
        if text.starts_with("{\"beat\"") {
            assert_eq!(text.len(), 512);
            break serde_json::from_str::<Value>(&text).unwrap()["beat"].clone();
        }
    };
    tokio::time::sleep(Duration::from_millis(20)).await;
    (frame, visitor.hear_all())
}

/// On a clock that stands still while anybody has something to do: a beat's messages are all there
/// before the next instant, however busy the machine is.
#[tokio::test(start_paused = true)]
async fn everything_is_said_on_the_beat() {
    let store = Sim::new(1, Trouble::default()).open();
    let house = House::new(store, Customs { any_options: true, ..Customs::default() });
    let mut visitors = gazing(&house).await;
    let began = Instant::now();
    for visitor in &mut visitors {
        let (frame, rest) = beat(visitor).await;
        assert_eq!(frame["k"], 1);
        assert_eq!(frame["ack"].is_number(), visitor.seated.seat.0 == 0, "the order is answered");
        assert_eq!(rest.len(), 1);
        assert_eq!(rest[0]["update"]["n"], 1);
        assert!(rest[0]["update"].get("ack").is_none());
    }
    // A call, a word that nobody understands, and a look; each on a beat, in order.
    let ann = &mut visitors[0];
    let call = ann.update["view"]["options"].as_array().unwrap()[0].clone();
    ann.act(&call);
    ann.say(Said::Nonsense("what?".into()));
    ann.say(Said::Beat(vec![json!({"look": 1}).to_string()]));
    let (mut frames, mut updates) = (Vec::new(), Vec::new());
    while updates.is_empty() {
        let (frame, rest) = beat(ann).await;
        frames.push(frame);
        updates.extend(rest.into_iter().filter(|said| said.get("update").is_some()));
    }
    assert_eq!(frames[0]["error"], "what?");
    assert_eq!(
        updates[0]["update"]["sights"][0],
        json!({"called": {"seat": 0, "agent": call["call"]}})
    );
    let (felt, ack): (Vec<&Value>, Vec<&Value>) = (
        frames.iter().flat_map(|frame| frame["felt"].as_array().unwrap()).collect(),
        frames.iter().filter_map(|frame| frame.get("ack")).collect(),
    );
    assert_eq!(felt.len(), 1, "the look landed on Bob's face: {felt:?}");
    assert_eq!(ack, [&json!(ann.n)], "and the call is safe");
    let ks: Vec<u64> = frames.iter().map(|frame| frame["k"].as_u64().unwrap()).collect();
    assert!(ks.windows(2).all(|pair| pair[1] == pair[0] + 1), "{ks:?}");
    let beats = ks.last().unwrap() - 1;
    let took = began.elapsed().as_millis() as u64;
    assert!(took + 100 >= beats * 100, "{beats} beats in {took} ms");
    // Ann comes back, and sees at once whom she looked at.
    let seated = ann.seated.clone();
    let mut ann = Visitor::come_to_hear(&house, &seated).await;
    let said: Vec<String> = [
        ann.hear_text().await,
        ann.hear_text().await,
        ann.hear_text().await,
        ann.hear_text().await,
    ]
    .into();
    let kinds: Vec<&str> = said.iter().map(|text| text.split('"').nth(1).unwrap()).collect();
    assert_eq!(kinds, ["welcome", "table", "beat", "update"]);
    assert!(said[2].contains("\"felt\":[{\"face\":{\"seat\":1,"), "{}", said[2].trim());
    assert_eq!(said[3].len() % 8192, 0);
}
