//! `docs/umpire.md`: every example in it is run.
//!
//! In a block fenced as `umpire`, `> ` is what is written to the program and `< ` what it answers;
//! `…` in an answer stands for anything. The whole document is one conversation.

use std::io::Write;
use std::process::{Command, Stdio};

use crate::Umpire;

const REFERENCE: &str = include_str!("../../../../docs/umpire.md");

/// The lines of all blocks with this fence, each with its number in the document.
fn blocks(fence: &str) -> Vec<(usize, &'static str)> {
    let mut inside = false;
    let mut lines = Vec::new();
    for (i, line) in REFERENCE.lines().enumerate() {
        match line.strip_prefix("```") {
            Some(opened) => inside = !inside && opened == fence,
            None if inside => lines.push((i + 1, line)),
            None => {}
        }
    }
    lines
}

/// Every example: the line's number, what is said, what is answered.
fn examples() -> Vec<(usize, &'static str, &'static str)> {
    let lines = blocks("umpire");
    assert_eq!(lines.len() % 2, 0, "one answer for each line");
    lines
        .chunks(2)
        .map(|pair| {
            let [(number, said), (_, answered)] = pair else { unreachable!("chunks of two") };
            let said = said.strip_prefix("> ");
            let answered = answered.strip_prefix("< ");
            let (Some(said), Some(answered)) = (said, answered) else {
                panic!("docs/umpire.md:{number}: `> ` and then `< `");
            };
            (*number, said, answered)
        })
        .collect()
}

/// Whether `text` is what `pattern` shows, where `…` is anything.
fn shows(pattern: &str, text: &str) -> bool {
    let mut pieces = pattern.split('…');
    let first = pieces.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else { return false };
    let mut pieces = pieces.peekable();
    if pieces.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(piece) = pieces.next() {
        if pieces.peek().is_none() {
            return rest.ends_with(piece);
        }
        match rest.find(piece) {
            Some(place) => rest = &rest[place + piece.len()..],
            None => return false,
        }
    }
    true
}

#[test]
fn every_example_is_true() {
    let mut umpire = Umpire::start();
    for (number, said, answered) in examples() {
        let answer = umpire.say(said);
        assert!(shows(answered, &answer), "docs/umpire.md:{number}\n> {said}\n< {answer}");
    }
}

/// Each act, sight, refusal, observer and kind of answer has its example.
#[test]
fn nothing_is_left_out() {
    let said: String = examples().iter().map(|(_, said, _)| *said).collect();
    let answered: String = examples().iter().map(|(_, _, answered)| *answered).collect();
    for act in ["swap", "eliminate", "identify", "done"] {
        assert!(said.contains(&format!("\"act\":{{\"{act}\":")), "the act {act}");
    }
    for option in ["first", "removed", "chain", "log", "max_turn_s", "final_s"] {
        assert!(said.contains(&format!("\"{option}\":")), "the option {option}");
    }
    for sight in
        ["dealt", "began", "swapped", "eliminated", "identified", "final", "finished", "over"]
    {
        assert!(answered.contains(&format!("{{\"{sight}\":{{")), "the sight {sight}");
    }
    for refusal in [
        "over",
        "not_your_turn",
        "not_now",
        "too_early",
        "not_in_hand",
        "not_in_row",
        "not_three",
        "own_nation",
        "not_an_opponent",
        "already_identified",
        "card_used",
    ] {
        let answer = format!("{{\"refused\":\"spywhere/{refusal}\"");
        assert!(answered.contains(&answer), "the refusal {refusal}");
        assert!(REFERENCE.contains(&format!("| `spywhere/{refusal}` |")), "{refusal} in the table");
    }
    for who in ["0", "\"spectator\"", "\"screen\"", "\"auditor\""] {
        assert!(said.contains(&format!("{{\"view\":{who}}}")), "the observer {who}");
    }
    for kind in ["{\"ok\":", "{\"refused\":", "{\"view\":", "{\"error\":"] {
        assert!(answered.contains(kind), "the answer {kind}");
    }
}

/// The check can fail.
#[test]
fn an_example_that_is_not_true_is_noticed() {
    assert!(shows("abc", "abc"));
    assert!(shows("a…c", "abc") && shows("a…c", "ac") && shows("…", "abc") && shows("…c", "abc"));
    assert!(shows("a…c…e", "abcde") && shows("a…", "abc"));
    assert!(!shows("abc", "abcd") && !shows("abc", "ab") && !shows("a…d", "abc"));
    assert!(!shows("b…c", "abc") && !shows("a…b", "abc") && !shows("a…d…c", "abc"));
    assert!(!shows("a…c…c", "abc"), "nothing counts twice");
}

/// The bot in the document plays a game to its end, where there is a Python to run it.
#[test]
fn the_bot_plays_to_the_end() {
    let bot: String = blocks("python").iter().map(|(_, line)| format!("{line}\n")).collect();
    assert!(bot.contains("import json"), "the bot is there");
    // Without Python its lines are still tried: they are of the kinds of which there are examples.
    if !Command::new("python3").args(["-c", ""]).status().is_ok_and(|status| status.success()) {
        return;
    }
    let mut python = Command::new("python3")
        .args(["-", env!("CARGO_BIN_EXE_safehouse")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    python.stdin.take().unwrap().write_all(bot.as_bytes()).unwrap();
    let output = python.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}");
    assert_eq!(said.lines().filter(|line| line.starts_with("seat ")).count(), 4, "{said}");
    assert!(said.lines().last().is_some_and(|line| line.starts_with("won by seat")), "{said}");
}
