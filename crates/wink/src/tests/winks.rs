//! §11.4–11.6 The wink, and who learns of it. Nobody blinks in these stories, unless they say so.

use super::eyes::{ann_calls_ben, cat_watches_ben};
use super::tables::*;
use crate::Sight;

/// Wink §11.4: a wink begins and ends when the winker says, and those who look see it.
#[test]
fn a_wink_is_held() {
    cat_watches_ben()
        .senses(BEN, wink(ANN))
        .feels(CAT, sign(BEN, ANN))
        .feels(BEN, face(ANN, None))
        .nobody_notices()
        .at(700)
        .time_passes()
        .nobody_notices()
        .senses(BEN, let_go())
        .feels(CAT, face(BEN, Some(ANN)))
        .nobody_notices()
        .senses(BEN, let_go())
        .nobody_notices();
}

/// Wink §11.4: released before 250 ms it lasts 250.
#[test]
fn a_short_wink_lasts_its_minimum() {
    cat_watches_ben()
        .senses(BEN, wink(ANN))
        .at(210)
        .senses(BEN, let_go())
        .nobody_notices()
        .at(449)
        .time_passes()
        .nobody_notices()
        .at(450)
        .time_passes()
        .feels(CAT, face(BEN, Some(ANN)))
        .nobody_notices();
    cat_watches_ben()
        .senses(BEN, wink(ANN))
        .at(450)
        .senses(BEN, let_go())
        .feels(CAT, face(BEN, Some(ANN)))
        .nobody_notices();
}

/// Wink §11.4: at 1,500 ms it ends by itself; another may follow at once. (Ben, who looks at Ann
/// while he winks, sees her blink.)
#[test]
fn a_long_wink_ends_by_itself() {
    cat_watches_ben()
        .senses(BEN, wink(ANN))
        .feels(CAT, sign(BEN, ANN))
        .at(1_699)
        .time_passes()
        .feels(BEN, blink(ANN, None))
        .feels(BEN, face(ANN, None))
        .nobody_notices()
        .at(1_700)
        .senses(BEN, wink(ANN))
        .feels(CAT, face(BEN, Some(ANN)))
        .feels(CAT, sign(BEN, ANN))
        .nobody_notices()
        .at(1_800)
        .senses(BEN, let_go())
        .at(1_950)
        .time_passes()
        .feels(CAT, face(BEN, Some(ANN)))
        .nobody_notices();
}

/// Wink §11.4: it takes the gaze to the caller at once, from wherever it is or is heading, and
/// leaves it there.
#[test]
fn a_wink_takes_the_gaze_to_the_caller() {
    cat_watches_ben()
        .senses(BEN, look(DAN))
        .at(300)
        .senses(BEN, wink(ANN))
        .feels(BEN, face(ANN, None))
        .feels(CAT, sign(BEN, ANN))
        .nobody_notices()
        .at(600)
        .senses(BEN, let_go())
        .feels(CAT, face(BEN, Some(ANN)))
        .nobody_notices()
        .at(900)
        .time_passes()
        .nobody_notices();
}

/// Wink §11.4: a gaze that already rests on the caller lands on nothing new; one that was leaving
/// lands again.
#[test]
fn a_wink_at_a_face_already_seen_is_no_news_to_the_winker() {
    let ben_sees_ann = || {
        ann_calls_ben()
            .senses(BEN, look(ANN))
            .at(200)
            .time_passes()
            .feels(BEN, face(ANN, None))
            .nobody_notices()
    };
    ben_sees_ann().senses(BEN, wink(ANN)).nobody_notices();
    ben_sees_ann()
        .senses(BEN, look(CAT))
        .nobody_notices()
        .at(300)
        .senses(BEN, wink(ANN))
        .feels(BEN, face(ANN, None))
        .nobody_notices();
}

/// Wink §11.4: looks and winks are ignored while it lasts, also while the minimum runs out.
#[test]
fn while_it_lasts_the_eyes_are_not_free() {
    four()
        .gaze()
        .opens()
        .calls(ANN, 7)
        .calls(BEN, 8)
        .senses(DAN, look(CAT))
        .at(200)
        .senses(CAT, wink(ANN))
        .feels(DAN, face(CAT, None))
        .feels(DAN, sign(CAT, ANN))
        .senses(CAT, look(DAN))
        .nobody_notices()
        .senses(CAT, wink(BEN))
        .nobody_notices()
        .senses(CAT, let_go())
        .nobody_notices()
        .senses(CAT, wink(BEN))
        .nobody_notices()
        .at(449)
        .senses(CAT, look(DAN))
        .nobody_notices()
        .at(450)
        .senses(CAT, wink(BEN))
        .feels(DAN, face(CAT, Some(ANN)))
        .feels(DAN, sign(CAT, BEN))
        .feels(CAT, face(BEN, None))
        .nobody_notices();
}

/// Wink §11.4: a gaze that arrives during a wink sees it from then on; one that leaves sees no end.
#[test]
fn gazes_arrive_and_leave_during_a_wink() {
    cat_watches_ben()
        .senses(BEN, wink(ANN))
        .feels(CAT, sign(BEN, ANN))
        .senses(ANN, look(BEN))
        .senses(DAN, look(BEN))
        .at(300)
        .senses(CAT, look_at_the_crowd())
        .at(400)
        .time_passes()
        .feels(ANN, sign(BEN, ANN))
        .feels(DAN, sign(BEN, ANN))
        .feels(BEN, face(ANN, Some(BEN)))
        .nobody_notices()
        .at(600)
        .senses(BEN, let_go())
        .feels(ANN, face(BEN, Some(ANN)))
        .feels(DAN, face(BEN, Some(ANN)))
        .nobody_notices();
}

/// Wink §11.4a: it ends at once, minimum or not, when the caller's turn begins.
#[test]
fn the_callers_turn_ends_a_wink() {
    ann_calls_ben()
        .calls(BEN, 7)
        .calls(CAT, 10)
        .senses(CAT, look(BEN))
        .at(200)
        .time_passes()
        .senses(BEN, wink(ANN))
        .feels(CAT, sign(BEN, ANN))
        .at(210)
        .does(DAN, call(1))
        .all_see(called(DAN, 1))
        .all_see(began(ANN))
        .feels(CAT, face(BEN, Some(ANN)))
        .nobody_notices()
        .senses(BEN, wink(ANN))
        .nobody_notices();
}

/// Wink §11.4a: also when it is the stand-in who ends the turn before.
#[test]
fn the_stand_in_ends_a_wink_too() {
    four()
        .gaze()
        .options(|options| options.max_turn_s = 4)
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .calls(CAT, 10)
        .senses(CAT, look(BEN))
        .at(3_900)
        .senses(BEN, wink(ANN))
        .feels(CAT, sign(BEN, ANN))
        .at(4_000)
        .time_passes()
        .all_see(began(ANN))
        .feels(CAT, face(BEN, Some(ANN)));
}

/// Wink §11.4a: also when the call is taken by an accusation, and only that call's wink.
#[test]
fn an_accusation_ends_a_wink() {
    let both_wink = || {
        ann_calls_ben()
            .calls(BEN, 7)
            .senses(DAN, look(BEN))
            .at(200)
            .time_passes()
            .senses(CAT, wink(BEN))
            .senses(BEN, wink(ANN))
            .feels(DAN, sign(BEN, ANN))
            .feels(CAT, sign(BEN, ANN))
            .feels(BEN, face(ANN, None))
            .nobody_notices()
            .at(210)
    };
    both_wink()
        .does(DAN, accuse(BEN, 4))
        .all_see(accused(DAN, BEN, 4, true))
        .feels(DAN, face(BEN, Some(ANN)))
        .feels(CAT, face(BEN, Some(ANN)))
        .nobody_notices();
    both_wink().does(DAN, accuse(CAT, 7)).all_see(accused(DAN, CAT, 7, true)).nobody_notices();
    both_wink().does(DAN, accuse(CAT, 4)).all_see(accused(DAN, CAT, 4, false)).nobody_notices();
}

/// Wink §11.4a: when the game is over nobody perceives anything more.
#[test]
fn after_the_end_nobody_sees_a_face() {
    four()
        .gaze()
        .hands([&[1, 2, 3], &[4], &[7, 8], &[10, 11]])
        .opens()
        .calls(ANN, 4)
        .senses(CAT, look(BEN))
        .senses(ANN, look(BEN))
        .at(200)
        .time_passes()
        .senses(BEN, wink(ANN))
        .feels(CAT, sign(BEN, ANN))
        .feels(ANN, sign(BEN, ANN))
        .senses(DAN, look(BEN))
        .at(300)
        .does(CAT, accuse(BEN, 4))
        .all_see(accused(CAT, BEN, 4, true))
        .shows(ANN, |view| assert!(view.table.over))
        .check(|game| assert_eq!(game.deadline(), None))
        .all_see(Sight::Over {
            seats: kernel::PerSeat::new(4, |seat| crate::Own {
                hand: agents(
                    [&[1, 2, 3], &[][..], &[7, 8], &[10, 11]][usize::from(seat.0)].to_vec(),
                ),
            }),
        })
        .nobody_notices()
        .at(10_000)
        .senses(DAN, look(ANN))
        .nobody_notices()
        .at(20_000)
        .time_passes()
        .nobody_notices();
}

/// Wink §11.5: nobody else learns anything, not that a wink took place and not who is looked at:
/// those who do not look witness nothing at all, and what they may know stays the same.
#[test]
fn nobody_else_learns_anything() {
    let mut before = Vec::new();
    let mut after = Vec::new();
    let all = || kernel::Observer::all(4);
    let told = all().fold(cat_watches_ben(), |told, who| {
        told.shows(who, |view| before.push(serde_json::to_string(view).expect("a view")))
    });
    let told = told
        .senses(DAN, look(ANN))
        .nobody_notices()
        .senses(BEN, wink(ANN))
        .feels(CAT, sign(BEN, ANN))
        .feels(BEN, face(ANN, None))
        .nobody_notices()
        .at(450)
        .senses(BEN, let_go())
        .feels(CAT, face(BEN, Some(ANN)))
        .feels(DAN, face(ANN, None))
        .nobody_notices()
        .check(|game| assert_eq!(game.told(), 4, "dealt, a turn, a call, a turn: no fact more"));
    all().fold(told, |told, who| {
        told.shows(who, |view| after.push(serde_json::to_string(view).expect("a view")))
    });
    assert_eq!(before, after);
}

/// Wink §11.5: a wink that is not allowed is ignored without a word: it is answered like one that
/// nobody saw.
#[test]
fn a_forbidden_wink_is_answered_like_an_unseen_one() {
    let wink_at = |caller| {
        four()
            .gaze()
            .opens()
            .calls(ANN, 4)
            .senses(BEN, look(caller))
            .at(200)
            .time_passes()
            .feels(BEN, face(caller, None))
            .senses(BEN, wink(caller))
            .nobody_notices()
    };
    wink_at(ANN);
    wink_at(CAT);
}

/// Wink §11.6: a winker is not told who saw it: seen by all or by nobody, they feel the same.
#[test]
fn a_winker_is_not_told_who_saw_it() {
    ann_calls_ben()
        .senses(BEN, wink(ANN))
        .feels(BEN, face(ANN, None))
        .nobody_notices()
        .at(300)
        .senses(BEN, let_go())
        .nobody_notices();
    cat_watches_ben()
        .senses(DAN, look(BEN))
        .at(400)
        .senses(BEN, wink(ANN))
        .feels(BEN, face(ANN, None))
        .feels(DAN, face(BEN, None))
        .feels(DAN, sign(BEN, ANN))
        .feels(CAT, sign(BEN, ANN))
        .nobody_notices()
        .at(700)
        .senses(BEN, let_go())
        .feels(CAT, face(BEN, Some(ANN)))
        .feels(DAN, face(BEN, Some(ANN)))
        .nobody_notices();
}
