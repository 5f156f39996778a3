//! Who holds what, as far as `greedy` can tell, and what it does about it.

use kernel::{Dice, PerSeat, Seat};
use wink::{Action, Agent, Eyes, Table};

use super::hand::{Head, accusations, calls, is_locked};
use super::memory::Memory;

/// Whom one would name, one names if it is at least so likely. Where eyes are real a bot sees no
/// wink and names the likeliest: not making contact gains nothing (Wink §3.3).
const CONTACT: f32 = 0.5;
/// One accuses if it is at least so likely: right is two cards for one, wrong is a card lost.
const ACCUSE: f32 = 0.8;
/// With four spies a wrong accusation closes the matter for everybody (Wink §7.8), so there one
/// accuses only who is certain.
const CERTAIN: f32 = 0.999;
/// What it adds to a call that nobody can accuse about it.
const LOCKED: f32 = 0.3;

/// A spy who is seen to look at a caller for this long, in milliseconds, is twice as likely to be
/// the accomplice.
const TELLING_MS: f32 = 1500.0;
/// And never likelier than by this factor.
const MOST_TELLING: f32 = 3.0;

/// How likely each spy is to hold an agent that this one does not hold.
pub(crate) fn odds(memory: &Memory, table: &Table, agent: Agent) -> PerSeat<f32> {
    let seats = table.seats.len();
    if let Some(holder) = memory.proven(agent) {
        return PerSeat::new(seats, |seat| f32::from(u8::from(seat == holder)));
    }
    let cannot = memory.cannot(agent);
    let caller = table.caller(agent);
    let weight = |seat: Seat| {
        if cannot.contains(seat) {
            return 0.0;
        }
        let stared = |caller: Seat| memory.face(seat).map(|f| f.stared_ms[usize::from(caller.0)]);
        let stared_ms = caller.and_then(stared).unwrap_or(0) as f32;
        f32::from(table.seats[seat].hand) * (1.0 + stared_ms / TELLING_MS).min(MOST_TELLING)
    };
    let weights = PerSeat::new(seats, weight);
    let total: f32 = weights.values().iter().sum();
    PerSeat::new(seats, |seat| if total > 0.0 { weights[seat] / total } else { 0.0 })
}

/// The likeliest holder of an agent, and how likely that is.
pub(crate) fn likeliest(memory: &Memory, table: &Table, agent: Agent) -> Option<(Seat, f32)> {
    let odds = odds(memory, table, agent);
    let all = odds.iter().map(|(seat, odds)| (seat, *odds));
    all.filter(|(_, odds)| *odds > 0.0).max_by(|(_, a), (_, b)| a.total_cmp(b))
}

/// The head of `greedy`.
pub(crate) struct Judgement<'a> {
    pub(crate) me: Seat,
    pub(crate) table: &'a Table,
    pub(crate) memory: &'a Memory,
}

impl Head for Judgement<'_> {
    /// The likeliest of all legal accusations, if it is likely enough.
    fn accusation(&self, legal: &[Action]) -> Option<(Seat, Agent)> {
        let enough = if self.table.seats.len() == 4 { CERTAIN } else { ACCUSE };
        let odds = |(seat, agent)| odds(self.memory, self.table, agent)[seat];
        let best = accusations(legal).max_by(|a, b| odds(*a).total_cmp(&odds(*b)))?;
        (odds(best) >= enough).then_some(best)
    }

    fn contact(&self) -> Option<Seat> {
        let agent = self.table.seats[self.me].pawn?;
        let (seat, odds) = likeliest(self.memory, self.table, agent)?;
        let enough = match self.table.options.eyes {
            Eyes::Gaze => CONTACT,
            Eyes::Real => 0.0,
        };
        (odds >= enough).then_some(seat)
    }

    /// Calls the card whose holder is easiest to tell; a card about which nobody may accuse rather
    /// than another; of equal ones any.
    fn call(&self, legal: &[Action], dice: &mut Dice) -> Option<Action> {
        let worth = |agent: Agent, dice: &mut Dice| {
            let (_, odds) = likeliest(self.memory, self.table, agent)?;
            let whim = dice.below(1000) as f32 / 10_000.0;
            let locked = if is_locked(self.table, agent) { LOCKED } else { 0.0 };
            Some((odds + whim + locked, agent))
        };
        let worths = calls(legal).filter_map(|agent| worth(agent, dice));
        worths.max_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, agent)| Action::Call(agent))
    }

    fn hesitates_ms(&self) -> (u64, u64) {
        (100, 600)
    }
}
