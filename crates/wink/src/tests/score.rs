//! §9 Score.

use kernel::{Observer, Seat};
use umpire::scenario::Scenario;

use super::tables::*;
use crate::Wink;

#[track_caller]
fn ends_with(told: Scenario<Wink>, lines: [(u32, [u32; 4]); 4], winners: &[Seat], tie: &str) {
    told.shows(Observer::Spectator, |view| {
        let standing = &view.after.as_ref().expect("it is over").standing;
        for (score, (total, lines)) in standing.scores.iter().zip(lines) {
            let names = ["agents", "ci", "used", "face_down"];
            assert_eq!(score.total, total, "{score:?}");
            let said: Vec<_> = names.into_iter().zip(lines).collect();
            assert_eq!(*score.lines, *said);
        }
        assert_eq!((&*standing.winners, standing.tie), (winners, Some(tie)));
    });
}

fn all_have_called() -> Scenario<Wink> {
    four()
        .hands([&[1, 2, 3], &[4, 5], &[7, 8], &[10, 11]])
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
}

/// Wink §9.1: one point per face-up agent before you and per CI card still in hand.
#[test]
fn agents_and_ci_cards_are_points() {
    let told = all_have_called()
        .does(ANN, contact(BEN))
        .does(DAN, accuse(ANN, 7))
        .calls(ANN, 5)
        .does(BEN, contact(CAT))
        .calls(BEN, 8)
        .does(CAT, contact(DAN))
        .does(DAN, accuse(BEN, 5));
    let lines = [(5, [1, 4, 0, 0]), (6, [2, 4, 0, 0]), (6, [2, 4, 0, 0]), (5, [3, 2, 1, 0])];
    ends_with(told, lines, &[BEN, CAT], "shared");
}

/// Wink §9.2: ties go to most CI cards laid before you: used, not discarded.
#[test]
fn ties_go_to_ci_cards_laid() {
    let told = all_have_called()
        .does(ANN, contact(BEN))
        .does(DAN, accuse(ANN, 7))
        .calls(ANN, 5)
        .does(CAT, accuse(BEN, 5));
    let lines = [(5, [1, 4, 0, 0]), (5, [1, 4, 0, 0]), (5, [2, 3, 1, 0]), (3, [0, 3, 0, 0])];
    ends_with(told, lines, &[CAT], "used");
}

/// Wink §9.2: then to most face-down agents before you.
#[test]
fn then_to_face_down_agents() {
    let told = all_have_called().does(ANN, contact(CAT)).calls(ANN, 5).does(BEN, contact(DAN));
    let told = told.calls(BEN, 8).calls(CAT, 11).calls(DAN, 2).does(ANN, contact(DAN));
    let lines = [(4, [0, 4, 0, 0]), (4, [0, 4, 0, 2]), (4, [0, 4, 0, 1]), (4, [0, 4, 0, 0])];
    ends_with(told, lines, &[BEN], "face_down");
}

/// Wink §9.2: then the win is shared.
#[test]
fn then_the_win_is_shared() {
    let told = four()
        .hands([&[1, 2, 3], &[4], &[7, 8], &[10, 11]])
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .calls(DAN, 1)
        .does(ANN, contact(BEN));
    let lines = [(5, [1, 4, 0, 0]), (5, [1, 4, 0, 0]), (4, [0, 4, 0, 0]), (4, [0, 4, 0, 0])];
    ends_with(told, lines, &[ANN, BEN], "shared");
}
