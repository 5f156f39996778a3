//! Who plays for somebody who is away leaves to them what cannot be taken back.

use dr_shark::{Action, Agent, Area, DrShark, Fistful, Space, Step, Table, View};
use kernel::{At, Dice, Intent, Mind, Notice, Seat, Seed};

use super::{clues, table};
use crate::{Pace, Populated};

const ME: Seat = Seat(0);

fn organises(mut mind: Box<dyn Mind<DrShark>>, mine: &[&str], service: Option<Agent>) -> Action {
    let mut table = table(2, mine, 3);
    (table.turn, table.step, table.service) = (Some(ME), Step::Organise, service);
    let theirs = clues(&["clown.1.1", "clown.2.1"]);
    theirs.iter().for_each(|clue| table.bag.remove(clue));
    table.dossiers.as_mut_slice()[1].clues = theirs;
    let view = View { table, me: Some(ME), over: None };
    mind.notice(At(0), Notice::View(&view));
    match mind.think(At(0), &mut Dice::new(Seed::of("absent"), 0)) {
        Some(Intent::Act(act)) => act,
        other => panic!("it organises, and does not {other:?}"),
    }
}

fn stand_in() -> Box<dyn Mind<DrShark>> {
    DrShark::standing_in(ME, Pace::at_once()).expect("somebody stands in")
}

fn mastermind() -> Box<dyn Mind<DrShark>> {
    DrShark::mind("mastermind", ME, Pace::at_once()).expect("a level")
}

const WEAPON: [&str; 3] = ["throwing-star.1.1", "throwing-star.2.1", "throwing-star.3.1"];
const MAP: [&str; 4] = ["island-map.1.1", "island-map.2.1", "island-map.3.1", "island-map.4.1"];

/// Dr Shark §7.3: a service is lost if it is not used at once, so the evidence that opens it waits.
#[test]
fn a_stand_in_leaves_evidence_that_opens_a_service() {
    assert_eq!(organises(stand_in(), &WEAPON, None), Action::Done {});
    assert!(matches!(organises(mastermind(), &WEAPON, None), Action::Complete(_)));
}

#[test]
fn a_stand_in_completes_what_opens_none() {
    assert!(matches!(organises(stand_in(), &MAP, None), Action::Complete(_)));
}

/// Dr Shark §7: it neither uses nor declines one.
#[test]
fn a_stand_in_uses_no_service() {
    assert_eq!(organises(stand_in(), &[], Some(Agent::Paoletta)), Action::Done {});
    let used = organises(mastermind(), &[], Some(Agent::Paoletta));
    assert!(matches!(used, Action::Paoletta { from: Seat(1), .. }), "{used:?}");
}

/// What a stand-in does first in a search of 30 s in this area.
fn searches(area: Area, change: fn(&mut Table)) -> Option<Intent<DrShark>> {
    let mut table = table(2, &[], 3);
    (table.turn, table.step, table.deadline) = (Some(ME), Step::Search, Some(At(30_000)));
    table.pawns[ME] = Space::ALL.into_iter().find(|space| space.area == area);
    change(&mut table);
    let mut mind = stand_in();
    mind.notice(At(0), Notice::View(&View { table, me: Some(ME), over: None }));
    let mut dice = Dice::new(Seed::of("absent"), 1);
    let thoughts = std::iter::from_fn(|| {
        let at = mind.next_thought().filter(|at| *at < At(30_000))?;
        Some(mind.think(at, &mut dice))
    });
    thoughts.flatten().next()
}

/// Dr Shark §10.2: it draws, grabs and takes nothing, and so ends the search at once (§4.2).
#[test]
fn a_stand_in_leaves_the_bag_alone() {
    for area in Area::ALL {
        let done = searches(area, |_| {});
        assert_eq!(done, Some(Intent::Act(Action::Stop {})), "{area:?}");
    }
}

/// Dr Shark §10.2: what stopping would lose stays out, until the clock decides.
#[test]
fn a_stand_in_gives_nothing_back() {
    let drawn = |table: &mut Table| table.hand = clues(&["clown.1.1"]).iter().next();
    assert_eq!(searches(Area::A, drawn), None);
    assert_eq!(searches(Area::D, |table| table.fistful = Some(Fistful::default())), None);
}
