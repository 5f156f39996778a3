//! One client floods the server; the next table does not notice.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use super::*;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::task::JoinHandle;

/// People at another table, who go on with their evening.
struct Neighbour {
    evening: JoinHandle<()>,
    moves: Arc<AtomicU32>,
}

impl Neighbour {
    /// Two people at a table of their own, one of whom renames herself without end: each time an
    /// entry is written, and both get the table's new state.
    async fn settle(place: Place) -> Neighbour {
        let mut guests = gathered(place, &["Yan", "Zoe"], json!({})).await;
        let moves = Arc::new(AtomicU32::new(0));
        let counted = moves.clone();
        let evening = tokio::spawn(async move {
            for name in ["Yana", "Yan"].iter().cycle() {
                done(&mut guests[0], json!({"rename": name})).await;
                sees(&mut guests[1], |zoe| zoe.table["seats"][0]["name"] == *name).await;
                counted.fetch_add(1, Ordering::Relaxed);
                tokio::time::sleep(Duration::from_millis(2)).await;
            }
        });
        Neighbour { evening, moves }
    }

    fn moves(&self) -> u32 {
        assert!(!self.evening.is_finished(), "their evening is over");
        self.moves.load(Ordering::Relaxed)
    }
}

/// Two evenings that go on side by side: one at the house that is attacked, and one at a house of
/// its own. However busy the machine is, both are slowed by that alike.
struct Street {
    attacked: Neighbour,
    quiet: Neighbour,
    _quiet_house: Program,
}

impl Street {
    /// The attack goes on until the quiet neighbour has moved this often: some two seconds on a
    /// machine with nothing else to do.
    const EVENING: u32 = 300;
    /// A house that makes its tables wait for the attacker stands still for as long as the attack
    /// lasts; one that works off the attacker's messages has less time for each table.
    const SLOWER: u32 = 5;

    async fn settle(place: Place) -> Street {
        let house = start_strict(&[]);
        let (attacked, quiet) =
            (Neighbour::settle(place).await, Neighbour::settle(house.place()).await);
        Street { attacked, quiet, _quiet_house: house }
    }

    fn is_over(&self) -> bool {
        self.quiet.moves() >= Street::EVENING
    }

    /// The attack lasted this long, and the neighbour of the attacker has hardly noticed.
    fn was_left_in_peace(self) {
        let (attacked, quiet) = (self.attacked.moves(), self.quiet.moves());
        println!("the neighbour moved {attacked} times, without an attacker {quiet} times");
        assert!(attacked * Street::SLOWER >= quiet, "{attacked} moves against {quiet}");
        self.attacked.evening.abort();
        self.quiet.evening.abort();
    }
}

/// How long an answer may take on a machine that is busy with other things.
const LONG: Duration = Duration::from_secs(60);

/// The program with its default limits.
fn start_strict(args: &[&str]) -> Program {
    // Except those that a neighbour would reach who moves as fast as the disk allows, and the one
    // that would keep the attacker out before the attack has lasted long enough.
    let fast = ["--max-new", "1000", "--max-messages", "500", "--max-orders", "100000"];
    let fast = fast.iter().chain(&["--max-hellos", "1000000"]);
    let args: Vec<&str> = fast.chain(args).copied().collect();
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
    let street = Street::settle(place).await;
    let (mut closed, mut too_fast) = (0, 0);
    while closed < 3 || too_fast == 0 || !street.is_over() {
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
    println!("closed {closed} times, {too_fast} times for being too fast");
    street.was_left_in_peace();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_waits_for_half_a_handshake() {
    let program = start_strict(&["--patience", "1500ms"]);
    let place = program.place();
    let street = Street::settle(place).await;
    let halves: [&[u8]; 5] = [
        b"",
        b"GET /api/socket HTTP/1.1\r\nhost: x\r\nupgrade: webs",
        b"GET /",
        b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n\
          content-length: 100\r\n\r\n{\"na",
        b"GET /api/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
          sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    ];
    let mut open = Vec::new();
    for i in 0..150 {
        let mut stream = stranger(place).await.unwrap();
        stream.write_all(halves[i % halves.len()]).await.unwrap();
        open.push(stream);
    }
    for stream in &mut open {
        let mut answer = Vec::new();
        let hung_up = tokio::time::timeout(LONG, stream.read_to_end(&mut answer)).await;
        assert!(hung_up.is_ok(), "the server has hung up");
    }
    street.was_left_in_peace();
}

/// Refused connections get an answer, and neither the players nor other addresses notice.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn five_hundred_connections_from_one_address_are_too_many() {
    // Whoever was served stays, so that nobody gets in later because somebody has left.
    let program = start_strict(&["--max-connections", "100", "--patience", "600s"]);
    let place = program.place();
    let street = Street::settle(place).await;
    let ask = b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n";
    let (mut served, mut refused, mut closed) = (0, 0, 0);
    let mut open = Vec::new();
    while served == 0 || refused == 0 || !street.is_over() {
        open.clear();
        while open.len() < 500 {
            open.push(stranger(place).await.unwrap());
        }
        let before = served;
        for stream in &mut open {
            let mut answer = [0; 512];
            let _ = stream.write_all(ask).await;
            match tokio::time::timeout(LONG, stream.read(&mut answer)).await {
                Ok(Ok(_)) if answer.starts_with(b"HTTP/1.1 200 ") => served += 1,
                Ok(Ok(_)) if answer.starts_with(b"HTTP/1.1 429 ") => refused += 1,
                Ok(_) => closed += 1,
                Err(_) => panic!("somebody is kept waiting"),
            }
        }
        assert!(served - before <= 100, "{}", served - before);
    }
    println!("{served} served, {refused} refused, {closed} closed");
    street.was_left_in_peace();
    // As soon as they have gone others may come.
    drop(open);
    let gone_at = Instant::now();
    loop {
        let socket = guest::Socket::over(stranger(place).await.unwrap()).await;
        match socket {
            Ok(_) => break,
            Err(gone) => assert!(gone_at.elapsed() < LONG, "{gone}"),
        }
    }
}
