//! §10 What is public.

use kernel::{Menu, Observer, Shown};
use serde_json::{Value, json};

use super::tables::*;
use crate::{View, Wink};

fn written(view: &View) -> Value {
    serde_json::to_value(Shown::<Wink>::new(view.clone())).expect("views can be written")
}

/// Wink §10.1: the crowd, pawns, calls, hand sizes, CI cards and all cards laid down are public;
/// hands are secret.
#[test]
fn everything_but_the_hands_is_public() {
    four()
        .hands([&[12, 1, 2], &[4, 5], &[7, 8], &[10, 11]])
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .does(BEN, accuse(ANN, 1))
        .does(ANN, contact(DAN))
        .shows(Observer::Spectator, |view| {
            let view = written(view);
            let card = |agent: u8, state: &str| json!({"agent": agent, "state": state});
            let crowd = json!([
                card(12, "up"),
                card(1, "taken"),
                card(2, "up"),
                card(4, "down"),
                card(5, "up"),
                card(7, "up"),
                card(8, "up"),
                card(10, "up"),
                card(11, "up"),
            ]);
            assert_eq!(view["crowd"], crowd);
            let all = json!({"hand": 4, "used": 0, "discarded": 0});
            let used = json!({"hand": 3, "used": 1, "discarded": 0});
            let seats = json!([
                {"pawn": null, "hand": 2, "ci": all, "face_up": [], "face_down": 0},
                {"pawn": 7, "hand": 1, "ci": used, "face_up": [1, 1], "face_down": 1},
                {"pawn": 10, "hand": 2, "ci": all, "face_up": [], "face_down": 0},
                {"pawn": null, "hand": 2, "ci": all, "face_up": [], "face_down": 0},
            ]);
            assert_eq!(view["seats"], seats);
            assert_eq!(
                (&view["turn"], &view["step"], &view["deadline"], &view["me"], &view["over"]),
                (&json!(0), &json!("call"), &json!(45_000), &Value::Null, &Value::Null),
            );
            assert_eq!(view["options"], json!([]));
        })
        .shows(CAT, |view| {
            let view = written(view);
            assert_eq!(view["me"], json!({"seat": 2, "hand": [7, 8], "called_by": [1]}));
        })
        .shows(BEN, |view| {
            let view = written(view);
            assert_eq!(view["me"], json!({"seat": 1, "hand": [5], "called_by": []}));
        });
}

/// Wink §10.1: you know by whom you are called, also in the caller's own turn; nobody else does.
#[test]
fn you_alone_know_that_you_are_called() {
    let called_by = |view: &View| written(view)["me"]["called_by"].clone();
    four()
        .opens()
        .shows(BEN, |view| assert_eq!(called_by(view), json!([])))
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 5)
        .calls(DAN, 1)
        .turn_is(ANN)
        .shows(BEN, |view| assert_eq!(called_by(view), json!([0, 2])))
        .shows(CAT, |view| assert_eq!(called_by(view), json!([1])))
        .shows(Observer::Screen, |view| assert!(!written(view).to_string().contains("called_by")));
}

/// Wink §10.1: once it is over everything is public, for everyone who looks.
#[test]
fn hands_are_turned_over_at_the_end() {
    let end = four()
        .hands([&[1, 2, 3], &[4], &[7, 8], &[10, 11]])
        .opens()
        .calls(ANN, 4)
        .does(CAT, accuse(BEN, 4));
    let who = [ANN.into(), Observer::Spectator, Observer::Screen, Observer::Auditor];
    who.into_iter().fold(end, |end, who| {
        end.shows(who, |view| {
            let view = written(view);
            let cards: Vec<&Value> = (0..4).map(|seat| &view["seats"][seat]["cards"]).collect();
            assert_eq!(json!(cards), json!([[1, 2, 3], [], [7, 8], [10, 11]]));
            assert_eq!((&view["turn"], &view["step"]), (&Value::Null, &json!("over")));
            assert_eq!((&view["deadline"], &view["earliest"]), (&Value::Null, &Value::Null));
            let lines = json!({"agents": 2, "ci": 3, "used": 1, "face_down": 0});
            let cat = json!({"seat": 2, "total": 5, "lines": lines});
            assert_eq!(view["over"]["scores"][2], cat);
            assert_eq!(view["over"]["winners"], json!([2]));
        })
    });
}

/// Wink §10.1: a spectator and the shared screen may look, and do nothing.
#[test]
fn who_has_no_seat_has_no_options() {
    let offers = |view: &View| Menu::<Wink>::of(view).acts.len();
    four()
        .opens()
        .calls(ANN, 4)
        .shows(BEN, |view| assert_eq!(offers(view), 9, "every card but the own ones"))
        .shows(CAT, |view| assert_eq!(offers(view), 2, "accuse one of two"))
        .shows(Observer::Spectator, |view| assert_eq!(offers(view), 0))
        .shows(Observer::Screen, |view| assert_eq!(offers(view), 0));
}
