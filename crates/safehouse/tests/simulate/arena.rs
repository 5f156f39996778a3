//! `safehouse arena`: the real program.

use std::process::{Command, Output};

use serde_json::Value;

fn arena(arguments: &[&str]) -> Output {
    let mut safehouse = Command::new(env!("CARGO_BIN_EXE_safehouse"));
    safehouse.arg("arena").args(arguments).output().expect("the program runs")
}

fn text(arguments: &[&str]) -> String {
    let output = arena(arguments);
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "{complaint}");
    String::from_utf8(output.stdout).unwrap()
}

/// Its JSON output, without the values that depend on the machine.
fn json(arguments: &[&str]) -> Value {
    let mut measured: Value =
        serde_json::from_str(&text(&[arguments, &["--json"]].concat())).unwrap();
    for pairing in measured["pairings"].as_array_mut().unwrap() {
        let speed = pairing.as_object_mut().unwrap().remove("games_per_s");
        assert!(speed.and_then(|speed| speed.as_f64()).unwrap() > 0.0);
    }
    measured
}

const SHORT: [&str; 7] =
    ["spywhere", "--pair", "greedy,random", "--pair", "random,greedy", "--games", "398"];

#[test]
fn one_against_three_with_an_interval() {
    let measured = json(&SHORT);
    let pairings = measured["pairings"].as_array().unwrap();
    let number = |of: &Value| of.as_f64().unwrap();
    assert_eq!(pairings.len(), 2);
    for (pairing, [one, others]) in
        pairings.iter().zip([["greedy", "random"], ["random", "greedy"]])
    {
        assert_eq!((&pairing["one"], &pairing["others"]), (&one.into(), &others.into()));
        assert_eq!(pairing["games"], 400, "every deal is played from every seat");
        assert_eq!((&pairing["seats"], &pairing["refused"]), (&4.into(), &0.into()));
        let [low, share, high] = ["low", "share", "high"].map(|key| number(&pairing["wins"][key]));
        assert!(low <= share && share < high, "{pairing}");
    }
    let low = |pairing: usize| number(&pairings[pairing]["wins"]["low"]);
    assert!(low(0) > 0.25, "greedy is stronger than random");
    assert!(number(&pairings[1]["wins"]["high"]) < 0.25, "and random is not");
    assert!(number(&pairings[0]["mean_score"]) > number(&pairings[0]["mean_score_of_others"]));
    assert_eq!(measured["feel"], Value::Array(Vec::new()), "only what was asked for");
}

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let on = |threads| json(&[&SHORT[..], &["--threads", threads]].concat());
    assert_eq!(on("1"), on("3"));
    assert_ne!(on("1"), json(&[&SHORT[..], &["--seed", "another"]].concat()));
}

/// With the same bots everywhere nobody is stronger: each deal is won by every seat once.
#[test]
fn where_one_sits_does_not_matter() {
    let measured = json(&["dr-shark", "--pair", "random,random", "--games", "4"]);
    let mirror = &measured["pairings"][0];
    let theirs = mirror["mean_score_of_others"].as_f64().unwrap();
    assert!((mirror["wins"]["share"].as_f64().unwrap() - 0.25).abs() < 1e-9, "{mirror}");
    assert!((mirror["mean_score"].as_f64().unwrap() - theirs).abs() < 1e-9, "{mirror}");
}

/// Every level of every game is measured, without being told its name.
#[test]
fn the_usual_pairings_and_how_games_feel() {
    for about in host::catalog::about() {
        let lowest = about.levels[0];
        let seats = about.least.max(4).to_string();
        let few = ["--games", "4", "--feel", "1", "--seats", &seats];
        let measured = json(&[&[about.game][..], &few].concat());
        let pairings = measured["pairings"].as_array().unwrap();
        let has = |one: &str, others: &str| {
            let is = |pairing: &&Value| pairing["one"] == one && pairing["others"] == others;
            pairings.iter().filter(is).count() == 1
        };
        for two in about.levels.windows(2) {
            assert!(has(two[1], two[0]) && has(lowest, two[1]), "{}: {pairings:?}", about.game);
        }
        let feel = measured["feel"].as_array().unwrap();
        let sizes = usize::from(about.most - about.least + 1);
        assert_eq!(feel.len(), about.levels.len() * sizes, "{}", about.game);
        for table in feel {
            let names = table["figures"].as_array().unwrap();
            let find = |name: &str| names.iter().find(|figure| figure["name"] == name).unwrap();
            let minutes = find("minutes at normal pace")["mean"].as_f64().unwrap();
            assert!(minutes > 0.1, "{} minutes of {}", minutes, about.game);
            assert!(find("minutes at normal pace")["median"].is_f64());
            find("seconds between a person's turns");
            assert!(table["decision_p99_ms"].is_f64(), "{table}");
        }
    }
}

#[test]
fn the_tables_read_well() {
    let spywhere = host::catalog::about().iter().find(|about| about.game == "spywhere").unwrap();
    let best = spywhere.levels.last().unwrap();
    let text = text(&["spywhere", "--games", "4", "--feel", "1"]);
    for line in [
        "## spywhere: who wins\n".to_owned(),
        format!("\n| {best} | 3 × "),
        format!("\n## spywhere: how a game with {best} bots feels\n"),
        "\n| minutes at normal pace | ".to_owned(),
        "\n| ms of CPU time for a decision, 99 of 100 | ".to_owned(),
    ] {
        assert!(text.contains(&line), "{line:?} in {text}");
    }
}

#[test]
fn impossible_wishes_are_refused_before_anything_is_played() {
    for (arguments, says) in [
        (vec!["spywhere", "chess"], "there is no game \"chess\""),
        (vec!["spywhere", "--pair", "greedy"], "ONE,OTHERS"),
        (vec!["spywhere", "--pair", "greedy,shark"], "no bot \"shark\"; it has random, greedy"),
        (vec!["spywhere", "--seats", "7"], "spywhere is for 2 to 6 seats"),
        (vec!["spywhere", "--games", "0"], "--games"),
    ] {
        let output = arena(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(complaint.contains(says), "{complaint}");
    }
}

/// The example program plays every game by its view, winks and draws. It loses no move but for pieces
/// that it named and that had left the bag.
#[test]
fn a_program_plays_every_game_against_the_house() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/arena_bot.py");
    let command = format!("python3 {bot}");
    let program = ["--umpire", &command, "--move-ms", "60000", "--threads", "2", "--games", "4"];
    for game in ["spywhere", "wink", "dr-shark"] {
        let pairs = ["--pair", "program,random", "--pair", "program,rookie"];
        let measured = json(&[&[game][..], &program, &pairs].concat());
        let pairings = measured["pairings"].as_array().unwrap();
        for pairing in pairings {
            assert_eq!((&pairing["one"], &pairing["games"]), (&"program".into(), &4.into()));
            let lost = &pairing["lost"];
            for why in ["late", "wrong", "gone"] {
                assert_eq!(lost[why], 0, "{game}: {lost}");
            }
            assert!(game == "dr-shark" || lost["refused"] == 0, "{game}: {lost}");
            assert_eq!(lost["refused"], pairing["refused"], "{game}: and nobody else's");
        }
        let score = |pairing: &Value| pairing["mean_score"].as_f64().unwrap();
        assert!(pairings.iter().map(score).sum::<f64>() > 0.0, "{game}: it never scored");
        assert_eq!(measured["feel"], Value::Array(Vec::new()));
    }
}

#[test]
fn left_alone_a_program_plays_against_every_bot() {
    let bot = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/arena_bot.py");
    let command = format!("python3 {bot}");
    let words = ["spywhere", "--games", "4", "--umpire", &command, "--move-ms", "60000"];
    let measured = json(&words);
    let against: Vec<&str> = measured["pairings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|pairing| pairing["others"].as_str().unwrap())
        .collect();
    assert_eq!(against, ["random", "greedy", "rookie", "regular", "veteran", "mastermind"]);
}

/// Four games of a Python program against `random`.
fn plays(game: &str, program: &str, arguments: &[&str]) -> Output {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bot.py");
    std::fs::write(&file, program).unwrap();
    let command = format!("python3 {}", file.display());
    let games = [game, "--games", "4", "--threads", "1"];
    let words = ["--umpire", &command, "--pair", "program,random"];
    arena(&[&games[..], &words, arguments].concat())
}

/// The moves that a Python program loses in four games of Spywhere.
fn lost(program: &str, move_ms: &str) -> Value {
    lost_in("spywhere", program, move_ms)
}

fn lost_in(game: &str, program: &str, move_ms: &str) -> Value {
    let output = plays(game, program, &["--move-ms", move_ms, "--json"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let measured: Value = serde_json::from_slice(&output.stdout).unwrap();
    measured["pairings"][0]["lost"].clone()
}

/// The moves that a program loses which answers every question like this, in Python.
fn says(answer: &str) -> Value {
    let loops = "import json, sys\nfor line in sys.stdin:\n    told = json.loads(line)\n";
    let answers = format!("    if 'n' in told: n = told['n']; print({answer}, flush=True)\n");
    lost(&format!("{loops}{answers}"), "60000")
}

fn nothing_lost() -> Value {
    serde_json::json!({"late": 0, "wrong": 0, "refused": 0, "gone": 0})
}

/// Whatever a program does, the games are played to their end: the rules stand in for its moves.
#[test]
fn a_program_that_misbehaves_loses_its_moves_and_harms_nobody() {
    let silent = lost("import time\ntime.sleep(600)", "50");
    assert_eq!(silent["late"], 12, "four times three, and then it is not waited for: {silent}");
    assert!(silent["gone"].as_u64() > Some(0));
    let brief = "for line in __import__('sys').stdin:\n    if '\"n\":1,' in line: print('{\"n\":1}'); break";
    let brief = lost(brief, "60000");
    assert!(brief["gone"].as_u64() > Some(0) && brief["late"] == 0, "{brief}");
    let wrong = says(r#"json.dumps({"n": n, "act": {"fly": {}}})"#);
    assert!(wrong["wrong"].as_u64() > Some(0) && wrong["late"] == 0, "{wrong}");
    let illegal = says(r#"json.dumps({"n": n, "act": {"swap": {"give": "x", "take": "y"}}})"#);
    assert!(illegal["wrong"].as_u64() > Some(0), "{illegal}");
    assert_eq!(says(r#"json.dumps({"n": n})"#), nothing_lost());
}

/// A line that cannot be read is a wrong answer at once. It is not waited for another, so nothing is
/// late.
#[test]
fn an_answer_that_cannot_be_read_is_wrong_and_not_late() {
    for answer in [
        r#""hello""#,
        r#"''"#,
        r#"'{"act":'"#,
        r#"json.dumps({"act": {"done": {}}})"#,
        r#"json.dumps({"n": str(n)})"#,
        r#"json.dumps({"n": n, "act": "done", "because": "I can"})"#,
        r#"sys.stdout.buffer.write(b"\xff") and sys.stdout.buffer.flush() or ''"#,
        r#""x" * 1_000_000"#,
    ] {
        let lost = says(answer);
        assert!(lost["wrong"].as_u64() > Some(0), "{answer}: {lost}");
        let others = ["late", "refused", "gone"].map(|why| lost[why].as_u64());
        assert_eq!(others, [Some(0); 3], "{answer}: {lost}");
    }
    let to_others = says(r#"*(json.dumps({"n": m}) for m in [n - 1, n + 1, n]), sep="\n""#);
    assert_eq!(to_others, nothing_lost(), "answers to other questions are left alone");
}

/// What eyes see at once after they moved is asked about a little later, not in the same instant for
/// ever.
#[test]
fn a_program_whose_eyes_never_rest_is_asked_in_time() {
    let program = "import json, sys\nfor line in sys.stdin:\n    told = json.loads(line)\n    \
                   if 'open' in told: me = told['open']['seat']\n    if 'n' in told:\n        \
                   n = told['n']\n        \
                   look = {'sense': {'look': (me + 1 + n % 2) % 4}} if n < 200 else {}\n        \
                   print(json.dumps({'n': n, **look}), flush=True)\n";
    assert_eq!(lost_in("wink", program, "60000"), nothing_lost());
}

/// The program in the document waits for `earliest`; one that does not is refused.
#[test]
fn the_program_in_the_document_waits_until_a_call_is_not_too_soon() {
    let document = include_str!("../../../../docs/umpire-research.md");
    let blocks = umpire::dialogue::blocks(document, "python");
    let program: String = blocks.iter().map(|(_, line)| format!("{line}\n")).collect();
    assert_eq!(lost_in("wink", &program, "60000"), nothing_lost());
    let hasty = program.replace("wait > 0", "False");
    assert_ne!(hasty, program);
    let hasty = lost_in("wink", &hasty, "60000");
    assert!(hasty["refused"].as_u64() > Some(0), "{hasty}");
}

/// What a program hears that answers its first question like this.
fn heard(answer: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let heard = folder.path().join("heard");
    let program = format!(
        "import sys\nheard = open({:?}, 'w')\nfor line in sys.stdin:\n    heard.write(line)\n    \
         heard.flush()\n    if '\"n\":1,' in line: print({answer:?}, flush=True)\n    \
         if '\"n\":2,' in line: print('{{\"n\":2}}'); sys.exit()\n",
        heard.display().to_string()
    );
    let output = plays("spywhere", &program, &["--move-ms", "60000"]);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("the program lost ") && text.contains(" late (no answer in "), "{text}");
    std::fs::read_to_string(heard).unwrap()
}

/// It is told why it lost a move.
#[test]
fn a_program_is_told_what_it_did_wrong() {
    let flies = heard(r#"{"n":1,"act":{"fly":{}}}"#);
    let first = flies.lines().next().unwrap();
    assert!(first.starts_with(r#"{"open":{"game":"spywhere","seats":4,"seat":"#), "{first}");
    assert!(flies.contains(r#"{"lost":"act: \"fly\" is none of "#), "{flies}");
    let cheats = heard(r#"{"n":1,"act":{"done":{}}}"#);
    assert!(cheats.contains(r#"{"lost":"{\"done\":{}} is not among your options"}"#), "{cheats}");
    let greets = heard("hello");
    assert!(greets.contains(r#"{"lost":"not JSON: "#), "{greets}");
    let forgets = heard(r#"{"act":{"done":{}}}"#);
    assert!(forgets.contains(r#"{"lost":"\"n\" is missing"}"#), "{forgets}");
}

#[test]
fn a_program_that_cannot_be_started_is_a_mistake() {
    let output = arena(&["spywhere", "--umpire", "/no/such/program", "--games", "4"]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8(output.stderr).unwrap();
    let says = "--umpire \"/no/such/program\": this program could not be started: ";
    assert!(complaint.contains(says), "{complaint}");
}

/// One that ends without answering anything did not start either, whatever it printed.
#[test]
fn a_program_that_ends_at_once_is_a_mistake() {
    for (program, end) in [
        ("", "exit status: 0"),
        ("print('usage: bot.py LEVEL')\nexit(3)", "exit status: 3"),
        ("import sys\nfor line in sys.stdin: exit(4)", "exit status: 4"),
        ("import no_such_library", "exit status: 1"),
    ] {
        let output = plays("spywhere", program, &["--move-ms", "60000"]);
        assert_eq!(output.status.code(), Some(2), "{program}");
        assert!(output.stdout.is_empty(), "{program}");
        let complaint = String::from_utf8(output.stderr).unwrap();
        let says = format!("bot.py\": this program ended without answering anything ({end})");
        assert!(
            complaint.contains("--umpire \"python3 /") && complaint.contains(&says),
            "{complaint}"
        );
    }
}
