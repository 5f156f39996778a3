//! The security headers of every response.

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

/// The page and everything it needs come from this server, and contain nothing that the policy
/// would forbid.
#[tokio::test]
async fn the_page_needs_nothing_that_is_forbidden() {
    let program = start(&[]);
    let place = program.place();
    for path in ["/", "/t/bakilon-tumesa", "/tv/bakilon-tumesa"] {
        let page = place.get(path).await.unwrap();
        let tags: Vec<&str> = page.body.split('<').skip(1).collect();
        let mut files = 0;
        for tag in &tags {
            assert!(!tag.contains(" style=") && !tag.starts_with("style"), "<{tag}");
            let by_itself = tag.split(' ').any(|word| word.starts_with("on") && word.contains('='));
            assert!(!by_itself && !tag.contains("javascript:"), "<{tag}");
            let of = |name: &str| tag.split(name).nth(1).and_then(|rest| rest.split('"').next());
            if tag.starts_with("script") {
                assert!(tag.trim_end().ends_with('>') && of("src=\"").is_some(), "inline: <{tag}");
            }
            let named = if tag.starts_with("link") { of("href=\"") } else { of("src=\"") };
            let Some(file) = named else { continue };
            assert!(file.starts_with('/') && !file.starts_with("//"), "from elsewhere: {file}");
            let answer = place.get(file).await.unwrap();
            assert_eq!(answer.status, 200, "{file}");
            let policy = answer.header("content-security-policy").unwrap_or_default();
            assert!(policy.starts_with("default-src 'none';"), "{file}: {policy}");
            assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{file}");
            assert!(answer.header("content-type").is_some(), "{file}: not to be guessed");
            for unsafe_word in ["eval(", "new Function("] {
                assert!(!answer.body.contains(unsafe_word), "{unsafe_word} in {file}");
            }
            files += 1;
        }
        assert!(files >= 2, "a script and a sheet: {}", page.body);
    }
}

/// A token is sent in the body of a message and nowhere else.
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
