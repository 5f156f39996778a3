//! The state, cut by who may know it (§9.1).

use kernel::{At, Few, PerSeat, Seat, Seats, Setup};
use serde::Serialize;

use crate::{Nation, Options, Spywhere, Tally};

kernel::named! {
    /// What the table is waiting for.
    pub enum Step: "a step of the game" {
        /// §3.2: the spy whose turn it is swaps.
        Swap = "swap",
        /// §3.3–3.4: they may eliminate, identify, or be done.
        After = "after",
        /// §6.3: all at once lay what identifications they still want to lay.
        Final = "final",
        /// It is over.
        Over = "over",
    }
}

/// §3.2: a swap, which everybody sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Swap {
    /// Who swapped.
    pub seat: Seat,
    /// The card they gave to the row.
    pub give: Nation,
    /// The card they took from it.
    pub take: Nation,
}

/// §9.1: what everybody knows of one spy.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Place {
    /// How many cards they hold.
    pub hand: u8,
    /// §4.1: their clue pile.
    pub clues: Tally,
    /// §5.1: before whom they have laid an identification card, in order, once per card.
    pub identified: Few<Seat, 5>,
}

/// What everybody knows.
#[derive(Clone, PartialEq, Debug)]
pub struct Table {
    /// The table's options.
    pub options: Options,
    /// Whose turn it is.
    pub turn: Option<Seat>,
    /// What the table is waiting for.
    pub step: Step,
    /// Until when.
    pub deadline: Option<At>,
    /// §2.4: who had the first turn.
    pub first: Seat,
    /// §2.3: the face-up cards. A given card takes the taken one's place, refills go at the end.
    pub row: Few<Nation, 5>,
    /// How many cards the pile has.
    pub pile: u8,
    /// §2.1: the nation that does not take part.
    pub removed: Option<Nation>,
    /// §8.3: the round, from 1.
    pub round: u16,
    /// Whether the spy whose turn it is has eliminated in this turn.
    pub eliminated: bool,
    /// §6.1: who ended the game by having identified every opponent.
    pub ender: Option<Seat>,
    /// §6.3: who has nothing more to say in the final phase.
    pub finished: Seats,
    /// §9.2: every swap so far, if the table keeps a log.
    pub swaps: Vec<Swap>,
    /// What is known of each spy.
    pub seats: PerSeat<Place>,
}

/// §5.1: an identification card, as its owner laid it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Laid {
    /// Before whom it lies.
    pub seat: Seat,
    /// What it says.
    pub nation: Nation,
}

/// What one spy alone knows, until the end.
///
/// In this order, so that the hand stays in one piece when this is copied, and can be read at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[repr(C)]
pub struct Own {
    /// Their cards.
    pub hand: Tally,
    /// §2.2: their passport, or two of them (§8.1).
    pub passports: Few<Nation, 2>,
    /// §3.1: the card drawn in the turn that they are having.
    pub drawn: Option<Nation>,
    /// §5.1: the identification cards they have laid.
    pub laid: Few<Laid, 5>,
}

/// What nobody knows: the pile, its top card last.
pub(crate) type Pile = Few<Nation, 108>;

/// Everything that is true: what all know, what each one knows, what nobody knows.
#[derive(Clone)]
pub struct State {
    pub(crate) table: Table,
    pub(crate) own: PerSeat<Own>,
    pub(crate) pile: Pile,
}

impl State {
    /// The bare table, before the deal.
    pub(crate) fn new(setup: &Setup<Spywhere>) -> State {
        let seats = setup.seats();
        let table = Table {
            options: setup.options().clone(),
            turn: None,
            step: Step::Swap,
            deadline: None,
            first: Seat(0),
            row: Few::new(),
            pile: 0,
            removed: None,
            round: 0,
            eliminated: false,
            ender: None,
            finished: Seats::NONE,
            swaps: Vec::new(),
            seats: PerSeat::new(seats, |_| Place::default()),
        };
        State { table, own: PerSeat::new(seats, |_| Own::default()), pile: Pile::new() }
    }

    /// What everybody knows, by reference: for bots that imagine games, where a view of every move
    /// would be a copy that nobody keeps.
    #[inline]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// What `seat` alone knows, in its place.
    #[inline]
    pub fn own(&self, seat: Seat) -> &Own {
        &self.own[seat]
    }
}

impl Table {
    /// §5.4, §8.3: the first round in which a turn may end with an identification.
    pub fn earliest_identification(&self) -> u16 {
        self.options.earliest_round.round().max(crate::two_spies::earliest_round(self.seats.len()))
    }

    /// How many of the row's cards are of this nation.
    pub(crate) fn in_row(&self, nation: Nation) -> usize {
        self.row.iter().filter(|card| **card == nation).count()
    }
}
