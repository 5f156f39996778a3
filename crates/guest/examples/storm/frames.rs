//! A message in endless empty WebSocket frames.

use std::time::{Duration, Instant};

use serde_json::json;
use tokio::io::AsyncWriteExt;

use crate::Outcome;
use crate::attackers::{from, hello};
use crate::scene::Flood;

/// The first frame of a text, and an empty one that continues it, both masked with zeros.
const FIRST: &[u8] = &[0x01, 0x81, 0, 0, 0, 0, b' '];
const EMPTY: &[u8] = &[0x00, 0x80, 0, 0, 0, 0];
const IN_A_ROW: usize = 10_000;
/// More than fits into the operating system's buffers on the way.
const MOST: usize = 4_000_000;

pub(crate) async fn run(flood: Flood<'_>) -> Outcome {
    let Flood { place, neighbour, strength, report } = flood;
    neighbour.come_back().await?;
    report.progress("continuation frames without end");
    let from = from(place, 50);
    let ticket = from.create(&json!({"game": "spywhere", "name": "Mallory"})).await?;
    report.keep_secret(&ticket);
    let text = format!(
        r#"{{"hello":{{"table":"{}","as":"seat","token":"{}"}}}}"#,
        ticket.code, ticket.token
    );
    let longest = strength.part(20).max(Duration::from_secs(2));
    let sending = tokio::spawn(async move {
        let mut socket = hello(from, &text).await?;
        let many = EMPTY.repeat(IN_A_ROW);
        let began = Instant::now();
        let mut sent = 0;
        let stream = socket.stream();
        let mut open = stream.write_all(FIRST).await.is_ok();
        while open && began.elapsed() < longest && sent <= MOST {
            // A server that has closed the connection takes nothing more.
            let writing = tokio::time::timeout(longest, stream.write_all(&many)).await;
            open = matches!(writing, Ok(Ok(())));
            sent += IN_A_ROW;
        }
        Ok::<_, guest::Gone>((sent, open))
    });
    let slower = neighbour.judge().await;
    let (sent, open) = sending.await??;
    let seen = if open {
        Err(format!("{sent} were taken, and the socket is still open"))
    } else {
        Ok(format!("closed after less than {sent}"))
    };
    report.judge("continuation frames", sent, "the socket is closed", seen);
    report.judge("continuation frames", sent, "a neighbour's moves wait for little", slower);
    Ok(())
}
