//! §3 A turn.

use kernel::{At, Observer, Setup};

use super::tables::*;
use crate::{Options, Refusal, Sight, Step, Wink};

/// Wink §3.1: first contact, then a call; then the turn passes to the left.
#[test]
fn contact_then_a_call() {
    four()
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .does(ANN, contact(BEN))
        .all_see(contacted(ANN, BEN, 4, BEN))
        .and_nobody_notices_more()
        .turn_is(ANN)
        .calls(ANN, 5)
        .turn_is(BEN);
}

/// Wink §3.1: contact and call belong to the spy whose turn it is.
#[test]
fn others_wait_for_their_turn() {
    four()
        .opens()
        .does(BEN, call(1))
        .is_refused(Refusal::NotYourTurn)
        .calls(ANN, 4)
        .does(ANN, call(5))
        .is_refused(Refusal::NotYourTurn)
        .does(ANN, contact(BEN))
        .is_refused(Refusal::NotYourTurn)
        .does(CAT, pass())
        .is_refused(Refusal::NotYourTurn);
}

/// Wink §3.2: on the first turn there is no contact, nor after contact.
#[test]
fn contact_needs_a_pawn_on_a_card() {
    four()
        .opens()
        .shows(ANN, |view| assert_eq!(view.table.step(), Step::Call))
        .does(ANN, contact(BEN))
        .is_refused(Refusal::NoPawn)
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .shows(ANN, |view| assert_eq!(view.table.step(), Step::Contact))
        .does(ANN, contact(CAT))
        .shows(ANN, |view| assert_eq!(view.table.step(), Step::Call))
        .does(ANN, contact(BEN))
        .is_refused(Refusal::NoPawn);
}

/// Wink §3.3: without contact the card stays face up and may be called again.
#[test]
fn not_making_contact_costs_nothing() {
    four()
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .calls(ANN, 5)
        .shows(BEN, |view| {
            assert!(view.table.up.contains(crate::Agent(4)));
            assert_eq!((view.table.seats[ANN].face_up(), view.table.seats[BEN].face_down), (0, 0));
        })
        .calls(BEN, 8)
        .calls(CAT, 4);
}

/// Wink §3.4: a call before the minimum is too soon, in the first turn and in every other.
#[test]
fn a_turn_has_a_minimum() {
    four()
        .options(|options| options.min_turn_s = 5)
        .opens()
        .at(4_999)
        .does(ANN, call(4))
        .is_refused(Refusal::TooSoon)
        .does(ANN, call(1))
        .is_refused(Refusal::TooSoon)
        .does(ANN, pass())
        .is_refused(Refusal::TooSoon)
        .does(BEN, call(1))
        .is_refused(Refusal::NotYourTurn)
        .shows(ANN, |view| assert_eq!(view.table.earliest(), At(5_000)))
        .at(5_000)
        .calls(ANN, 4)
        .shows(BEN, |view| assert_eq!(view.table.earliest(), At(10_000)))
        .at(9_999)
        .does(BEN, call(7))
        .is_refused(Refusal::TooSoon)
        .at(10_000)
        .calls(BEN, 7);
}

/// Wink §3.4: the minimum never binds contact or accusation, and contact does not restart the
/// clock.
#[test]
fn the_minimum_binds_call_and_pass_only() {
    four()
        .options(|options| options.min_turn_s = 5)
        .opens()
        .at(5_000)
        .calls(ANN, 4)
        .does(CAT, accuse(DAN, 4))
        .all_see(accused(CAT, DAN, 4, false))
        .and_nobody_notices_more()
        .at(10_000)
        .calls(BEN, 7)
        .at(15_000)
        .calls(CAT, 10)
        .at(20_000)
        .calls(DAN, 1)
        .does(ANN, contact(BEN))
        .all_see(contacted(ANN, BEN, 4, BEN))
        .and_nobody_notices_more()
        .shows(ANN, |view| {
            assert_eq!(
                (view.table.earliest(), view.table.deadline),
                (At(25_000), Some(At(65_000)))
            );
        })
        .at(24_999)
        .does(ANN, call(5))
        .is_refused(Refusal::TooSoon)
        .at(25_000)
        .calls(ANN, 5);
}

/// Wink §3.4: after the maximum a stand-in makes a legal call at random and no contact; the next
/// turn begins at the deadline's own instant, however late anybody looks.
#[test]
fn a_turn_has_a_maximum() {
    four()
        .hands([&[1, 2, 3], &[4], &[7, 8, 9], &[10, 11, 12]])
        .opens()
        .at(44_999)
        .time_passes()
        .nobody_notices()
        .shows(ANN, |view| assert_eq!(view.table.deadline, Some(At(45_000))))
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .at(100_000)
        .time_passes()
        .shows(BEN, |view| {
            let pawn = view.table.seats[ANN].pawn.expect("the stand-in calls");
            assert!(agents([8, 9, 11, 12]).contains(pawn), "a legal card, but {pawn}");
            assert!(view.table.up.contains(crate::Agent(4)), "and makes no contact");
            assert_eq!(view.table.turn, Some(BEN));
            assert_eq!(view.table.deadline, Some(At(44_999 + 45_000 + 45_000)));
        });
}

/// Wink §3.4: the stand-in can call any legal card.
#[test]
fn the_stand_in_calls_at_random() {
    let mut called = crate::Agents::NONE;
    for seed in 0..200 {
        use kernel::{Input, Match, Outcome, Seed};
        let setup = Setup::<Wink>::new(8, Options::default()).expect("a possible table");
        let mut outcome = Outcome::default();
        let seed = Seed::of("stand-in").nth(seed);
        let mut game = Match::open(&setup, seed, Vec::new(), &mut outcome);
        game.handle(At(45_000), Input::Tick, &mut outcome).expect("time is never refused");
        called = called | game.view(Observer::Screen).table.called;
    }
    assert_eq!(called, agents(1..=32));
}

/// Wink §3.4: the stand-in passes if no card is legal.
#[test]
fn the_stand_in_passes_if_it_must() {
    four()
        .hands([&[1, 2, 3], &[4], &[5], &[6]])
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 5)
        .calls(CAT, 6)
        .calls(DAN, 1)
        .at(45_000)
        .time_passes()
        .all_see(Sight::Passed { seat: ANN })
        .all_see(began(BEN))
        .and_nobody_notices_more();
}

/// Wink §3.4: pace is an option; a maximum that is not above the minimum is no pace.
#[test]
fn the_maximum_is_above_the_minimum() {
    let agree = |min_turn_s, max_turn_s| {
        Setup::<Wink>::new(4, Options { min_turn_s, max_turn_s, ..Options::default() }).is_ok()
    };
    assert_eq!((Options::default().min_turn_s, Options::default().max_turn_s), (5, 45));
    assert!(agree(0, 1) && agree(5, 6) && agree(0, u32::MAX));
    assert!(!agree(0, 0) && !agree(5, 5) && !agree(6, 5));
}
