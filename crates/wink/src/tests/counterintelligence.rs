//! §7 Counterintelligence.

use kernel::{Menu, Observer, Seat};
use umpire::scenario::Scenario;

use super::tables::*;
use crate::{Action, Agent, Ci, Lock, Refusal, Sight, Step, View, Wink};

/// Ann has called Ben's 4; it is Ben's turn.
fn ann_calls_ben(table: Table) -> Scenario<Wink> {
    table.opens().calls(ANN, 4)
}

fn ci(view: &View, seat: Seat) -> Ci {
    view.table.seats[seat].ci
}

/// Wink §7.1: at any moment, in anybody's turn.
#[test]
fn an_accusation_comes_at_any_moment() {
    ann_calls_ben(four())
        .does(CAT, accuse(BEN, 4))
        .all_see(accused(CAT, BEN, 4, true))
        .and_nobody_notices_more()
        .turn_is(BEN)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .does(DAN, accuse(CAT, 7))
        .all_see(accused(DAN, CAT, 7, true))
        .and_nobody_notices_more()
        .turn_is(DAN);
}

/// Wink §7.2: the number must be under some pawn now.
#[test]
fn only_called_cards_are_accused_about() {
    four()
        .opens()
        .does(CAT, accuse(BEN, 4))
        .is_refused(Refusal::NotCalled)
        .calls(ANN, 4)
        .does(CAT, accuse(BEN, 5))
        .is_refused(Refusal::NotCalled)
        .does(CAT, accuse(BEN, 0))
        .is_refused(Refusal::NotCalled)
        .does(CAT, accuse(BEN, 255))
        .is_refused(Refusal::NotCalled)
        .does(CAT, accuse(BEN, 4))
        .does(DAN, accuse(BEN, 4))
        .is_refused(Refusal::NotCalled);
}

/// Wink §7.2: open also in the caller's own turn, until contact or the pawn's move is accepted; if
/// right, the caller goes on with the call.
#[test]
fn a_call_is_open_until_its_caller_moves() {
    let anns_second_turn =
        || ann_calls_ben(four()).calls(BEN, 7).calls(CAT, 10).calls(DAN, 1).turn_is(ANN);
    anns_second_turn()
        .shows(ANN, |view| assert_eq!(view.table.step(), Step::Contact))
        .does(CAT, accuse(BEN, 4))
        .all_see(accused(CAT, BEN, 4, true))
        .and_nobody_notices_more()
        .shows(ANN, |view| assert_eq!(view.table.step(), Step::Call))
        .does(ANN, contact(BEN))
        .is_refused(Refusal::NoPawn)
        .calls(ANN, 5);
    anns_second_turn()
        .does(ANN, contact(BEN))
        .does(CAT, accuse(BEN, 4))
        .is_refused(Refusal::NotCalled);
    anns_second_turn().calls(ANN, 5).does(CAT, accuse(BEN, 4)).is_refused(Refusal::NotCalled);
}

/// Wink §7.2: the caller of a card cannot be accused of holding it.
#[test]
fn the_caller_cannot_be_accused() {
    ann_calls_ben(four())
        .does(CAT, accuse(ANN, 4))
        .is_refused(Refusal::Caller)
        .does(BEN, accuse(ANN, 4))
        .is_refused(Refusal::Caller)
        .shows(CAT, |view| assert_eq!(ci(view, CAT), Ci { hand: 4, used: 0, discarded: 0 }));
}

/// Wink §7.3: barred are the caller and the holder, and nobody accuses themselves.
#[test]
fn caller_and_holder_are_barred() {
    ann_calls_ben(four())
        .does(ANN, accuse(BEN, 4))
        .is_refused(Refusal::OwnCall)
        .does(BEN, accuse(CAT, 4))
        .is_refused(Refusal::YouHoldIt)
        .does(CAT, accuse(CAT, 4))
        .is_refused(Refusal::Yourself)
        .does(CAT, accuse(NOBODY, 4))
        .is_refused(Refusal::Yourself)
        .does(CAT, accuse(Seat(255), 99))
        .is_refused(Refusal::Yourself);
}

/// Wink §7.3: you may accuse your own accomplice about someone else's call.
#[test]
fn your_own_accomplice_is_fair_game() {
    ann_calls_ben(four())
        .calls(BEN, 7)
        .calls(CAT, 5)
        .does(ANN, accuse(BEN, 5))
        .all_see(accused(ANN, BEN, 5, true))
        .and_nobody_notices_more();
}

/// Wink §7.4: an accusation needs a CI card in hand.
#[test]
fn four_accusations_and_no_more() {
    five()
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .does(EVE, accuse(CAT, 4))
        .does(EVE, accuse(DAN, 4))
        .does(EVE, accuse(BEN, 4))
        .does(EVE, accuse(DAN, 7))
        .shows(EVE, |view| assert_eq!(ci(view, EVE), Ci { hand: 0, used: 1, discarded: 3 }))
        .does(EVE, accuse(CAT, 7))
        .is_refused(Refusal::NoCiLeft);
}

/// Wink §7.5: right: the CI card is used, both copies lie face up before you, two points; the
/// caller's pawn leaves the board and they wait for their turn.
#[test]
fn a_right_accusation_takes_both_cards() {
    ann_calls_ben(four())
        .does(CAT, accuse(BEN, 4))
        .all_see(accused(CAT, BEN, 4, true))
        .and_nobody_notices_more()
        .shows(Observer::Screen, |view| {
            let table = &view.table;
            assert_eq!(ci(view, CAT), Ci { hand: 3, used: 1, discarded: 0 });
            assert_eq!((table.seats[CAT].pairs, table.seats[CAT].face_up()), (agents([4]), 2));
            assert_eq!((table.seats[ANN].pawn, table.seats[BEN].hand), (None, 2));
            assert!(!table.up.contains(Agent(4)) && !table.down.contains(Agent(4)));
            assert_eq!(table.turn, Some(BEN));
        })
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .does(ANN, contact(BEN))
        .is_refused(Refusal::NoPawn);
}

/// Wink §7.6: wrong: the CI card is discarded to the box, and the call stands.
#[test]
fn a_wrong_accusation_costs_a_card() {
    ann_calls_ben(four())
        .does(CAT, accuse(DAN, 4))
        .all_see(accused(CAT, DAN, 4, false))
        .and_nobody_notices_more()
        .shows(Observer::Screen, |view| {
            assert_eq!(ci(view, CAT), Ci { hand: 3, used: 0, discarded: 1 });
            assert_eq!(view.table.seats[ANN].pawn, Some(Agent(4)));
            assert!(view.table.up.contains(Agent(4)));
        });
}

/// Wink §7.7: it is right if the accused holds the card, whether or not they winked.
#[test]
fn a_wink_is_not_needed_to_be_right() {
    for winked in [true, false] {
        let told = ann_calls_ben(four().gaze());
        let told = if winked { told.senses(BEN, wink(ANN)) } else { told };
        told.at(300).does(CAT, accuse(BEN, 4)).all_see(accused(CAT, BEN, 4, true));
    }
}

/// Wink §7.8: with four spies nobody may accuse about that agent again, also when others call it.
#[test]
fn four_spies_lock_an_agent_for_the_game() {
    ann_calls_ben(four())
        .does(CAT, accuse(DAN, 4))
        .does(CAT, accuse(BEN, 4))
        .is_refused(Refusal::Locked)
        .does(DAN, accuse(BEN, 4))
        .is_refused(Refusal::Locked)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .does(DAN, accuse(BEN, 4))
        .is_refused(Refusal::Locked)
        .calls(ANN, 5)
        .calls(BEN, 8)
        .calls(CAT, 4)
        .does(DAN, accuse(BEN, 4))
        .is_refused(Refusal::Locked)
        .does(ANN, accuse(BEN, 4))
        .is_refused(Refusal::Locked);
}

/// Wink §7.8: with `lock: round` the lock goes with the call: it lasts as long as the pawn stands on
/// the card, also in the caller's next turn, and is lifted when the pawn moves.
#[test]
fn the_ukrainian_lock_goes_with_the_call() {
    ann_calls_ben(four().options(|options| options.lock = Lock::Round))
        .does(CAT, accuse(DAN, 4))
        .does(DAN, accuse(BEN, 4))
        .is_refused(Refusal::Locked)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .does(DAN, accuse(BEN, 4))
        .is_refused(Refusal::Locked)
        .calls(DAN, 1)
        .turn_is(ANN)
        .does(DAN, accuse(BEN, 4))
        .is_refused(Refusal::Locked)
        .calls(ANN, 5)
        .calls(BEN, 8)
        .calls(CAT, 4)
        .does(DAN, accuse(BEN, 4))
        .all_see(accused(DAN, BEN, 4, true));
}

/// Wink §7.8, §4.5: the pawn of a spy who passes leaves the board, and the lock goes with it.
#[test]
fn a_pass_lifts_the_ukrainian_lock() {
    let table = four().hands([&[1, 2, 3], &[4], &[5], &[6]]);
    ann_calls_ben(table.options(|options| options.lock = Lock::Round))
        .does(CAT, accuse(DAN, 4))
        .calls(BEN, 5)
        .calls(CAT, 6)
        .calls(DAN, 1)
        .does(DAN, accuse(BEN, 4))
        .is_refused(Refusal::Locked)
        .does(ANN, pass())
        .calls(BEN, 2)
        .calls(CAT, 4)
        .does(DAN, accuse(BEN, 4))
        .all_see(accused(DAN, BEN, 4, true));
}

/// Wink §7.8: a lock on another spy's call is not lifted with it.
#[test]
fn a_pawn_that_moves_lifts_only_its_own_lock() {
    ann_calls_ben(four().options(|options| options.lock = Lock::Round))
        .calls(BEN, 7)
        .does(DAN, accuse(CAT, 4))
        .does(ANN, accuse(DAN, 7))
        .calls(CAT, 10)
        .calls(DAN, 1)
        .calls(ANN, 5)
        .does(ANN, accuse(CAT, 7))
        .is_refused(Refusal::Locked);
}

/// Wink §7.9: with five spies others may still accuse, and so may the same spy another one.
#[test]
fn five_spies_lock_nothing() {
    ann_calls_ben(five())
        .does(CAT, accuse(DAN, 4))
        .does(CAT, accuse(DAN, 4))
        .is_refused(Refusal::Repeated)
        .does(CAT, accuse(EVE, 4))
        .does(EVE, accuse(DAN, 4))
        .all_see(accused(EVE, DAN, 4, false))
        .does(EVE, accuse(BEN, 4))
        .all_see(accused(EVE, BEN, 4, true));
}

/// Wink §7.9: the same wrong pair may not be repeated while the call stands; a new call of that
/// agent starts afresh.
#[test]
fn a_wrong_pair_is_not_repeated_while_the_call_stands() {
    ann_calls_ben(five())
        .does(CAT, accuse(DAN, 4))
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .calls(EVE, 2)
        .turn_is(ANN)
        .does(CAT, accuse(DAN, 4))
        .is_refused(Refusal::Repeated)
        .calls(ANN, 5)
        .calls(BEN, 8)
        .calls(CAT, 11)
        .calls(DAN, 3)
        .calls(EVE, 4)
        .does(CAT, accuse(DAN, 4))
        .all_see(accused(CAT, DAN, 4, false));
}

/// Wink §7.8, §7.9: locked and repeated are refused in the order of the book's list.
#[test]
fn the_first_reason_that_applies_is_given() {
    ann_calls_ben(four())
        .does(CAT, accuse(DAN, 4))
        .does(CAT, accuse(DAN, 4))
        .is_refused(Refusal::Locked)
        .does(BEN, accuse(CAT, 4))
        .is_refused(Refusal::YouHoldIt)
        .does(ANN, accuse(CAT, 4))
        .is_refused(Refusal::OwnCall)
        .does(DAN, accuse(DAN, 4))
        .is_refused(Refusal::Yourself);
}

/// Wink §7.1–7.4: what is offered is every open number with everybody else.
#[test]
fn the_view_offers_every_accusation() {
    fn accusations(view: &View) -> Vec<Action> {
        let acts = Menu::<Wink>::of(view).acts.into_iter();
        acts.filter(|act| matches!(act, Action::Accuse { .. })).collect()
    }
    ann_calls_ben(five())
        .shows(ANN, |view| assert_eq!(accusations(view), []))
        .shows(BEN, |view| assert_eq!(accusations(view), []))
        .shows(CAT, |view| {
            assert_eq!(accusations(view), [BEN, DAN, EVE].map(|whom| accuse(whom, 4)));
        })
        .does(CAT, accuse(DAN, 4))
        .shows(CAT, |view| {
            assert_eq!(accusations(view), [BEN, EVE].map(|whom| accuse(whom, 4)));
        })
        .shows(DAN, |view| {
            assert_eq!(accusations(view), [BEN, CAT, EVE].map(|whom| accuse(whom, 4)));
        })
        .shows(Observer::Spectator, |view| assert_eq!(accusations(view), []));
}

/// Wink §7.5: both cards go to the accuser also in the accused spy's own turn.
#[test]
fn the_accused_loses_the_card_in_their_own_turn() {
    ann_calls_ben(four())
        .turn_is(BEN)
        .does(DAN, accuse(BEN, 4))
        .shows(BEN, |view| assert_eq!(view.me.expect("Ben looks").1.hand, agents([5, 6])))
        .does(BEN, call(4))
        .is_refused(Refusal::NotFaceUp)
        .does(BEN, call(7))
        .all_see(Sight::Called { seat: BEN, agent: Agent(7) });
}
