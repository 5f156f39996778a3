//! Where a spy looks next, and for how long.

use kernel::{At, Dice, PerSeat, Seat};
use wink::{Own, Table};

use super::discretion::Discretion;
use super::memory::Memory;
use super::{between, judgement};

/// How much it draws the eye that a face may be the accomplice of one's own call.
const OWN_CALL: f32 = 3.0;
/// The same of another's call, about which one can accuse.
const OTHERS_CALL: f32 = 0.5;
/// The same of a caller whose accomplice one is.
const OWED: f32 = 2.0;
/// And of any face, because faces do.
const ANY: f32 = 0.1;
/// And of the crowd.
const CROWD: f32 = 0.15;
/// How long it takes until a face that was just seen draws the eye fully again, in milliseconds.
const FORGETS_MS: f32 = 2500.0;
/// Nobody gapes at one face for longer than this, in milliseconds.
const GAPES_MS: u64 = 2600;

/// What a spy goes by.
pub(crate) struct Surroundings<'a> {
    pub(crate) now: At,
    pub(crate) me: Seat,
    pub(crate) table: &'a Table,
    pub(crate) own: &'a Own,
    pub(crate) memory: &'a Memory,
    pub(crate) discretion: &'a Discretion,
}

impl Surroundings<'_> {
    /// How much each face draws the eye.
    fn interest(&self) -> PerSeat<f32> {
        let Surroundings { me, table, own, memory, discretion, now } = *self;
        let mut interest = PerSeat::new(table.seats.len(), |seat| {
            if seat == me { 0.0 } else { ANY + OWED * discretion.owes(seat) }
        });
        for (caller, place) in table.seats.iter() {
            let Some(agent) = place.pawn else { continue };
            let weight = match caller == me {
                true => OWN_CALL,
                false if own.hand.contains(agent) || table.seats[me].ci.hand == 0 => continue,
                false => OTHERS_CALL,
            };
            // Who is known needs no watching, and once the caller's turn has begun nobody winks.
            if memory.proven(agent).is_none() && table.turn != Some(caller) {
                let odds = judgement::odds(memory, table, agent);
                odds.iter().for_each(|(seat, odds)| interest[seat] += weight * odds);
            }
        }
        for seat in table.seats.seats() {
            let ago = memory.face(seat).map_or(FORGETS_MS, |f| now.0.saturating_sub(f.at.0) as f32);
            interest[seat] *= (0.1 + ago / FORGETS_MS).min(1.0);
        }
        interest
    }

    /// Where to look next: the more a face draws the eye, the likelier, but not where one looks.
    pub(crate) fn next(&self, at: Option<Seat>, dice: &mut Dice) -> (Option<Seat>, u64) {
        let mut interest = self.interest();
        let mut crowd = CROWD;
        match at {
            Some(seat) => interest[seat] = 0.0,
            None => crowd = 0.0,
        }
        let total: f32 = crowd + interest.values().iter().sum::<f32>();
        let mut left = total * (dice.below(1 << 20) as f32 / (1 << 20) as f32);
        let found = interest.iter().find(|(_, weight)| {
            left -= **weight;
            left < 0.0
        });
        let to = found.map(|(seat, _)| seat);
        let dwell_ms = match to {
            // The caller's eye has to be caught, which takes a while.
            Some(seat) if self.discretion.owes(seat) > 0.0 => between(800, 1800, dice),
            Some(_) => between(450, 1100, dice),
            None => between(250, 700, dice),
        };
        (to, dwell_ms)
    }

    /// Whether the face before the mind's eye is worth staying with: it looks at me, whom somebody
    /// is to wink at, or at another caller whose accomplice it may be.
    pub(crate) fn holds(&self, rested_ms: u64) -> bool {
        let Some((seat, Some(looks_at))) = self.memory.facing() else { return false };
        let table = self.table;
        let Some(agent) = table.seats[looks_at].pawn else { return false };
        let open = table.turn != Some(looks_at)
            && self.memory.proven(agent).is_none()
            && !self.memory.cannot(agent).contains(seat);
        let mine = looks_at == self.me;
        let useful = mine || !self.own.hand.contains(agent) && table.seats[self.me].ci.hand > 0;
        open && useful && rested_ms < if mine { GAPES_MS } else { GAPES_MS / 3 }
    }
}
