//! Bots of the house at the umpire's table, in every game; and the example that measures the pipe.

use std::process::Command;

use serde_json::{Value, json};

use crate::Umpire;

/// Bots on all seats play a game to its end, while the caller only lets time pass.
#[test]
fn bots_of_the_house_play_every_game_to_its_end() {
    let mut umpire = Umpire::start();
    for (game, options) in [
        ("spywhere", json!({})),
        ("wink", json!({"eyes": "gaze"})),
        ("dr-shark", json!({"touch": "named", "short": true})),
        ("dr-shark", json!({"touch": "felt", "short": true})),
    ] {
        let bots = json!({"0": "rookie", "1": "regular", "2": "veteran", "3": "greedy"});
        let open = json!({"game": game, "seats": 4, "seed": "house", "options": options,
            "bots": bots, "witnesses": ["screen"]});
        let mut over = umpire.accept(json!({"open": open}))["over"].clone();
        let mut at = 0;
        while over == Value::Null {
            at += 10_000;
            assert!(at < 3_600_000, "{game} has no end");
            over = umpire.accept(json!({"at": at}))["over"].clone();
        }
        assert_eq!(over["scores"].as_array().unwrap().len(), 4, "{game}: {over}");
        let refused = umpire.ask(json!({"at": at, "seat": 1, "act": {}}));
        assert!(refused["error"].is_string(), "{game}: {refused}");
    }
}

/// One seat is the caller's: it does what it is offered, between the turns of three bots.
#[test]
fn somebody_plays_with_bots_of_the_house() {
    let mut umpire = Umpire::start();
    for game in ["spywhere", "wink", "dr-shark"] {
        let bots = json!({"1": "regular", "2": "regular", "3": "regular"});
        umpire.accept(json!({"open": {"game": game, "seats": 4, "seed": "guest", "bots": bots}}));
        let (mut mine, mut at) = (0, 0);
        while mine < 3 {
            at += 5_000;
            assert!(at < 3_600_000, "{game}: nobody asks seat 0");
            umpire.accept(json!({"at": at}));
            let view = umpire.view(0);
            let listed = |act: &&Value| act.as_object().unwrap().values().all(|it| *it != "…");
            // A turn of Wink has a shortest time.
            let early = view["earliest"].as_u64().is_some_and(|earliest| earliest > at);
            let options = view["options"].as_array().filter(|_| !early);
            let options = options.map_or(&[][..], Vec::as_slice);
            if let Some(act) = options.iter().find(listed) {
                umpire.accept(json!({"at": at, "seat": 0, "act": act}));
                mine += 1;
            }
        }
    }
}

#[test]
fn the_example_that_measures_the_pipe_plays_its_games() {
    let example = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/umpire_speed.py");
    let mut python = Command::new("python3");
    let output = python.args([example, env!("CARGO_BIN_EXE_safehouse"), "12"]).output();
    let output = output.expect("python3 starts (on Debian: apt-get install python3)");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).unwrap();
    assert!(text.starts_with("12 games, ") && text.contains("games a second"), "{text}");
}
