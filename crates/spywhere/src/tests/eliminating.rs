//! §4 Eliminating.

use super::tables::*;
use crate::{Refusal, Sight};

/// Spywhere §4.1, §4.2: three of a kind go to the clue pile, then a bonus card, then the refill.
#[test]
fn three_cards_become_clues_then_a_bonus_then_a_refill() {
    let seen = |card| Sight::Eliminated {
        seat: ANN,
        nation: Belgium,
        bonus: true,
        refill: [Germany, Italy, France].into_iter().collect(),
        card,
    };
    three()
        .row([Belgium, Belgium, France, France, England])
        .pile(&[Italy, England, Germany, Italy, France, Belgium])
        .opens()
        .does(ANN, swap(Belgium, England))
        .does(ANN, eliminate(Belgium))
        .sees(ANN, seen(Some(England)))
        .others_see(ANN, seen(None))
        .and_nobody_notices_more()
        .shows(BEN, |view| {
            assert_eq!(&*view.table.row, [France, France, Germany, Italy, France]);
            assert_eq!(view.table.seats[ANN].clues[Belgium], 3);
            assert_eq!((view.table.seats[ANN].hand, view.table.pile), (5, 1));
            assert!(view.table.eliminated);
        });
}

/// Spywhere §4.1: exactly three go, also when more lie there.
#[test]
fn exactly_three_go() {
    three()
        .row([Belgium, Belgium, Belgium, Belgium, Belgium])
        .opens()
        .does(ANN, swap(England, Belgium))
        .does(ANN, eliminate(Belgium))
        .shows(BEN, |view| {
            assert_eq!(&*view.table.row, [England, Belgium, Belgium, Belgium, Belgium]);
            assert_eq!(view.table.seats[ANN].clues[Belgium], 3);
        });
}

/// Spywhere §4.1: fewer than three of a kind stay.
#[test]
fn two_of_a_kind_are_not_enough() {
    three()
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, eliminate(Belgium))
        .is_refused(Refusal::NotThree);
}

/// Spywhere §4.1: never your own nation; the referee enforces it.
#[test]
fn your_own_nation_is_never_eliminated() {
    three()
        .row([Italy, Italy, Italy, France, England])
        .opens()
        .does(ANN, swap(England, England))
        .does(ANN, eliminate(Italy))
        .is_refused(Refusal::OwnNation)
        .does(ANN, done())
        .does(BEN, swap(England, England))
        .does(BEN, eliminate(Italy))
        .shows(ANN, |view| assert_eq!(view.table.seats[BEN].clues[Italy], 3));
}

/// Spywhere §4.3: without the option `chain` once in a turn; the next turn starts afresh.
#[test]
fn without_chain_once_in_a_turn() {
    three()
        .row([Belgium, Belgium, Belgium, France, England])
        .opens()
        .does(ANN, swap(England, England))
        .does(ANN, eliminate(Belgium))
        .does(ANN, eliminate(Belgium))
        .is_refused(Refusal::NotNow)
        .does(ANN, done())
        .does(BEN, swap(England, England))
        .does(BEN, eliminate(Belgium))
        .shows(ANN, |view| assert_eq!(view.table.seats[BEN].clues[Belgium], 3));
}

/// Spywhere §4.3: with it again and again, with clue pile and bonus each time.
#[test]
fn with_chain_again_and_again() {
    three()
        .options(|options| options.chain = true)
        .row([Belgium, Belgium, Belgium, France, England])
        .opens()
        .does(ANN, swap(England, England))
        .does(ANN, eliminate(Belgium))
        .does(ANN, eliminate(Belgium))
        .shows(BEN, |view| {
            assert_eq!(view.table.seats[ANN].clues[Belgium], 6);
            assert_eq!(view.table.seats[ANN].hand, 6);
            assert_eq!(view.table.pile, 1);
        })
        .does(ANN, eliminate(France))
        .is_refused(Refusal::NotThree);
}

/// Spywhere §4.4: nothing is eliminated automatically, not even from the opening row.
#[test]
fn nothing_is_eliminated_by_itself() {
    let row = [Belgium, Belgium, Belgium, Belgium, England];
    three()
        .row(row)
        .opens()
        .shows(BEN, |view| assert_eq!(&*view.table.row, row))
        .quiet_turn(ANN)
        .shows(BEN, |view| assert_eq!(&*view.table.row, row));
}
