//! Where a spy stands when it is their move.

use kernel::Seat;
use spywhere::{Nation, Own, Table};

use super::belief::{Belief, Odds};

/// Spywhere §7.2: what the ender gets.
pub(crate) const ENDER: f32 = 3.0;

/// All that a decision goes by.
pub(crate) struct Spot<'a> {
    pub(crate) table: &'a Table,
    pub(crate) me: Seat,
    pub(crate) own: &'a Own,
    pub(crate) belief: &'a Belief,
    pub(crate) odds: &'a Odds,
}

impl Spot<'_> {
    /// All but me.
    pub(crate) fn opponents(&self) -> impl Iterator<Item = Seat> + use<> {
        let me = self.me;
        self.table.seats.seats().filter(move |seat| *seat != me)
    }

    /// Spywhere §8.2: how many identification cards are laid before each opponent: as many as there
    /// are passports.
    pub(crate) fn cards_each(&self) -> usize {
        self.own.passports.len()
    }

    /// Spywhere §7.1: N.
    pub(crate) fn collected(&self) -> f32 {
        self.own.passports.iter().map(|nation| f32::from(self.own.hand[*nation])).sum()
    }

    /// What N seems to be for an opponent.
    pub(crate) fn collected_by(&self, seat: Seat) -> f32 {
        let share = |nation: Nation| {
            self.odds[seat][nation as usize] * self.belief.holds(self.table, seat, nation)
        };
        Nation::ALL.into_iter().map(share).sum()
    }

    /// The opponent who most likely collects this nation, and how likely that is; nobody if that is
    /// less than even for everybody.
    pub(crate) fn collector_of(&self, nation: Nation) -> Option<(Seat, f32)> {
        let odds = |seat: Seat| (seat, self.odds[seat][nation as usize]);
        self.opponents().map(odds).find(|(_, odds)| *odds >= 0.5)
    }
}
