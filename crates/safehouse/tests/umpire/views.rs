//! What each observer may know, field by field.

use serde_json::{Value, json};

use crate::{Umpire, done, eliminate, four, identify, swap, two, with, with_pile};

fn keys(object: &Value) -> Vec<&str> {
    object.as_object().unwrap().keys().map(String::as_str).collect()
}

/// In the middle of a turn, everything that a view has.
#[test]
fn of_the_spy_whose_turn_it_is() {
    let mut umpire = Umpire::open(with(four(), json!({"log": true})));
    umpire.act(100, 0, swap("france", "belgium"));
    umpire.act(200, 0, eliminate("france"));
    let mut view = umpire.view(0);
    let options = view["options"].take();
    let place = |hand: u8| json!({"hand": hand, "clues": {}, "identified": []});
    let mut first = place(5);
    first["clues"] = json!({"france": 3});
    assert_eq!(
        view,
        json!({
            "turn": 0, "step": "after", "deadline": 60_000, "round": 1,
            "row": ["spain", "italy", "spain", "france", "france"], "pile": 10,
            "removed": "germany", "eliminated": true, "ender": null, "finished": [],
            "swaps": [{"seat": 0, "give": "france", "take": "belgium"}],
            "seats": [first, place(3), place(3), place(3)],
            "me": {"seat": 0, "passports": ["italy"],
                   "hand": {"belgium": 2, "england": 1, "italy": 1, "spain": 1},
                   "drawn": "belgium", "identifications": {}},
            "options": null, "over": null,
        })
    );
    // §5: any opponent, as any nation that takes part; §4.3: no second elimination.
    let mut expected = vec![done()];
    for whom in 1..4 {
        for nation in ["belgium", "england", "france", "italy", "spain"] {
            expected.push(identify(whom, nation));
        }
    }
    let options = options.as_array().unwrap();
    assert_eq!(options.len(), expected.len());
    assert!(expected.iter().all(|act| options.contains(act)));
}

/// Without a seat there is no `me` and nothing to do, and everything else is the same.
#[test]
fn of_everybody_else() {
    let mut umpire = Umpire::open(four());
    umpire.act(100, 0, swap("france", "belgium"));
    umpire.act(200, 0, identify(2, "spain"));
    let public = |mut view: Value| {
        let view = view.as_object_mut().unwrap();
        view.remove("me");
        view.remove("options");
        Value::from(view.clone())
    };
    let spectator = umpire.view("spectator");
    assert_eq!(spectator["me"], Value::Null);
    assert_eq!(spectator["options"], json!([]));
    assert_eq!(umpire.view("screen"), spectator);
    assert_eq!(spectator["seats"][0]["identified"], json!([2]), "seen is that, not as what");
    assert!(spectator.get("swaps").is_none(), "no list of swaps without `log`");
    for seat in 0..4 {
        let view = umpire.view(seat);
        assert_eq!(view["me"]["seat"], seat);
        assert_eq!(view["options"].as_array().unwrap().is_empty(), seat != 1);
        let laid = if seat == 0 { json!({"2": "spain"}) } else { json!({}) };
        assert_eq!(view["me"]["identifications"], laid);
        let drawn = if seat == 1 { json!("england") } else { Value::Null };
        assert_eq!(view["me"]["drawn"], drawn);
        assert_eq!(public(view), public(spectator.clone()));
    }
}

/// §3.2: like for like, the drawn card, every card of the hand for every card of the row.
#[test]
fn options_of_a_swap() {
    let mut umpire = Umpire::open(four());
    let options = umpire.view(0)["options"].take();
    let options = options.as_array().unwrap();
    let mut count = 0;
    for give in ["italy", "france", "spain", "belgium"] {
        for take in ["france", "spain", "italy", "belgium"] {
            assert!(options.contains(&swap(give, take)));
            count += 1;
        }
    }
    assert_eq!(options.len(), count);
}

/// The auditor appears only when the game is over; then everybody sees what was hidden, and the
/// count.
#[test]
fn when_it_is_over() {
    let mut umpire = Umpire::open(with_pile(four(), &["england"]));
    umpire.act(0, 0, swap("france", "belgium"));
    umpire.act(0, 0, identify(1, "france"));
    assert_eq!(umpire.view(1)["step"], "final");
    assert_eq!(umpire.view(1)["turn"], Value::Null);
    umpire.error(json!({"view": "auditor"}));
    umpire.act(1, 2, done());
    assert_eq!(umpire.view("screen")["finished"], json!([2]));
    umpire.act(1, 3, identify(2, "spain"));
    umpire.error(json!({"view": "auditor"}));

    let end = umpire.accept(json!({"at": 60_000}));
    let score = |seat: u8, own: u8, correct: u8| {
        let lines = json!({"own": own, "correct": correct, "ender": 0});
        json!({"seat": seat, "total": own + own * correct, "lines": lines})
    };
    let over = json!({
        "scores": [score(0, 1, 1), score(1, 1, 0), score(2, 1, 0), score(3, 1, 1)],
        "winners": [0, 3],
        "tie": "shared",
    });
    assert_eq!(end["over"], over);
    let auditor = umpire.view("auditor");
    assert_eq!(
        auditor["seats"][0],
        json!({
            "hand": 4, "clues": {}, "identified": [1], "passports": ["italy"],
            "cards": {"belgium": 1, "england": 1, "italy": 1, "spain": 1},
            "identifications": {"1": "france"},
        })
    );
    for who in [json!(0), json!(3), json!("spectator"), json!("screen"), json!("auditor")] {
        let view = umpire.view(&who);
        assert_eq!(view["over"], over);
        assert_eq!(view["seats"], auditor["seats"], "{who}");
        assert_eq!((&view["step"], &view["turn"]), (&json!("over"), &Value::Null));
        assert_eq!((&view["deadline"], &view["options"]), (&Value::Null, &json!([])));
    }
    // The sight of the end reveals the same.
    for who in ["0", "1", "spectator", "screen"] {
        let seats = &end["sights"][who][0]["over"]["seats"];
        assert_eq!(keys(&seats[0]), ["cards", "identifications", "passports"]);
        assert_eq!(seats[0]["cards"], auditor["seats"][0]["cards"]);
    }
}

/// §8: with two spies passports and identifications are lists.
#[test]
fn of_two_spies() {
    let mut umpire = Umpire::open(with_pile(two(), &[]));
    // §3.5: it is too early for the rules, so the swap ends the turn, and with it the game.
    umpire.act(0, 0, swap("spain", "spain"));
    // §8.3: the final phase knows no limit of rounds.
    umpire.act(0, 0, identify(1, "spain"));
    let view = umpire.view(0);
    assert_eq!(view["me"]["passports"], json!(["italy", "france"]));
    assert_eq!(view["me"]["identifications"], json!(["spain"]));
    umpire.act(0, 0, identify(1, "england"));
    umpire.act(0, 1, identify(0, "italy"));
    let end = umpire.act(0, 1, done());
    let lines = |seat: usize| end["over"]["scores"][seat]["lines"].clone();
    // N counts both nations (§8.1), K compares as a set (§8.2), nobody is the ender (§6.1).
    assert_eq!(lines(0), json!({"own": 2, "correct": 2, "ender": 0}));
    assert_eq!(lines(1), json!({"own": 1, "correct": 1, "ender": 0}));
    assert_eq!(end["over"]["winners"], json!([0]));
    assert_eq!(umpire.view(1)["seats"][0]["identifications"], json!(["spain", "england"]));
}
