//! Bad input costs nobody else anything: a neighbour's moves take as long as before.
//!
//! `nonsense.rs`, `floods.rs` and others test the answers to each kind of bad input; here it goes
//! on while two people at another table make some moves, and these are compared with their moves of
//! just before, in the same run on the same machine.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};

use super::*;
use crate::floods::stranger;
use guest::Socket;
use tokio::io::AsyncWriteExt;

/// The number of moves that are compared.
const MOVES: usize = 60;
/// How much a median may differ by chance, on a machine that has other things to do.
const CHANCE: (u32, Duration) = (3, Duration::from_millis(4));
/// The number of tries: bad luck does not strike this often in a row.
const TRIES: usize = 4;

/// Two people at a table of their own.
struct Neighbours(Vec<Guest>);

impl Neighbours {
    async fn settle(place: Place) -> Neighbours {
        Neighbours(gathered(place, &["Yan", "Zoe"], json!({})).await)
    }

    /// Makes this many moves: each is written to disk, and both see it. Returns their median
    /// duration.
    async fn moves(&mut self, many: usize) -> Duration {
        let [yan, zoe] = &mut self.0[..] else { unreachable!() };
        let mut took = Vec::new();
        for i in 0..many {
            let name = format!("Yan {i} of {many}");
            let began = Instant::now();
            done(yan, json!({"rename": name})).await;
            sees(zoe, |zoe| zoe.table["seats"][0]["name"] == name).await;
            took.push(began.elapsed());
            yan.heard.clear();
            zoe.heard.clear();
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        took.sort();
        took[took.len() / 2]
    }

    /// Whether their moves take as long while somebody does this again and again. Returns the
    /// medians before and meanwhile, as an error if they are too far apart in every try.
    async fn notice(
        &mut self,
        mut attack: impl AsyncFnMut(),
    ) -> Result<[Duration; 2], Vec<[Duration; 2]>> {
        let mut seen = Vec::new();
        for _ in 0..TRIES {
            let before = self.moves(MOVES).await;
            let forever = async {
                loop {
                    attack().await;
                    tokio::task::yield_now().await;
                }
            };
            let meanwhile = tokio::select! {
                meanwhile = self.moves(MOVES) => meanwhile,
                () = forever => unreachable!(),
            };
            if meanwhile <= before * CHANCE.0 + CHANCE.1 {
                return Ok([before, meanwhile]);
            }
            seen.push([before, meanwhile]);
        }
        Err(seen)
    }
}

/// A program with its default limits, except those that a neighbour in a hurry would reach, and
/// Mallory's table, at which she misbehaves from another address.
async fn street() -> (Program, Neighbours, Ticket) {
    let orders = ["--max-orders", "100000"];
    let hurry = ["--max-new", "100000", "--max-messages", "2000", "--max-wrong-codes", "1000000"];
    let hurry = [&orders[..], &hurry].concat();
    let program = Program::start(env!("CARGO_BIN_EXE_safehouse"), &hurry).expect("it starts");
    let place = program.place();
    let neighbours = Neighbours::settle(place).await;
    let mallory = place.create(&json!({"game": "spywhere", "name": "Mallory"})).await.unwrap();
    (program, neighbours, mallory)
}

/// A socket on which Mallory has said hello. She has 254 addresses: with one she would reach the
/// limit of hellos, and there would be nothing to notice.
async fn at_her_table(place: Place, ticket: &Ticket) -> Option<Socket> {
    static LAST: AtomicUsize = AtomicUsize::new(0);
    let ip = [127, 0, 66, (1 + LAST.fetch_add(1, Ordering::Relaxed) % 254) as u8];
    let mut socket = Socket::over(floods::from(ip, place).await.ok()?).await.ok()?;
    let hello = json!({"table": ticket.code, "as": "seat", "token": ticket.token});
    socket.say(json!({"hello": hello}).to_string()).await.ok()?;
    socket.next().await.ok()?;
    Some(socket)
}

/// Sends all of this at her table, and reads the answers until she is disconnected.
async fn say_all(place: Place, ticket: &Ticket, texts: &[String]) {
    let Some(mut socket) = at_her_table(place, ticket).await else { return };
    for text in texts {
        if socket.say(text.clone()).await.is_err() {
            return;
        }
    }
    let _ = socket.say("{\"ping\":7}").await;
    while socket.next().await.is_ok_and(|text| &*text != "{\"pong\":7}") {}
}

/// One kind of bad input after the other, in one evening.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_neighbour_notices_bad_input() {
    let (program, mut neighbours, mallory) = street().await;
    let (place, mallory) = (program.place(), &mallory);
    let texts = |texts: &[&str]| -> Vec<String> { texts.iter().map(|t| (*t).to_owned()).collect() };
    let long = [format!("\"{}\"", "a".repeat(1 << 20))];
    let fast: Vec<String> = (0..1_000).map(|i| format!("{{\"ping\":{i}}}")).collect();
    let acts = texts(&["{\"act\":{\"n\":1,\"act\":{\"done\":{}}}}"; 30]);
    let seat = texts(&["{\"act\":{\"n\":9,\"act\":{\"done\":{}},\"seat\":1}}"; 30]);
    let names: Vec<String> = ["\u{202E}", "\u{0}", &"a".repeat(3_000), &"Z\u{301}".repeat(900)]
        .iter()
        .map(|name| json!({"order": {"n": 9, "order": {"rename": name}}}).to_string())
        .collect();
    let huge = json!({"game": "spywhere", "name": "й".repeat(10_000)}).to_string();
    let nonsense = nonsense::nonsense();
    let mut empty = nonsense::frame(0x01, b"{");
    empty.extend(nonsense::frame(0x00, b"").repeat(1_000_000));

    let mut lines = Vec::new();
    macro_rules! unnoticed {
        ($what:literal, $attack:expr) => {
            let noticed = neighbours.notice(async || $attack).await;
            lines.push(format!("{:<24} {noticed:.1?}", $what));
            assert!(noticed.is_ok(), "{}: {noticed:?}", $what);
        };
    }
    unnoticed!("bad JSON, wrong types", say_all(place, mallory, &nonsense).await);
    unnoticed!("frames over the limit", say_all(place, mallory, &long).await);
    unnoticed!("a thousand frames", say_all(place, mallory, &fast).await);
    unnoticed!("repeated numbers", say_all(place, mallory, &acts).await);
    unnoticed!("another's seat", say_all(place, mallory, &seat).await);
    unnoticed!("names", say_all(place, mallory, &names).await);
    unnoticed!("a name of 10,000", _ = place.post("/api/tables", &huge).await);
    unnoticed!("strangers' tokens", {
        let wrong = Ticket { token: "ab".repeat(16), ..mallory.clone() };
        at_her_table(place, &wrong).await;
    });
    unnoticed!("wrong codes", _ = place.get("/api/tables/bakilon-tumesa").await);
    unnoticed!("half-open handshakes", {
        let mut open = Vec::new();
        for half in ["", "GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: webs", "POST /api/tab"] {
            for _ in 0..50 {
                let mut stream = stranger(place).await.unwrap();
                let _ = stream.write_all(half.as_bytes()).await;
                open.push(stream);
            }
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    });
    unnoticed!("500 connections", {
        let mut open = Vec::new();
        for _ in 0..500 {
            open.push(stranger(place).await);
        }
    });
    unnoticed!("bytes that are no frame", {
        if let Some(mut socket) = at_her_table(place, mallory).await {
            let _ = socket.stream().write_all(&[0xF1; 200]).await;
            while socket.next().await.is_ok() {}
        }
    });
    unnoticed!("empty frames", {
        if let Some(mut socket) = at_her_table(place, mallory).await {
            let _ = socket.stream().write_all(&empty).await;
            while socket.next().await.is_ok() {}
        }
    });
    unnoticed!("a reader that stalls", {
        let stalled = at_her_table(place, mallory).await;
        let all: Vec<String> = (0..20)
            .map(|i| format!("{{\"order\":{{\"n\":{},\"order\":{{\"spy\":\"fox\"}}}}}}", i))
            .collect();
        say_all(place, mallory, &all).await;
        drop(stalled);
    });
    println!("median of a neighbour's moves before and meanwhile:\n{}", lines.join("\n"));
}

/// The check can fail: a server that stops now and then is noticed.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_stands_still_is_noticed() {
    let (program, mut neighbours, _) = street().await;
    /// Stops the server until this is dropped.
    struct Still(u32);
    impl Still {
        fn signal(&self, name: &str) {
            let command = format!("kill -{name} {}", self.0);
            let _ = std::process::Command::new("sh").args(["-c", &command]).status();
        }
    }
    impl Drop for Still {
        fn drop(&mut self) {
            self.signal("CONT");
        }
    }
    let process = program.process().expect("it runs");
    let attack = async || {
        let still = Still(process);
        still.signal("STOP");
        tokio::time::sleep(Duration::from_millis(40)).await;
    };
    let noticed = neighbours.notice(attack).await;
    assert!(noticed.is_err(), "{noticed:?}");
}
