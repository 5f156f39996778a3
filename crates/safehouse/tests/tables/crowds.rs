//! The limits of requests and hellos per address.

use std::time::{Duration, Instant};

use super::*;
use crate::floods::stranger;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The program with its default limits.
fn house() -> Program {
    Program::start(env!("CARGO_BIN_EXE_safehouse"), &[]).expect("it starts")
}

/// Sends this request this often, all at once on one connection. Returns the heads of the answers.
async fn pipelined(mut stream: TcpStream, path: &str, times: usize) -> Vec<String> {
    let ask = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\n\r\n").repeat(times - 1);
    let last = format!("GET {path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    let (mut reading, mut writing) = stream.split();
    let mut answers = Vec::new();
    let asking = async {
        // A server that has refused hangs up.
        let _ = writing.write_all((ask + &last).as_bytes()).await;
    };
    let _ = tokio::join!(asking, reading.read_to_end(&mut answers));
    let text = String::from_utf8_lossy(&answers);
    let heads = text.match_indices("HTTP/1.1 ").map(|(at, _)| {
        text[at..].split_once("\r\n\r\n").map_or(&text[at..], |(head, _)| head).to_lowercase()
    });
    heads.collect()
}

fn count(heads: &[String], status: u16) -> usize {
    let line = format!("http/1.1 {status} ");
    heads.iter().filter(|head| head.starts_with(&line)).count()
}

#[tokio::test]
async fn one_address_asks_no_more_than_it_may() {
    let program = house();
    let place = program.place();
    let began = Instant::now();
    let connect = || TcpStream::connect(place.address());
    let mut answered = 0;
    let limited = loop {
        let heads = pipelined(connect().await.unwrap(), "/api/games", 100).await;
        answered += count(&heads, 200);
        if heads.len() > count(&heads, 200) {
            break heads;
        }
        assert!(answered < 10_000, "no limit");
    };
    let most = 3_000 + (began.elapsed().as_secs_f64() * 50.0).ceil() as usize;
    assert!((3_000..=most).contains(&answered), "{answered} in {:?}", began.elapsed());
    // Then it gets one refusal, and its other requests are discarded.
    assert_eq!(count(&limited, 429), 1, "{limited:?}");
    assert!(limited.last().is_some_and(|head| head.contains("connection: close")), "{limited:?}");
    // Health checks are not limited, and other addresses are not affected.
    let heads = pipelined(connect().await.unwrap(), "/healthz", 1_000).await;
    assert_eq!(count(&heads, 200), 1_000);
    let heads = pipelined(stranger(place).await.unwrap(), "/api/games", 100).await;
    assert_eq!(count(&heads, 200), 100);
}

/// 200 people behind one router open the page at once: twenty files and five calls each.
#[tokio::test]
async fn a_school_may_open_the_page_at_once() {
    let program = house();
    let place = program.place();
    let connect = || TcpStream::connect(place.address());
    let heads = pipelined(connect().await.unwrap(), "/", 200 * 20).await;
    assert_eq!(count(&heads, 200), 200 * 20);
    let heads = pipelined(connect().await.unwrap(), "/api/games", 200 * 5).await;
    assert_eq!(count(&heads, 200), 200 * 5);
}

/// Hellos have a limit, also those with a token; a client that reaches it tries again later.
#[tokio::test]
async fn one_address_says_hello_no_more_often_than_it_may() {
    let program = house();
    let place = program.place();
    let ticket = place.create(&json!({"game": "spywhere", "name": "Ann"})).await.unwrap();
    let began = Instant::now();
    let mut welcome = 0;
    let gone = loop {
        assert!(welcome < 2_000, "no limit");
        match Guest::come(place, Stand::Seat(ticket.clone())).await {
            Ok(_) => welcome += 1,
            Err(Gone::Closed(1012, why)) if why == "table/busy" => welcome += 1,
            Err(gone) => break gone,
        }
    };
    let most = 400 + (began.elapsed().as_secs_f64() * 400.0 / 60.0).ceil() as usize;
    assert_eq!(gone, Gone::Closed(1013, "limit/hellos".into()));
    assert!((400..=most).contains(&welcome), "{welcome} in {:?}", began.elapsed());
    // Another address is not affected, and this one has its next hello soon.
    let mut socket = guest::Socket::over(stranger(place).await.unwrap()).await.unwrap();
    let hello = json!({"hello": {"table": ticket.code, "as": "screen"}}).to_string();
    socket.say(hello).await.unwrap();
    assert!(socket.next().await.unwrap().starts_with("{\"welcome\""));
    let limited = Instant::now();
    while Guest::come(place, Stand::Seat(ticket.clone())).await.is_err() {
        assert!(limited.elapsed() < Duration::from_secs(30), "no hello comes back");
    }
}
