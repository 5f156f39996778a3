//! The program stops on a signal, at once and cleanly.

use super::*;
use std::time::Duration;
use tokio::io::AsyncWriteExt;
use tokio::net::TcpStream;

/// Far above what the program gives its clients to hear of the end, also on a busy machine, and far
/// below what a client could make it wait.
const LONG: Duration = Duration::from_secs(60);

#[tokio::test]
async fn a_signal_stops_the_program_cleanly() {
    for signal in ["TERM", "INT"] {
        let mut program = start(&["--max-orders", "100000"]);
        let place = program.place();
        let mut guests = playing(place, &["Ann", "Bob"], json!({})).await;
        assert!(step(&mut guests).await);
        let mut screen = Guest::come(place, Stand::Screen(guests[0].code().into())).await.unwrap();
        // Some connections that are only half open, and one that has not said hello.
        let mut half = TcpStream::connect(place.address()).await.unwrap();
        let head = "POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n";
        let body = "content-length: 9\r\n\r\n{";
        half.write_all(format!("{head}{body}").as_bytes()).await.unwrap();
        let idle = TcpStream::connect(place.address()).await.unwrap();
        let mut silent = place.socket().await.unwrap();

        let (mut program, ended) = tokio::task::spawn_blocking(move || {
            let ended = program.signal(signal);
            (program, ended)
        })
        .await
        .unwrap();
        let ended = ended.unwrap();
        assert_eq!(ended.code, Some(0), "{signal}: {}", program.log());
        assert!(ended.took < LONG, "{signal}: {ended:?}");
        let stopping = (1012, "server/stopping".to_owned());
        for guest in guests.iter_mut().chain([&mut screen]) {
            assert_eq!(farewell(guest).await, stopping);
        }
        assert_eq!(silent.next().await.err(), Some(Gone::Closed(1012, stopping.1)));
        drop((half, idle));
        assert!(!program.log().contains("ERROR"), "{}", program.log());

        program.restart().unwrap();
        for guest in &mut guests {
            let before = guest.view().clone();
            guest.come_back(place).await.unwrap();
            assert_eq!(guest.view(), &before, "and nothing is lost");
        }
        assert!(step(&mut guests).await);
    }
}

/// A client that does not even read the close frame does not keep the program running.
#[tokio::test]
async fn a_stalled_reader_does_not_hold_up_the_end() {
    let mut program = start(&["--max-orders", "100000"]);
    let place = program.place();
    let mut guests = gathered(place, &["Ann", "Bob"], json!({})).await;
    for i in 0..300 {
        done(&mut guests[0], json!({"rename": format!("{}{i:03}", "й".repeat(20))})).await;
    }
    let ended = tokio::task::spawn_blocking(move || program.signal("TERM")).await.unwrap().unwrap();
    assert_eq!(ended.code, Some(0));
    assert!(ended.took < LONG, "{ended:?}");
}
