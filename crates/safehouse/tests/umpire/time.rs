//! Deadlines, and a clock that never goes back.

use serde_json::{Value, json};

use crate::{Umpire, done, four, identify, swap, with, with_pile};

fn deadline(umpire: &mut Umpire) -> Value {
    umpire.view("spectator")["deadline"].take()
}

/// Due when `at` ≥ deadline, before that line's act.
#[test]
fn a_tie_goes_to_the_deadline() {
    let mut umpire = Umpire::open(four());
    assert_eq!(deadline(&mut umpire), 60_000);
    umpire.act(59_999, 0, swap("france", "belgium"));

    let mut umpire = Umpire::open(four());
    let late = umpire.ask(json!({"at": 60_000, "seat": 0, "act": swap("france", "belgium")}));
    assert_eq!(late["refused"], "spywhere/not_your_turn");
    // The stand-in swapped what was drawn for its like (§9.3), and the next spy's turn began.
    let swapped = json!({"swapped": {"seat": 0, "give": "belgium", "take": "belgium"}});
    let began = json!({"began": {"seat": 1, "drew": true}});
    for who in ["0", "2", "3", "spectator", "screen"] {
        assert_eq!(late["sights"][who], json!([swapped, began]), "{who}");
    }
    let mine = json!({"began": {"seat": 1, "drew": true, "card": "england"}});
    assert_eq!(late["sights"]["1"], json!([swapped, mine]));
    assert_eq!(late.as_object().unwrap().len(), 2, "no percepts, no over: {late}");
}

/// What follows starts at the deadline's own instant, not when it was noticed.
#[test]
fn what_follows_starts_at_the_deadline() {
    let mut umpire = Umpire::open(four());
    umpire.accept(json!({"at": 61_234}));
    assert_eq!(deadline(&mut umpire), 120_000);
    umpire.act(119_999, 1, swap("france", "spain"));
    assert_eq!(deadline(&mut umpire), 120_000, "the whole turn has one deadline");
    umpire.act(119_999, 1, done());
    assert_eq!(deadline(&mut umpire), 179_999);
}

/// §9.3: if the swap is already made the turn just ends.
#[test]
fn a_turn_that_is_half_done_just_ends() {
    let mut umpire = Umpire::open(four());
    umpire.act(5, 0, swap("france", "belgium"));
    let seen = umpire.accept(json!({"at": 60_000}));
    assert_eq!(seen["sights"]["spectator"], json!([{"began": {"seat": 1, "drew": true}}]));
}

/// One line can pass several deadlines, each at its own instant, and then its act.
#[test]
fn several_deadlines_in_one_line() {
    let mut umpire = Umpire::open(four());
    let seen = umpire.act(185_000, 3, swap("england", "france"));
    let kinds: Vec<&String> = seen["sights"]["screen"]
        .as_array()
        .unwrap()
        .iter()
        .map(|sight| sight.as_object().unwrap().keys().next().unwrap())
        .collect();
    let turn = ["swapped", "began"];
    assert_eq!(
        kinds,
        [turn, turn, turn].concat().into_iter().chain(["swapped"]).collect::<Vec<_>>()
    );
    assert_eq!(deadline(&mut umpire), 240_000);
    assert_eq!(umpire.view(3)["turn"], 3);
}

/// `at` never goes back; a smaller one counts as the last.
#[test]
fn a_smaller_at_counts_as_the_last() {
    let mut umpire = Umpire::open(four());
    umpire.accept(json!({"at": 50_000}));
    umpire.act(0, 0, swap("france", "belgium"));
    umpire.act(7, 0, done());
    assert_eq!(deadline(&mut umpire), 110_000);
}

/// Time passes in a refused line, and does not in one that is not understood.
#[test]
fn a_refusal_moves_the_clock_and_an_error_does_not() {
    let mut umpire = Umpire::open(four());
    umpire.error(json!({"at": 40_000, "seat": 0, "act": {"fly": {}}}));
    umpire.error(json!({"at": 40_000, "seat": 4, "act": done()}));
    umpire.error(json!({"at": 40_000, "seat": 0, "sense": {"look": 1}}));
    umpire.error(json!({"at": 99_000, "seat": 0}));
    umpire.act(1_000, 0, swap("france", "belgium"));
    umpire.act(1_000, 0, done());
    assert_eq!(deadline(&mut umpire), 61_000);
    assert_eq!(umpire.refusal(31_000, 0, done()), "spywhere/not_your_turn");
    umpire.act(2_000, 1, swap("france", "spain"));
    umpire.act(2_000, 1, done());
    assert_eq!(deadline(&mut umpire), 91_000);
}

/// §6.3, §9.3: both limits are options, in whole seconds.
#[test]
fn limits_are_options() {
    let options = json!({"max_turn_s": 1, "final_s": 2});
    let mut umpire = Umpire::open(with(with_pile(four(), &["spain"]), options));
    assert_eq!(deadline(&mut umpire), 1_000);
    // §6.1: the pile is empty at the end of this turn.
    let seen = umpire.accept(json!({"at": 2_999}));
    assert_eq!(seen["sights"]["screen"][1], json!({"final": {"ender": null}}));
    assert_eq!((deadline(&mut umpire), &seen["over"]), (json!(3_000), &Value::Null));
    umpire.act(2_999, 0, identify(1, "france"));
    let seen = umpire.accept(json!({"at": 3_000}));
    assert!(seen["sights"]["screen"][0]["over"].is_object());
    assert_eq!(seen["over"]["winners"], json!([0]));
    assert_eq!(deadline(&mut umpire), Value::Null);
}

/// The last act of the final phase ends it before its time.
#[test]
fn all_are_finished() {
    let mut umpire = Umpire::open(with_pile(four(), &[]));
    umpire.act(0, 0, swap("france", "belgium"));
    umpire.act(0, 0, done());
    for seat in 0..3 {
        assert_eq!(umpire.act(10, seat, done())["over"], Value::Null);
    }
    let last = umpire.act(10, 3, done());
    let kinds = &last["sights"]["2"];
    assert_eq!(kinds[0], json!({"finished": {"seat": 3}}));
    assert!(kinds[1]["over"]["seats"].is_array());
    assert!(last["over"]["scores"].is_array());
}

/// A leap to the end of time plays the game out, quickly, whatever the limits are.
#[test]
fn the_end_of_time() {
    for limit in [1, 60, u32::MAX] {
        let options = json!({"max_turn_s": limit, "final_s": limit});
        for seats in 2..=6 {
            let mut umpire = Umpire::open(
                json!({"game": "spywhere", "seats": seats, "options": options, "seed": "end"}),
            );
            let end = umpire.accept(json!({"at": u64::MAX}));
            assert!(end["over"].is_object());
            assert_eq!(umpire.accept(json!({"at": u64::MAX}))["over"], end["over"]);
            assert_eq!(umpire.accept(json!({"at": 0}))["over"], end["over"]);
            assert_eq!(umpire.refusal(u64::MAX, 0, done()), "spywhere/over");
        }
    }
}
