//! WebSocket frames that make up no message do not get around the limit of messages.

use super::*;
use crate::nonsense::frame;
use tokio::io::AsyncWriteExt;

const CONTINUES: u8 = 0x00;
const TEXT_BEGINS: u8 = 0x01;
const PING: u8 = 0x89;

#[tokio::test]
async fn empty_frames_are_no_way_around_the_limit() {
    let program = start(&[]);
    let mut ann = gathered(program.place(), &["Ann"], json!({})).await.remove(0);
    // A message in many frames is one message, also if some are empty.
    let mut pieces = frame(TEXT_BEGINS, b"{\"ping\"");
    pieces.extend(frame(CONTINUES, b"").repeat(100));
    pieces.extend(frame(0x80, b":5}"));
    for _ in 0..20 {
        ann.socket().stream().write_all(&pieces).await.unwrap();
        ann.until(|said, _| matches!(said, Said::Pong(5))).await.unwrap();
    }
    let stream = ann.socket().stream();
    stream.write_all(&frame(TEXT_BEGINS, b"{")).await.unwrap();
    stream.write_all(&frame(CONTINUES, b"").repeat(20_000)).await.unwrap();
    assert_eq!(farewell(&mut ann).await, (1008, "limit/bytes".into()));
    ann.come_back(program.place()).await.unwrap();
}

/// However much is sent, little is read.
#[tokio::test]
async fn a_flood_of_empty_frames_is_cut_off() {
    let program = start(&[]);
    let mut ann = gathered(program.place(), &["Ann"], json!({})).await.remove(0);
    let stream = ann.socket().stream();
    stream.write_all(&frame(TEXT_BEGINS, b"{")).await.unwrap();
    let many = frame(CONTINUES, b"").repeat(100_000);
    let mut sent = 0;
    while sent < 1_000 && stream.write_all(&many).await.is_ok() {
        sent += 1;
    }
    println!("{sent} times 100,000 frames could be sent");
    assert!(sent < 100, "{sent} times 100,000 frames were taken");
}

/// Nor before the hello.
#[tokio::test]
async fn pings_before_hello_are_messages() {
    let program = Program::start(env!("CARGO_BIN_EXE_safehouse"), &[]).expect("it starts");
    let mut socket = program.place().socket().await.unwrap();
    socket.stream().write_all(&frame(PING, b"?").repeat(1_000)).await.unwrap();
    assert_eq!(socket.next().await.err(), Some(Gone::Closed(1008, "limit/messages".into())));
}
