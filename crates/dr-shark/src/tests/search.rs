//! §4 The search.

use kernel::At;

use super::tables::*;
use crate::{Ending, Fumble, Refusal, Sight, Slot, Step, Texture};

fn ended(ending: Ending) -> Sight {
    Sight::Ended { seat: ANN, ending }
}

/// Dr Shark §4.1: the search starts when the spy says so, and lasts 30 s from then.
#[test]
fn the_search_starts_when_the_spy_says_so() {
    spies(2)
        .opens()
        .at(2_000)
        .does(ANN, dive(A))
        .shows(BEN, |view| assert_eq!(view.table.deadline, Some(At(12_000))))
        .at(5_000)
        .does(ANN, search())
        .shows(BEN, |view| assert_eq!(view.table.deadline, Some(At(35_000))))
        .at(34_999)
        .draws(ANN, "clown.1.1")
        .at(35_000)
        .does(ANN, draw("clown.2.1"))
        .is_refused(Refusal::NotNow)
        .dossier(0, "clown.1.1");
}

/// Dr Shark §4.1: at the latest it starts by itself 10 s after the dive, at that very instant,
/// however late anybody looks; a tie goes to the timer.
#[test]
fn the_search_starts_by_itself() {
    spies(2)
        .options(|options| options.search_s = 12)
        .opens()
        .at(1_000)
        .does(ANN, dive(A))
        .at(11_000)
        .time_passes()
        .all_see(Sight::Started { seat: ANN })
        .and_nobody_notices_more()
        .shows(BEN, |view| {
            assert_eq!((view.table.step, view.table.deadline), (Step::Search, Some(At(23_000))));
        })
        .at(24_000)
        .time_passes()
        .all_see(ended(Ending::Time))
        .and_nobody_notices_more()
        .shows(BEN, |view| {
            assert_eq!((view.table.step, view.table.deadline), (Step::Organise, Some(At(28_000))));
        });
    spies(2).opens().does(ANN, dive(A)).at(10_000).does(ANN, search()).is_refused(Refusal::NotNow);
}

/// Dr Shark §4.2: you may stop earlier; a piece in hand goes back, what is on the mat stays
/// yours; organising follows, until you are done.
#[test]
fn you_may_stop_earlier() {
    spies(2)
        .opens()
        .searches(ANN, A)
        .draws(ANN, "clown.1.1")
        .does(ANN, draw("clown.2.1"))
        .does(ANN, stop())
        .all_see(ended(Ending::Stopped))
        .and_nobody_notices_more()
        .dossier(0, "clown.1.1")
        .in_bag("clown.2.1")
        .shows(BEN, |view| {
            assert_eq!((view.table.turn, view.table.step), (Some(ANN), Step::Organise));
        });
}

/// Dr Shark §4.2: an unchosen fistful goes back; what was chosen stays yours.
#[test]
fn stopping_gives_back_an_unchosen_fistful() {
    spies(2)
        .opens()
        .searches(ANN, D)
        .grabs(ANN, "clown.1.1 clown.1.2 passport.1.1")
        .does(ANN, keep("clown.1.2"))
        .does(ANN, stop())
        .dossier(0, "clown.1.2")
        .in_bag("clown.1.1 passport.1.1");
}

/// Dr Shark §4.3: pieces are drawn one by one; each is placed before the next is drawn.
#[test]
fn one_by_one() {
    spies(2)
        .opens()
        .searches(ANN, A)
        .does(ANN, place(shape(5)))
        .is_refused(Refusal::NotNow)
        .does(ANN, draw("clown.1.1"))
        .all_see(Sight::Drawn { seat: ANN, piece: piece("clown.1.1") })
        .and_nobody_notices_more()
        .does(ANN, draw("clown.2.1"))
        .is_refused(Refusal::HandFull)
        .does(ANN, draw("clown.1.1"))
        .is_refused(Refusal::HandFull)
        .does(ANN, place(shape(5)))
        .all_see(Sight::Placed { seat: ANN, piece: piece("clown.1.1"), slot: shape(5) })
        .and_nobody_notices_more()
        .does(ANN, draw("clown.1.1"))
        .is_refused(Refusal::NothingThere)
        .draws(ANN, "clown.2.1")
        .shows(BEN, |view| assert_eq!(&*view.table.mat, &*row("clown.1.1 clown.2.1")));
}

/// Dr Shark §4.3: a wrong slot costs time only, also one of the mat's other half; everybody sees
/// it.
#[test]
fn a_wrong_slot_costs_time_only() {
    let fumbled = |slot| Sight::Fumbled { seat: ANN, fumble: Fumble::Place(slot) };
    let told = spies(2).opens().searches(ANN, A).does(ANN, draw("clown.1.1"));
    Slot::all()
        .filter(|slot| *slot != shape(5))
        .fold(told, |told, slot| {
            told.does(ANN, place(slot)).all_see(fumbled(slot)).and_nobody_notices_more()
        })
        .does(ANN, place(shape(5)))
        .shows(BEN, |view| assert_eq!(&*view.table.mat, &*row("clown.1.1")));
    for area in [B, C] {
        let told = spies(2).opens().searches(ANN, area).does(ANN, draw("clown.1.1"));
        told.does(ANN, place(shape(5)))
            .all_see(fumbled(shape(5)))
            .does(ANN, place(texture(Texture::Felt)))
            .all_see(fumbled(texture(Texture::Felt)))
            .and_nobody_notices_more()
            .does(ANN, place(texture(Texture::Crocodile)))
            .shows(BEN, |view| assert_eq!(view.table.hand, None));
    }
}

/// Dr Shark §4.3: a drawn piece that is not placed when time runs out goes back.
#[test]
fn a_piece_in_hand_goes_back_when_time_runs_out() {
    // Evidence that could be made: so that the turn waits (§6.4).
    let waiter = "waiter.1.1 waiter.2.1 waiter.3.1 waiter.4.1";
    spies(2)
        .dossier(0, waiter)
        .opens()
        .searches(ANN, B)
        .draws(ANN, "clown.1.1")
        .does(ANN, draw("passport.1.1"))
        .at(30_000)
        .does(ANN, place(texture(Texture::Smooth)))
        .is_refused(Refusal::NotNow)
        .dossier(0, &format!("clown.1.1 {waiter}"))
        .in_bag("passport.1.1")
        .shows(BEN, |view| {
            assert_eq!((view.table.hand, view.table.mat.len()), (None, 0));
        });
}

/// Dr Shark §4.4: what is on the mat when the search ends joins the dossier, however it ended.
#[test]
fn what_is_on_the_mat_joins_the_dossier() {
    let told = || spies(2).opens().searches(ANN, A).draws(ANN, "clown.1.1");
    told().does(ANN, stop()).dossier(0, "clown.1.1");
    told().at(30_000).time_passes().dossier(0, "clown.1.1");
    told().does(ANN, draw("shark.pink.1")).dossier(0, "clown.1.1");
    told().does(ANN, draw("clown.1.2")).dossier(0, "clown.1.1");
}
