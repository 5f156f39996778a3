//! The state, cut by who may know it (§5).

use kernel::{At, PerSeat, Seat, Setup};

use crate::{NewGame, Options};

/// What everybody knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The table's options.
    pub options: Options,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// Until when.
    pub deadline: Option<At>,
    /// §1.1: how many matches the heap has.
    pub heap: u8,
    /// How many each spy has taken.
    pub taken: PerSeat<u8>,
    /// §4.1: who took the last match.
    pub winner: Option<Seat>,
}

/// Everything that is true. A game with secrets has more fields here: what each spy alone knows
/// (`PerSeat<Own>`), and what nobody knows.
#[derive(Clone)]
pub struct State {
    pub(crate) table: Table,
}

impl State {
    /// The bare table, before the deal.
    pub(crate) fn new(setup: &Setup<NewGame>) -> State {
        let table = Table {
            options: setup.options().clone(),
            turn: None,
            deadline: None,
            heap: 0,
            taken: PerSeat::new(setup.seats(), |_| 0),
            winner: None,
        };
        State { table }
    }
}
