//! Tokens and hands are in no log, however much is logged.

use super::*;
use crate::refold;

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
