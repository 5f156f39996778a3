//! The time contract, and what a match promises to its driver.

use super::toy::{Event, Look, MINUTE, Point, Refusal, Sight, TRAP, Toy};
use crate::{At, Input, Match, Observer, Outcome, Seat, Seed, Setup};

const ANN: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// A table of three with Ben as the mole.
fn table(witnesses: Vec<Observer>) -> (Match<Toy>, Outcome<Toy>) {
    let setup = Setup::new(3, ()).expect("a possible table");
    let mut outcome = Outcome::default();
    (Match::dealt(&setup, BEN, Seed::of(""), witnesses, &mut outcome), outcome)
}

#[test]
fn the_opening_is_witnessed_by_those_present() {
    let (_, outcome) = table(vec![Observer::Seat(BEN), Observer::Spectator]);
    let seen: Vec<_> = outcome.sights.into_iter().map(|seen| (seen.who, seen.sight)).collect();
    let expected = [
        (Observer::Seat(BEN), Sight::Began { mole: true }),
        (Observer::Spectator, Sight::Began { mole: false }),
    ];
    assert_eq!(seen, expected);
}

#[test]
fn a_deadline_due_is_told_first_and_at_its_own_instant() {
    let (mut game, mut outcome) = table(vec![]);
    let late = At(MINUTE + 5_000);
    let reply = game.handle(late, Input::Act(ANN, Point(BEN)), &mut outcome);
    assert_eq!(reply, Err(Refusal::Over));
    assert_eq!(outcome.events, [(At(MINUTE), Event::TimeRanOut)]);
    assert_eq!(game.clock(), late);
}

#[test]
fn a_tie_goes_to_the_deadline() {
    let (mut game, mut outcome) = table(vec![]);
    let act = || Input::Act(ANN, Point(BEN));
    assert_eq!(game.clone().handle(At(MINUTE - 1), act(), &mut outcome), Ok(()));
    assert_eq!(game.handle(At(MINUTE), act(), &mut outcome), Err(Refusal::Over));
}

#[test]
fn time_never_runs_back() {
    let (mut game, mut outcome) = table(vec![]);
    let _ = game.handle(At(30_000), Input::Tick, &mut outcome);
    let _ = game.handle(At(10), Input::Act(ANN, Point(BEN)), &mut outcome);
    assert_eq!(outcome.events[0].0, At(30_000));
    assert_eq!(game.deadline(), Some(At(30_000 + MINUTE)));
}

#[test]
fn the_journal_rebuilds_the_match() {
    let (mut game, outcome) = table(vec![]);
    let mut journal = outcome.events;
    let mut outcome = Outcome::default();
    for at in [5, 9] {
        let _ = game.handle(At(at), Input::Act(ANN, Point(BEN)), &mut outcome);
        journal.append(&mut outcome.events);
    }
    let setup = Setup::new(3, ()).expect("a possible table");
    let again = Match::<Toy>::replay(&setup, Seed::of(""), &journal);
    assert_eq!(again.view(Observer::Spectator), game.view(Observer::Spectator));
    assert_eq!((again.told(), again.clock(), again.deadline()), (3, At(9), game.deadline()));
}

#[test]
fn what_is_felt_reaches_one_seat_and_leaves_no_trace() {
    let (mut game, mut outcome) = table(vec![Observer::Seat(ANN)]);
    let _ = game.handle(At(1), Input::Sense(ANN, Look(BEN)), &mut outcome);
    assert!(outcome.events.is_empty() && outcome.sights.is_empty());
    assert_eq!((outcome.percepts[0].seat, outcome.percepts[0].percept), (ANN, true));
    let _ = game.handle(At(2), Input::Tick, &mut outcome);
    assert!(outcome.percepts.is_empty(), "the buffer was emptied");
}

#[test]
#[should_panic(expected = "refuse before you tell")]
fn who_tells_may_not_refuse() {
    let (mut game, mut outcome) = table(vec![]);
    let _ = game.handle(At(1), Input::Act(ANN, Point(TRAP)), &mut outcome);
}

#[test]
fn a_table_that_cannot_be_says_why() {
    let why = Setup::<Toy>::new(9, ()).err().expect("too many");
    assert_eq!(why.to_string(), "toy is for 2 to 8 seats");
}
