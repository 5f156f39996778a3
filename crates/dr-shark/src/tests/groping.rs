//! §8.6 What a named draw costs.

use kernel::{At, Observer};
use umpire::scenario::Scenario;

use super::tables::*;
use crate::{Area, Components, DrShark, Ending, Sight};

/// Ann's search in an area, from the opening of a full bag.
fn searching(area: Area) -> Scenario<DrShark> {
    spies(2).opens().searches(ANN, area)
}

fn until(told: Scenario<DrShark>, ms: u64) -> Scenario<DrShark> {
    told.shows(Observer::Screen, |view| assert_eq!(view.table.deadline, Some(At(ms))))
}

/// Dr Shark §8.6: the first piece costs what it takes to draw it; the next also the feeling for it:
/// of 129 pieces 115 have another shape (A), 104 another texture (B), and 25 the same texture (C).
#[test]
fn what_is_named_sooner_than_a_hand_finds_it_goes_off_the_timer() {
    let costs = [
        (A, "clown.3.1", 2_500 * 129 / 115),
        (B, "clown.3.1", 1_600 * 129 / 104),
        (C, "passport.2.1", 1_600 * 129 / 25),
    ];
    for (area, second, felt_ms) in costs {
        let told = until(searching(area), 30_000);
        let told = until(told.draws(ANN, "passport.1.1"), 30_000 - 1_600);
        let _ = until(told.does(ANN, draw(second)), 30_000 - 2 * 1_600 - felt_ms);
    }
}

/// Dr Shark §8.6: a spy who takes as long as a hand pays nothing, and time that was not used for one
/// piece counts for the next.
#[test]
fn a_spy_who_takes_their_time_pays_nothing() {
    let told = searching(A).at(12_000).draws(ANN, "passport.1.1").draws(ANN, "passport.2.1");
    let _ = until(told, 30_000);
}

/// Dr Shark §8.6: if that leaves nothing, the search ends as when time runs out; what is on the mat
/// stays yours, and the piece stays in the bag.
#[test]
fn what_a_hand_could_not_find_in_time_is_not_drawn() {
    searching(C)
        .draws(ANN, "passport.1.1")
        .draws(ANN, "passport.2.1")
        .draws(ANN, "passport.3.1")
        .does(ANN, draw("passport.4.1"))
        .all_see(Sight::Ended { seat: ANN, ending: Ending::Time })
        .and_nobody_notices_more()
        .dossier(0, "passport.1.1 passport.2.1 passport.3.1")
        .in_bag("passport.4.1");
}

/// Dr Shark §8.6: the times are the box's; one that says nothing of a hand charges nothing.
#[test]
fn a_box_without_a_hand_charges_nothing() {
    let ours = Components::default().to_string();
    let (handless, _) = ours.split_once("[hand]").expect("our box has a hand");
    let handless: Components = handless.parse().expect("a possible box");
    let told = spies(2).options(|options| options.components = handless).opens();
    let told = told.searches(ANN, A).draws(ANN, "passport.1.1").draws(ANN, "passport.2.1");
    let _ = until(told, 30_000);
}
