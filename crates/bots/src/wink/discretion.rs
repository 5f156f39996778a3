//! When an accomplice winks: under the caller's eyes, and under as few others as can be told.

use kernel::{At, PerSeat, Seat};
use wink::{Agent, Own, Table};

use super::memory::Memory;

/// How long after being seen to look at me somebody may still be looking, in milliseconds.
const FRESH_MS: u64 = 2000;
/// How many winks one call is worth: the first may have been missed.
const MOST_WINKS: u8 = 3;
/// And the pause between them, in milliseconds.
const APART_MS: u64 = 2500;
/// How long an accomplice waits for a good moment before any will do, in milliseconds.
const PATIENCE_MS: u64 = 7000;

/// What an accomplice owes to one caller.
#[derive(Clone, Copy, Default)]
pub(crate) struct Debt {
    /// For which agent.
    agent: Agent,
    /// Since when.
    pub(crate) since: At,
    /// How often it winked.
    pub(crate) winks: u8,
    /// When it last did.
    pub(crate) last: At,
}

/// An accomplice's sense for the moment.
pub(crate) struct Discretion {
    debts: PerSeat<Option<Debt>>,
}

/// Wink §5.1, §5.3: whether this spy may wink at `caller` now.
pub(crate) fn may_wink(table: &Table, own: &Own, caller: Seat) -> bool {
    table.turn != Some(caller)
        && table.seats[caller].pawn.is_some_and(|agent| own.hand.contains(agent))
}

impl Discretion {
    /// Owes nobody anything.
    pub(crate) fn new(seats: u8) -> Discretion {
        Discretion { debts: PerSeat::new(seats, |_| None) }
    }

    /// Sees whose accomplice it is.
    pub(crate) fn look(&mut self, at: At, table: &Table, own: &Own) {
        for caller in table.seats.seats() {
            let agent = table.seats[caller].pawn.filter(|_| may_wink(table, own, caller));
            let debt = self.debts[caller].filter(|debt| Some(debt.agent) == agent);
            let new = |agent| Debt { agent, since: at, ..Debt::default() };
            self.debts[caller] = debt.or(agent.map(new));
        }
    }

    /// What it owes to this caller.
    pub(crate) fn debt(&self, caller: Seat) -> Option<Debt> {
        self.debts[caller]
    }

    /// How much it still wants to catch this caller's eye: 1 before the first wink, less after.
    pub(crate) fn owes(&self, caller: Seat) -> f32 {
        match self.debts[caller] {
            Some(debt) if debt.winks < MOST_WINKS => 1.0 / (1.0 + 3.0 * f32::from(debt.winks)),
            _ => 0.0,
        }
    }

    /// Whether this is the moment to wink at somebody: they look at me, I at them, and nobody else
    /// who could make use of it was seen to look at me of late; after a while, anybody may.
    pub(crate) fn moment(&self, now: At, me: Seat, memory: &Memory, table: &Table) -> Option<Seat> {
        let (caller, eyes) = memory.facing()?;
        let debt = self.debts[caller]?;
        let again = debt.winks == 0 || debt.last.plus_ms(APART_MS) <= now;
        let impatient = debt.since.plus_ms(PATIENCE_MS) <= now;
        let good = eyes == Some(me) && again && debt.winks < MOST_WINKS;
        (good && (impatient || !is_watched(now, me, caller, memory, table))).then_some(caller)
    }

    /// It has winked.
    pub(crate) fn winked(&mut self, now: At, caller: Seat) {
        if let Some(debt) = &mut self.debts[caller] {
            debt.winks += 1;
            debt.last = now;
        }
    }
}

/// Whether somebody besides the caller, who has a card to accuse with, looked at me a moment ago.
fn is_watched(now: At, me: Seat, caller: Seat, memory: &Memory, table: &Table) -> bool {
    let watches = |seat: Seat| {
        let fresh = |at: At| at.plus_ms(FRESH_MS) >= now;
        let looks = memory.face(seat).is_some_and(|f| f.eyes == Some(me) && fresh(f.at));
        looks && table.seats[seat].ci.hand > 0
    };
    table.seats.seats().any(|seat| seat != caller && seat != me && watches(seat))
}
