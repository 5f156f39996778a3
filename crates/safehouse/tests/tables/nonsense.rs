//! Nonsense gets a clear answer or a close frame, and costs nobody else anything.

use super::*;
use guest::Socket;
use tokio::io::AsyncWriteExt;

/// Texts that are no message, or one that nobody may send.
pub(crate) fn nonsense() -> Vec<String> {
    let deep = "[".repeat(2_000);
    [
        "",
        " ",
        "hello",
        "{",
        "{}",
        "[]",
        "null",
        "42",
        "\"act\"",
        "{\"act\":{}}",
        "{\"act\":{\"n\":1}}",
        "{\"act\":{\"n\":\"1\",\"act\":{\"done\":{}}}}",
        "{\"act\":{\"n\":-1,\"act\":{\"done\":{}}}}",
        "{\"act\":{\"n\":1.5,\"act\":{\"done\":{}}}}",
        "{\"act\":{\"n\":99999999999999999999,\"act\":{\"done\":{}}}}",
        "{\"act\":{\"n\":9,\"act\":{\"done\":{}},\"seat\":1}}",
        "{\"act\":{\"n\":9,\"act\":{\"done\":{}}},\"seat\":1}",
        "{\"act\":{\"n\":9,\"n\":2,\"act\":{\"done\":{}}}}",
        "{\"act\":{\"n\":9,\"act\":{\"fly\":{}}}}",
        "{\"act\":{\"n\":9,\"act\":[]}}",
        "{\"act\":{\"n\":9,\"act\":{\"swap\":{\"give\":\"italy\"}}}}",
        "{\"act\":{\"n\":9,\"act\":{\"swap\":{\"give\":\"italy\",\"take\":\"mars\"}}}}",
        "{\"act\":{\"n\":9,\"act\":{\"done\":{}}},\"order\":{\"n\":2,\"order\":{\"start\":{}}}}",
        "{\"order\":{\"n\":9,\"order\":\"start\"}}",
        "{\"order\":{\"n\":9,\"order\":{\"fly\":{}}}}",
        "{\"order\":{\"n\":9,\"order\":{\"remove\":-1}}}",
        "{\"order\":{\"n\":9,\"order\":{\"rename\":\"\\u0000\"}}}",
        "{\"sense\":{\"gaze\":1}}",
        "{\"sense\":null}",
        "{\"shout\":{}}",
        "{\"ping\":-1}",
        "{\"ping\":{}}",
        "{\"hello\":{}}",
        "{\"update\":{\"game\":1,\"n\":1}}",
        "{\"ack\":{\"n\":1}}",
        &deep,
    ]
    .into_iter()
    .map(str::to_owned)
    .collect()
}

#[tokio::test]
async fn what_is_not_understood_is_answered_with_a_sentence() {
    let program = start(&[]);
    let mut guests = playing(program.place(), &["Ann", "Bob"], json!({})).await;
    let [ann, bob] = &mut guests[..] else { unreachable!() };
    hears_all(ann).await;
    hears_all(bob).await;
    let (story, heard) = (ann.update.clone(), bob.heard.len());
    for text in nonsense() {
        ann.say(&text).await.unwrap();
        let mut what = String::new();
        ann.until(|said, _| {
            let Said::Error { what: why } = said else { panic!("{text}: {said:?}") };
            what = why.to_string();
            true
        })
        .await
        .unwrap();
        assert!(what.len() > 5 && what.len() < 300, "{text}: {what}");
    }
    hears_all(ann).await;
    assert_eq!(ann.update, story, "nothing happened");
    hears_all(bob).await;
    assert_eq!(bob.heard.len(), heard + 1, "and nobody else heard of it");
}

/// The last message, and the close frame, of a socket whose first message is this text.
async fn first_word(place: Place, text: &str) -> (Option<String>, Gone) {
    let mut socket = place.socket().await.unwrap();
    socket.say(text).await.unwrap();
    let mut last = None;
    loop {
        match socket.next().await {
            Ok(text) => last = Some(text.to_string()),
            Err(gone) => return (last, gone),
        }
    }
}

#[tokio::test]
async fn the_first_word_is_hello() {
    let program = start(&["--patience", "300ms"]);
    let place = program.place();
    let closed = Gone::Closed(1008, "say hello first".into());
    for text in nonsense().iter().map(|text| &**text).chain(["{\"ping\":1}"]) {
        let (last, gone) = first_word(place, text).await;
        assert_eq!(gone, closed, "{text}");
        assert!(last.is_some_and(|last| last.starts_with("{\"error\":{\"what\":\"")), "{text}");
    }
    let mut silent = place.socket().await.unwrap();
    assert_eq!(silent.next().await.err(), Some(closed), "nor is silence");
}

#[tokio::test]
async fn a_strangers_token_opens_no_door() {
    let program = start(&[]);
    let place = program.place();
    let table = place.create(&json!({"game": "spywhere", "name": "Ann"})).await.unwrap();
    let other = place.create(&json!({"game": "spywhere", "name": "Bob"})).await.unwrap();
    for token in [other.token.clone(), "0".repeat(32), "f".repeat(32)] {
        let ticket = Ticket { token, ..table.clone() };
        let gone = Guest::come(place, Stand::Seat(ticket)).await.err();
        assert_eq!(gone, Some(Gone::Closed(4403, "table/no_seat".into())));
    }
    let short = "0".repeat(31);
    for token in ["", "xyz", &short, &table.token[1..]] {
        let hello = json!({"hello": {"table": table.code, "as": "seat", "token": token}});
        let (last, gone) = first_word(place, &hello.to_string()).await;
        assert_eq!(gone, Gone::Closed(1008, "say hello first".into()), "{token}");
        assert!(last.unwrap().contains("hello.token: a token is 32 hexadecimal digits"));
    }
    let none = json!({"hello": {"table": table.code, "as": "seat"}}).to_string();
    let (_, gone) = first_word(place, &none).await;
    assert_eq!(gone, Gone::Closed(4403, "table/no_seat".into()));
}

/// An act is done once however often it is sent, and an old one is not done late.
#[tokio::test]
async fn an_act_is_done_once() {
    let program = start(&[]);
    let mut guests = playing(program.place(), &["Ann", "Bob"], json!({"first": 0})).await;
    let act = hasty(&guests[0]).unwrap();
    assert!(step(&mut guests).await);
    let ann = &mut guests[0];
    let before = ann.update["n"].clone();
    for (n, again) in [(ann.n, act), (ann.n, json!({"done": {}})), (1, json!({"done": {}}))] {
        ann.say(&json!({"act": {"n": n, "act": again}}).to_string()).await.unwrap();
        assert_eq!(ann.answer(n).await, Ok(Answered::Done));
    }
    hears_all(ann).await;
    assert_eq!(ann.update["n"], before, "nothing more happened");
}

#[tokio::test]
async fn a_message_that_is_too_long_gets_an_answer() {
    let program = start(&[]);
    let mut ann = gathered(program.place(), &["Ann"], json!({})).await.remove(0);
    let place = program.place();
    for length in [4_097, 5_000, 16_000, 17_000, 1 << 20, 16 << 20] {
        // A server that has refused stops reading: sending may fail, the reason is there.
        let _ = ann.say(&format!("\"{}\"", "a".repeat(length - 2))).await;
        assert_eq!(farewell(&mut ann).await, (1009, "limit/message_size".into()), "{length}");
        ann.come_back(place).await.unwrap();
    }
    let mut fits = "{\"ping\":1".to_owned();
    fits.push_str(&" ".repeat(4_095 - fits.len()));
    ann.say(&(fits + "}")).await.unwrap();
    ann.until(|said, _| matches!(said, Said::Pong(1))).await.unwrap();
}

/// A WebSocket frame as a client sends it, with a mask of zeros.
pub(crate) fn frame(head: u8, payload: &[u8]) -> Vec<u8> {
    let mut frame = vec![head, 0x80 | payload.len() as u8, 0, 0, 0, 0];
    frame.extend_from_slice(payload);
    frame
}

#[tokio::test]
async fn what_is_no_websocket_is_closed_with_the_reason() {
    let program = start(&[]);
    let mut ann = gathered(program.place(), &["Ann"], json!({})).await.remove(0);
    let place = program.place();
    let unmasked = vec![0x81, 2, b'{', b'}'];
    for (bytes, code) in [
        (frame(0x81, b"\"\xff\xfe\""), 1007),
        (frame(0x83, b"reserved"), 1002),
        (frame(0xF1, b"reserved bits"), 1002),
        (frame(0x80, b"continues nothing"), 1002),
        (unmasked, 1002),
        (frame(0x09, b"a ping in pieces"), 1002),
        (b"GET / HTTP/1.1\r\n\r\n".to_vec(), 1002),
    ] {
        ann.socket().stream().write_all(&bytes).await.unwrap();
        let (closed, reason) = farewell(&mut ann).await;
        assert_eq!(closed, code, "{reason}: {bytes:?}");
        ann.come_back(place).await.unwrap();
    }
    ann.socket().send_bytes(b"{}".to_vec()).await.unwrap();
    assert_eq!(farewell(&mut ann).await, (1003, "text only".into()));
    // Frames that make up a message are one message; too many are too long.
    ann.come_back(place).await.unwrap();
    let stream = ann.socket().stream();
    stream.write_all(&frame(0x01, b"{\"ping\"")).await.unwrap();
    stream.write_all(&frame(0x80, b":5}")).await.unwrap();
    ann.until(|said, _| matches!(said, Said::Pong(5))).await.unwrap();
    let stream = ann.socket().stream();
    stream.write_all(&frame(0x01, &[b' '; 100])).await.unwrap();
    for _ in 0..200 {
        let _ = stream.write_all(&frame(0x00, &[b' '; 100])).await;
    }
    assert_eq!(farewell(&mut ann).await, (1009, "limit/message_size".into()));
}

#[tokio::test]
async fn a_call_that_is_not_understood_is_answered_with_a_sentence() {
    let program = start(&[]);
    let place = program.place();
    let table = place.create(&json!({"game": "spywhere", "name": "Ann"})).await.unwrap();
    let seats = format!("/api/tables/{}/seats", table.code);
    for path in ["/api/tables", &seats] {
        for body in [
            "",
            "{",
            "[]",
            "null",
            "{\"name\":null}",
            "{\"name\":1}",
            "{\"name\":\"Ann\",\"king\":true}",
            "{\"name\":\"Ann\",\"name\":\"Bob\",\"game\":\"spywhere\"}",
            "{\"name\":\"Ann\",\"game\":\"spywhere\",\"spy\":\"bear\"}",
            "{\"name\":\"Ann\",\"game\":\"spywhere\",\"spy\":null}",
            "{\"name\":\"Ann\",\"game\":[\"spywhere\"]}",
        ] {
            let answer = place.post(path, body).await.unwrap();
            assert_eq!(answer.status, 400, "{path} {body}: {}", answer.body);
            assert!(answer.json()["error"]["what"].is_string(), "{body}: {}", answer.body);
        }
        for length in [4_097, 10_000, 1 << 20] {
            let answer = place.post(path, &" ".repeat(length)).await.unwrap();
            assert_eq!(answer.status, 413, "{length}: {}", answer.body);
            assert_eq!(answer.json()["error"]["what"], "a call has at most 4096 bytes");
        }
    }
    assert_eq!(place.get("/api/tables").await.unwrap().status, 405);
    assert_eq!(place.get("/api/nothing").await.unwrap().status, 404);
    assert_eq!(place.get("/api/socket").await.unwrap().status, 426);
}

/// A page of another site cannot open a socket.
#[tokio::test]
async fn a_socket_is_opened_from_our_own_pages_only() {
    let program = start(&["--public-url", "https://play.example"]);
    let address = program.place().address();
    let own = format!("http://{address}");
    for origin in [None, Some(&*own), Some("https://play.example")] {
        assert!(Socket::open(address, origin).await.is_ok(), "{origin:?}");
    }
    for origin in [
        "null",
        "https://evil.example",
        "http://play.example",
        "https://play.example.evil.example",
        "https://play.example:8443",
        "http://127.0.0.1",
        "http://localhost:1",
        "",
    ] {
        let gone = Socket::open(address, Some(origin)).await.err();
        assert_eq!(gone, Some(Gone::NotOpened(403)), "{origin}");
    }
}
