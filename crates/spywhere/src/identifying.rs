//! §5 Identifying.

use kernel::Seat;

use crate::{Nation, Nations, Own, Refusal, Step, Table, two_spies};

kernel::named! {
    /// §5.4: the earliest round in which anybody identifies.
    pub enum Earliest: "the earliest round of an identification" {
        /// Any round.
        Off = "off",
        /// The third.
        Third = "third",
        /// The fourth.
        Fourth = "fourth",
        /// The fifth.
        Fifth = "fifth",
        /// The sixth.
        Sixth = "sixth",
    }
}

impl Earliest {
    /// The number of that round.
    pub(crate) const fn round(self) -> u16 {
        match self {
            Earliest::Off => 1,
            Earliest::Third => 3,
            Earliest::Fourth => 4,
            Earliest::Fifth => 5,
            Earliest::Sixth => 6,
        }
    }
}

/// §5.2: the identification cards that this spy has not laid.
pub(crate) fn cards_left(table: &Table, own: &Own) -> Nations {
    Nations::in_play(table.removed).without(own.laid.iter().map(|laid| laid.nation).collect())
}

/// §5.4, §8.3: whether no turn of this round may end with an identification.
#[inline]
pub(crate) fn too_early(table: &Table) -> bool {
    table.round < table.earliest_identification()
}

/// §5.1: an opponent not yet identified; §5.2: with a card not yet used; §5.3: also with one's own.
pub(crate) fn judge(
    table: &Table,
    seat: Seat,
    own: &Own,
    whom: Seat,
    nation: Nation,
) -> Result<(), Refusal> {
    let seats = table.seats.len();
    let before_them = own.laid.iter().filter(|laid| laid.seat == whom).count();
    if table.step == Step::Swap {
        Err(Refusal::NotNow)
    } else if table.step == Step::After && two_spies::too_early(table) {
        Err(Refusal::TooEarly)
    } else if table.step == Step::After && table.round < table.options.earliest_round.round() {
        Err(Refusal::BeforeEarliest)
    } else if whom == seat || whom.0 >= seats {
        Err(Refusal::NotAnOpponent)
    } else if before_them == two_spies::cards_each(seats) {
        Err(Refusal::AlreadyIdentified)
    } else if table.removed == Some(nation) || own.laid.iter().any(|laid| laid.nation == nation) {
        Err(Refusal::CardUsed)
    } else {
        Ok(())
    }
}
