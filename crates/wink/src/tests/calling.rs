//! §4 Calling.

use kernel::{Menu, Observer};

use super::tables::*;
use crate::{Action, Agent, Refusal, Sight, View, Wink};

/// Wink §4.1: the pawn goes on a face-up crowd card, and its number is announced to all.
#[test]
fn a_call_is_announced_to_all() {
    four()
        .opens()
        .does(ANN, call(4))
        .all_see(called(ANN, 4))
        .all_see(began(BEN))
        .and_nobody_notices_more()
        .shows(Observer::Screen, |view| assert_eq!(view.table.caller(Agent(4)), Some(ANN)));
}

/// Wink §4.1: not on a card that lies face down, is taken, or never was there.
#[test]
fn only_face_up_cards_are_called() {
    four()
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .does(CAT, accuse(DAN, 7))
        .is_refused(Refusal::YouHoldIt)
        .does(DAN, accuse(CAT, 7))
        .all_see(accused(DAN, CAT, 7, true))
        .and_nobody_notices_more()
        .calls(DAN, 1)
        .does(ANN, contact(CAT))
        .all_see(contacted(ANN, CAT, 4, BEN))
        .and_nobody_notices_more()
        .does(ANN, call(4))
        .is_refused(Refusal::NotFaceUp)
        .does(ANN, call(7))
        .is_refused(Refusal::NotFaceUp)
        .does(ANN, call(13))
        .is_refused(Refusal::NotFaceUp)
        .does(ANN, call(0))
        .is_refused(Refusal::NotFaceUp)
        .does(ANN, call(255))
        .is_refused(Refusal::NotFaceUp)
        .calls(ANN, 5);
}

/// Wink §4.2: not a card whose twin you hold, also if somebody's pawn is on it.
#[test]
fn your_own_card_is_refused() {
    four()
        .opens()
        .does(ANN, call(1))
        .is_refused(Refusal::OwnCard)
        .calls(ANN, 4)
        .does(BEN, call(4))
        .is_refused(Refusal::OwnCard);
}

/// Wink §4.3: not a card under another spy's pawn.
#[test]
fn an_occupied_card_is_refused() {
    four().opens().calls(ANN, 10).does(BEN, call(10)).is_refused(Refusal::Occupied);
}

/// Wink §4.4: not the card your pawn already stands on.
#[test]
fn the_pawn_must_move() {
    four()
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .does(ANN, call(4))
        .is_refused(Refusal::SameCard)
        .calls(ANN, 5);
}

/// Wink §4.5: if no card is legal you pass: the pawn leaves the board, and you may still accuse.
#[test]
fn who_cannot_call_passes() {
    four()
        .hands([&[1, 2, 3], &[4], &[5], &[6]])
        .opens()
        .does(ANN, pass())
        .is_refused(Refusal::CanCall)
        .calls(ANN, 4)
        .calls(BEN, 5)
        .calls(CAT, 6)
        .calls(DAN, 1)
        .does(ANN, pass())
        .all_see(Sight::Passed { seat: ANN })
        .all_see(began(BEN))
        .and_nobody_notices_more()
        .shows(Observer::Screen, |view| assert_eq!(view.table.seats[ANN].pawn, None))
        .does(ANN, accuse(CAT, 5))
        .all_see(accused(ANN, CAT, 5, true))
        .all_see(Sight::Over {
            seats: kernel::PerSeat::new(4, |seat| crate::Own {
                hand: agents([&[1, 2, 3], &[4][..], &[], &[6]][usize::from(seat.0)].to_vec()),
            }),
        })
        .and_nobody_notices_more();
}

/// Wink §4.5: a spy who passed may call any legal card next time, the old one too.
#[test]
fn after_a_pass_the_old_card_is_free_again() {
    four()
        .hands([&[1, 2, 3], &[4], &[5], &[6]])
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 5)
        .calls(CAT, 6)
        .calls(DAN, 1)
        .does(ANN, pass())
        .calls(BEN, 2)
        .calls(CAT, 3)
        .does(DAN, call(5))
        .all_see(called(DAN, 5))
        .calls(ANN, 4);
}

/// Wink §4.1–4.5: what is offered in a turn is what can be called, or else the pass.
#[test]
fn the_view_offers_every_legal_call() {
    fn calls(view: &View) -> Vec<Action> {
        let acts = Menu::<Wink>::of(view).acts.into_iter();
        acts.filter(|act| matches!(act, Action::Call(_) | Action::Pass {})).collect()
    }
    four()
        .hands([&[1, 2, 3], &[4], &[5], &[6]])
        .opens()
        .shows(ANN, |view| assert_eq!(calls(view), [call(4), call(5), call(6)]))
        .shows(BEN, |view| assert_eq!(calls(view), []))
        .calls(ANN, 4)
        .shows(BEN, |view| {
            assert_eq!(calls(view), [call(1), call(2), call(3), call(5), call(6)]);
        })
        .calls(BEN, 5)
        .calls(CAT, 6)
        .calls(DAN, 1)
        .shows(ANN, |view| assert_eq!(calls(view), [pass()]));
}
