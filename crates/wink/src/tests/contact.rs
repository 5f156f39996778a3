//! §6 Contact.

use kernel::{Observer, Seat};

use super::tables::*;
use crate::{Agent, Refusal, Step, Wink};
use umpire::scenario::Scenario;

/// Everybody has called: Ann a card of Ben's, Ben one of Cat's, Cat one of Dan's, Dan one of Ann's.
fn all_have_called() -> Scenario<Wink> {
    four().opens().calls(ANN, 4).calls(BEN, 7).calls(CAT, 10).calls(DAN, 1)
}

/// Wink §6.1: at the start of your turn you may name anybody else.
#[test]
fn you_may_name_whom_you_believe_in() {
    all_have_called()
        .does(ANN, contact(DAN))
        .all_see(contacted(ANN, DAN, 4, BEN))
        .and_nobody_notices_more();
}

/// Wink §6.2: right: you take the crowd card, they take the twin, one point each.
#[test]
fn a_right_contact_is_a_point_for_both() {
    all_have_called().does(ANN, contact(BEN)).all_see(contacted(ANN, BEN, 4, BEN)).shows(
        Observer::Screen,
        |view| {
            let table = &view.table;
            assert_eq!(table.seats[ANN].singles, agents([4]));
            assert_eq!(table.seats[BEN].singles, agents([4]));
            assert_eq!((table.seats[ANN].face_up(), table.seats[BEN].face_up()), (1, 1));
            assert_eq!((table.seats[ANN].hand, table.seats[BEN].hand), (3, 2));
            assert!(!table.up.contains(Agent(4)) && !table.down.contains(Agent(4)));
        },
    );
}

/// Wink §6.3: wrong: the crowd card is turned face down and out of the game; the true holder lays
/// the twin face down before them.
#[test]
fn a_wrong_contact_ends_both_cards() {
    all_have_called()
        .does(ANN, contact(CAT))
        .all_see(contacted(ANN, CAT, 4, BEN))
        .and_nobody_notices_more()
        .shows(Observer::Screen, |view| {
            let table = &view.table;
            assert!(!table.up.contains(Agent(4)) && table.down.contains(Agent(4)));
            assert_eq!((table.seats[BEN].face_down, table.seats[BEN].hand), (1, 2));
            assert!(table.seats.values().iter().all(|place| place.face_up() == 0));
            assert!(table.seats.values().iter().all(|place| place.ci.hand == 4));
        })
        .shows(BEN, |view| {
            assert_eq!(view.me.expect("Ben looks").1.hand, agents([5, 6]));
        });
}

/// Wink §6.4: you cannot name yourself, nor anybody who is not at the table.
#[test]
fn you_cannot_name_yourself() {
    all_have_called()
        .does(ANN, contact(ANN))
        .is_refused(Refusal::Yourself)
        .does(ANN, contact(NOBODY))
        .is_refused(Refusal::Yourself)
        .does(ANN, contact(Seat(255)))
        .is_refused(Refusal::Yourself);
}

/// Wink §6.5: after contact, right or wrong, the pawn is off the board until you call.
#[test]
fn after_contact_the_pawn_is_off_the_board() {
    for named in [BEN, CAT] {
        all_have_called()
            .does(ANN, contact(named))
            .shows(Observer::Screen, |view| {
                assert_eq!((view.table.seats[ANN].pawn, view.table.step()), (None, Step::Call));
            })
            .does(DAN, accuse(BEN, 4))
            .is_refused(Refusal::NotCalled)
            .calls(ANN, 5)
            .shows(Observer::Screen, |view| {
                assert_eq!(view.table.seats[ANN].pawn, Some(Agent(5)));
            });
    }
}
