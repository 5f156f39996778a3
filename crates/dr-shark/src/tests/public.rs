//! §10 What is public.

use kernel::{At, Menu, Observer, Shown};
use serde_json::{Value, json};

use super::tables::*;
use crate::{Action, DrShark, Refusal, Slot, View};

fn written(view: &View) -> Value {
    serde_json::to_value(Shown::<DrShark>::new(view.clone())).expect("views can be written")
}

/// Dr Shark §10.1: everything is public except the inside of the bag.
#[test]
fn everybody_sees_the_same_table() {
    let told = spies(4)
        .dossier(1, "waiter.2.1 waiter.1.1")
        .opens()
        .at(500)
        .does(ANN, dive_dark(B))
        .does(ANN, search())
        .at(10_500)
        .draws(ANN, "clown.1.1")
        .does(ANN, draw("passport.1.1"));
    let expected = json!({
        "turn": 0,
        "step": "search",
        "deadline": 30_500,
        "round": 1,
        "rounds": 8,
        "bag": 126,
        "pawns": [{"area": "B", "space": "dark"}, null, null, null],
        "mat": ["clown.1.1"],
        "hand": "passport.1.1",
        "fistful": null,
        "tokens": {
            "throwing-star": 4, "harpoon-pen": 4, "satellite-watch": 4, "shoe-phone": 4,
            "clown": 3, "waiter": 3, "island-map": 3, "vault-plan": 3,
            "passport": 3, "banknotes": 3,
        },
        "dossiers": [
            {"clues": [], "tokens": {}},
            {"clues": ["waiter.1.1", "waiter.2.1"], "tokens": {}},
            {"clues": [], "tokens": {}},
            {"clues": [], "tokens": {}},
        ],
        "service": null,
        "seats": [{"dossier": 0}, {"dossier": 1}, {"dossier": 2}, {"dossier": 3}],
        "me": null,
        "over": null,
        "options": [],
    });
    let with = |me: Value| {
        let mut view = expected.clone();
        view["me"] = me;
        view
    };
    told.shows(Observer::Spectator, |view| assert_eq!(written(view), expected))
        .shows(Observer::Screen, |view| assert_eq!(written(view), expected))
        .shows(CAT, |view| assert_eq!(written(view), with(json!({"seat": 2}))))
        .shows(ANN, |view| {
            let mut view = written(view);
            assert_eq!(view["options"].as_array().map(Vec::len), Some(14));
            view["options"] = json!([]);
            assert_eq!(view, with(json!({"seat": 0})));
        });
}

/// Dr Shark §10.1: outside a search the mat, the hand and the fistful are empty.
#[test]
fn outside_the_search_the_mat_is_empty() {
    let bare = |view: &View| {
        let view = written(view);
        assert_eq!(
            (&view["mat"], &view["hand"], &view["fistful"]),
            (&json!([]), &Value::Null, &Value::Null)
        );
    };
    spies(2)
        .opens()
        .shows(BEN, bare)
        .searches(ANN, A)
        .draws(ANN, "clown.1.1")
        .does(ANN, draw("clown.2.1"))
        .does(ANN, stop())
        .shows(BEN, bare)
        .does(ANN, done())
        .searches(BEN, D)
        .grabs(BEN, "waiter.1.1 passport.1.1")
        .does(BEN, keep("waiter.1.1"))
        .does(BEN, stop())
        .shows(ANN, bare);
}

/// What is offered: listed acts, and patterns.
#[track_caller]
fn offers(view: &View, acts: &[Action], patterns: &[&str]) {
    let menu = Menu::<DrShark>::of(view);
    assert_eq!(menu.acts, acts);
    assert_eq!(menu.patterns, patterns);
}

/// Dr Shark §10.1: what a spy may do is offered, mistakes that cost time too.
#[test]
fn what_is_offered() {
    let slots: Vec<Action> = Slot::all().map(place).chain([stop()]).collect();
    spies(2)
        .opens()
        .shows(ANN, |view| offers(view, &[A, B, C, D, E].map(dive), &[]))
        .shows(BEN, |view| offers(view, &[], &[]))
        .does(ANN, dive(A))
        .shows(ANN, |view| offers(view, &[search()], &[]))
        .does(ANN, search())
        .shows(ANN, |view| offers(view, &[stop()], &["draw"]))
        .shows(BEN, |view| offers(view, &[], &[]))
        .does(ANN, draw("clown.1.1"))
        .shows(ANN, |view| offers(view, &slots, &[]))
        .does(ANN, stop())
        .shows(ANN, |view| offers(view, &[done()], &[]))
        .does(ANN, done())
        .searches(BEN, D)
        .shows(BEN, |view| offers(view, &[stop()], &["grab"]))
        .does(BEN, grab("clown.1.1 shark.blue.1"))
        .shows(BEN, |view| {
            let sorts = ["clown.1.1", "shark.blue.1"]
                .into_iter()
                .flat_map(|name| crate::Colour::ALL.map(|colour| sort(name, colour)));
            offers(view, &sorts.chain([stop()]).collect::<Vec<_>>(), &[]);
        })
        .does(BEN, sort("clown.1.1", Green))
        .does(BEN, sort("shark.blue.1", Blue))
        .shows(BEN, |view| offers(view, &[put_back(Green), put_back(Blue), stop()], &[]))
        .does(BEN, put_back(Blue))
        .shows(BEN, |view| offers(view, &[put_back(Green), keep("clown.1.1"), stop()], &[]));
    let empty = spies(2).bag("").opens().searches(ANN, C);
    empty.shows(ANN, |view| offers(view, &[stop()], &[]));
    assert_eq!(
        serde_json::to_value({
            let mut menu = Menu::<DrShark>::default();
            menu.patterns.push("draw");
            menu
        })
        .expect("JSON"),
        json!([{"draw": "…"}])
    );
}

/// Dr Shark §10.1: once it is over the count is in every view, and nothing more is accepted.
#[test]
fn once_over_nothing_is_accepted() {
    let told = (0..5).fold(spies(2).options(|o| o.short = true).opens(), |t, _| t.quiet_round(2));
    told.shows(BEN, |view| {
        let view = written(view);
        assert_eq!((&view["step"], &view["turn"]), (&json!("over"), &Value::Null));
        assert_eq!((&view["deadline"], &view["options"]), (&Value::Null, &json!([])));
        assert_eq!((&view["round"], &view["over"]["winners"]), (&json!(5), &json!([0, 1])));
    })
    .does(ANN, dive(A))
    .is_refused(Refusal::Over)
    .does(BEN, done())
    .is_refused(Refusal::Over);
}

/// Dr Shark §10.1: the others see the clock of a search; §4.1: it is the server's.
#[test]
fn everybody_sees_the_clock() {
    spies(3).opens().at(4_000).searches(ANN, E).shows(Observer::Screen, |view| {
        assert_eq!(view.table.deadline, Some(At(34_000)));
    });
}
