//! The rulebook, told as scenarios.

use kernel::{Dice, Game, Observer, Seat, Seed, Setup};
use umpire::scenario::{Scenario, given};

use crate::{Action, Deal, NewGame, Options, Refusal, Sight};

const ANN: Seat = Seat(0);
const BEN: Seat = Seat(1);

/// Ann and Ben before a heap; Ann begins.
fn two(heap: u8) -> Scenario<NewGame> {
    let setup = Setup::new(2, Options::default()).expect("a possible table");
    given(&setup, Deal { first: ANN, heap })
}

/// New Game §2.1, §2.2: chance decides how many matches there are, and who begins.
#[test]
fn chance_lays_the_heap() {
    let setup = Setup::<NewGame>::new(3, Options::default()).expect("a possible table");
    let deals = (0..200).map(|n| NewGame::deal(&setup, &mut Dice::new(Seed::of("heap"), n)));
    let (heaps, first): (Vec<u8>, Vec<Seat>) = deals.map(|deal| (deal.heap, deal.first)).unzip();
    assert_eq!((heaps.iter().min(), heaps.iter().max()), (Some(&12), Some(&20)));
    assert_eq!((first.iter().min(), first.iter().max()), (Some(&Seat(0)), Some(&Seat(2))));
}

/// New Game §3.1, §2.2, §5.1, §1.1: everybody sees what is taken from the heap, and the spy to the
/// left is next.
#[test]
fn a_take_is_public_and_ends_the_turn() {
    two(12)
        .does(ANN, Action::Take(2))
        .all_see(Sight::Took { seat: ANN, count: 2 })
        .all_see(Sight::Began { seat: BEN })
        .and_nobody_notices_more()
        .shows(Observer::Spectator, |view| assert_eq!(view.table.heap, 10))
        .does(ANN, Action::Take(1))
        .is_refused(Refusal::NotYourTurn);
}

/// New Game §3.1: one, two or three, and no more than there are.
#[test]
fn nobody_takes_what_is_not_there() {
    let wrong = |heap: u8, count: u8| {
        two(heap).does(ANN, Action::Take(count)).is_refused(Refusal::WrongCount);
    };
    wrong(12, 0);
    wrong(12, 4);
    wrong(2, 3);
}

/// New Game §3.2: when the time is up one match is taken.
#[test]
fn time_takes_one() {
    two(12)
        .at(30_000)
        .time_passes()
        .all_see(Sight::Took { seat: ANN, count: 1 })
        .all_see(Sight::Began { seat: BEN })
        .and_nobody_notices_more();
}

/// New Game §4.1: the last match wins.
#[test]
fn the_last_match_wins() {
    two(3)
        .does(ANN, Action::Take(3))
        .shows(BEN, |view| {
            let standing = view.over.as_ref().expect("it is over");
            assert_eq!(standing.winners, [ANN]);
            let totals: Vec<u32> = standing.scores.iter().map(|score| score.total).collect();
            assert_eq!(totals, [1, 0]);
        })
        .does(BEN, Action::Take(1))
        .is_refused(Refusal::Over);
}
