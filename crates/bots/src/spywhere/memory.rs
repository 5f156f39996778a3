//! What a spy remembers of the others' turns.

use kernel::{Dice, Few, Seat};
use spywhere::{Nation, Sight, Table};

use super::belief::{Belief, Reading};

/// Something that somebody did, as it was seen. What was eliminated is not among it: it lies on the
/// table (Spywhere §4.1).
#[derive(Clone, Copy)]
enum Deed {
    /// Spywhere §3.2; with the row as they found it.
    Swapped { seat: Seat, give: Nation, take: Nation, row: Few<Nation, 5> },
    /// Three of a kind lay there after their swap, and they left it at that.
    Spared { seat: Seat, nation: Nation },
}

/// What was seen and is not forgotten.
pub(crate) struct Memory {
    deeds: Vec<Deed>,
    /// Who laid an identification card, after how many deeds. What is forgotten later is missing in
    /// that number.
    seals: Vec<(Seat, usize)>,
    /// The row as the next swap finds it.
    row: Few<Nation, 5>,
    /// Who has swapped and might still eliminate.
    after: Option<Seat>,
}

impl Memory {
    /// At first sight of a table.
    pub(crate) fn new(table: &Table) -> Memory {
        Memory { deeds: Vec::new(), seals: Vec::new(), row: table.row, after: None }
    }

    /// The row as it lies there now.
    pub(crate) fn look(&mut self, table: &Table) {
        self.row = table.row;
    }

    pub(crate) fn heed(&mut self, sight: &Sight) {
        if let Sight::Identified { by, .. } = sight {
            self.seals.push((*by, self.deeds.len()));
        }
        match sight {
            Sight::Swapped { seat, give, take } => {
                let (seat, give, take, row) = (*seat, *give, *take, self.row);
                self.deeds.push(Deed::Swapped { seat, give, take, row });
                self.row.replace(&take, give);
                self.after = Some(seat);
            }
            Sight::Eliminated { .. } => self.after = None,
            Sight::Began { .. } | Sight::Identified { .. } | Sight::Final { .. } => {
                if let Some(seat) = self.after.take() {
                    let three = |nation: &Nation| {
                        self.row.iter().filter(|card| *card == nation).count() >= 3
                    };
                    let three = Nation::ALL.into_iter().find(three);
                    self.deeds.extend(three.map(|nation| Deed::Spared { seat, nation }));
                }
            }
            Sight::Dealt { .. } | Sight::Finished { .. } | Sight::Over { .. } => {}
        }
    }

    /// Of 100 deeds, this many are forgotten, and of 100 swaps that stay this many are ascribed to
    /// the spy on the left of who made them.
    pub(crate) fn fade(&mut self, forgets: u32, mixes_up: u32, seats: u8, dice: &mut Dice) {
        if forgets > 0 {
            self.deeds.retain(|_| !dice.chance(forgets, 100));
        }
        for deed in &mut self.deeds {
            if let Deed::Swapped { seat, .. } = deed
                && mixes_up > 0
                && dice.chance(mixes_up, 100)
            {
                *seat = seat.left(seats);
            }
        }
    }

    /// How many swaps of this spy are remembered, and in how many of them they gave and took the same
    /// nation (Spywhere §3.2).
    pub(crate) fn swaps_of(&self, whom: Seat) -> (i32, i32) {
        let (mut swaps, mut alike) = (0, 0);
        for deed in &self.deeds {
            if let Deed::Swapped { seat, give, take, .. } = deed
                && *seat == whom
            {
                (swaps, alike) = (swaps + 1, alike + i32::from(give == take));
            }
        }
        (swaps, alike)
    }

    /// What could be believed at each moment at which this spy laid an identification card.
    pub(crate) fn seals_of(&self, seat: Seat, table: &Table, reading: Reading) -> Vec<Belief> {
        let of = self.seals.iter().filter(|(by, _)| *by == seat);
        of.map(|(_, deeds)| self.belief_after(table, reading, *deeds)).collect()
    }

    /// What follows from what is remembered.
    pub(crate) fn belief(&self, table: &Table, reading: Reading) -> Belief {
        self.belief_after(table, reading, self.deeds.len())
    }

    fn belief_after(&self, table: &Table, reading: Reading, deeds: usize) -> Belief {
        let mut belief = Belief::new(table, reading);
        for deed in &self.deeds[..deeds.min(self.deeds.len())] {
            match *deed {
                Deed::Swapped { seat, give, take, row } => belief.swapped(seat, give, take, &row),
                Deed::Spared { seat, nation } => belief.spared(seat, nation),
            }
        }
        belief
    }

    /// How many deeds are remembered.
    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.deeds.len()
    }
}
