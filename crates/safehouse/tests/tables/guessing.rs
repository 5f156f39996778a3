//! Guessing many codes at once reveals no more than guessing them one by one.

use std::time::{Duration, Instant};

use super::*;
use tokio::task::JoinSet;

/// The number of simultaneous guesses.
const AT_ONCE: usize = 300;
/// The number of wrong codes per hour that are answered.
const ALLOWED: usize = 20;

/// A code that no table has.
fn wrong(number: usize) -> String {
    let vowel = |place: u32| ['a', 'e', 'i', 'o', 'u'][number / 5_usize.pow(place) % 5];
    format!("b{}k{}lon-t{}m{}sa", vowel(0), vowel(1), vowel(2), vowel(3))
}

/// The most answers since `began`: the limit, and the guesses regained meanwhile.
fn allowed(began: Instant) -> usize {
    let back = began.elapsed().as_secs_f64() * ALLOWED as f64 / 3600.0;
    ALLOWED + back.ceil() as usize
}

fn open_house() -> Program {
    start(&["--max-connections", "2000", "--max-wrong-codes", &ALLOWED.to_string()])
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn looks_at_once_are_answered_as_often_as_one_by_one() {
    let program = open_house();
    let place = program.place();
    let began = Instant::now();
    let mut looks = JoinSet::new();
    for number in 0..AT_ONCE {
        looks.spawn(async move {
            let path = format!("/api/tables/{}", wrong(number));
            place.get(&path).await.map(|answer| answer.status).unwrap_or(0)
        });
    }
    let statuses = looks.join_all().await;
    let count = |wanted: u16| statuses.iter().filter(|status| **status == wanted).count();
    println!("{} answered, {} limited in {:?}", count(404), count(429), began.elapsed());
    assert!((ALLOWED..=allowed(began)).contains(&count(404)), "{} answered", count(404));
    assert_eq!(count(404) + count(429), AT_ONCE);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hellos_at_once_are_answered_as_often_as_one_by_one() {
    let program = open_house();
    let place = program.place();
    let mut sockets = Vec::new();
    for _ in 0..AT_ONCE {
        sockets.push(place.socket().await.expect("a socket"));
    }
    let began = Instant::now();
    let mut hellos = JoinSet::new();
    for (number, mut socket) in sockets.into_iter().enumerate() {
        hellos.spawn(async move {
            let mut hello = json!({"table": wrong(number), "as": "screen"});
            if number % 2 == 0 {
                hello = json!({"table": wrong(number), "as": "seat", "token": "0".repeat(32)});
            }
            socket.say(json!({"hello": hello}).to_string()).await?;
            socket.next().await
        });
    }
    let ends = hellos.join_all().await;
    let count = |code: u16, why: &str| {
        let end = Gone::Closed(code, why.into());
        ends.iter().filter(|said| said.as_ref().is_err_and(|gone| *gone == end)).count()
    };
    let answered = count(4404, "table/unknown_code");
    let limited = count(1008, "limit/wrong_codes");
    println!("{answered} answered, {limited} limited in {:?}", began.elapsed());
    assert!((ALLOWED..=allowed(began)).contains(&answered), "{answered} answered");
    assert_eq!(answered + limited, AT_ONCE);
}

/// Many people at one address who all have the right code are all answered.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn right_codes_at_once_are_all_answered() {
    let program = open_house();
    let place = program.place();
    let ticket = place.create(&json!({"game": "spywhere", "name": "Ann"})).await.unwrap();
    let mut looks = JoinSet::new();
    for _ in 0..AT_ONCE {
        let path = format!("/api/tables/{}", ticket.code);
        looks.spawn(async move { place.get(&path).await.map(|answer| answer.status) });
    }
    for status in looks.join_all().await {
        assert!(status.as_ref().is_ok_and(|status| *status == 200 || *status == 503), "{status:?}");
    }
}

/// A player who holds a seat comes back to it at once, while others at their address guess.
#[tokio::test]
async fn a_token_waits_for_nobody() {
    let program = start(&["--max-wrong-codes", "3"]);
    let place = program.place();
    let mut ann = gathered(place, &["Ann"], json!({})).await.remove(0);
    while place.get(&format!("/api/tables/{}", wrong(0))).await.unwrap().status != 429 {}
    // A guesser waits for a second; the best of several tries is far below that.
    let mut best = Duration::MAX;
    for _ in 0..5 {
        let began = Instant::now();
        ann.come_back(place).await.unwrap();
        best = best.min(began.elapsed());
    }
    assert!(best < Duration::from_millis(500), "{best:?}");
}
