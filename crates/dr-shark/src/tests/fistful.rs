//! §5.5 Area D.

use kernel::Observer;
use serde_json::json;

use super::tables::*;
use crate::{Ending, Fumble, Refusal, Sight, Step};

fn chosen() -> Sight {
    Sight::Ended { seat: ANN, ending: Ending::Chosen }
}

/// Dr Shark §5.5: one grab with one hand, of any number; what is named is in the bag, and once.
#[test]
fn one_grab() {
    spies(2)
        .dossier(1, "waiter.1.1")
        .opens()
        .searches(ANN, D)
        .does(ANN, grab(""))
        .is_refused(Refusal::NothingThere)
        .does(ANN, grab("clown.1.1 waiter.1.1"))
        .is_refused(Refusal::NothingThere)
        .does(ANN, grab("clown.1.1 clown.2.1 clown.1.1"))
        .is_refused(Refusal::NothingThere)
        .does(ANN, grab("passport.1.1 clown.1.1"))
        .all_see(Sight::Grabbed { seat: ANN, pieces: handful("passport.1.1 clown.1.1") })
        .and_nobody_notices_more()
        .does(ANN, grab("clown.2.1"))
        .is_refused(Refusal::NotNow)
        .shows(BEN, |view| assert_eq!(view.table.bag.len(), 127));
    let all: Vec<String> =
        crate::Components::default().pieces().iter().map(|p| p.to_string()).collect();
    spies(2)
        .opens()
        .searches(ANN, D)
        .does(ANN, grab(&all.join(" ")))
        .shows(BEN, |view| assert!(view.table.bag.is_empty()));
}

/// Dr Shark §5.5: every piece, sharks too, is sorted before any colour is returned or chosen; a
/// wrong pile costs time only.
#[test]
fn first_everything_is_sorted() {
    let wrong = Fumble::Sort { piece: piece("shark.pink.1"), colour: Green };
    spies(2)
        .opens()
        .searches(ANN, D)
        .does(ANN, sort("clown.1.1", Green))
        .is_refused(Refusal::NotNow)
        .does(ANN, put_back(Green))
        .is_refused(Refusal::NotNow)
        .does(ANN, keep("clown.1.1"))
        .is_refused(Refusal::NotNow)
        .does(ANN, grab("clown.1.1 shark.pink.1"))
        .does(ANN, sort("clown.1.1", Green))
        .all_see(Sight::Sorted { seat: ANN, piece: piece("clown.1.1"), colour: Green })
        .and_nobody_notices_more()
        .does(ANN, sort("clown.1.1", Green))
        .is_refused(Refusal::NothingThere)
        .does(ANN, sort("clown.2.1", Green))
        .is_refused(Refusal::NothingThere)
        .does(ANN, put_back(Green))
        .is_refused(Refusal::Unsorted)
        .does(ANN, put_back(Blue))
        .is_refused(Refusal::Unsorted)
        .does(ANN, keep("clown.1.1"))
        .is_refused(Refusal::Unsorted)
        .does(ANN, sort("shark.pink.1", Green))
        .all_see(Sight::Fumbled { seat: ANN, fumble: wrong })
        .and_nobody_notices_more()
        .does(ANN, put_back(Pink))
        .is_refused(Refusal::Unsorted)
        .does(ANN, sort("shark.pink.1", Pink))
        .does(ANN, put_back(Pink));
}

/// Dr Shark §5.5: if a colour has a shark, all of that colour goes back, sharks too; every shark
/// colour is back before any choice.
#[test]
fn then_shark_colours_go_back() {
    spies(2)
        .opens()
        .searches(ANN, D)
        .grabs(ANN, "clown.1.1 shark.pink.1 shoe-phone.1.1 shark.blue.2 shark.blue.1")
        .does(ANN, keep("clown.1.1"))
        .is_refused(Refusal::SharksFirst)
        .does(ANN, keep("shark.blue.1"))
        .is_refused(Refusal::SharksFirst)
        .does(ANN, put_back(Orange))
        .is_refused(Refusal::NothingThere)
        .does(ANN, put_back(Blue))
        .all_see(Sight::Returned { seat: ANN, colour: Blue })
        .and_nobody_notices_more()
        .in_bag("shark.blue.1 shark.blue.2")
        .does(ANN, put_back(Blue))
        .is_refused(Refusal::NothingThere)
        .does(ANN, keep("clown.1.1"))
        .is_refused(Refusal::SharksFirst)
        .does(ANN, put_back(Pink))
        .in_bag("shark.pink.1 shoe-phone.1.1")
        .shows(BEN, |view| assert_eq!(view.table.step, Step::Search))
        .does(ANN, keep("shoe-phone.1.1"))
        .is_refused(Refusal::NothingThere)
        .does(ANN, keep("shark.pink.1"))
        .is_refused(Refusal::NothingThere)
        .does(ANN, keep("clown.1.1"))
        .all_see(chosen())
        .dossier(0, "clown.1.1");
}

/// Dr Shark §5.5: returning a colour that has no shark costs time only: it stays.
#[test]
fn a_colour_without_a_shark_stays() {
    let fumble = Fumble::Return(Green);
    spies(2)
        .opens()
        .searches(ANN, D)
        .grabs(ANN, "clown.1.1 clown.2.1 passport.1.1")
        .does(ANN, put_back(Green))
        .all_see(Sight::Fumbled { seat: ANN, fumble })
        .and_nobody_notices_more()
        .does(ANN, keep("clown.1.1"))
        .does(ANN, put_back(Green))
        .all_see(Sight::Fumbled { seat: ANN, fumble })
        .does(ANN, keep("passport.1.1"))
        .all_see(chosen())
        .dossier(0, "clown.1.1 passport.1.1")
        .in_bag("clown.2.1");
}

/// Dr Shark §5.5: one clue of each remaining colour; a choice is final; the search ends when each
/// has its choice, and the rest goes back.
#[test]
fn then_one_clue_of_each_colour() {
    spies(2)
        .opens()
        .searches(ANN, D)
        .grabs(ANN, "clown.1.1 clown.2.1 waiter.1.1 passport.1.1 passport.2.1")
        .does(ANN, keep("clown.2.1"))
        .all_see(Sight::Kept { seat: ANN, piece: piece("clown.2.1") })
        .and_nobody_notices_more()
        .does(ANN, keep("clown.2.1"))
        .is_refused(Refusal::NothingThere)
        .does(ANN, keep("waiter.1.1"))
        .is_refused(Refusal::ColourChosen)
        .does(ANN, keep("island-map.1.1"))
        .is_refused(Refusal::NothingThere)
        .shows(BEN, |view| assert_eq!(&*view.table.mat, &*row("clown.2.1")))
        .does(ANN, keep("passport.2.1"))
        .all_see(Sight::Kept { seat: ANN, piece: piece("passport.2.1") })
        .all_see(chosen())
        .and_nobody_notices_more()
        .dossier(0, "clown.2.1 passport.2.1")
        .in_bag("clown.1.1 waiter.1.1 passport.1.1")
        .shows(BEN, |view| assert_eq!((view.table.fistful, view.table.mat.len()), (None, 0)));
}

/// Dr Shark §5.5: the search also ends when no colour remains.
#[test]
fn it_ends_when_no_colour_remains() {
    spies(2)
        .opens()
        .searches(ANN, D)
        .grabs(ANN, "clown.1.1 shark.green.1")
        .does(ANN, put_back(Green))
        .all_see(Sight::Returned { seat: ANN, colour: Green })
        .all_see(chosen())
        .and_nobody_notices_more()
        .dossier(0, "");
}

/// Dr Shark §5.5: what was chosen before time is yours; the rest goes back.
#[test]
fn what_was_chosen_before_time_is_yours() {
    spies(2)
        .opens()
        .searches(ANN, D)
        .grabs(ANN, "clown.1.1 passport.1.1")
        .does(ANN, keep("clown.1.1"))
        .at(30_000)
        .does(ANN, keep("passport.1.1"))
        .is_refused(Refusal::NotNow)
        .dossier(0, "clown.1.1")
        .in_bag("passport.1.1");
}

/// Dr Shark §5.5: if time runs out before the shark colours are back, you get nothing.
#[test]
fn before_the_sharks_are_back_there_is_nothing() {
    let told = || spies(2).opens().searches(ANN, D);
    told()
        .grabs(ANN, "clown.1.1 passport.1.1 shark.pink.1")
        .at(30_000)
        .time_passes()
        .all_see(Sight::Ended { seat: ANN, ending: Ending::Time })
        .dossier(0, "")
        .in_bag("clown.1.1 passport.1.1 shark.pink.1");
    told().does(ANN, grab("clown.1.1")).at(30_000).time_passes().dossier(0, "").in_bag("clown.1.1");
}

/// Dr Shark §5.7: with an empty bag every grab is refused.
#[test]
fn an_empty_bag_cannot_be_grabbed() {
    let told = spies(2).bag("").opens().searches(ANN, D);
    told.does(ANN, grab("clown.1.1")).is_refused(Refusal::NothingThere).does(ANN, stop());
}

/// Dr Shark §10.1: everybody sees the fistful: the unsorted pieces in the order of the grab, each
/// pile in the order of sorting.
#[test]
fn everybody_sees_the_fistful() {
    let fistful = |view: &crate::View| serde_json::to_value(view).expect("JSON")["fistful"].clone();
    spies(2)
        .opens()
        .searches(ANN, D)
        .shows(BEN, |view| assert_eq!(fistful(view), json!(null)))
        .does(ANN, grab("waiter.1.1 passport.1.1 shark.green.1 clown.1.1"))
        .does(ANN, sort("clown.1.1", Green))
        .does(ANN, sort("waiter.1.1", Green))
        .shows(Observer::Screen, |view| {
            let expected = json!({
                "unsorted": ["passport.1.1", "shark.green.1"],
                "piles": {"green": ["clown.1.1", "waiter.1.1"]},
            });
            assert_eq!(fistful(view), expected);
        })
        .does(ANN, sort("shark.green.1", Green))
        .does(ANN, sort("passport.1.1", Orange))
        .does(ANN, put_back(Green))
        .shows(BEN, |view| {
            let expected = json!({"unsorted": [], "piles": {"orange": ["passport.1.1"]}});
            assert_eq!(fistful(view), expected);
        });
}
