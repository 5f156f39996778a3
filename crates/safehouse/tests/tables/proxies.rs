//! Behind a proxy, clients are told apart by the header that the proxy adds, and no other header is
//! believed.

use super::*;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The status for a client at this address behind the proxy.
async fn ask(place: Place, path: &str, forwarded: &str) -> u16 {
    let mut stream = TcpStream::connect(place.address()).await.unwrap();
    let ask = format!(
        "GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-forwarded-for: {forwarded}\r\n\r\n"
    );
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    guest::Answer::read(&answer).unwrap().status
}

/// Opens a socket for a client at this address behind the proxy.
async fn socket(place: Place, forwarded: &str) -> (u16, TcpStream) {
    let mut stream = TcpStream::connect(place.address()).await.unwrap();
    let ask = format!(
        "GET /api/socket HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\
         x-forwarded-for: {forwarded}\r\n\r\n"
    );
    stream.write_all(ask.as_bytes()).await.unwrap();
    let mut head = vec![0; 64];
    stream.read_exact(&mut head).await.unwrap();
    let status = String::from_utf8_lossy(&head)[9..12].parse().unwrap();
    (status, stream)
}

#[tokio::test]
async fn behind_a_proxy_limits_count_people() {
    let program =
        start(&["--proxy", "127.0.0.1", "--max-wrong-codes", "3", "--max-connections", "2"]);
    let place = program.place();
    let wrong = "/api/tables/bakilon-tumesa";
    let (eve, ann) = ("198.51.100.1, 203.0.113.66", "203.0.113.7");
    while ask(place, wrong, eve).await != 429 {}
    assert_eq!(
        ask(place, wrong, "8.8.8.8, 203.0.113.66").await,
        429,
        "what she claims is no matter"
    );
    assert_eq!(ask(place, wrong, ann).await, 404, "another is not concerned");
    // Sockets count for their clients; the proxy itself may have any number of connections.
    let mut open = Vec::new();
    for (from, status) in [(eve, 101), (eve, 101), (eve, 429), (ann, 101), (eve, 429), (ann, 101)] {
        let (answered, stream) = socket(place, from).await;
        assert_eq!(answered, status, "{from}");
        open.push(stream);
    }
    drop(open);
    while socket(place, eve).await.0 != 101 {}
}

/// Several proxies, or one whose address changes, are named by their network.
#[tokio::test]
async fn every_address_of_a_proxy_network_is_a_proxy() {
    let program = start(&["--proxy", "10.0.0.0/8,127.0.0.0/8", "--max-wrong-codes", "3"]);
    let place = program.place();
    let wrong = "/api/tables/bakilon-tumesa";
    while ask(place, wrong, "203.0.113.66").await != 429 {}
    assert_eq!(ask(place, wrong, "203.0.113.7").await, 404, "another is not concerned");
}

#[tokio::test]
async fn without_a_proxy_nobody_is_believed() {
    let program = start(&["--max-wrong-codes", "3"]);
    let place = program.place();
    let mut tried = 0;
    while ask(place, "/api/tables/bakilon-tumesa", &format!("203.0.113.{tried}")).await != 429 {
        tried += 1;
        assert!(tried < 10, "each time from somewhere else?");
    }
}
