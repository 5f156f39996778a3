//! Who holds what, as far as one spy can tell.

use kernel::{PerSeat, Seat};
use wink::{Agent, Table};

use super::memory::Memory;

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
