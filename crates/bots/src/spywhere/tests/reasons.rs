//! A bot can say why.

use kernel::{About, At, Dice, Intent, Notice, Reason, Seed};
use spywhere::Nation::{Belgium, England, France, Germany, Italy};
use spywhere::{Action, View};

use super::super::identifying::Guess;
use super::super::reasons;
use super::super::sealing::Verdict;
use super::{BEN, ann, three};
use crate::{Pace, Populated};

/// Why a bot of this level moves as it does in Ann's place, when it sees this and nothing else.
fn why(level: &str, view: &View) -> Vec<Reason> {
    let mut mind = spywhere::Spywhere::mind(level, super::ANN, Pace::at_once()).unwrap();
    mind.notice(At::OPENING, Notice::View(view));
    assert!(mind.reasons().is_empty(), "before the first thought there is nothing to say");
    mind.think(At::OPENING, &mut Dice::new(Seed::of("why"), 0)).expect("it is Ann's turn");
    mind.reasons()
}

#[test]
fn taking_ones_own_is_a_reason_and_how_many_that_makes() {
    let game =
        three([Italy, Italy, England], [Belgium, England, France, Italy, Germany], &[Italy; 9]);
    for level in ["regular", "veteran"] {
        let why = why(level, &ann(&game));
        assert_eq!(why[0].code, "spywhere/own", "{level}");
        let about = vec![("nation", About::Name("italy")), ("count", About::Number(4))];
        assert_eq!(why[0].about, about, "two, one drawn, and this one");
    }
}

/// A mastermind may bluff instead; then it says that.
#[test]
fn a_mastermind_takes_its_own_or_says_what_it_does_instead() {
    let game =
        three([Italy, Italy, England], [Belgium, England, France, Italy, Germany], &[Italy; 9]);
    let mut codes = std::collections::BTreeSet::new();
    for throw in 0..12 {
        let mut mind = spywhere::Spywhere::mind("mastermind", super::ANN, Pace::at_once()).unwrap();
        mind.notice(At::OPENING, Notice::View(&ann(&game)));
        let act = mind.think(At::OPENING, &mut Dice::new(Seed::of("why"), throw));
        let Some(Intent::Act(Action::Swap { take, .. })) = act else { panic!("{act:?}") };
        let why = mind.reasons();
        assert_eq!(why[0].code == "spywhere/own", take == Italy, "{why:?}");
        codes.insert(why[0].code);
    }
    assert!(codes.contains("spywhere/own") && codes.contains("spywhere/bluffs"), "{codes:?}");
}

#[test]
fn three_of_a_kind_are_a_reason() {
    let game =
        three([Belgium, England, Italy], [Belgium, Belgium, France, Germany, France], &[Italy; 9]);
    let why = why("veteran", &ann(&game));
    assert!(why.iter().any(|reason| reason.code == "spywhere/three"), "{why:?}");
}

#[test]
fn a_seal_says_of_whom_what_and_how_likely() {
    let guess = Guess { seat: BEN, nation: France, odds: 0.716 };
    let likely = reasons::verdict(&guess, Verdict::Likely);
    assert_eq!(likely[0].code, "spywhere/likely");
    assert_eq!(likely[0].about[0], ("seat", About::Seat(BEN)));
    assert_eq!(likely[0].about[1], ("nation", About::Name("france")));
    assert_eq!(likely[0].about[2], ("percent", About::Percent(72)));
    let ends = reasons::verdict(&guess, Verdict::Ends(0.5));
    assert_eq!(ends[0].about, vec![("percent", About::Percent(50))]);
    assert_eq!(reasons::verdict(&guess, Verdict::TooEarly)[0].code, "spywhere/too_early");
}
