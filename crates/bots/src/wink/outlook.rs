//! One spy's view of this instant, from which it decides everything.

use kernel::{At, MAX_SEATS, PerSeat, Seat};
use wink::{Agent, Own, Table};

use super::belief::Belief;
use super::character::Character;
use super::discretion::Discretion;
use super::memory::Memory;
use super::recollection::Recollection;

/// A spy who is seen to look at a caller for this long, in milliseconds, is twice as likely to be
/// the accomplice, for those who read looks.
const TELLING_MS: f32 = 1200.0;
/// One who is seen not to for this long is half as likely.
const INNOCENT_MS: f32 = 4000.0;
/// Looks change the odds by no more than this factor.
const MOST_TELLING: f32 = 3.0;
/// From these odds on one is sure.
pub(crate) const SURE: f32 = 0.9;

/// What a spy goes by.
pub(crate) struct Outlook<'a> {
    pub(crate) now: At,
    pub(crate) me: Seat,
    pub(crate) character: &'static Character,
    pub(crate) table: &'a Table,
    pub(crate) own: &'a Own,
    pub(crate) memory: &'a Memory,
    pub(crate) recollection: &'a Recollection,
    pub(crate) belief: &'a Belief,
    pub(crate) discretion: &'a Discretion,
    /// By what factor it takes each spy for more suspicious than they are, for each caller.
    pub(crate) bias: &'a PerSeat<[f32; MAX_SEATS]>,
}

impl Outlook<'_> {
    /// How likely each spy holds an agent that this one does not hold: what everybody could work
    /// out, the winks it saw, and for a card that is called the looks at the caller.
    pub(crate) fn odds(&self, agent: Agent) -> PerSeat<f32> {
        let prior = self.belief.of(agent);
        let caller = self.table.caller(agent);
        let mut odds = PerSeat::new(self.table.seats.len(), |seat| {
            let looks = caller.map_or(1.0, |caller| self.looks(seat, caller));
            prior[usize::from(seat.0)] * looks
        });
        let sum: f32 = odds.values().iter().sum();
        if sum > 0.0 {
            odds.seats().for_each(|seat| odds[seat] /= sum);
        }
        odds
    }

    /// How much likelier the looks of this spy make it that they are the caller's accomplice.
    fn looks(&self, seat: Seat, caller: Seat) -> f32 {
        let bias = self.bias[caller][usize::from(seat.0)];
        let Some(face) = self.memory.face(seat) else { return bias };
        let stared_ms = face.stared_ms[usize::from(caller.0)] as f32;
        let elsewhere_ms = face.seen_ms[usize::from(caller.0)] as f32 - stared_ms;
        let factor = (1.0 + stared_ms / TELLING_MS) / (1.0 + elsewhere_ms / INNOCENT_MS);
        let factor = factor.clamp(1.0 / MOST_TELLING, MOST_TELLING);
        bias * (1.0 + (factor - 1.0) * self.character.reads_looks)
    }

    /// The likeliest holder of an agent, and how likely that is.
    pub(crate) fn likeliest(&self, agent: Agent) -> Option<(Seat, f32)> {
        let odds = self.odds(agent);
        let all = odds.iter().map(|(seat, odds)| (seat, *odds));
        all.filter(|(_, odds)| *odds > 0.0).max_by(|(_, a), (_, b)| a.total_cmp(b))
    }

    /// Wink §9.1: what a spy would score if it ended now.
    pub(crate) fn points(&self, seat: Seat) -> i32 {
        let place = &self.table.seats[seat];
        i32::from(place.face_up()) + i32::from(place.ci.hand)
    }

    /// How far this spy is ahead of the best of the others, if these spies had a point more.
    pub(crate) fn lead_with(&self, gainers: &[Seat]) -> i32 {
        let points = |seat| self.points(seat) + i32::from(gainers.contains(&seat));
        let others = self.table.seats.seats().filter(|seat| *seat != self.me);
        points(self.me) - others.map(points).max().unwrap_or(0)
    }

    /// How much more time an accomplice has than at a table of four: at a larger one it takes
    /// longer until the caller's next turn.
    pub(crate) fn leisure(&self) -> f32 {
        (f32::from(self.table.seats.len()) + 2.0) / 6.0
    }

    /// How many calls there may still be before a hand is empty (Wink §8.1).
    pub(crate) fn calls_left(&self) -> f32 {
        let places = self.table.seats.values();
        let least = places.iter().map(|place| place.hand).min().unwrap_or(0);
        f32::from(least) * f32::from(self.table.seats.len())
    }

    /// Wink §7.3, §7.4, §7.8: whether this spy may accuse anybody about this call at all.
    pub(crate) fn may_accuse(&self, caller: Seat, agent: Agent) -> bool {
        caller != self.me
            && !self.own.hand.contains(agent)
            && self.table.seats[self.me].ci.hand > 0
            && !super::hand::is_locked(self.table, agent)
    }
}
