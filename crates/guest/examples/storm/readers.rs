//! Clients that do not read: over HTTP, and at a table.

use std::time::{Duration, Instant};

use guest::{Party, Place, Program, Socket, Vitals};
use tokio::io::AsyncWriteExt;
use tokio::net::TcpSocket;

use crate::Outcome;
use crate::scene::{Report, Strength};

/// The program's timeout is a second here; this is generous for a busy machine.
const SOON: Duration = Duration::from_secs(20);
/// The most memory that they may cost together, in bytes.
const MEMORY: u64 = 48 << 20;
const ASKED: usize = 400;

pub(crate) async fn run(binary: &str, strength: Strength, report: &mut Report) -> Outcome {
    let many = strength.many(150, 40);
    report.progress("readers that do not read");
    let args = ["--patience", "1s", "--max-new", "10000", "--max-messages", "10000"];
    let program = &Program::start(binary, &args)?;
    let mut party = Party::sit(program.place(), 3).await?;
    party.arrive(program.place()).await?;
    party.start().await?;
    let before = Vitals::of(program)?;
    let request = format!("GET /api/games HTTP/1.1\r\nhost: {}\r\n\r\n", program.place().address());
    let requests = request.repeat(ASKED);
    let mut stalled = Vec::new();
    for i in 0..many {
        let mut stream = small(program.place(), i).await?;
        let asking = stream.write_all(requests.as_bytes());
        let _ = tokio::time::timeout(Duration::from_millis(100), asking).await;
        stalled.push(stream);
    }
    let seen = let_go(program, before, async || Ok(())).await?;
    report.judge("readers over HTTP", many, "are closed, at little cost", seen);
    drop(stalled);

    party.come_back(program.place()).await?;
    let before = Vitals::of(program)?;
    let hello = format!(r#"{{"hello":{{"table":"{}","as":"screen"}}}}"#, party.tickets[0].code);
    let many = many.min(60);
    let mut stalled = Vec::new();
    for i in 0..many {
        let mut socket = Socket::over(small(program.place(), i).await?).await?;
        socket.say(hello.clone()).await?;
        stalled.push(socket);
    }
    let party = tokio::sync::Mutex::new(party);
    let acting = async || party.lock().await.act().await.map(|_| ());
    let seen = let_go(program, before, acting).await?;
    report.judge("readers at a table", many, "are let go, at little cost", seen);
    report.logs += &program.log();
    Ok(())
}

/// A connection with a small receive buffer, from one of many addresses: each address has a limit.
async fn small(place: Place, number: usize) -> std::io::Result<tokio::net::TcpStream> {
    let socket = TcpSocket::new_v4()?;
    socket.set_recv_buffer_size(4096)?;
    socket.bind(([127, 0, 7, 1 + (number % 200) as u8], 0).into())?;
    socket.connect(place.address()).await
}

/// Waits until the program has closed all but a few of them, while `meanwhile` runs.
async fn let_go(
    program: &Program,
    before: Vitals,
    meanwhile: impl AsyncFn() -> Result<(), guest::Gone>,
) -> Result<Result<String, String>, Box<dyn std::error::Error>> {
    let began = Instant::now();
    let mut most = Vitals::of(program)?;
    let opened = most.handles.saturating_sub(before.handles);
    loop {
        meanwhile().await?;
        tokio::time::sleep(Duration::from_millis(20)).await;
        let now = Vitals::of(program)?;
        most.memory = most.memory.max(now.memory);
        let left = now.handles.saturating_sub(before.handles);
        let grown = most.memory.saturating_sub(before.memory);
        let (secs, kb) = (began.elapsed().as_secs_f64(), grown >> 10);
        if left <= 8 && grown <= MEMORY {
            return Ok(Ok(format!("{opened} handles came back in {secs:.1} s, {kb} KB at most")));
        }
        if began.elapsed() > SOON || grown > MEMORY {
            return Ok(Err(format!("{left} of {opened} handles after {secs:.0} s, {kb} KB more")));
        }
    }
}
