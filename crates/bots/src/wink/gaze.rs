//! Where one of the four levels looks next, by what there is to be seen, and for how long.

use kernel::{Dice, PerSeat, Seat};

use super::between;
use super::outlook::{Outlook, SURE};

/// What it is worth to see who winks at oneself.
const OWN_CALL: f32 = 5.0;
/// To see who winks at another.
const OTHERS_CALL: f32 = 1.0;
/// To meet the eyes of a caller whose accomplice one is.
const OWED: f32 = 3.4;
/// To know whether this spy looks at oneself, before one winks.
const CHECK: f32 = 0.5;
/// Any face, because faces draw the eye.
const ANY: f32 = 0.08;
/// A face that one had better not look at: the accomplice has been understood.
const AVOIDED: f32 = 0.01;
/// The crowd.
const CROWD: f32 = 0.12;
/// How long it takes until a face that was just seen draws the eye fully again, in milliseconds.
const FADES_MS: f32 = 2200.0;
/// Nobody gapes at a face that looks back for longer than this, in milliseconds.
const GAPES_MS: u64 = 2400;
/// How long eyes rest on the crowd, in milliseconds.
const CROWD_MS: (u64, u64) = (280, 700);
/// How long an accomplice waits for the caller's eyes at one go at a table of four, in milliseconds.
const MEETS_MS: (u64, u64) = (550, 1300);

impl Outlook<'_> {
    /// What there is to be gained by looking at each face.
    fn interest(&self) -> PerSeat<f32> {
        let Outlook { me, table, discretion, now, .. } = *self;
        let mut interest =
            PerSeat::new(table.seats.len(), |seat| if seat == me { 0.0 } else { self.idle() });
        let open = table.seats.values().iter().filter(|place| place.pawn.is_some()).count();
        let owes = table.seats.seats().any(|caller| discretion.owes(caller) > 0.0);
        for (caller, place) in table.seats.iter() {
            interest[caller] += OWED * discretion.owes(caller);
            if owes && caller != me && place.ci.hand > 0 {
                interest[caller] += CHECK * (1.0 - self.character.daring) * self.watches(caller);
            }
            let Some(agent) = place.pawn.filter(|_| table.turn != Some(caller)) else { continue };
            let weight = match caller == me {
                true => OWN_CALL,
                // Nobody watches over many calls at once.
                false if self.may_accuse(caller, agent) => {
                    OTHERS_CALL * 5.0 / (open.max(3) + 2) as f32
                }
                false => continue,
            };
            let odds = self.odds(agent);
            // Who is known needs no watching.
            if odds.values().iter().all(|odds| *odds < SURE) {
                odds.iter().for_each(|(seat, odds)| interest[seat] += weight * odds);
            }
        }
        for seat in table.seats.seats() {
            let ago_ms = self.memory.face(seat).map(|face| now.0.saturating_sub(face.at.0) as f32);
            interest[seat] *= ago_ms.map_or(1.0, |ago_ms| (0.1 + ago_ms / FADES_MS).min(1.0));
        }
        if let Some(known) = self.understood() {
            interest[known] = interest[known].min(AVOIDED);
        }
        interest
    }

    /// How much any one face draws the eye, because faces do: the fewer there are the more.
    fn idle(&self) -> f32 {
        (ANY + self.character.wanders) * 3.0 / (f32::from(self.table.seats.len()) - 1.0)
    }

    /// One's own accomplice, if one is sure: looking there again would only make them wink again.
    fn understood(&self) -> Option<Seat> {
        let agent = self.table.seats[self.me].pawn?;
        let (holder, odds) = self.likeliest(agent)?;
        let averts = self.character.averts && self.discretion.owes(holder) == 0.0;
        (odds >= SURE && averts).then_some(holder)
    }

    /// Where to look next, and for how long: the more there is to be gained, the likelier, but not
    /// where one looks already.
    pub(crate) fn next(&self, at: Option<Seat>, dice: &mut Dice) -> (Option<Seat>, u64) {
        let mut interest = self.interest();
        let mut crowd = CROWD + self.character.wanders;
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
        let ((least_ms, most_ms), leisure) = match to {
            Some(seat) if self.discretion.owes(seat) > 0.0 => (MEETS_MS, self.leisure()),
            Some(_) => (self.character.dwells_ms, 1.0),
            None => (CROWD_MS, 1.0),
        };
        (to, (between(least_ms, most_ms, dice) as f32 * leisure) as u64)
    }

    /// Whether the face before the mind's eye is worth staying with: it looks at me, whom somebody
    /// is to wink at, or at another caller whose accomplice it may be.
    pub(crate) fn holds(&self, rested_ms: u64) -> bool {
        let Some((seat, Some(looks_at))) = self.memory.facing() else { return false };
        let table = self.table;
        let Some(agent) = table.seats[looks_at].pawn else { return false };
        let mine = looks_at == self.me;
        let odds = if self.own.hand.contains(agent) { 0.0 } else { self.odds(agent)[seat] };
        let open = table.turn != Some(looks_at) && (0.05..SURE).contains(&odds);
        let useful = mine || self.may_accuse(looks_at, agent);
        open && useful && rested_ms < if mine { GAPES_MS } else { self.character.lurks_ms }
    }
}
