//! One client floods the server; the next table does not notice.

use std::time::{Duration, Instant};

use super::*;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinHandle;

/// People at another table, who go on with their evening.
pub(crate) struct Neighbour {
    evening: JoinHandle<Vec<Duration>>,
    enough: tokio::sync::watch::Sender<bool>,
}

impl Neighbour {
    /// Two people at a table of their own who rename themselves until they are stopped: each time
    /// an entry is written, and both get the table's new state.
    pub(crate) async fn settle(place: Place) -> Neighbour {
        let mut guests = gathered(place, &["Yan", "Zoe"], json!({})).await;
        let (enough, until) = tokio::sync::watch::channel(false);
        let evening = tokio::spawn(async move {
            let mut took = Vec::new();
            for name in ["Yana", "Yan"].iter().cycle() {
                if *until.borrow() {
                    break;
                }
                let began = Instant::now();
                done(&mut guests[0], json!({"rename": name})).await;
                sees(&mut guests[1], |zoe| zoe.table["seats"][0]["name"] == *name).await;
                took.push(began.elapsed());
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
            took
        });
        Neighbour { evening, enough }
    }

    /// The 99th percentile of a move's duration during that evening.
    pub(crate) async fn p99(self) -> Duration {
        self.enough.send_replace(true);
        let mut took = self.evening.await.expect("their evening was fine");
        took.sort();
        assert!(took.len() > 20, "they moved {} times", took.len());
        took[took.len() * 99 / 100 - 1]
    }
}

/// Far below the duration of an attack of [`LONG`], for which somebody would wait otherwise.
const UNMOVED: Duration = Duration::from_millis(400);
const LONG: Duration = Duration::from_millis(2_000);

/// The program with its default limits.
fn start_strict(args: &[&str]) -> Program {
    // Except those that a neighbour would reach who moves as fast as the disk allows.
    let fast = ["--max-new", "1000", "--max-messages", "500", "--max-orders", "100000"];
    let args: Vec<&str> = fast.iter().chain(args).copied().collect();
    Program::start(env!("CARGO_BIN_EXE_safehouse"), &args).expect("the program starts")
}

/// A connection from another address than everybody else's.
pub(crate) async fn stranger(place: Place) -> std::io::Result<TcpStream> {
    from([127, 0, 0, 66], place).await
}

/// A connection from this address of this machine.
pub(crate) async fn from(ip: [u8; 4], place: Place) -> std::io::Result<TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.bind((ip, 0).into())?;
    socket.connect(place.address()).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_thousand_messages_a_second_are_too_many() {
    let program = start_strict(&[]);
    let place = program.place();
    let mallory = place.create(&json!({"game": "spywhere", "name": "Mallory"})).await.unwrap();
    let neighbour = Neighbour::settle(place).await;
    let (began, mut closed, mut too_fast) = (Instant::now(), 0, 0);
    while began.elapsed() < LONG {
        let mut guest = match Guest::come(place, Stand::Seat(mallory.clone())).await {
            Ok(guest) => guest,
            // Her own table has not yet handled all her messages.
            Err(Gone::Closed(1012, why)) if why == "table/busy" => continue,
            Err(gone) => panic!("{gone}"),
        };
        for i in 0..2_000 {
            let text = ["{\"act\":{\"n\":1,\"act\":{\"done\":{}}}}", "{\"ping\":1}", "nonsense"];
            if guest.say(text[i % 3]).await.is_err() {
                break;
            }
        }
        // A client that sends this fast and does not read may fall behind with the answers first.
        match farewell(&mut guest).await {
            (1008, why) if why == "limit/messages" => too_fast += 1,
            (1012, why) if why == "table/gone" => {}
            end => panic!("{end:?}"),
        }
        closed += 1;
    }
    let p99 = neighbour.p99().await;
    println!(
        "closed {closed} times, {too_fast} for being too fast, in {:?}, the neighbour's p99 was {p99:?}",
        began.elapsed()
    );
    assert!(too_fast > 0 && closed > 2 && p99 < UNMOVED, "{too_fast} {closed} {p99:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_half_a_handshake() {
    let program = start_strict(&["--patience", "1500ms"]);
    let place = program.place();
    let neighbour = Neighbour::settle(place).await;
    let halves: [&[u8]; 5] = [
        b"",
        b"GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: webs",
        b"GET /",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
          content-length: 100\r\n\r\n{\"na",
        b"GET /api/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
          sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    ];
    let began = Instant::now();
    let mut open = Vec::new();
    for i in 0..150 {
        let mut stream = stranger(place).await.unwrap();
        stream.write_all(halves[i % halves.len()]).await.unwrap();
        open.push(stream);
    }
    for stream in &mut open {
        let mut answer = Vec::new();
        let hung_up = tokio::time::timeout(5 * LONG, stream.read_to_end(&mut answer)).await;
        assert!(hung_up.is_ok(), "the server has hung up");
    }
    let p99 = neighbour.p99().await;
    println!("150 half-open for {:?}, the neighbour's p99 was {p99:?}", began.elapsed());
    assert!(p99 < UNMOVED, "{p99:?}");
}

/// Refused connections get an answer, and neither the players nor other addresses notice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_hundred_connections_from_one_address_are_too_many() {
    let program = start_strict(&["--max-connections", "100"]);
    let place = program.place();
    let neighbour = Neighbour::settle(place).await;
    let began = Instant::now();
    let ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n";
    let (mut served, mut refused, mut closed) = (0, 0, 0);
    let mut open = Vec::new();
    while began.elapsed() < LONG {
        open.clear();
        while open.len() < 500 {
            open.push(stranger(place).await.unwrap());
        }
        let before = served;
        for stream in &mut open {
            let mut answer = Vec::new();
            let _ = stream.write_all(ask).await;
            match tokio::time::timeout(LONG, stream.read_to_end(&mut answer)).await {
                Ok(Ok(_)) if answer.starts_with(b"HTTP/1.1 200 ") => served += 1,
                Ok(Ok(_)) if answer.starts_with(b"HTTP/1.1 429 ") => refused += 1,
                Ok(_) => closed += 1,
                Err(_) => panic!("somebody is kept waiting"),
            }
        }
        // A hundred at once; connections that waited to be accepted may follow as others end.
        assert!(served - before < 200, "{}", served - before);
    }
    assert!(served > 0 && refused > 0, "{served} served, {refused} refused, {closed} closed");
    // As soon as they have gone others may come.
    drop(open);
    loop {
        let socket = guest::Socket::over(stranger(place).await.unwrap()).await;
        match socket {
            Ok(_) => break,
            Err(gone) => assert!(began.elapsed() < 5 * LONG, "{gone}"),
        }
    }
    let p99 = neighbour.p99().await;
    println!(
        "{served} served, {refused} refused, {closed} closed; the neighbour's p99 was {p99:?}"
    );
    assert!(p99 < UNMOVED, "{p99:?}");
}
