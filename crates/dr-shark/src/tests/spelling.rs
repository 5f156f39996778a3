//! How acts and facts are written down.

use kernel::Seat;
use serde_json::{from_value, json, to_value};

use super::tables::*;
use crate::{Action, Draw, Fumble, Grab, Piece, Sight, Texture};

/// Every act as the umpire writes it, there and back.
#[test]
fn acts_are_written_as_the_umpire_writes_them() {
    let spot = bag::Spot { x: 12, y: 34 };
    for (act, text) in [
        (dive(A), json!({"dive": {"area": "A", "space": "light"}})),
        (search(), json!({"search": {}})),
        (draw("satellite-watch.2.1"), json!({"draw": {"piece": "satellite-watch.2.1"}})),
        (Action::Draw(Draw::At(spot)), json!({"draw": {"x": 12, "y": 34}})),
        (place(shape(3)), json!({"place": 3})),
        (place(texture(Texture::Felt)), json!({"place": "felt"})),
        (
            grab("clown.1.1 shark.violet.1"),
            json!({"grab": {"pieces": ["clown.1.1", "shark.violet.1"]}}),
        ),
        (grab(""), json!({"grab": {"pieces": []}})),
        (Action::Grab(Grab::At(spot, 5)), json!({"grab": {"x": 12, "y": 34, "size": 5}})),
        (sort("clown.1.1", Violet), json!({"sort": {"piece": "clown.1.1", "colour": "violet"}})),
        (put_back(Violet), json!({"return": "violet"})),
        (keep("clown.1.1"), json!({"keep": "clown.1.1"})),
        (take("clown.1.1"), json!({"take": "clown.1.1"})),
        (stop(), json!({"stop": {}})),
        (complete(SatelliteWatch), json!({"complete": "satellite-watch"})),
        (paoletta(CAT, "clown.1.1"), json!({"paoletta": {"from": 2, "piece": "clown.1.1"}})),
        (
            babanipoulos(CAT, "clown.1.1", ["waiter.1.1", "waiter.2.1"]),
            json!({"babanipoulos": {"from": 2, "take": "clown.1.1", "give": ["waiter.1.1", "waiter.2.1"]}}),
        ),
        (decline(), json!({"decline": {}})),
        (done(), json!({"done": {}})),
    ] {
        assert_eq!(to_value(&act).expect("acts can be written"), text);
        assert_eq!(from_value::<Action>(text).expect("and read"), act);
    }
}

/// What is no act is not read as one.
#[test]
fn what_is_no_act_is_not_read() {
    for text in [
        json!({"swim": {}}),
        json!({"dive": {"area": "F", "space": "light"}}),
        json!({"dive": {"area": "A"}}),
        json!({"dive": {"area": "A", "space": "light", "deep": true}}),
        json!({"draw": {}}),
        json!({"draw": {"x": 1}}),
        json!({"draw": {"piece": "clown.1.1", "x": 1, "y": 1}}),
        json!({"draw": {"piece": null}}),
        json!({"draw": "clown.1.1"}),
        json!({"place": 0}),
        json!({"place": 9}),
        json!({"place": -1}),
        json!({"place": "wool"}),
        json!({"place": null}),
        json!({"grab": {"pieces": "clown.1.1"}}),
        json!({"grab": {"x": 1, "y": 1}}),
        json!({"grab": {"x": 1, "y": 1, "size": -1}}),
        json!({"sort": {"piece": "clown.1.1"}}),
        json!({"return": "black"}),
        json!({"keep": "clown"}),
        json!({"complete": "jester"}),
        json!({"paoletta": {"from": -1, "piece": "clown.1.1"}}),
        json!({"paoletta": {"from": 1}}),
        json!({"babanipoulos": {"from": 2, "take": "clown.1.1", "give": ["waiter.1.1"]}}),
        json!({"babanipoulos": {"from": 2, "take": "clown.1.1",
                                "give": ["waiter.1.1", "waiter.2.1", "waiter.3.1"]}}),
        json!({"done": {"now": true}}),
        json!("done"),
    ] {
        assert!(from_value::<Action>(text.clone()).is_err(), "{text}");
    }
}

/// Dr Shark §1.2, §1.3: a piece's name says design, part and copy, or colour and copy.
#[test]
fn pieces_have_names() {
    for piece in crate::Components::default().pieces().iter() {
        assert_eq!(piece.to_string().parse(), Ok(piece));
    }
    assert_eq!(piece("shark.violet.2").to_string(), "shark.violet.2");
    for name in [
        "",
        "clown",
        "clown.1",
        "clown.0.1",
        "clown.1.0",
        "clown.9.1",
        "clown.1.9",
        "clown.01.1",
        "clown.1.1 ",
        "clown.+1.1",
        "clown.1.1.1",
        "shark.1.1",
        "shark.black.1",
        "Clown.1.1",
        ".1.1",
        "clown..1",
        "shark.violet.",
    ] {
        assert!(name.parse::<Piece>().is_err(), "{name:?}");
    }
}

/// Dr Shark §5.5: a list that names more pieces than any box has names one twice.
#[test]
fn a_grab_that_is_too_long_is_refused() {
    let names = vec!["clown.1.1"; 500];
    let act: Action = from_value(json!({"grab": {"pieces": names}})).expect("it can be read");
    spies(2).opens().searches(ANN, D).does(ANN, act).is_refused(crate::Refusal::NothingThere);
}

/// Seats that are nowhere are for the rules to refuse.
#[test]
fn a_seat_that_is_nowhere_can_be_named() {
    let text = json!({"paoletta": {"from": 70_000, "piece": "clown.1.1"}});
    assert_eq!(from_value::<Action>(text).expect("read"), paoletta(Seat(255), "clown.1.1"));
}

/// A mistake is seen as a mistake.
#[test]
fn fumbles_are_written() {
    let seen = |fumble| to_value(Sight::Fumbled { seat: BEN, fumble }).expect("JSON");
    let expected = json!({"fumbled": {"seat": 1, "place": 3}});
    assert_eq!(seen(Fumble::Place(shape(3))), expected);
    let expected =
        json!({"fumbled": {"seat": 1, "sort": {"piece": "clown.1.1", "colour": "blue"}}});
    assert_eq!(seen(Fumble::Sort { piece: piece("clown.1.1"), colour: Blue }), expected);
    let expected = json!({"fumbled": {"seat": 1, "return": "blue"}});
    assert_eq!(seen(Fumble::Return(Blue)), expected);
}
