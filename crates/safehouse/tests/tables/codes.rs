//! Codes cannot be guessed.

use super::*;
use crate::floods::stranger;
use guest::Socket;
use std::time::{Duration, Instant};

#[tokio::test]
async fn wrong_codes_are_limited_and_right_ones_do_not_count() {
    let program = start(&["--max-wrong-codes", "5"]);
    let place = program.place();
    let ticket = place.create(&json!({"game": "spywhere", "name": "Ann"})).await.unwrap();
    let right = format!("/api/tables/{}", ticket.code);
    for _ in 0..50 {
        assert_eq!(place.get(&right).await.unwrap().status, 200);
    }
    let mut unknown = 0;
    loop {
        let answer = place.get("/api/tables/bakilon-tumesa").await.unwrap();
        if answer.status == 429 {
            assert_eq!(answer.json(), json!({"refused": {"why": "limit/wrong_codes"}}));
            break;
        }
        assert_eq!(answer.status, 404);
        unknown += 1;
        assert!(unknown < 10, "no limit");
    }
    assert!((5..7).contains(&unknown), "{unknown}");
    // From then on this address learns nothing about any code, by any kind of request.
    assert_eq!(place.get(&right).await.unwrap().status, 429);
    assert!(
        place.join(&ticket.code, "Eve").await.is_err_and(|why| why.to_string().contains("429"))
    );
    let limited = Gone::Closed(1008, "limit/wrong_codes".into());
    for code in [ticket.code.clone(), "bakilon-tumesa".into()] {
        assert_eq!(Guest::come(place, Stand::Screen(code)).await.err(), Some(limited.clone()));
    }
    // Another address is not affected.
    let mut socket = Socket::over(stranger(place).await.unwrap()).await.unwrap();
    let hello = json!({"hello": {"table": ticket.code, "as": "screen"}}).to_string();
    socket.say(hello).await.unwrap();
    assert!(socket.next().await.unwrap().starts_with("{\"welcome\""));
}

/// A player who holds a seat comes back to it, whatever others at their address have tried; and
/// those others do not learn from it which codes are right, not even by how long the answer takes.
#[tokio::test]
async fn a_seat_is_kept_though_somebody_guesses_at_the_same_address() {
    let program = start(&["--max-wrong-codes", "3"]);
    let place = program.place();
    let mut ann = gathered(place, &["Ann"], json!({})).await.remove(0);
    while place.get("/api/tables/bakilon-tumesa").await.unwrap().status != 429 {}
    ann.come_back(place).await.unwrap();
    done(&mut ann, json!({"rename": "Anna"})).await;

    let code = ann.code().to_owned();
    let guess = |code: &str| Ticket { code: code.into(), seat: 0, token: "0".repeat(32) };
    for ticket in [guess(&code), guess("bakilon-tumesa")] {
        let began = Instant::now();
        let gone = Guest::come(place, Stand::Seat(ticket)).await.err();
        assert_eq!(gone, Some(Gone::Closed(1008, "limit/wrong_codes".into())));
        assert!(began.elapsed() >= Duration::from_secs(1), "{:?}", began.elapsed());
    }
}

#[tokio::test]
async fn new_tables_and_seats_are_limited() {
    let program =
        Program::start(env!("CARGO_BIN_EXE_safehouse"), &["--max-new", "3"]).expect("it starts");
    let place = program.place();
    let create = json!({"game": "spywhere", "name": "Ann"});
    let ticket = place.create(&create).await.unwrap();
    place.join(&ticket.code, "Bob").await.unwrap();
    place.join(&ticket.code, "Cid").await.unwrap();
    let answer = place.post("/api/tables", &create.to_string()).await.unwrap();
    assert_eq!(
        (answer.status, answer.json()),
        (429, json!({"refused": {"why": "limit/new_tables"}}))
    );
    assert!(place.join(&ticket.code, "Dee").await.is_err());
    come(place, &ticket).await;
}

/// A link has the table's key: its holder gets in, whatever others at their address have tried. A
/// wrong key is a wrong code, and over the limit it tells nothing about the code.
#[tokio::test]
async fn a_link_is_no_guess() {
    let program = start(&["--max-wrong-codes", "3"]);
    let place = program.place();
    let ann = gathered(place, &["Ann"], json!({})).await.remove(0);
    let code = ann.code().to_owned();
    let key = ann.table["key"].as_str().expect("those at the table know the key").to_owned();
    let look = place.get(&format!("/api/tables/{code}")).await.unwrap();
    assert!(look.json()["table"].get("key").is_none(), "a code does not tell the key");

    let link = format!("/api/tables/{code}.{key}");
    let wrong = format!("/api/tables/{code}.{}", "a".repeat(8));
    for _ in 0..10 {
        assert_eq!(place.get(&link).await.unwrap().status, 200, "it counts for nothing");
    }
    let mut unknown = 0;
    while place.get(&wrong).await.unwrap().status == 404 {
        unknown += 1;
        assert!(unknown < 10, "no limit");
    }
    assert_eq!(place.get(&format!("/api/tables/{code}")).await.unwrap().status, 429);
    for path in [wrong.clone(), format!("/api/tables/bedulimo.{}", "a".repeat(8))] {
        let began = Instant::now();
        assert_eq!(place.get(&path).await.unwrap().status, 429);
        assert!(began.elapsed() >= Duration::from_secs(1), "{:?}", began.elapsed());
    }
    assert_eq!(place.get(&link).await.unwrap().status, 200);
    let by_link = Guest::come(place, Stand::Screen(format!("{code}.{key}"))).await;
    assert_eq!(by_link.expect("the link leads to the table").table["code"], code.as_str());
    let ticket = place.join(&format!("{code}.{key}"), "Bob").await.expect("and to a seat");
    assert_eq!(ticket.code, code);
}
