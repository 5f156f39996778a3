//! What bots believe and do, in positions that speak for themselves.

mod belief;
mod course;
mod foresight;
mod levels;
mod memory;
mod reasons;

use kernel::{At, Dice, Few, Intent, Match, Mind, Notice, Observer, Outcome, Seat, Seed, Setup};
use spywhere::Nation::{self, Belgium, England, France, Germany, Italy, Spain};
use spywhere::{Action, Deal, Options, Spywhere, View};

use super::greedy::Greedy;
use crate::Pace;

const ANN: Seat = Seat(0);
const BEN: Seat = Seat(1);
const CAT: Seat = Seat(2);

/// Three spies without Spain. Ann, who begins, is Italy, Ben is France, Cat is Germany.
fn three(hand: [Nation; 3], row: [Nation; 5], pile: &[Nation]) -> Match<Spywhere> {
    let passports = [[Italy], [France], [Germany]];
    let options = Options { removed: Some(Spain), ..Options::default() };
    let deal = Deal {
        first: ANN,
        removed: Some(Spain),
        passports: kernel::PerSeat::new(3, |s| passports[usize::from(s.0)].into_iter().collect()),
        hands: kernel::PerSeat::new(3, |_| hand.into_iter().collect()),
        row: row.into_iter().collect(),
        pile: pile.iter().copied().collect(),
    };
    let setup = Setup::new(3, options).unwrap();
    Match::dealt(&setup, deal, Seed::of(""), Vec::new(), &mut Outcome::default())
}

fn ann(game: &Match<Spywhere>) -> View {
    game.view(Observer::Seat(ANN))
}

/// What greedy does in Ann's place when it sees this and nothing else.
fn greedy(view: &View) -> Action {
    let mut mind = Greedy::new(Pace::at_once());
    mind.notice(At::OPENING, Notice::View(view));
    match mind.think(At::OPENING, &mut Dice::new(Seed::of("greedy"), 0)) {
        Some(Intent::Act(act)) => act,
        _ => panic!("it is Ann's turn"),
    }
}

#[test]
fn greedy_takes_its_own_and_keeps_it() {
    let game =
        three([Italy, Italy, England], [Belgium, England, France, Italy, Germany], &[Italy; 9]);
    assert_eq!(greedy(&ann(&game)), Action::Swap { give: England, take: Italy });
}

/// With nothing of its own to take it makes three of a kind and eliminates them.
#[test]
fn greedy_makes_three_of_a_kind_and_eliminates_it() {
    let mut game =
        three([Belgium, England, Italy], [Belgium, Belgium, France, Germany, France], &[Italy; 9]);
    let swap = greedy(&ann(&game));
    assert!(matches!(swap, Action::Swap { give: Belgium, take: France | Germany }), "{swap:?}");
    game.handle(At(0), kernel::Input::Act(ANN, swap), &mut Outcome::default()).unwrap();
    assert_eq!(greedy(&ann(&game)), Action::Eliminate(Belgium));
}

/// Spywhere §6.3: in the final phase a wrong card costs nothing, so it lays all, each nation once.
#[test]
fn greedy_lays_everything_in_the_final_phase() {
    let mut game =
        three([Belgium, England, France], [Belgium, England, France, Italy, Germany], &[Germany]);
    let mut outcome = Outcome::default();
    let mut laid = Few::<(Seat, Nation), 5>::new();
    let swap = greedy(&ann(&game));
    game.handle(At(0), kernel::Input::Act(ANN, swap), &mut outcome).unwrap();
    game.handle(At(0), kernel::Input::Act(ANN, Action::Done {}), &mut outcome).unwrap();
    while !ann(&game).table.finished.contains(ANN) {
        let act = greedy(&ann(&game));
        let Action::Identify { seat, nation } = act else { panic!("{act:?}") };
        laid.push((seat, nation));
        game.handle(At(0), kernel::Input::Act(ANN, act), &mut outcome).unwrap();
    }
    assert_eq!(laid.len(), 2);
    assert_ne!(laid[0].0, laid[1].0);
    assert_ne!(laid[0].1, laid[1].1);
    assert!(laid.iter().all(|(_, nation)| ![Italy, Spain].contains(nation)), "{laid:?}");
}
