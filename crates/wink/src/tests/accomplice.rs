//! §5 The accomplice and the wink.

use kernel::{Observer, Setup};

use super::tables::*;
use crate::{Options, Sign, Wink};

/// Wink §5.1: accomplice from the call until the caller's next turn begins. The eyes show it: a
/// wink outside that time is ignored.
#[test]
fn you_are_an_accomplice_for_one_round() {
    four()
        .gaze()
        .opens()
        .senses(BEN, wink(ANN))
        .nobody_notices()
        .calls(ANN, 4)
        .senses(BEN, wink(ANN))
        .feels(BEN, face(ANN, None))
        .nobody_notices()
        .at(300)
        .senses(BEN, let_go())
        .calls(BEN, 7)
        .calls(CAT, 10)
        .senses(BEN, wink(ANN))
        .senses(BEN, let_go())
        .at(600)
        .calls(DAN, 1)
        .senses(CAT, look(BEN))
        .at(800)
        .time_passes()
        .feels(CAT, face(BEN, Some(ANN)))
        .senses(BEN, wink(ANN))
        .nobody_notices();
}

/// Wink §5.2: the accomplice may wink as often as they like, or not at all.
#[test]
fn winks_may_be_many_or_none() {
    four()
        .gaze()
        .opens()
        .calls(ANN, 4)
        .senses(ANN, look(BEN))
        .at(200)
        .time_passes()
        .feels(ANN, face(BEN, None))
        .senses(BEN, wink(ANN))
        .feels(ANN, sign(BEN, ANN))
        .feels(BEN, face(ANN, Some(BEN)))
        .nobody_notices()
        .at(500)
        .senses(BEN, let_go())
        .feels(ANN, face(BEN, Some(ANN)))
        .nobody_notices()
        .senses(BEN, wink(ANN))
        .feels(ANN, sign(BEN, ANN))
        .nobody_notices()
        .at(800)
        .senses(BEN, let_go())
        .feels(ANN, face(BEN, Some(ANN)))
        .nobody_notices();
    four().gaze().opens().calls(ANN, 4).calls(BEN, 7).calls(CAT, 10).calls(DAN, 1);
}

/// Wink §5.3: you may not wink at anyone whose accomplice you are not.
#[test]
fn nobody_winks_at_anybody_else() {
    four()
        .gaze()
        .opens()
        .calls(ANN, 4)
        .calls(BEN, 7)
        .senses(DAN, look(CAT))
        .at(200)
        .time_passes()
        .feels(DAN, face(CAT, None))
        .senses(CAT, wink(ANN))
        .nobody_notices()
        .senses(CAT, wink(DAN))
        .nobody_notices()
        .senses(CAT, wink(CAT))
        .nobody_notices()
        .senses(CAT, wink(NOBODY))
        .nobody_notices()
        .senses(CAT, wink(BEN))
        .feels(DAN, sign(CAT, BEN))
        .feels(CAT, face(BEN, None))
        .nobody_notices();
}

/// Wink §5.3: with several callers you choose whom to wink at.
#[test]
fn with_several_callers_you_choose() {
    let two_call_cat = || {
        four()
            .gaze()
            .opens()
            .calls(ANN, 7)
            .calls(BEN, 8)
            .shows(CAT, |view| {
                let view = serde_json::to_value(view).expect("views can be written");
                assert_eq!(view["me"]["called_by"], serde_json::json!([0, 1]));
            })
            .senses(DAN, look(CAT))
            .at(200)
            .time_passes()
            .feels(DAN, face(CAT, None))
    };
    two_call_cat().senses(CAT, wink(ANN)).feels(DAN, sign(CAT, ANN));
    two_call_cat().senses(CAT, wink(BEN)).feels(DAN, sign(CAT, BEN));
}

/// Wink §5.4: who sees a wink is decided by eyes: it changes nothing that anybody knows or may do.
#[test]
fn a_wink_changes_nothing_at_the_table() {
    let told = |winks: bool| {
        let mut views = Vec::new();
        let start = four().gaze().opens().calls(ANN, 4);
        let told = if winks { start.senses(BEN, wink(ANN)) } else { start };
        let all = Observer::all(4);
        all.fold(told, |told, who| told.shows(who, |view| views.push(view.clone())))
            .at(250)
            .senses(BEN, let_go())
            .calls(BEN, 7);
        views
    };
    assert_eq!(told(true), told(false));
}

/// Wink §5.5: another sign changes what is shown, nothing else: every sign is seen alike.
#[test]
fn everyone_may_agree_on_another_sign() {
    for name in Sign::ALL {
        four()
            .gaze()
            .options(|options| options.sign = name)
            .opens()
            .calls(ANN, 4)
            .senses(ANN, look(BEN))
            .at(200)
            .time_passes()
            .feels(ANN, face(BEN, None))
            .senses(BEN, wink(ANN))
            .feels(ANN, sign(BEN, ANN))
            .feels(BEN, face(ANN, Some(BEN)))
            .nobody_notices();
    }
    let names: Vec<&str> = Sign::ALL.iter().map(|sign| sign.name()).collect();
    assert_eq!(names, ["wink", "hand", "nod", "nose", "ear"]);
    let nod: Options = serde_json::from_str(r#"{"sign":"nod"}"#).expect("an option");
    assert!(Setup::<Wink>::new(4, nod).is_ok_and(|setup| setup.options().sign == Sign::Nod));
    assert!(serde_json::from_str::<Options>(r#"{"sign":"shout"}"#).is_err());
}
