//! Deals that are possible, and those that are not.

use serde_json::{Value, json};

use crate::{Umpire, four, two, with, with_pile};

const NATIONS: [&str; 6] = ["belgium", "england", "france", "germany", "italy", "spain"];

/// Everything in the box, less what is in `used`.
fn rest_of_the_box(removed: &str, used: &Value) -> Vec<&'static str> {
    let used = used.to_string();
    let left = |nation: &&'static str| {
        let gone = used.matches(*nation).count();
        std::iter::repeat_n(*nation, 18 - gone)
    };
    NATIONS.iter().filter(|nation| **nation != removed).flat_map(left).collect()
}

#[test]
fn possible() {
    let three = json!({
        "game": "spywhere", "seats": 3, "options": {"removed": "spain", "first": 2},
        "deal": {"passports": ["italy", "france", "germany"],
                 "hands": [["italy", "italy", "italy"], ["france", "france", "france"], ["germany", "germany", "germany"]],
                 "row": ["italy", "italy", "italy", "italy", "italy"], "pile": []},
    });
    let six = json!({
        "game": "spywhere", "seats": 6,
        "deal": {"passports": NATIONS, "hands": vec![["italy", "spain", "france"]; 6],
                 "row": ["germany", "germany", "germany", "germany", "germany"], "pile": ["england"]},
    });
    let mut five = six.clone();
    five["seats"] = json!(5);
    five["deal"]["passports"] = json!(NATIONS[1..]);
    five["deal"]["hands"].as_array_mut().unwrap().pop();
    let used = json!([four()["deal"]["hands"], four()["deal"]["row"]]);
    let full = with_pile(four(), &rest_of_the_box("germany", &used));
    for (opening, pile) in
        [(two(), 14), (three, 0), (four(), 14), (five, 0), (six, 0), (full, 90 - 17 - 1)]
    {
        let mut umpire = Umpire::start();
        let seen = umpire.accept(json!({"open": opening}));
        let first = opening["options"]["first"].as_u64().unwrap_or(0);
        let view = umpire.view(first);
        assert_eq!(view["turn"], first, "the first seat is 0 unless `first` says otherwise");
        assert_eq!(view["pile"], pile);
        assert_eq!(view["row"], opening["deal"]["row"]);
        let top = &opening["deal"]["pile"][0];
        assert_eq!(view["me"]["drawn"], *top, "the top of the pile is drawn at the opening");
        let began = &seen["sights"][first.to_string()][1]["began"];
        assert_eq!((&began["card"], &began["drew"]), (top, &json!(!top.is_null())));
        for seat in 0..opening["seats"].as_u64().unwrap() {
            let dealt = &seen["sights"][seat.to_string()][0]["dealt"];
            let passports = &opening["deal"]["passports"][seat as usize];
            let listed = if passports.is_array() { passports.clone() } else { json!([passports]) };
            assert_eq!(dealt["passports"], listed);
            let hand: u64 =
                dealt["hand"].as_object().unwrap().values().map(|n| n.as_u64().unwrap()).sum();
            assert_eq!(hand, 3);
        }
        for who in ["spectator", "screen"] {
            let dealt = &seen["sights"][who][0]["dealt"];
            assert!(dealt.get("passports").is_none() && dealt.get("hand").is_none());
        }
    }
}

/// §2.3: the row, hands and pile come in the order in which they are written.
#[test]
fn the_pile_is_written_top_first() {
    let mut umpire = Umpire::open(four());
    umpire.act(0, 0, crate::swap("france", "belgium"));
    // The given card lies where the taken one lay.
    assert_eq!(umpire.view(0)["row"], json!(["france", "france", "spain", "italy", "france"]));
    // The bonus comes before the refill, and refills go at the end.
    let seen = umpire.act(0, 0, crate::eliminate("france"));
    assert_eq!(seen["sights"]["0"][0]["eliminated"]["card"], "england");
    assert_eq!(umpire.view(0)["row"], json!(["spain", "italy", "spain", "france", "france"]));
    umpire.act(0, 0, crate::done());
    assert_eq!(umpire.view(1)["me"]["drawn"], "italy");
}

/// Each is an error, and the game under way goes on as before.
#[test]
fn impossible() {
    let mut umpire = Umpire::open(four());
    umpire.accept(json!({"at": 30_000}));
    let views = umpire.all_views(4);

    let change = |path: &str, value: Value| {
        let mut opening = four();
        *opening.pointer_mut(path).expect("there is such a place") = value;
        opening
    };
    let without = |opening: Value, path: &str, key: &str| {
        let mut opening = opening;
        opening.pointer_mut(path).unwrap().as_object_mut().unwrap().remove(key).unwrap();
        opening
    };
    let mut eighteen_and_one = four();
    eighteen_and_one["deal"]["pile"] = json!(vec!["france"; 18]);
    let six =
        |removed: Value| json!({"game": "spywhere", "seats": 6, "options": removed, "seed": "x"});
    let options = |options: Value| with(four(), options);
    for opening in [
        change("/seats", json!(1)),
        change("/seats", json!(7)),
        change("/seats", json!(0)),
        change("/seats", json!(3)),
        change("/seats", json!(5)),
        change("/seats", json!(256 + 4)),
        change("/seats", json!("4")),
        change("/seats", json!(4.0)),
        change("/game", json!("Spywhere")),
        change("/game", json!(["spywhere"])),
        change("/deal", json!({})),
        change("/deal", json!([])),
        change("/deal", json!("seed")),
        change("/deal/passports", json!(["italy", "france", "spain"])),
        change("/deal/passports", json!(["italy", "france", "spain", "spain"])),
        change("/deal/passports", json!(["italy", "france", "spain", "germany"])),
        change("/deal/passports", json!([["italy"], ["france"], ["spain"], ["england"]])),
        change("/deal/passports", json!(["italy", "france", "spain", "england", "belgium"])),
        change("/deal/passports/0", json!("atlantis")),
        change("/deal/passports/0", json!({"italy": null})),
        change("/deal/passports/0", json!(["italy", "belgium"])),
        change("/deal/passports/0", json!(null)),
        change("/deal/hands/0", json!(["italy", "france"])),
        change("/deal/hands/0", json!(["italy", "france", "spain", "spain"])),
        change("/deal/hands/0", json!(["italy", "france", "germany"])),
        change("/deal/hands/0", json!({"italy": 3})),
        change("/deal/hands", json!([])),
        change("/deal/row", json!(["france", "france", "spain", "italy"])),
        change("/deal/row", json!(vec!["france"; 6])),
        change("/deal/row/0", json!("germany")),
        change("/deal/row/0", json!(2)),
        change("/deal/pile/0", json!("germany")),
        change("/deal/pile", json!(["belgium", "france", null])),
        change("/deal/pile", json!(15)),
        change("/deal/pile", json!(vec!["belgium"; 5000])),
        eighteen_and_one,
        without(four(), "/options", "removed"),
        without(two(), "/options", "removed"),
        without(four(), "", "options"),
        without(four(), "/deal", "pile"),
        without(four(), "/deal", "row"),
        without(four(), "/deal", "hands"),
        without(four(), "/deal", "passports"),
        without(four(), "", "deal"),
        without(four(), "", "game"),
        without(four(), "", "seats"),
        change("/options/removed", json!("italy")),
        change("/options/removed", json!(null)),
        change("/options/removed", json!("none")),
        options(json!({"first": 4})),
        options(json!({"first": -1})),
        options(json!({"first": null})),
        options(json!({"first": "0"})),
        options(json!({"chain": 1})),
        options(json!({"chain": null})),
        options(json!({"log": "on"})),
        options(json!({"max_turn_s": 0})),
        options(json!({"max_turn_s": 1.5})),
        options(json!({"max_turn_s": -60})),
        options(json!({"max_turn_s": "60"})),
        options(json!({"max_turn_s": null})),
        options(json!({"final_s": 0})),
        options(json!({"eyes": "real"})),
        options(json!({"lock": "game"})),
        six(json!({"removed": "italy"})),
        six(json!({"min_turn_s": 0})),
    ] {
        umpire.error(json!({"open": opening}));
        assert_eq!(umpire.all_views(4), views, "{opening}");
    }
    // The clock has not moved either: the old game's deadline is where it was.
    assert_eq!(umpire.view(0)["deadline"], 60_000);
}

/// §2.1, §2.4: what is not given is chosen by the seed alone.
#[test]
fn dealt_from_a_seed() {
    let mut umpire = Umpire::start();
    let mut seen = Vec::new();
    for seats in 2..=6 {
        for seed in ["", "1", "any text"] {
            let opening = json!({"open": {"game": "spywhere", "seats": seats, "seed": seed}});
            let first = umpire.accept(opening.clone());
            assert_eq!(umpire.accept(opening), first);
            let dealt = &first["sights"]["screen"][0]["dealt"];
            let nations = if seats <= 4 { 5 } else { 6 };
            assert_eq!(dealt["removed"].is_null(), seats > 4);
            assert_eq!(dealt["pile"], nations * 18 - 3 * seats - 5);
            assert!(!seen.contains(&first));
            seen.push(first);
        }
    }
    let fixed = json!({"removed": "italy", "first": 1});
    let opening = json!({"game": "spywhere", "seats": 2, "options": fixed, "seed": "any text"});
    let dealt = umpire.accept(json!({"open": opening}))["sights"]["screen"][0]["dealt"].take();
    assert_eq!((&dealt["removed"], &dealt["first"]), (&json!("italy"), &json!(1)));
}
