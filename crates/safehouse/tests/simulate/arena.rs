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

/// Runs a program written on one line of Python, against `random`, and says what moves it lost.
fn lost(program: &str, move_ms: &str) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bot.py");
    std::fs::write(&file, program).unwrap();
    let command = format!("python3 {}", file.display());
    let words = ["--umpire", &command, "--move-ms", move_ms, "--pair", "program,random"];
    let games = ["spywhere", "--games", "4", "--threads", "1"];
    let output = arena(&[&games[..], &words, &["--json"]].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let measured: Value = serde_json::from_slice(&output.stdout).unwrap();
    measured["pairings"][0]["lost"].clone()
}

/// Whatever a program does, the games are played to their end: the rules stand in for its moves.
#[test]
fn a_program_that_misbehaves_loses_its_moves_and_harms_nobody() {
    let silent = lost("import time\ntime.sleep(600)", "50");
    assert_eq!(silent["late"], 12, "four times three, and then it is not waited for: {silent}");
    assert!(silent["gone"].as_u64() > Some(0));
    let dead = lost("", "60000");
    assert!(dead["gone"].as_u64() > Some(0) && dead["late"] == 0, "{dead}");
    let says = |answer: &str| {
        let loops = "import json, sys\nfor line in sys.stdin:\n    told = json.loads(line)\n";
        let answers = format!("    if 'n' in told: n = told['n']; print({answer}, flush=True)\n");
        lost(&format!("{loops}{answers}"), "60000")
    };
    let wrong = says(r#"json.dumps({"n": n, "act": {"fly": {}}})"#);
    assert!(wrong["wrong"].as_u64() > Some(0) && wrong["late"] == 0, "{wrong}");
    let illegal = says(r#"json.dumps({"n": n, "act": {"swap": {"give": "x", "take": "y"}}})"#);
    assert!(illegal["wrong"].as_u64() > Some(0), "{illegal}");
    let nothing = says(r#"json.dumps({"n": n})"#);
    assert_eq!(nothing, serde_json::json!({"late": 0, "wrong": 0, "refused": 0, "gone": 0}));
}

/// What eyes see at once after they moved is asked about a little later, not in the same instant for
/// ever.
#[test]
fn a_program_whose_eyes_never_rest_is_asked_in_time() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("bot.py");
    let program = "import json, sys\nfor line in sys.stdin:\n    told = json.loads(line)\n    \
                   if 'open' in told: me = told['open']['seat']\n    if 'n' in told:\n        \
                   n = told['n']\n        \
                   look = {'sense': {'look': (me + 1 + n % 2) % 4}} if n < 200 else {}\n        \
                   print(json.dumps({'n': n, **look}), flush=True)\n";
    std::fs::write(&file, program).unwrap();
    let command = format!("python3 {}", file.display());
    let words = ["--umpire", &command, "--move-ms", "60000", "--pair", "program,random"];
    let measured = json(&[&["wink", "--games", "4", "--threads", "1"][..], &words].concat());
    let none = serde_json::json!({"late": 0, "wrong": 0, "refused": 0, "gone": 0});
    assert_eq!(measured["pairings"][0]["lost"], none);
}

/// What a program hears that answers its first question like this.
fn heard(answer: &str, move_ms: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let (file, heard) = (folder.path().join("bot.py"), folder.path().join("heard"));
    let program = format!(
        "import sys\nheard = open({:?}, 'w')\nfor line in sys.stdin:\n    heard.write(line)\n    \
         heard.flush()\n    if '\"n\":1,' in line: print({answer:?}, flush=True)\n    \
         if '\"n\":2,' in line: sys.exit()\n",
        heard.display().to_string()
    );
    std::fs::write(&file, program).unwrap();
    let command = format!("python3 {}", file.display());
    let words = ["--umpire", &command, "--move-ms", move_ms, "--pair", "program,random"];
    let output = arena(&[&["spywhere", "--games", "4", "--threads", "1"][..], &words].concat());
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.contains("the program lost "), "{text}");
    std::fs::read_to_string(heard).unwrap()
}

/// It is told why it lost a move.
#[test]
fn a_program_is_told_what_it_did_wrong() {
    let flies = heard(r#"{"n":1,"act":{"fly":{}}}"#, "60000");
    let first = flies.lines().next().unwrap();
    assert!(first.starts_with(r#"{"open":{"game":"spywhere","seats":4,"seat":"#), "{first}");
    assert!(flies.contains(r#"{"lost":"act: \"fly\" is none of "#), "{flies}");
    let cheats = heard(r#"{"n":1,"act":{"done":{}}}"#, "60000");
    assert!(cheats.contains(r#"{"lost":"{\"done\":{}} is not among your options"}"#), "{cheats}");
}

#[test]
fn a_program_that_cannot_be_started_is_a_mistake() {
    let output = arena(&["spywhere", "--umpire", "/no/such/program", "--games", "4"]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("--umpire \"/no/such/program\""), "{complaint}");
}
