//! `safehouse umpire`: the real program, through pipes. What holds for every game is tested in
//! `crates/umpire`, with a game made for that.

mod deals;
mod house;
mod malformed;
mod noise;
mod process;
mod reference;
mod refusals;
mod shapes;
mod time;
mod views;
mod whole_games;

use process::Umpire;
use serde_json::{Value, json};

/// Four spies, Germany removed, seat 0 to begin: the position from which most tests start. Seat 0
/// has drawn Belgium.
fn four() -> Value {
    json!({
        "game": "spywhere",
        "seats": 4,
        "options": {"removed": "germany"},
        "deal": {
            "passports": ["italy", "france", "spain", "england"],
            "hands": [
                ["italy", "france", "spain"],
                ["france", "belgium", "belgium"],
                ["spain", "england", "italy"],
                ["england", "france", "spain"],
            ],
            "row": ["france", "france", "spain", "italy", "belgium"],
            "pile": ["belgium", "england", "spain", "france", "france", "italy", "italy", "spain",
                     "belgium", "england", "england", "france", "spain", "italy", "belgium"],
        },
    })
}

/// Two spies, Germany removed, seat 0 to begin with Spain drawn.
fn two() -> Value {
    json!({
        "game": "spywhere",
        "seats": 2,
        "options": {"removed": "germany"},
        "deal": {
            "passports": [["italy", "france"], ["spain", "england"]],
            "hands": [["italy", "spain", "italy"], ["france", "belgium", "england"]],
            "row": ["france", "france", "spain", "italy", "belgium"],
            "pile": ["spain", "belgium", "england", "italy", "france", "spain", "italy", "england",
                     "belgium", "france", "spain", "italy", "england", "belgium", "france"],
        },
    })
}

/// The same opening with other options.
fn with(mut opening: Value, options: Value) -> Value {
    let Value::Object(options) = options else { panic!("options are an object") };
    opening["options"].as_object_mut().unwrap().extend(options);
    opening
}

/// The same opening with another pile.
fn with_pile(mut opening: Value, pile: &[&str]) -> Value {
    opening["deal"]["pile"] = json!(pile);
    opening
}

fn swap(give: &str, take: &str) -> Value {
    json!({"swap": {"give": give, "take": take}})
}

fn identify(seat: impl serde::Serialize, nation: &str) -> Value {
    json!({"identify": {"seat": seat, "as": nation}})
}

fn eliminate(nation: &str) -> Value {
    json!({"eliminate": nation})
}

fn done() -> Value {
    json!({"done": {}})
}
