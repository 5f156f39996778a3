//! §5.6 Area E.

use kernel::{Menu, Observer};

use super::tables::*;
use crate::{DrShark, Ending, Refusal, Sight, View};

fn open(view: &View) -> Option<serde_json::Value> {
    serde_json::to_value(view).expect("JSON")["me"].get("open").cloned()
}

/// Dr Shark §5.6: take any one clue, which ends the search; it goes into the dossier.
#[test]
fn any_one_clue() {
    spies(2)
        .opens()
        .searches(ANN, E)
        .does(ANN, take("clown.1.1"))
        .all_see(Sight::Taken { seat: ANN, piece: piece("clown.1.1") })
        .all_see(Sight::Ended { seat: ANN, ending: Ending::Taken })
        .and_nobody_notices_more()
        .dossier(0, "clown.1.1")
        .shows(BEN, |view| assert!(!view.table.bag.contains(piece("clown.1.1"))))
        .does(ANN, take("clown.1.2"))
        .is_refused(Refusal::NotNow);
}

/// Dr Shark §5.6: not a shark, and nothing that is not there.
#[test]
fn not_a_shark() {
    spies(2)
        .bag("clown.1.1 shark.green.1")
        .opens()
        .searches(ANN, E)
        .does(ANN, take("shark.green.1"))
        .is_refused(Refusal::IsShark)
        .does(ANN, take("shark.green.2"))
        .is_refused(Refusal::NothingThere)
        .does(ANN, take("clown.1.2"))
        .is_refused(Refusal::NothingThere)
        .shows(ANN, |view| {
            let acts = Menu::<DrShark>::of(view).acts;
            assert_eq!(acts, [take("clown.1.1"), stop()]);
        });
}

/// Dr Shark §5.6: nothing chosen in time: nothing.
#[test]
fn nothing_chosen_in_time_is_nothing() {
    spies(2)
        .opens()
        .searches(ANN, E)
        .at(30_000)
        .does(ANN, take("clown.1.1"))
        .is_refused(Refusal::NotNow)
        .dossier(0, "")
        .in_bag("clown.1.1");
}

/// Dr Shark §5.6, §10.1: the bag is open to the searcher in E and to nobody else.
#[test]
fn the_bag_is_open_to_the_searcher_only() {
    let closed = |view: &View| assert_eq!(open(view), None);
    spies(2)
        .bag("clown.1.1 shark.green.1")
        .opens()
        .does(ANN, dive(E))
        .shows(ANN, closed)
        .does(ANN, search())
        .shows(ANN, |view| {
            assert_eq!(open(view), Some(serde_json::json!(["clown.1.1", "shark.green.1"])));
        })
        .shows(BEN, closed)
        .shows(Observer::Screen, closed)
        .shows(Observer::Spectator, |view| {
            let view = serde_json::to_value(view).expect("JSON");
            assert_eq!((&view["bag"], &view["mat"]), (&2.into(), &serde_json::json!([])));
            assert!(!view.to_string().contains("clown.1.1"), "{view}");
        })
        .does(ANN, stop())
        .shows(ANN, closed)
        .does(ANN, done())
        .searches(BEN, A)
        .shows(BEN, closed);
}

/// Dr Shark §5.7: with an empty bag every take is refused.
#[test]
fn an_empty_bag_has_nothing_to_take() {
    let told = spies(2).bag("").opens().searches(ANN, E);
    told.does(ANN, take("clown.1.1")).is_refused(Refusal::NothingThere).does(ANN, stop());
}
