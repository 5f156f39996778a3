//! How a game of Spywhere goes: how long it is, when cards are laid and whether they are right, and
//! how often the lead changes.

use kernel::{PerSeat, Seat};
use spywhere::{Event, Nation, Spywhere, Tally};

use crate::{Chronicle, Figure};

/// The names of the shares of games that are this many turns long for each spy.
const LENGTHS: [(&str, u64); 6] = [
    ("games of at most 3 turns a spy", 3),
    ("games of at most 5 turns a spy", 5),
    ("games of at most 6 turns a spy", 6),
    ("games of at most 8 turns a spy", 8),
    ("games of at most 12 turns a spy", 12),
    ("games of at most 16 turns a spy", 16),
];

/// What is counted.
pub(crate) struct Course {
    passports: PerSeat<Tally>,
    /// Spywhere §7.1: N, the cards of their own nations that each has collected.
    collected: PerSeat<i32>,
    first: Seat,
    turns: u64,
    round: u64,
    /// The round of the first card that was laid in a turn.
    first_seal: Option<u64>,
    seals: u64,
    right_seals: u64,
    /// Those of the final phase.
    last: u64,
    right_last: u64,
    is_final: bool,
    by_ender: bool,
    eliminated: u64,
    leader: Option<Seat>,
    lead_changes: u64,
}

impl Course {
    pub(crate) fn new(seats: u8) -> Course {
        Course {
            passports: PerSeat::new(seats, |_| Tally::default()),
            collected: PerSeat::new(seats, |_| 0),
            first: Seat(0),
            turns: 0,
            round: 0,
            first_seal: None,
            seals: 0,
            right_seals: 0,
            last: 0,
            right_last: 0,
            is_final: false,
            by_ender: false,
            eliminated: 0,
            leader: None,
            lead_changes: 0,
        }
    }

    /// Cards came into a hand, or with a negative number left it.
    fn gained(&mut self, seat: Seat, card: Nation, cards: i32) {
        if self.passports[seat][card] > 0 {
            self.collected[seat] += cards;
        }
    }

    /// At the end of a turn: who has collected most, if it is one spy alone.
    fn look_who_leads(&mut self) {
        let (mut leader, mut most, mut alone) = (None, i32::MIN, true);
        for seat in self.collected.seats() {
            let collected = self.collected[seat];
            if collected > most {
                (leader, most, alone) = (Some(seat), collected, true);
            } else if collected == most {
                alone = false;
            }
        }
        if alone && leader != self.leader {
            self.lead_changes += u64::from(self.leader.is_some());
            self.leader = leader;
        }
    }

    fn identified(&mut self, seat: Seat, nation: Nation) {
        let right = u64::from(self.passports[seat][nation] > 0);
        if self.is_final {
            self.last += 1;
            self.right_last += right;
        } else {
            self.seals += 1;
            self.right_seals += right;
            self.first_seal.get_or_insert(self.round);
        }
    }
}

impl Chronicle<Spywhere> for Course {
    fn heed(&mut self, event: &Event) {
        match event {
            Event::Dealt(deal) => {
                self.first = deal.first;
                for seat in self.collected.seats() {
                    self.passports[seat] = deal.passports[seat].iter().copied().collect();
                    for nation in Nation::ALL {
                        self.gained(seat, nation, deal.hands[seat][nation].into());
                    }
                }
            }
            Event::Began { seat, drew, until: _ } => {
                self.look_who_leads();
                self.turns += 1;
                self.round += u64::from(*seat == self.first);
                drew.iter().for_each(|card| self.gained(*seat, *card, 1));
            }
            Event::Swapped { seat, give, take } => {
                self.gained(*seat, *give, -1);
                self.gained(*seat, *take, 1);
            }
            Event::Eliminated { seat, bonus, .. } => {
                self.eliminated += 1;
                bonus.iter().for_each(|card| self.gained(*seat, *card, 1));
            }
            Event::Identified { by: _, seat, nation } => self.identified(*seat, *nation),
            Event::Final { ender, until: _ } => {
                self.look_who_leads();
                self.is_final = true;
                self.by_ender = ender.is_some();
            }
            Event::Finished { .. } | Event::Over => {}
        }
    }

    fn figures(&self) -> Vec<Figure> {
        let seats = u64::from(self.collected.len());
        let mut figures = vec![Figure::mean("turns a spy", self.turns, seats)];
        for (name, turns) in LENGTHS {
            figures.push(Figure::share(name, u64::from(self.turns <= turns * seats), 1));
        }
        let sealed = u64::from(self.first_seal.is_some());
        figures.extend([
            Figure::mean("round of the first seal", self.first_seal.unwrap_or(0), sealed),
            Figure::share("games with a seal before the final phase", sealed, 1),
            Figure::share("games ended by an ender", u64::from(self.by_ender), 1),
            Figure::mean("seals a game before the final phase", self.seals, 1),
            Figure::share("… that are right", self.right_seals, self.seals),
            Figure::share("cards of the final phase that are right", self.right_last, self.last),
            Figure::mean("eliminations a game", self.eliminated, 1),
            Figure::mean("lead changes a game", self.lead_changes, 1),
        ]);
        figures
    }
}
