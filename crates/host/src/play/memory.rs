//! What a seat has seen and felt so far, told again to a mind that is to think in its place.

use std::collections::VecDeque;

use bots::{Populated, retell};
use kernel::{Felt, Mind, Seat, Seats, Setup};

use super::story::Facts;

/// How many sensations are kept: minutes of faces, or the whole of a search.
const MOST: usize = 1024;

/// The sensations of the seats for which a mind may have to be told of them. They are in no journal,
/// so they are lost when the server stops.
pub(super) struct Memory<G: Populated> {
    of: Seats,
    felt: VecDeque<Felt<G>>,
}

impl<G: Populated> Memory<G> {
    pub(super) const fn of(seats: Seats) -> Self {
        Memory { of: seats, felt: VecDeque::new() }
    }

    /// From now on the sensations of these seats are kept.
    pub(super) fn set(&mut self, seats: Seats) {
        self.of = seats;
        self.felt.retain(|felt| seats.contains(felt.seat));
    }

    /// Keeps what was felt.
    pub(super) fn keep(&mut self, percepts: &[Felt<G>]) {
        for felt in percepts.iter().filter(|felt| self.of.contains(felt.seat)) {
            if self.felt.len() == MOST {
                self.felt.pop_front();
            }
            self.felt.push_back(felt.clone());
        }
    }

    /// Tells a mind everything that its seat has seen, and what is kept of what it has felt.
    pub(super) fn recall(
        &self,
        mind: &mut dyn Mind<G>,
        setup: &Setup<G>,
        seat: Seat,
        journal: &[Facts<G>],
    ) {
        let mut felt = self.felt.iter().filter(|felt| felt.seat == seat);
        retell(mind, setup, seat, journal.iter().map(|(_, facts)| facts), &mut felt);
    }
}
