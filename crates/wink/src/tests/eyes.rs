//! §11.1–11.3 Eyes and where they look. These stories take place in the first second of a window of time, in which nobody
//! blinks, unless they say so.

use umpire::scenario::Scenario;

use super::tables::*;
use crate::Wink;

/// Ann has called Ben's 4.
pub(crate) fn ann_calls_ben() -> Scenario<Wink> {
    four().gaze().opens().calls(ANN, 4)
}

/// Ann has called Ben's 4, and it is 200 ms later: Cat has looked at Ben from the start.
pub(crate) fn cat_watches_ben() -> Scenario<Wink> {
    ann_calls_ben()
        .senses(CAT, look(BEN))
        .nobody_notices()
        .at(200)
        .time_passes()
        .feels(CAT, face(BEN, None))
        .nobody_notices()
}

/// Wink §11.1: in person the program gives nobody eyes: every sense is ignored, nobody perceives
/// anything, and nothing is sent to an accomplice that is not sent to everyone.
#[test]
fn in_person_people_wink_with_their_own_eyes() {
    four()
        .opens()
        .calls(ANN, 4)
        .senses(CAT, look(BEN))
        .nobody_notices()
        .senses(BEN, wink(ANN))
        .nobody_notices()
        .check(|game| assert_eq!(game.deadline(), Some(kernel::At(45_000)), "only the turn's"))
        .at(250)
        .senses(BEN, let_go())
        .nobody_notices()
        .at(1_500)
        .time_passes()
        .nobody_notices()
        .calls(BEN, 10);
}

/// Wink §11.2: at the start all look at the crowd; moving the gaze takes 200 ms.
#[test]
fn a_gaze_moves_in_200_ms() {
    four()
        .gaze()
        .deals()
        .all_see(began(ANN))
        .at(0)
        .senses(ANN, look(BEN))
        .nobody_notices()
        .at(199)
        .time_passes()
        .nobody_notices()
        .at(200)
        .time_passes()
        .feels(ANN, face(BEN, None))
        .nobody_notices();
}

/// Wink §11.2: a saccade falls due at its own instant, however late anybody looks.
#[test]
fn a_late_scheduler_changes_nothing() {
    four()
        .gaze()
        .opens()
        .senses(ANN, look(BEN))
        .at(100)
        .senses(BEN, look(CAT))
        .at(900)
        .time_passes()
        .feels(ANN, face(BEN, None))
        .feels(BEN, face(CAT, None))
        .feels(ANN, face(BEN, Some(CAT)))
        .nobody_notices();
}

/// Wink §11.2: on the way you see nothing, and others still see your eyes where they were.
#[test]
fn on_the_way_you_see_nothing() {
    cat_watches_ben()
        .senses(CAT, look(ANN))
        .nobody_notices()
        .senses(BEN, look(DAN))
        .senses(DAN, look(CAT))
        .at(300)
        .time_passes()
        .nobody_notices()
        .at(400)
        .time_passes()
        .feels(CAT, face(ANN, None))
        .feels(BEN, face(DAN, Some(CAT)))
        .feels(DAN, face(CAT, Some(ANN)))
        .nobody_notices();
    cat_watches_ben()
        .senses(DAN, look(CAT))
        .at(400)
        .time_passes()
        .feels(DAN, face(CAT, Some(BEN)))
        .senses(CAT, look(ANN))
        .nobody_notices()
        .at(599)
        .time_passes()
        .nobody_notices()
        .at(600)
        .time_passes()
        .feels(DAN, face(CAT, Some(ANN)))
        .feels(CAT, face(ANN, None))
        .nobody_notices();
}

/// Wink §11.2: all gazes that land in one instant land together.
#[test]
fn what_falls_due_together_happens_together() {
    ann_calls_ben()
        .senses(CAT, look(BEN))
        .senses(BEN, look(CAT))
        .at(200)
        .time_passes()
        .feels(CAT, face(BEN, Some(CAT)))
        .feels(BEN, face(CAT, Some(BEN)))
        .nobody_notices();
}

/// Wink §11.2: looking where the gaze is or is heading changes nothing.
#[test]
fn looking_where_you_look_changes_nothing() {
    cat_watches_ben()
        .senses(CAT, look(BEN))
        .nobody_notices()
        .at(300)
        .senses(CAT, look(ANN))
        .at(450)
        .senses(CAT, look(ANN))
        .nobody_notices()
        .at(500)
        .time_passes()
        .feels(CAT, face(ANN, None))
        .nobody_notices()
        .senses(DAN, look_at_the_crowd())
        .at(900)
        .time_passes()
        .nobody_notices();
}

/// Wink §11.2: any other look starts a new 200 ms, also back to where the gaze came from.
#[test]
fn another_look_starts_anew() {
    ann_calls_ben()
        .senses(CAT, look(BEN))
        .at(150)
        .senses(CAT, look(DAN))
        .at(349)
        .time_passes()
        .nobody_notices()
        .at(350)
        .time_passes()
        .feels(CAT, face(DAN, None))
        .nobody_notices()
        .senses(CAT, look(BEN))
        .at(450)
        .senses(CAT, look(DAN))
        .nobody_notices()
        .at(649)
        .time_passes()
        .nobody_notices()
        .at(650)
        .time_passes()
        .feels(CAT, face(DAN, None))
        .nobody_notices();
}

/// Wink §11.2: looking at the crowd shows no face; a look at yourself or at nobody is ignored.
#[test]
fn looking_away_shows_nothing() {
    cat_watches_ben()
        .senses(CAT, look(CAT))
        .nobody_notices()
        .senses(CAT, look(NOBODY))
        .nobody_notices()
        .senses(BEN, look(CAT))
        .at(400)
        .time_passes()
        .feels(CAT, face(BEN, Some(CAT)))
        .feels(BEN, face(CAT, Some(BEN)))
        .nobody_notices()
        .senses(CAT, look_at_the_crowd())
        .nobody_notices()
        .at(600)
        .time_passes()
        .feels(BEN, face(CAT, None))
        .nobody_notices()
        .senses(BEN, wink(ANN))
        .feels(BEN, face(ANN, None))
        .nobody_notices();
}

/// Wink §11.3: you see the face that you look at and nothing else of the others'.
#[test]
fn you_see_one_face() {
    cat_watches_ben()
        .senses(ANN, look(DAN))
        .senses(DAN, look(ANN))
        .senses(BEN, look(DAN))
        .at(400)
        .time_passes()
        .feels(ANN, face(DAN, Some(ANN)))
        .feels(DAN, face(ANN, Some(DAN)))
        .feels(BEN, face(DAN, Some(ANN)))
        .feels(CAT, face(BEN, Some(DAN)))
        .nobody_notices();
}

/// Wink §11.3: its natural blinks too: both eyes, for a moment.
#[test]
fn you_see_a_natural_blink() {
    cat_watches_ben()
        .at(3_133)
        .time_passes()
        .nobody_notices()
        .at(3_134)
        .time_passes()
        .feels(CAT, blink(BEN, None))
        .nobody_notices()
        .at(3_284)
        .time_passes()
        .feels(CAT, face(BEN, None))
        .nobody_notices();
}
