//! §8 Two spies: what differs.

use crate::Table;

/// §8.1: passports that each spy has.
pub(crate) const fn passports(seats: u8) -> usize {
    if seats == 2 { 2 } else { 1 }
}

/// §8.2: identification cards that a spy lays before each opponent.
pub(crate) const fn cards_each(seats: u8) -> usize {
    passports(seats)
}

/// §6.1, §8.3: identification cards with which a spy has identified everybody.
pub(crate) const fn cards_in_all(seats: u8) -> usize {
    if seats == 2 { 2 } else { seats as usize - 1 }
}

/// §8.3: the first round in which a table of this size identifies: with two spies, the fifth.
pub(crate) const fn earliest_round(seats: u8) -> u16 {
    if seats == 2 { 5 } else { 1 }
}

/// §8.3: before the fifth round two spies do not identify.
pub(crate) fn too_early(table: &Table) -> bool {
    table.round < earliest_round(table.seats.len())
}
