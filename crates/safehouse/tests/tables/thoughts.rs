//! `safehouse thoughts`: what a bot would have thought in a game that people played.

use std::path::Path;
use std::process::Command;

use serde_json::{Value, json};

use super::{play_out, playing, start, step};

/// The exit code of the command, its standard output and its standard error.
fn thoughts(data: &Path, args: &[&str]) -> (Option<i32>, String, String) {
    let program = Command::new(env!("CARGO_BIN_EXE_safehouse"))
        .arg("thoughts")
        .args(args)
        .arg("--data")
        .arg(data)
        .output()
        .expect("it runs");
    let text = |bytes| String::from_utf8(bytes).expect("text");
    (program.status.code(), text(program.stdout), text(program.stderr))
}

#[tokio::test]
async fn a_finished_game_tells_what_a_bot_would_have_thought_and_why() {
    let program = start(&[]);
    let mut guests = playing(program.place(), &["Ada", "Bo", "Cy"], json!({})).await;
    let code = guests[0].table["code"].as_str().expect("a code").to_owned();
    for _ in 0..3 {
        assert!(step(&mut guests).await);
    }
    let (exit, told, why) = thoughts(program.data(), &[&code]);
    assert_eq!((exit, told.as_str()), (Some(1), ""), "a secret of a game that goes on");
    assert!(why.contains("not over"), "{why}");

    play_out(&mut guests).await;
    let asked = [code.as_str(), "--seat", "1", "--level", "veteran"];
    let (exit, told, why) = thoughts(program.data(), &[&asked[..], &["--json"]].concat());
    assert_eq!(exit, Some(0), "{why}");
    let moments: Vec<Value> =
        told.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert!(moments.len() > 5, "{told}");
    let first = &moments[0]["opinions"];
    // Six nations less one's own, for each of the two others: nothing has been seen yet.
    let sum: i64 = first
        .as_array()
        .expect("a list")
        .iter()
        .map(|it| {
            assert_eq!(it["measure"], "chance");
            it["thousandths"].as_i64().expect("a number")
        })
        .sum();
    assert!((1990..=2010).contains(&sum), "each of two spies is somebody: {first}");
    assert!(moments.iter().any(|it| it["act"]["swap"].is_object() && it["why"][0].is_string()));

    let (exit, table, why) = thoughts(program.data(), &[&asked[..], &["--at", "1"]].concat());
    assert_eq!(exit, Some(0), "{why}");
    assert!(table.contains("saw") && table.contains("chance   nothing is known yet: "), "{table}");
    let (_, all, _) = thoughts(program.data(), &asked);
    assert!(all.contains("seat 0: "), "something is known of one seat at last: {all}");
    for (args, exit, wrong) in [
        (&["--seat", "3"][..], 2, "seats are 0 to 2"),
        (&["--level", "wizard"], 2, "none of"),
        (&["--game", "2"], 2, "at this table is 1"),
        (&["--at", "10000"], 2, "moments are 1 to"),
    ] {
        let (code, told, why) = thoughts(program.data(), &[&[code.as_str()], args].concat());
        assert_eq!((code, told.as_str()), (Some(exit), ""), "{why}");
        assert!(why.contains(wrong), "{why}");
    }
    for (code, exit, wrong) in
        [("nobody", 2, "is not a table's code"), ("babababa", 1, "no table with this code")]
    {
        let (exited, _, why) = thoughts(program.data(), &[code]);
        assert_eq!(exited, Some(exit), "{why}");
        assert!(why.contains(wrong), "{why}");
    }
    let (half, rest) = code.split_at(4);
    let typed = format!("{half}-{rest}").to_uppercase();
    let (exit, _, why) = thoughts(program.data(), &[&typed]);
    assert_eq!(exit, Some(0), "as people type it: {why}");
}
