//! Tokens, codes and hands are in no log, at any log level.

use super::*;
use crate::refold;
use std::path::Path;
use std::time::Duration;

#[tokio::test]
async fn no_log_holds_a_secret() {
    for json in [false, true] {
        let args: &[&str] =
            if json { &["--max-new", "1000", "--json-log"] } else { &["--max-new", "1000"] };
        let binary = env!("CARGO_BIN_EXE_safehouse");
        let env = [("RUST_LOG", "trace")];
        let mut program = Program::start_in(binary, args, &env).expect("it starts");
        let place = program.place();
        let mut guests = playing(place, &["Ann", "Bob", "Cid"], json!({})).await;
        for guest in &mut guests {
            guest.say("nonsense").await.unwrap();
            guest.until(|said, _| matches!(said, Said::Error { .. })).await.unwrap();
        }
        play_out(&mut guests).await;
        let stand = guests[0].stand.clone();
        drop(guests.remove(0));
        Guest::come(place, stand).await.unwrap();
        let wrong = Ticket { code: guests[0].code().into(), seat: 0, token: "ab".repeat(16) };
        assert!(Guest::come(place, Stand::Seat(wrong)).await.is_err());
        assert_eq!(program.signal("TERM").unwrap().code, Some(0));

        let log = program.log();
        assert!(log.contains("stopping"), "there is a log: {log}");
        let mut secrets: Vec<String> =
            ["passports", "italy", "\"hand\"", "drawn", "ab".repeat(16).as_str()]
                .iter()
                .map(|text| (*text).to_owned())
                .collect();
        for guest in &guests {
            let Stand::Seat(ticket) = &guest.stand else { unreachable!() };
            secrets.push(ticket.token.clone());
        }
        let entries = refold::entries(program.data(), guests[0].code());
        let seeds = entries.iter().filter_map(|entry| entry["opened"]["seed"].as_str());
        let before = secrets.len();
        secrets.extend(seeds.map(str::to_owned));
        assert!(secrets.len() > before, "there was a seed");
        for secret in secrets {
            let line = log.lines().find(|line| line.contains(&secret));
            assert_eq!(line, None, "{secret}");
        }
    }
}

/// A code lets people in, and more people read a log than should come in.
#[tokio::test]
async fn no_log_lets_anybody_in() {
    for json in [false, true] {
        let mut args = vec!["--max-new", "1000", "--sleep", "3s"];
        args.extend(json.then_some("--json-log"));
        let binary = env!("CARGO_BIN_EXE_safehouse");
        // Every other level logs less.
        let mut program = Program::start_in(binary, &args, &[("RUST_LOG", "trace")]).unwrap();
        let place = program.place();
        let mut guests = playing(place, &["Ann", "Bob"], json!({})).await;
        assert!(step(&mut guests).await);
        let tickets: Vec<Ticket> = guests.iter().map(ticket).collect();
        let Ticket { code, .. } = tickets[0].clone();
        let key = guests[0].table["key"].as_str().expect("a key").to_owned();
        // A client that guesses, a table that falls asleep, and one that its people wake.
        let wrong = Ticket { token: "ab".repeat(16), ..tickets[0].clone() };
        assert!(Guest::come(place, Stand::Seat(wrong)).await.is_err());
        let missing = place.get(&format!("/api/tables/{code}x")).await.unwrap();
        assert_eq!(missing.status, 404);
        let link = place.get(&format!("/api/tables/{code}.{key}")).await.unwrap();
        assert_eq!(link.status, 200);
        drop(guests);
        while !program.log().contains("going to sleep") {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        drop(come(place, &tickets[0]).await);
        program.kill();
        program.restart().unwrap();
        drop(come(place, &tickets[1]).await);
        assert_eq!(program.signal("TERM").unwrap().code, Some(0));

        let mut secrets: Vec<String> = tickets.iter().map(|it| it.token.clone()).collect();
        secrets.extend([code.to_lowercase(), key]);
        let log = program.log().to_lowercase();
        for secret in secrets {
            let line = log.lines().find(|line| line.contains(&secret));
            assert_eq!(line, None, "{secret}");
        }
    }
}

fn ticket(guest: &Guest) -> Ticket {
    let Stand::Seat(ticket) = &guest.stand else { unreachable!("everybody here has a seat") };
    ticket.clone()
}

/// Some log lines are hard to provoke, so the sources are checked as well: no logged field is
/// called a code, a token or a seed.
#[test]
fn nothing_that_is_logged_is_a_secret() {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut logged = 0;
    for room in ["gateway", "host", "safehouse", "store"] {
        each_source(&crates.join(room).join("src"), &mut |path, text| {
            for call in text.split("tracing::").skip(1).filter(|call| is_log(call)) {
                let call = call.split(");").next().unwrap_or_default();
                logged += 1;
                let words = call.split(|c: char| !(c.is_ascii_alphanumeric() || c == '_'));
                for word in words {
                    let secret = ["code", "token", "seed", "hand"].contains(&word);
                    assert!(!secret, "{}: {call}", path.display());
                }
            }
        });
    }
    assert!(logged > 5, "there is a log");
}

fn is_log(call: &str) -> bool {
    ["error!", "warn!", "info!", "debug!", "trace!"].iter().any(|level| call.starts_with(level))
}

fn each_source(folder: &Path, read: &mut impl FnMut(&Path, &str)) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            each_source(&path, read);
        } else if path.extension().is_some_and(|it| it == "rs") {
            read(&path, &std::fs::read_to_string(&path).expect("a text"));
        }
    }
}
