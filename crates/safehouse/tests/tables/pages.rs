//! A page of another site can do nothing with its visitor's browser.

use super::*;
use guest::Answer;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// The answer to this request with these additional headers.
async fn ask(place: Place, request: &str, headers: &str, body: &str) -> Answer {
    let length = body.len();
    let whole = format!(
        "{request} HTTP/1.1\r\nconnection: close\r\ncontent-length: {length}\r\n{headers}\r\n{body}"
    );
    let mut stream = TcpStream::connect(place.address()).await.unwrap();
    stream.write_all(whole.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    Answer::read(&answer).unwrap()
}

/// An image on a foreign page uses up none of its visitor's guesses.
#[tokio::test]
async fn another_sites_page_is_refused() {
    let program = start(&["--max-wrong-codes", "3"]);
    let place = program.place();
    let wrong = "GET /api/tables/bakilon-tumesa";
    for site in ["cross-site", "same-site"] {
        for _ in 0..10 {
            let headers = format!("host: localhost\r\nsec-fetch-site: {site}\r\n");
            let answer = ask(place, wrong, &headers, "").await;
            assert_eq!(answer.status, 403, "{site}: {}", answer.body);
            assert_eq!(answer.json()["error"]["what"], "this page is not from here");
        }
    }
    for site in ["same-origin", "none"] {
        let headers = format!("host: localhost\r\nsec-fetch-site: {site}\r\n");
        assert_eq!(ask(place, wrong, &headers, "").await.status, 404, "{site}");
    }
    // A link on another site works all the same.
    let link = ask(place, "GET /", "host: localhost\r\nsec-fetch-site: cross-site\r\n", "").await;
    assert_eq!(link.status, 200);
}

/// A form on a foreign page opens no table: what it can send is not declared as JSON.
#[tokio::test]
async fn a_call_is_said_to_be_json() {
    let program = start(&[]);
    let place = program.place();
    let ticket = place.create(&json!({"game": "spywhere", "name": "Ann"})).await.unwrap();
    let body = "{\"game\":\"spywhere\",\"name\":\"Bob\"}";
    for (path, body) in [
        ("/api/tables".into(), body),
        (format!("/api/tables/{}/seats", ticket.code), "{\"name\":\"Bob\"}"),
    ] {
        let post = format!("POST {path}");
        for kind in ["", "content-type: text/plain\r\n", "content-type: application/jsonp\r\n"] {
            let answer = ask(place, &post, &format!("host: localhost\r\n{kind}"), body).await;
            assert_eq!(answer.status, 415, "{kind}: {}", answer.body);
            let what = answer.json()["error"]["what"].as_str().unwrap().to_owned();
            assert!(what.contains("content-type: application/json"), "{what}");
        }
        let kind = "host: localhost\r\ncontent-type: Application/JSON; charset=utf-8\r\n";
        assert_eq!(ask(place, &post, kind, body).await.status, 201);
    }
}

/// A foreign name that leads to our address (DNS rebinding) is not ours.
#[tokio::test]
async fn only_our_own_names_are_answered() {
    let program = start(&["--public-url", "https://play.example"]);
    let place = program.place();
    let own = place.address().to_string();
    for path in ["/", "/api/games", "/api/tables/bakilon-tumesa", "/api/socket"] {
        for (host, ours) in [
            (&*own, true),
            ("localhost:7007", true),
            ("192.168.1.20", true),
            ("[::1]:7007", true),
            ("tv.local", true),
            ("play.example", true),
            ("evil.example", false),
            ("play.example.evil.example:7007", false),
        ] {
            let answer = ask(place, &format!("GET {path}"), &format!("host: {host}\r\n"), "").await;
            assert_eq!(answer.status != 421, ours, "{path} {host}: {}", answer.status);
            if !ours {
                let what = answer.json()["error"]["what"].as_str().unwrap().to_owned();
                assert!(what.contains(host) && what.contains("--public-url"), "{what}");
            }
        }
    }
    let two = "host: localhost\r\nhost: evil.example\r\n";
    assert!([400, 421].contains(&ask(place, "GET /api/games", two, "").await.status));
    // A supervisor may use any host name.
    assert_eq!(ask(place, "GET /healthz", "host: evil.example\r\n", "").await.status, 200);
}
