//! The time that a game takes for a person who plays with bots.

use kernel::{Match, Seat};

use crate::{Figure, Populated};

/// A person's watch: how long a game takes, and how long that person waits for the others.
///
/// It runs as a people's table lets it run: while everybody only watches a bot, the table runs its
/// clock faster ([`kernel::Game::watched`]), and so the watch counts less.
/// In whole microseconds, so that sums do not depend on the order of adding.
pub(crate) struct Watch {
    person: Seat,
    elapsed_us: u64,
    /// When the person's last turn ended, if it is not their turn.
    ended_us: Option<u64>,
    waited_us: u64,
    waits: u64,
}

/// The table just before a step.
pub(crate) struct Moment {
    clock_ms: u64,
    rate: u64,
    mine: bool,
}

impl Watch {
    /// The watch of the person in this seat.
    pub(crate) const fn new(person: Seat) -> Watch {
        Watch { person, elapsed_us: 0, ended_us: None, waited_us: 0, waits: 0 }
    }

    /// What the watch must know before a step; `beat` says whether the table has one, and so never
    /// runs faster.
    pub(crate) fn before<G: Populated>(&self, game: &Match<G>, beat: bool) -> Moment {
        let watched = G::watched(game.state()).filter(|(seat, _)| !beat && *seat != self.person);
        let rate = watched.map_or(1, |(_, rate)| u64::from(rate.max(1)));
        Moment { clock_ms: game.clock().0, rate, mine: self.is_mine(game) }
    }

    /// Counts the step that was made since.
    pub(crate) fn after<G: Populated>(&mut self, before: &Moment, game: &Match<G>) {
        let Moment { clock_ms, rate, mine } = *before;
        self.elapsed_us += game.clock().0.saturating_sub(clock_ms) * 1000 / rate;
        match (mine, self.is_mine(game)) {
            (true, false) => self.ended_us = Some(self.elapsed_us),
            (false, true) => {
                if let Some(ended_us) = self.ended_us.take() {
                    self.waited_us += self.elapsed_us - ended_us;
                    self.waits += 1;
                }
            }
            (true, true) | (false, false) => {}
        }
    }

    /// What it shows at the end.
    pub(crate) fn figures(&self) -> [Figure; 2] {
        [
            Figure::minutes("minutes at normal pace", self.elapsed_us, 1),
            Figure::seconds("seconds between a person's turns", self.waited_us, self.waits),
        ]
    }

    fn is_mine<G: Populated>(&self, game: &Match<G>) -> bool {
        G::time_runs(game.state()).is_some_and(|(seat, _)| seat == self.person)
    }
}
