//! §8 Two spies.

use super::tables::*;
use crate::{Refusal, Sight, Step};

/// Spywhere §8.1: two passports each; neither nation may be eliminated, and both count.
#[test]
fn both_nations_are_yours() {
    two()
        .row([Italy, Italy, Italy, France, England])
        .opens()
        .does(ANN, swap(France, France))
        .does(ANN, eliminate(Italy))
        .is_refused(Refusal::OwnNation);
    two()
        .row([France, France, France, Italy, England])
        .pile(&[France])
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, eliminate(France))
        .is_refused(Refusal::OwnNation)
        .does(ANN, done())
        .does(ANN, done())
        .does(BEN, done())
        .shows(ANN, |view| {
            let standing = &view.after.as_ref().expect("it is over").standing;
            assert_eq!(standing.scores[0].line("own"), 3, "two of France and one of Italy");
            assert_eq!(standing.scores[1].line("own"), 1, "one of England");
        });
}

/// Spywhere §8.2: two nations of the one opponent, one per turn, compared as a set.
#[test]
fn two_nations_of_one_opponent_as_a_set() {
    let fifth = (0..4).fold(two().opens(), |told, _| told.quiet_round(2));
    fifth
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, identify(BEN, England))
        .does(ANN, identify(BEN, Germany))
        .is_refused(Refusal::NotYourTurn)
        .quiet_turn(BEN)
        .does(ANN, swap(Belgium, Belgium))
        .does(ANN, identify(BEN, England))
        .is_refused(Refusal::CardUsed)
        .does(ANN, identify(BEN, Germany))
        .all_see(Sight::Final { ender: Some(ANN) })
        .does(BEN, identify(ANN, France))
        .does(BEN, identify(ANN, Belgium))
        .shows(BEN, |view| {
            let standing = &view.after.as_ref().expect("it is over").standing;
            assert_eq!(standing.scores[0].line("correct"), 2);
            assert_eq!(standing.scores[1].line("correct"), 1);
        });
}

/// Spywhere §8.3: no identification before the fifth round, counted from the first spy. Three alike
/// lie in the row, so that no turn ends by itself (§3.5).
#[test]
fn no_identification_before_the_fifth_round() {
    let mut told = two().row([Belgium, Belgium, Belgium, France, England]).opens();
    for round in 1..=4 {
        for seat in [ANN, BEN] {
            let other = if seat == ANN { BEN } else { ANN };
            told = told
                .shows(seat, |view| assert_eq!(view.table.round, round))
                .does(seat, swap(Belgium, Belgium))
                .does(seat, identify(other, Italy))
                .is_refused(Refusal::TooEarly)
                .does(seat, done());
        }
    }
    told.shows(ANN, |view| assert_eq!(view.table.round, 5))
        .does(ANN, swap(Belgium, Belgium))
        .does(ANN, identify(BEN, Italy))
        .shows(ANN, |view| assert_eq!(&*view.table.seats[ANN].identified, [BEN]));
}

/// Spywhere §8.3: the round is counted from the first spy, on whichever seat.
#[test]
fn rounds_count_from_the_first_spy() {
    two()
        .opens()
        .shows(BEN, |view| assert_eq!((view.table.first, view.table.round), (ANN, 1)))
        .quiet_turn(ANN)
        .shows(BEN, |view| assert_eq!(view.table.round, 1))
        .quiet_turn(BEN)
        .shows(BEN, |view| assert_eq!(view.table.round, 2));
}

/// Spywhere §8.3: the limit does not hold in the final phase; the ender is the first to have laid
/// both.
#[test]
fn the_final_phase_knows_no_such_limit() {
    two()
        .pile(&[Belgium])
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .shows(ANN, |view| assert_eq!((view.table.step, view.table.round), (Step::Final, 1)))
        .does(ANN, identify(BEN, England))
        .does(ANN, identify(BEN, Germany))
        .does(ANN, identify(BEN, Italy))
        .is_refused(Refusal::NotNow)
        .does(BEN, identify(ANN, England))
        .does(BEN, done())
        .shows(ANN, |view| {
            assert_eq!((view.table.step, view.table.ender), (Step::Over, None));
        });
}
