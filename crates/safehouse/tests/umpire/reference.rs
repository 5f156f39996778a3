//! `docs/umpire.md` and `docs/umpire-research.md`: every example in them is run.

use std::io::Write;
use std::process::{Command, Stdio};

use umpire::dialogue;

use crate::Umpire;

const REFERENCE: &str = include_str!("../../../../docs/umpire.md");

#[test]
fn every_example_is_true() {
    let mut umpire = Umpire::start();
    dialogue::hold(REFERENCE, |said| umpire.say(said));
}

#[test]
fn every_example_for_research_is_true() {
    let mut umpire = Umpire::start();
    let document = include_str!("../../../../docs/umpire-research.md");
    dialogue::hold(document, |said| umpire.say(said));
    for field in
        ["id", "witnesses", "options", "bots", "save", "restore", "seed", "forget", "close"]
    {
        assert!(
            document.contains(&format!("> {{\"{field}\":"))
                || document.contains(&format!(",\"{field}\":")),
            "{field}"
        );
    }
}

/// Each act, sight, refusal, observer and kind of answer has its example.
#[test]
fn nothing_is_left_out() {
    let examples = dialogue::examples(REFERENCE);
    let said: String = examples.iter().map(|example| example.said).collect();
    let answered: String = examples.iter().map(|example| example.answered).collect();
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

/// The bot in the document plays a game to its end.
#[test]
fn the_bot_plays_to_the_end() {
    let bot: String =
        dialogue::blocks(REFERENCE, "python").iter().map(|(_, line)| format!("{line}\n")).collect();
    assert!(bot.contains("import json"), "the bot is there");
    let mut python = Command::new("python3")
        .args(["-", env!("CARGO_BIN_EXE_safehouse")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("python3 starts (on Debian: apt-get install python3)");
    python.stdin.take().unwrap().write_all(bot.as_bytes()).unwrap();
    let output = python.wait_with_output().unwrap();
    let said = String::from_utf8(output.stdout).unwrap();
    assert!(output.status.success(), "{said}");
    assert_eq!(said.lines().filter(|line| line.starts_with("seat ")).count(), 4, "{said}");
    assert!(said.lines().last().is_some_and(|line| line.starts_with("won by seat")), "{said}");
}
