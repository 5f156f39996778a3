//! `safehouse simulate`: the real program. `safehouse arena` is beside it.

mod arena;

use std::process::{Command, Output};

use serde_json::Value;

fn simulate(arguments: &[&str]) -> Output {
    let mut safehouse = Command::new(env!("CARGO_BIN_EXE_safehouse"));
    safehouse.arg("simulate").args(arguments).output().expect("the program runs")
}

/// Its JSON output.
fn json(arguments: &[&str]) -> Value {
    let output = simulate(&[arguments, &["--json"]].concat());
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success() && complaint.is_empty(), "{complaint}");
    let text = String::from_utf8(output.stdout).unwrap();
    assert_eq!(text.lines().count(), 1, "one object on one line");
    serde_json::from_str(&text).unwrap()
}

/// The same without the values that depend on the machine.
fn result(arguments: &[&str]) -> Value {
    let mut report = json(arguments);
    let speed = report.as_object_mut().unwrap().remove("speed").expect("speed is reported");
    assert!(speed["games_per_s"].as_f64().unwrap() > 0.0);
    report
}

const MIXED: [&str; 5] = ["spywhere", "--bots", "greedy,random,random,greedy", "--games", "300"];

#[test]
fn the_same_seed_gives_the_same_result_on_any_number_of_threads() {
    let on = |threads| result(&[&MIXED[..], &["--seed", "7", "--threads", threads]].concat());
    let one = on("1");
    assert_eq!(one, on("2"));
    assert_eq!(one, on("5"));
    assert_eq!(one["seed"], "7");
    let other = result(&[&MIXED[..], &["--seed", "8", "--threads", "2"]].concat());
    assert_ne!(one["by_seat"], other["by_seat"], "another seed, other games");
}

#[test]
fn the_sums_add_up() {
    let report = result(&MIXED);
    let seats = report["by_seat"].as_array().unwrap();
    let wins = |of: &[Value]| of.iter().map(|x| x["wins_840ths"].as_u64().unwrap()).sum::<u64>();
    assert_eq!((seats.len(), wins(seats)), (4, 300 * 840));
    let bots = report["by_bot"].as_array().unwrap();
    assert_eq!(wins(bots), 300 * 840);
    assert_eq!((&bots[0]["bot"], &bots[0]["seats"]), (&"greedy".into(), &2.into()));
    assert_eq!(wins(&bots[..1]), wins(&[seats[0].clone(), seats[3].clone()]));
    assert_eq!(report["refused"], 0);
    assert_eq!(report["options"]["max_turn_s"], 60, "the rulebook's options are reported");
    let [fewest, most] = ["fewest", "most"].map(|x| report["moves"][x].as_u64().unwrap() as f64);
    let mean = report["moves"]["mean"].as_f64().unwrap();
    assert!(fewest <= mean && mean <= most);
}

#[test]
fn the_table_reads_well() {
    let output = simulate(&[&MIXED[..], &["--seats", "4", "--threads", "1"]].concat());
    assert!(output.status.success());
    assert!(output.stderr.is_empty(), "no bar where nobody looks");
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("spywhere, 4 seats, 300 games, seed \"1\"\n"), "{text}");
    for line in
        ["seat   bot", "   3   greedy", "    2  random", "An even share is 25.0%.", "on 1 thread,"]
    {
        assert!(text.contains(line), "{line:?} in {text}");
    }
}

#[test]
fn options_reach_the_table() {
    let logged = result(&[&MIXED[..], &["--options", r#"{"removed":"italy","first":2}"#]].concat());
    assert_eq!(
        (&logged["options"]["removed"], &logged["options"]["first"]),
        (&"italy".into(), &2.into())
    );
    assert_ne!(logged["by_seat"], result(&MIXED)["by_seat"]);
}

/// Without `--bots`, the best bots play at tables of every size.
#[test]
fn tables_of_every_size_side_by_side() {
    let report = json(&["wink", "--games", "2"]);
    let tables = report["tables"].as_array().unwrap();
    assert_eq!(tables.len(), 5);
    for (table, seats) in tables.iter().zip(4..) {
        assert_eq!(table["by_seat"].as_array().unwrap().len(), seats);
        assert_eq!(table["by_bot"][0]["bot"], "mastermind");
        assert_eq!(table["options"]["eyes"], "gaze", "at a distance, so that there are winks");
        assert_eq!(table["refused"], 0);
        let first = &table["figures"][0];
        assert_eq!(first["name"], "calls: right contact or right accusation");
        assert!(first["sum"].as_u64() <= first["of"].as_u64());
    }
    let text = String::from_utf8(simulate(&["wink", "--games", "2"]).stdout).unwrap();
    assert!(text.starts_with("wink, all seats mastermind, 2 games each, seed \"1\"\n"), "{text}");
    for line in ["seats", "mean winning score", "accusations: right by chance", "games a second"] {
        assert!(text.contains(&format!("\n{line}")), "{line:?} in {text}");
    }
    let one = json(&["wink", "--seats", "4", "--games", "2", "--options", r#"{"min_turn_s":6}"#]);
    assert_eq!(one["options"]["eyes"], "gaze", "what is not given stays as in simulations");
    assert_eq!(
        one["by_seat"],
        result(&[
            "wink",
            "--bots",
            "mastermind,mastermind,mastermind,mastermind",
            "--games",
            "2",
            "--options",
            r#"{"min_turn_s":6,"eyes":"gaze"}"#,
        ])["by_seat"]
    );
}

/// A game that is added to the house can be simulated.
#[test]
fn every_game_is_played_to_its_end_by_its_best_bots() {
    for about in host::catalog::about() {
        let seats = about.least.to_string();
        let report = result(&[about.game, "--seats", &seats, "--games", "1"]);
        assert_eq!(report["by_bot"][0]["bot"], *about.levels.last().unwrap(), "{}", about.game);
        assert_eq!(
            (&report["games"], &report["refused"]),
            (&1.into(), &0.into()),
            "{}",
            about.game
        );
    }
}

#[test]
fn impossible_wishes_get_different_errors() {
    for (arguments, says) in [
        (
            vec!["chess", "--bots", "random,random"],
            &*format!("there is no game \"chess\"; there is {}", host::catalog::NAMES.join(", ")),
        ),
        (vec!["spywhere", "--bots", "random,shark"], "no bot \"shark\"; it has random, greedy"),
        (vec!["spywhere", "--seats", "3", "--bots", "random,random"], "3 seats need 3 bots"),
        (vec!["spywhere", "--bots", "random"], "spywhere is for 2 to 6 seats"),
        (vec!["spywhere", "--seats", "9", "--bots", "random"], "spywhere is for 2 to 6 seats"),
        (vec!["spywhere", "--seats", "7"], "spywhere is for 2 to 6 seats"),
        (vec!["spywhere", "--bots", ""], "no bot \"\""),
        (vec!["spywhere", "--bots", "random,random", "--games", "0"], "--games"),
        (vec!["spywhere", "--bots", "random,random", "--threads", "0"], "--threads"),
        (vec!["spywhere", "--bots", "random,random", "--options", "{"], "--options"),
        (vec!["spywhere", "--bots", "random,random", "--options", r#"{"loog":true}"#], "loog"),
        (vec!["spywhere", "--bots", "random,random", "--options", r#"{"first":2}"#], "first"),
    ] {
        let output = simulate(&arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(output.stdout.is_empty());
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert!(complaint.contains(says), "{complaint}");
    }
}
