//! §8: which acts and senses exist at a table.

use bag::Spot;
use kernel::{Game, Input, Setup};

use super::tables::*;
use crate::{Action, DrShark, Draw, Grab, Options, Touch};

#[track_caller]
fn understood(touch: Touch, act: Action) -> Result<(), String> {
    let setup = Setup::new(2, Options { touch, ..Options::default() }).expect("possible");
    DrShark::understand(&setup, &Input::Act(ANN, act)).map_err(|why| why.0)
}

/// Dr Shark §8.1: a bag that is felt has no pieces to be named, and one whose pieces are named has
/// no places.
#[test]
fn felt_or_named() {
    let spot = Spot { x: 1, y: 1 };
    let by_place = [Action::Draw(Draw::At(spot)), Action::Grab(Grab::At(spot, 1))];
    for act in by_place {
        assert!(understood(Touch::Felt, act.clone()).is_ok());
        assert!(understood(Touch::Named, act).expect_err("no place").contains("not felt"));
    }
    for act in [draw("clown.1.1"), grab("clown.1.1"), grab("")] {
        assert!(understood(Touch::Named, act.clone()).is_ok());
        assert!(understood(Touch::Felt, act).expect_err("no name").contains("not named"));
    }
    let lifted = Input::Sense(ANN, crate::Signal::Touch(vec![]));
    for (touch, senses) in [(Touch::Felt, true), (Touch::Named, false)] {
        let setup = Setup::new(2, Options { touch, ..Options::default() }).expect("possible");
        assert_eq!(DrShark::understand(&setup, &lifted).is_ok(), senses);
        assert!(DrShark::understand(&setup, &Input::Tick).is_ok());
        let pointing = Input::Sense(ANN, crate::Signal::Point(light(A)));
        assert!(DrShark::understand(&setup, &pointing).is_ok());
        let clapping = Input::Sense(BEN, crate::Signal::Clap {});
        assert!(DrShark::understand(&setup, &clapping).is_ok());
    }
    for touch in Touch::ALL {
        // What lies in the open is named in either case.
        for act in [take("clown.1.1"), sort("clown.1.1", Blue), keep("clown.1.1"), done()] {
            assert!(understood(touch, act).is_ok());
        }
    }
}

/// Dr Shark §1.2, §1.3: a piece that is not in the box has no name.
#[test]
fn a_piece_that_is_not_in_the_box_has_no_name() {
    let mine = ["clown.1.1", "clown.2.1"];
    for no in ["clown.5.1", "clown.1.4", "throwing-star.4.1", "shark.pink.3"] {
        for act in [
            draw(no),
            grab(&format!("clown.1.1 {no}")),
            sort(no, Blue),
            keep(no),
            take(no),
            paoletta(BEN, no),
            babanipoulos(BEN, no, mine),
            babanipoulos(BEN, "clown.1.2", [no, "clown.1.1"]),
            babanipoulos(BEN, "clown.1.2", ["clown.1.1", no]),
        ] {
            let why = understood(Touch::Named, act).expect_err("not in the box");
            assert!(why.contains(&format!("no piece `{no}`")), "{why}");
        }
    }
    assert!(understood(Touch::Named, babanipoulos(BEN, "clown.1.2", mine)).is_ok());
}
