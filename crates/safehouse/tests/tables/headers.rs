//! What every answer tells the browser to forbid.

use super::*;

#[tokio::test]
async fn every_answer_forbids_what_we_never_do() {
    let program = start(&[]);
    let place = program.place();
    let ticket = place.create(&json!({"game": "spywhere", "name": "Ann"})).await.unwrap();
    let mut answers = Vec::new();
    let table = format!("/api/tables/{}", ticket.code);
    for path in ["/", "/healthz", "/api/games", &table, "/api/tables/none", "/api/socket", "/x"] {
        answers.push((path, place.get(path).await.unwrap()));
    }
    answers.push((
        "created",
        place.post("/api/tables", "{\"game\":\"spywhere\",\"name\":\"Bob\"}").await.unwrap(),
    ));
    answers.push(("bad", place.post("/api/tables", "{").await.unwrap()));
    answers.push(("too long", place.post("/api/tables", &" ".repeat(9_999)).await.unwrap()));
    for (path, answer) in &answers {
        let policy = answer.header("content-security-policy").unwrap_or_default();
        let rules: Vec<&str> = policy.split(';').map(str::trim).collect();
        assert!(rules.contains(&"default-src 'none'"), "{path}: {policy}");
        assert!(rules.contains(&"frame-ancestors 'none'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{path}: {policy}");
        let script = rules.iter().find(|rule| rule.starts_with("script-src"));
        assert!(script.is_none_or(|rule| *rule == "script-src 'self'"), "{path}: {script:?}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("no-referrer"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"), "{path}");
        assert_eq!(answer.header("access-control-allow-origin"), None, "{path}");
        if path.starts_with("/api/tables") || *path == "created" {
            assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
            assert_eq!(answer.header("content-type"), Some("application/json"), "{path}");
        }
    }
}

/// A token is said in the body of a message and nowhere else.
#[tokio::test]
async fn no_answer_carries_a_token_but_the_one_that_gives_it() {
    let program = start(&[]);
    let place = program.place();
    let mut guests = playing(place, &["Ann", "Bob"], json!({})).await;
    assert!(step(&mut guests).await);
    let tokens: Vec<String> = guests
        .iter()
        .map(|guest| match &guest.stand {
            Stand::Seat(ticket) => ticket.token.clone(),
            Stand::Screen(_) | Stand::Spectator(_) => unreachable!(),
        })
        .collect();
    let look = place.get(&format!("/api/tables/{}", guests[0].code())).await.unwrap().body;
    let said = guests.iter().flat_map(|guest| &guest.heard).chain([&look]);
    for text in said {
        assert!(!tokens.iter().any(|token| text.contains(token)), "{text}");
    }
}
