//! `docs/protocol.md`: every example in it is played with the real program.
//!
//! A block fenced `http` holds calls, one fenced `socket NAME` what NAME sends and receives on one
//! connection after the other. Codes and tokens of the document stand for the real ones.

use std::collections::BTreeMap;

use super::*;
use guest::Socket;
use umpire::dialogue::shows;

const DOCUMENT: &str = include_str!("../../../../docs/protocol.md");

/// The lines of examples: the line's number, the kind of its block, its text.
fn examples(document: &str) -> Vec<(usize, &str, &str)> {
    let mut block = None;
    let mut lines = Vec::new();
    for (line, number) in document.lines().zip(1..) {
        match (line.strip_prefix("```"), block) {
            (Some(_), Some(_)) => block = None,
            (Some(fence), None) => block = Some(fence),
            (None, Some(fence)) if fence == "http" || fence.starts_with("socket ") => {
                lines.push((number, fence, line));
            }
            (None, _) => {}
        }
    }
    lines
}

/// An evening as the document shows it.
struct Evening {
    place: Place,
    /// A code or token in the document, and the real one.
    names: Vec<(String, String)>,
    sockets: BTreeMap<String, Socket>,
    /// The last answer to a call, not yet compared.
    answer: Option<String>,
    /// Whether messages may be left out before the next one that is shown.
    skips: bool,
}

impl Evening {
    fn tonight(&self, text: &str) -> String {
        self.names.iter().fold(text.to_owned(), |text, (shown, real)| text.replace(shown, real))
    }

    fn as_shown(&self, text: &str) -> String {
        self.names.iter().fold(text.to_owned(), |text, (shown, real)| text.replace(real, shown))
    }

    async fn call(&mut self, line: &str) {
        if let Some(asked) = line.strip_prefix("> ") {
            assert_eq!(self.answer.take(), None, "an answer is shown for every call");
            let asked = self.tonight(asked);
            let mut words = asked.splitn(3, ' ');
            let answer = match (words.next(), words.next(), words.next()) {
                (Some("GET"), Some(path), None) => self.place.get(path).await,
                (Some("POST"), Some(path), Some(body)) => self.place.post(path, body).await,
                _ => panic!("no call: {asked}"),
            };
            let answer = answer.expect("the server answers");
            self.answer = Some(format!("{} {}", answer.status, answer.body.trim_end()));
        } else {
            let shown = line.strip_prefix("< ").expect("`> ` or `< `");
            let answer = self.answer.take().expect("something was asked");
            self.learn(shown, &answer);
            let answer = self.as_shown(&answer);
            assert!(shows(shown, &answer), "\nshown {shown}\ngot   {answer}");
        }
    }

    /// Learns the real code and token of a ticket in the document.
    fn learn(&mut self, shown: &str, answer: &str) {
        let ticket = |text: &str| {
            let json = text.split_once(' ')?.1;
            serde_json::from_str::<Ticket>(json).ok()
        };
        if let (Some(fake), Some(real)) = (ticket(shown), ticket(answer)) {
            let shouted = |code: &str| {
                let (first, second) = code.split_at(4);
                format!("{}%20{second}", first.to_uppercase())
            };
            let loud = (shouted(&fake.code), shouted(&real.code));
            for pair in [loud, (fake.code, real.code), (fake.token, real.token)] {
                if !self.names.contains(&pair) {
                    self.names.push(pair);
                }
            }
        }
    }

    async fn talk(&mut self, who: &str, line: &str) {
        match line {
            "> close" => self.sockets.remove(who).expect("they were connected").close().await,
            "< …" => self.skips = true,
            _ => match line.split_at(2) {
                ("> ", said) => {
                    let said = self.tonight(said);
                    if !self.sockets.contains_key(who) {
                        let socket = self.place.socket().await.expect("a socket");
                        self.sockets.insert(who.to_owned(), socket);
                    }
                    self.sockets.get_mut(who).unwrap().say(said).await.expect("it can be said");
                }
                ("< ", shown) => self.hear(who, shown).await,
                _ => panic!("`> ` or `< `"),
            },
        }
    }

    async fn hear(&mut self, who: &str, shown: &str) {
        let skips = std::mem::take(&mut self.skips);
        loop {
            let socket = self.sockets.get_mut(who).expect("they are connected");
            let heard = match socket.next().await {
                Ok(text) => text.to_string(),
                Err(Gone::Closed(code, reason)) => {
                    self.sockets.remove(who);
                    format!("close {code} {reason}")
                }
                Err(gone) => panic!("{gone}"),
            };
            let heard = self.as_shown(&heard);
            if shows(shown, &heard) {
                return;
            }
            let over = heard.starts_with("close ");
            assert!(skips && !over, "\nshown {shown}\ngot   {heard}");
        }
    }
}

/// Plays all examples of a document.
async fn live(document: &str, place: Place) {
    let (names, sockets) = Default::default();
    let mut evening = Evening { place, names, sockets, answer: None, skips: false };
    for (number, fence, line) in examples(document) {
        println!("line {number}: {line}");
        match fence.strip_prefix("socket ") {
            Some(who) => evening.talk(who, line).await,
            None => evening.call(line).await,
        }
    }
}

#[tokio::test]
async fn every_example_of_the_protocol_is_true() {
    let program = Program::start(env!("CARGO_BIN_EXE_safehouse"), &[]).expect("it starts");
    live(DOCUMENT, program.place()).await;
}

/// The check can fail.
#[tokio::test]
async fn an_example_that_is_not_true_is_noticed() {
    let program = start(&[]);
    let place = program.place();
    let open = "```http\n> POST /api/tables {\"game\":\"wink\"}\n< 201 {\"code\":\"zuzuzuzu\",\"seat\":0,\"token\":\"zzzz\"}\n```\n";
    let hello = "> {\"hello\":{\"table\":\"zuzuzuzu\",\"as\":\"screen\"}}\n< {\"welcome\":{\"seat\":null,\"n\":0}}\n";
    live(&format!("{open}```socket tv\n{hello}```\n"), place).await;
    for wrong in [
        "```http\n> GET /healthz\n< 200 well\n```\n".to_owned(),
        "```http\n> GET /healthz\n< 201 ok\n```\n".to_owned(),
        format!("{open}```socket tv\n{hello}< {{\"update\":…\n```\n"),
        format!("{open}```socket tv\n{hello}< close 1000 …\n```\n"),
        "```socket tv\n> {\"ping\":1}\n< {\"pong\":1}\n```\n".to_owned(),
    ] {
        let lived = tokio::spawn(async move { live(&wrong, place).await }).await;
        assert!(lived.is_err_and(|why| why.is_panic()));
    }
}

/// The document describes each message, order, refusal, close code and status.
#[test]
fn nothing_is_left_out_of_the_protocol() {
    let examples = examples(DOCUMENT);
    let said: String = examples.iter().map(|(_, _, line)| format!("{line}\n")).collect();
    for kind in ["hello", "act", "order", "sense", "ping"] {
        assert!(said.contains(&format!("> {{\"{kind}\":")), "an example of {kind}");
    }
    for kind in ["welcome", "table", "update", "percepts", "ack", "refused", "error", "pong"] {
        assert!(said.contains(&format!("< {{\"{kind}\":")), "an example of {kind}");
    }
    for order in [
        "rename",
        "spy",
        "leave",
        "sit_out",
        "bot",
        "remove",
        "reopen",
        "let_in",
        "decline",
        "chairs",
        "hand_over",
        "swap",
        "first",
        "whereabouts",
        "game",
        "options",
        "tempo",
        "spectators",
        "start",
        "again",
        "lobby",
    ] {
        assert!(DOCUMENT.contains(&format!("| `{{\"{order}\":")), "the order {order}");
    }
    use host::{Farewell, LobbyRefusal, NoTable};
    let lobby = [
        LobbyRefusal::NotHost,
        LobbyRefusal::NotNow,
        LobbyRefusal::NoSuchSeat,
        LobbyRefusal::SpyTaken,
        LobbyRefusal::Unknown,
        LobbyRefusal::Full,
        LobbyRefusal::TooFew,
        LobbyRefusal::TooMany,
        LobbyRefusal::Options,
        LobbyRefusal::Follows,
        LobbyRefusal::Played,
        LobbyRefusal::Removed,
        LobbyRefusal::NameTaken,
        LobbyRefusal::NameRemoved,
        LobbyRefusal::NoSuchAsk,
        LobbyRefusal::NotLetIn,
        LobbyRefusal::ManyAsk,
        LobbyRefusal::WornOut,
    ];
    let farewells = [
        Farewell::Left,
        Farewell::Removed,
        Farewell::SatOut,
        Farewell::Elsewhere,
        Farewell::NoSpectators,
        Farewell::Asleep,
    ];
    let tables = [NoTable::Unknown, NoTable::Busy, NoTable::Unavailable, NoTable::SetAside];
    let codes = lobby.map(LobbyRefusal::code).into_iter().chain(farewells.map(Farewell::code));
    let codes = codes.chain(tables.iter().map(NoTable::code)).chain([
        "table/no_seat",
        "table/not_playing",
        "table/gone",
        "server/stopping",
        "limit/messages",
        "limit/message_size",
        "limit/wrong_codes",
        "limit/new_tables",
        "limit/bytes",
        "limit/connections",
        "limit/hellos",
        "limit/requests",
    ]);
    for code in codes {
        assert!(DOCUMENT.contains(&format!("`{code}`")), "{code}");
    }
    for close in [1000, 1002, 1003, 1007, 1008, 1009, 1012, 1013, 4403, 4404, 4409, 4410] {
        let described = DOCUMENT.lines().any(|line| {
            let first = line.split('|').nth(1).unwrap_or_default();
            first.split(',').any(|code| code.trim() == close.to_string())
        });
        assert!(described, "{close}");
    }
    for status in [400, 403, 404, 408, 409, 410, 413, 415, 421, 429, 503] {
        assert!(DOCUMENT.contains(&format!("| {status} |")), "{status}");
    }
}
