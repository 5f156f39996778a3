//! §4.1 The clapper.

use kernel::{Game, Seat};
use serde_json::{from_value, json, to_value};
use umpire::scenario::Scenario;

use super::tables::*;
use crate::{DrShark, Ending, Percept, Sight, Signal, Step};

const CLAPPED: Percept = Percept::Clapped {};

trait Claps {
    /// A spy snaps the clapper.
    fn claps(self, seat: Seat) -> Self;
}

impl Claps for Scenario<DrShark> {
    #[track_caller]
    fn claps(self, seat: Seat) -> Self {
        self.senses(seat, Signal::Clap {})
    }
}

/// Dr Shark §4.1: the left neighbour holds the clapper, and every spy hears it, in every area.
#[test]
fn every_spy_hears_the_left_neighbours_clapper() {
    for area in [A, B, C, D, E] {
        spies(3)
            .opens()
            .searches(ANN, area)
            .at(2_000)
            .claps(BEN)
            .feels(ANN, CLAPPED)
            .feels(BEN, CLAPPED)
            .feels(CAT, CLAPPED)
            .and_nobody_notices_more();
    }
    // Play goes to the left: the last spy's neighbour is the first.
    spies(2)
        .opens()
        .searches(ANN, A)
        .does(ANN, stop())
        .does(ANN, done())
        .searches(BEN, B)
        .claps(ANN)
        .feels(ANN, CLAPPED)
        .feels(BEN, CLAPPED)
        .and_nobody_notices_more();
}

/// Dr Shark §4.1: those who watch hear it as well, and nothing of what a hand feels (§10.1).
#[test]
fn whoever_watches_hears_the_clapper_and_feels_nothing() {
    assert!(<DrShark as Game>::is_for_all(&CLAPPED));
    assert!(!<DrShark as Game>::is_for_all(&Percept::Felt(Vec::new())));
}

/// Dr Shark §4.1: nobody else has a clapper, neither the searcher nor another spy nor a partner.
#[test]
fn only_the_left_neighbour_has_a_clapper() {
    let mut told = two_teams().opens().searches(ANN, A);
    for seat in [ANN, CAT, DAN, Seat(4), Seat(u8::MAX)] {
        told = told.claps(seat).and_nobody_notices_more();
    }
}

/// Dr Shark §4.1: it is heard while somebody searches: not before the clock runs, not after.
#[test]
fn the_clapper_is_silent_outside_a_search() {
    let told = spies(2).opens().claps(BEN).and_nobody_notices_more();
    let told = told.does(ANN, dive(A)).claps(BEN).and_nobody_notices_more();
    let told = told.does(ANN, search()).claps(BEN).feels(ANN, CLAPPED).feels(BEN, CLAPPED);
    told.at(5_000)
        .does(ANN, stop())
        .claps(BEN)
        .and_nobody_notices_more()
        .does(ANN, done())
        .claps(BEN)
        .and_nobody_notices_more();
    let over = (0..5).fold(spies(2).options(|o| o.short = true).opens(), |t, _| t.quiet_round(2));
    over.claps(BEN).and_nobody_notices_more().claps(ANN).and_nobody_notices_more();
}

/// Dr Shark §4.1: a tie goes to the timer, also with the clapper.
#[test]
fn a_clap_that_comes_with_the_end_is_not_heard() {
    spies(2)
        .opens()
        .searches(ANN, A)
        .at(30_000)
        .claps(BEN)
        .all_see(Sight::Ended { seat: ANN, ending: Ending::Time })
        .and_nobody_notices_more();
}

/// Dr Shark §4.1: at most one clap in 0.3 s is heard, and one that is not heard delays no other.
#[test]
fn a_flood_of_claps_is_not_heard() {
    let heard = |told: Scenario<DrShark>| {
        told.feels(ANN, CLAPPED).feels(BEN, CLAPPED).and_nobody_notices_more()
    };
    let told = heard(spies(2).opens().searches(ANN, A).at(1_000).claps(BEN));
    let told = told.claps(BEN).and_nobody_notices_more();
    let told = told.at(1_150).claps(BEN).and_nobody_notices_more();
    let told = told.at(1_299).claps(BEN).and_nobody_notices_more();
    let told = heard(told.at(1_300).claps(BEN));
    told.at(1_599).claps(BEN).and_nobody_notices_more();
    let (told, mut claps) = (spies(2).opens().searches(ANN, A), 0);
    (0..30_000).step_by(10).fold(told, |told, ms| {
        let told = told.at(ms).claps(BEN);
        if ms % 300 == 0 {
            claps += 1;
            return heard(told);
        }
        told.and_nobody_notices_more()
    });
    assert_eq!(claps, 100, "in the thirty seconds of a search");
}

/// Dr Shark §4.1: it decides nothing: the table, its clock and what may be done stay as they were,
/// and so does what lies in the bag.
#[test]
fn the_clapper_decides_nothing() {
    let felt = || spies(2).options(|o| o.touch = crate::Touch::Felt).opens().searches(ANN, A);
    let mut before = None;
    felt()
        .shows(ANN, |view| before = Some(view.clone()))
        .at(7_000)
        .claps(BEN)
        .shows(ANN, |view| assert_eq!(Some(view), before.as_ref()))
        .check(|game| {
            assert_eq!(game.told(), 4, "dealt, began, dived, started");
            assert!(game.scene().heap().is_none(), "no hand was in the bag");
        })
        .at(29_999)
        .time_passes()
        .shows(BEN, |view| assert_eq!(view.table.step, Step::Search))
        .at(30_000)
        .time_passes()
        .shows(BEN, |view| assert_eq!(view.table.step, Step::Organise));
}

/// Dr Shark §4.1, §8.2: a clap says that it was clapped, and nothing else.
#[test]
fn a_clap_carries_nothing() {
    assert_eq!(to_value(CLAPPED).expect("JSON"), json!({"clapped": {}}));
    let signal: Signal = from_value(json!({"clap": {}})).expect("read");
    assert_eq!(signal, Signal::Clap {});
    assert_eq!(to_value(signal).expect("JSON"), json!({"clap": {}}));
    for text in [json!("clap"), json!({"clap": null}), json!({"clap": {"loud": true}})] {
        assert!(from_value::<Signal>(text.clone()).is_err(), "{text}");
    }
}
