//! Idle connections: of clients that do not read, and of clients that ask nothing more.

use std::os::unix::fs::PermissionsExt;
use std::time::{Duration, Instant};

use super::*;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

const LONG: Duration = Duration::from_secs(30);

/// The number of sockets that the program has.
fn sockets(program: &Program) -> usize {
    let process = program.process().expect("it runs");
    let handles = std::fs::read_dir(format!("/proc/{process}/fd")).expect("this is Linux");
    let targets = handles.filter_map(|handle| std::fs::read_link(handle.ok()?.path()).ok());
    targets.filter(|target| target.to_string_lossy().starts_with("socket:")).count()
}

/// The largest file that the page names.
async fn large_file(place: Place) -> String {
    let page = place.get("/").await.unwrap().body;
    let named = page.split('"').filter(|word| word.starts_with("/assets/"));
    let mut largest = (0, String::new());
    for file in named {
        let length = place.get(file).await.unwrap().body.len();
        largest = largest.max((length, file.to_owned()));
    }
    assert!(largest.0 > 10_000, "{largest:?}");
    largest.1
}

#[tokio::test]
async fn a_client_that_asks_for_files_and_does_not_read_is_let_go() {
    let program = start(&["--patience", "500ms"]);
    let place = program.place();
    let before = sockets(&program);
    let file = large_file(place).await;
    let ask = format!("GET {file} HTTP/1.1\r\nhost: localhost\r\n\r\n").repeat(200);
    let mut stalled = Vec::new();
    for _ in 0..5 {
        let socket = TcpSocket::new_v4().unwrap();
        socket.set_recv_buffer_size(4096).unwrap();
        let mut stream = socket.connect(place.address()).await.unwrap();
        stream.write_all(ask.as_bytes()).await.unwrap();
        // The server has begun to answer.
        stream.read_exact(&mut [0; 12]).await.unwrap();
        stalled.push(stream);
    }
    let began = Instant::now();
    while sockets(&program) > before {
        assert!(began.elapsed() < LONG, "{} are still there", sockets(&program) - before);
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    println!("let go after {:?}", began.elapsed());
    // A client that reads slowly, but reads, gets everything.
    let mut stream = TcpStream::connect(place.address()).await.unwrap();
    let last = format!("GET {file} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n");
    stream.write_all((ask + &last).as_bytes()).await.unwrap();
    let mut all = Vec::new();
    stream.read_to_end(&mut all).await.unwrap();
    let answers = String::from_utf8_lossy(&all).matches("HTTP/1.1 200 OK").count();
    assert_eq!(answers, 201);
}

#[tokio::test]
async fn a_client_that_asks_nothing_more_is_let_go() {
    let program = start(&["--patience", "500ms"]);
    let mut stream = TcpStream::connect(program.place().address()).await.unwrap();
    stream.write_all(b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n").await.unwrap();
    let mut head = [0; 15];
    stream.read_exact(&mut head).await.unwrap();
    assert_eq!(&head, b"HTTP/1.1 200 OK");
    let began = Instant::now();
    let mut rest = Vec::new();
    let hung_up = timeout(LONG, stream.read_to_end(&mut rest)).await;
    assert!(hung_up.is_ok(), "the connection is kept for ever");
    assert!(began.elapsed() > Duration::from_millis(250), "but it was kept for a while");
}

/// Without file descriptors the log says so, and not twenty times a second.
#[tokio::test]
async fn the_log_does_not_drown_when_no_file_handle_is_left() {
    let folder = folder();
    let script = folder.join("safehouse-with-few-handles");
    let binary = env!("CARGO_BIN_EXE_safehouse");
    std::fs::write(&script, format!("#!/bin/sh\nulimit -n 64\nexec {binary} \"$@\"\n")).unwrap();
    std::fs::set_permissions(&script, std::fs::Permissions::from_mode(0o755)).unwrap();
    let program = Program::start(&script, &["--patience", "60s"]).expect("it starts");
    let mut open = Vec::new();
    for _ in 0..100 {
        open.push(TcpStream::connect(program.place().address()).await.unwrap());
    }
    let lines = || program.log().matches("could not be accepted").count();
    let began = Instant::now();
    while lines() == 0 {
        assert!(began.elapsed() < LONG, "nothing is said of it");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    let first = Instant::now();
    while lines() < 3 {
        assert!(first.elapsed() < LONG, "it is said once and never again");
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    assert!(first.elapsed() > Duration::from_millis(1_500), "{:?}", first.elapsed());
    // When some are released, connections are accepted again.
    drop(open);
    assert_eq!(program.place().get("/healthz").await.unwrap().status, 200);
    std::fs::remove_dir_all(folder).unwrap();
}

/// A folder of our own.
fn folder() -> std::path::PathBuf {
    let folder = std::env::temp_dir().join(format!("safehouse-readers-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
