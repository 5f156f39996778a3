//! The laws over random play, and what they need to know of New Game.

use kernel::{Dice, Observer, Seat, Setup};
use umpire::laws::{self, Lawful};

use crate::{Action, Event, NewGame, Options, State, setup};

/// Every law, at every number of seats, with every option.
#[test]
fn hold_over_random_play() {
    laws::hold::<NewGame>(0..8);
}

impl Lawful for NewGame {
    const MOST_INPUTS: usize = 200;
    const INSTANTS: &'static [&'static str] = &["deadline"];

    fn setups() -> Vec<Setup<Self>> {
        let quick = Options { max_turn_s: 1 };
        (2..=6)
            .flat_map(|seats| [(seats, Options::default()), (seats, quick.clone())])
            .map(|(seats, options)| Setup::new(seats, options).expect("a possible table"))
            .collect()
    }

    fn thinkable(_: &State, _: Seat, _: &mut Dice) -> Vec<Action> {
        [0, 1, 2, 3, 4, u8::MAX].map(Action::Take).into()
    }

    fn is_awaited(state: &State, seat: Seat) -> bool {
        state.table.turn == Some(seat)
    }

    /// There is nothing to hide. A game with secrets shuffles here what `who` must not know.
    fn disguise(state: &State, _: Observer, _: &mut Dice) -> State {
        state.clone()
    }

    fn disguise_event(
        state: &State,
        event: &Event,
        _: Observer,
        _: &mut Dice,
    ) -> (State, Event) {
        (state.clone(), event.clone())
    }

    fn invariant(State { table }: &State) {
        let taken: u8 = table.taken.values().iter().sum();
        assert!(table.heap + taken <= setup::MOST, "no match is made");
        assert_eq!(table.winner.is_some(), table.heap == 0, "it ends with the last match");
    }
}
