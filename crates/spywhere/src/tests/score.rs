//! §7 Score.

use kernel::{Score, Seat, Side, Standing};
use umpire::scenario::Scenario;

use super::tables::*;
use crate::Spywhere;

fn score(seat: Seat, total: u32, own: u32, correct: u32, ender: u32) -> Score {
    let lines = [("own", own), ("correct", correct), ("ender", ender)].into();
    Score { side: Side::Seat(seat), total, lines }
}

#[track_caller]
fn ends_with(told: Scenario<Spywhere>, scores: [Score; 3], winners: &[Seat]) {
    ends_in_a_tie(told, scores, winners, None);
}

#[track_caller]
fn ends_in_a_tie(
    told: Scenario<Spywhere>,
    scores: [Score; 3],
    winners: &[Seat],
    tie: Option<&'static str>,
) {
    let standing = Standing { scores: scores.to_vec(), winners: winners.to_vec(), tie };
    told.shows(ANN, |view| assert_eq!(view.after.as_ref().expect("it is over").standing, standing));
}

/// Spywhere §7.1: N + N × K: cards of your nation in hand, times the nations you identified.
/// Ann: two of Italy, one right of two laid: 2 + 2 × 1. Cat holds nothing German: 0 whatever she says.
#[test]
fn cards_in_hand_times_nations_identified() {
    let told = three()
        .pile(&[Italy])
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, done())
        .does(ANN, identify(BEN, France))
        .does(ANN, identify(CAT, Belgium))
        .does(BEN, identify(CAT, Germany))
        .does(BEN, identify(ANN, Belgium))
        .does(CAT, identify(ANN, Italy))
        .does(CAT, identify(BEN, France));
    ends_with(
        told,
        [score(ANN, 4, 2, 1, 0), score(BEN, 2, 1, 1, 0), score(CAT, 0, 0, 2, 0)],
        &[ANN],
    );
}

/// Spywhere §7.1: the clue pile does not count.
#[test]
fn the_clue_pile_does_not_count() {
    let told = three()
        .row([Germany, Germany, Germany, France, England])
        .pile(&[])
        .opens()
        .does(ANN, swap(England, England))
        .does(ANN, eliminate(Germany))
        .does(ANN, done())
        .does(ANN, done())
        .does(BEN, done())
        .does(CAT, done());
    ends_with(
        told,
        [score(ANN, 0, 0, 0, 0), score(BEN, 1, 1, 0, 0), score(CAT, 0, 0, 0, 0)],
        &[BEN],
    );
}

/// Spywhere §7.2: the ender scores 3 more, also when the pile ran out in the same turn.
#[test]
fn the_ender_scores_three_more() {
    let told = three()
        .pile(&[Belgium; 4])
        .opens()
        .does(ANN, swap(Belgium, Belgium))
        .does(ANN, identify(CAT, Germany))
        .quiet_turn(BEN)
        .quiet_turn(CAT)
        .does(ANN, swap(Belgium, Italy))
        .shows(ANN, |view| assert_eq!(view.table.pile, 0))
        .does(ANN, identify(BEN, Belgium))
        .does(BEN, done())
        .does(CAT, done());
    ends_with(
        told,
        [score(ANN, 5, 1, 1, 3), score(BEN, 1, 1, 0, 0), score(CAT, 0, 0, 0, 0)],
        &[ANN],
    );
}

/// Spywhere §7.2: never for the final phase, even if the last card was laid there first.
#[test]
fn the_final_phase_earns_no_bonus() {
    let told = three()
        .pile(&[Belgium])
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, done())
        .does(CAT, identify(ANN, Belgium))
        .does(CAT, identify(BEN, England))
        .does(ANN, done())
        .does(BEN, done());
    ends_in_a_tie(
        told,
        [score(ANN, 1, 1, 0, 0), score(BEN, 1, 1, 0, 0), score(CAT, 0, 0, 0, 0)],
        &[ANN, BEN],
        Some("shared"),
    );
}

/// Spywhere §7.3: ties go to more correct. Ann: 1 + 1 × 1; Ben: 2 + 2 × 0.
#[test]
fn more_correct_breaks_a_tie() {
    let told = three()
        .hand(BEN, [France, France, Belgium])
        .pile(&[Belgium])
        .opens()
        .does(ANN, swap(Belgium, Italy))
        .does(ANN, done())
        .does(ANN, identify(BEN, France))
        .does(ANN, done())
        .does(BEN, done())
        .does(CAT, done());
    ends_in_a_tie(
        told,
        [score(ANN, 2, 1, 1, 0), score(BEN, 2, 2, 0, 0), score(CAT, 0, 0, 0, 0)],
        &[ANN],
        Some("correct"),
    );
}

/// Spywhere §7.3: then to the larger N. Ann, the ender: 0 + 3; Ben: 3 + 3 × 0, both none correct.
#[test]
fn the_larger_n_breaks_what_is_still_tied() {
    let told = three()
        .hand(BEN, [France, France, France])
        .row([Belgium, England, England, Germany, France])
        .opens()
        .does(ANN, swap(Belgium, Belgium))
        .does(ANN, identify(CAT, Italy))
        .quiet_turn(BEN)
        .quiet_turn(CAT)
        .does(ANN, swap(Belgium, Belgium))
        .does(ANN, identify(BEN, England))
        .does(BEN, done())
        .does(CAT, done());
    ends_in_a_tie(
        told,
        [score(ANN, 3, 0, 0, 3), score(BEN, 3, 3, 0, 0), score(CAT, 0, 0, 0, 0)],
        &[BEN],
        Some("own"),
    );
}

/// Spywhere §7.3: what is equal in all is shared; everybody with nothing shares nothing.
#[test]
fn what_is_equal_is_shared() {
    let told = three()
        .hand(BEN, [Belgium, Belgium, Belgium])
        .pile(&[])
        .opens()
        .does(ANN, swap(Belgium, Belgium))
        .does(ANN, done())
        .does(ANN, done())
        .does(BEN, done())
        .does(CAT, done());
    let nothing = [score(ANN, 0, 0, 0, 0), score(BEN, 0, 0, 0, 0), score(CAT, 0, 0, 0, 0)];
    ends_in_a_tie(told, nothing, &[ANN, BEN, CAT], Some("shared"));
}
