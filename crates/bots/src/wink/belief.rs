//! Who holds what: a chance for every card and every other spy.
//!
//! Every card that one cannot see is in exactly one hand, and every hand has as many cards as
//! everybody can count. Both are made true in turns, starting from what is impossible and from the
//! winks that were seen, until the chances settle; a fixed number of rounds is enough.

use kernel::{MAX_SEATS, Seat};
use wink::{Agent, Own, Table};

use super::memory::AGENTS;
use super::recollection::Recollection;

/// How often the chances are made to agree with the hands.
const ROUNDS: usize = 12;
/// How much likelier a spy holds a card for whom a wink was seen.
const WINK: f32 = 150.0;

/// The chances, as one spy sees them.
pub(crate) struct Belief {
    odds: [[f32; MAX_SEATS]; AGENTS],
}

impl Belief {
    /// What `me` can tell from the table, its own hand and what it remembers.
    pub(crate) fn new(me: Seat, table: &Table, own: &Own, recollection: &Recollection) -> Belief {
        let mut belief = Belief { odds: [[0.0; MAX_SEATS]; AGENTS] };
        let unseen = table.up - own.hand;
        let others = || table.seats.seats().filter(|seat| *seat != me);
        for agent in unseen.iter() {
            let caller = table.caller(agent);
            let row = &mut belief.odds[usize::from(agent.0)];
            for seat in others() {
                let impossible = recollection.lacks(seat, agent)
                    || caller.is_some_and(|caller| says_no(table, caller, seat));
                row[usize::from(seat.0)] = if impossible { 0.0 } else { 1.0 };
            }
            if row.iter().sum::<f32>() == 0.0 {
                // It misremembers, so it knows nothing.
                others().for_each(|seat| row[usize::from(seat.0)] = 1.0);
            }
            if let Some(winker) = recollection.winked(agent) {
                row[usize::from(winker.0)] *= WINK;
            }
        }
        for _ in 0..ROUNDS {
            for seat in others() {
                let place = usize::from(seat.0);
                let sum: f32 = unseen.iter().map(|a| belief.odds[usize::from(a.0)][place]).sum();
                let hand = f32::from(table.seats[seat].hand);
                let scale = if sum > 0.0 { hand / sum } else { 0.0 };
                unseen.iter().for_each(|a| belief.odds[usize::from(a.0)][place] *= scale);
            }
            for agent in unseen.iter() {
                let row = &mut belief.odds[usize::from(agent.0)];
                let sum: f32 = row.iter().sum();
                if sum > 0.0 {
                    row.iter_mut().for_each(|odds| *odds /= sum);
                }
            }
        }
        belief
    }

    /// How likely each spy holds this agent.
    pub(crate) fn of(&self, agent: Agent) -> [f32; MAX_SEATS] {
        self.odds.get(usize::from(agent.0)).copied().unwrap_or_default()
    }
}

/// Whether the table itself says that this spy does not hold the card under the caller's pawn: they
/// called it (Wink §4.2), accused somebody about it (§7.3), or were accused wrongly (§7.9).
fn says_no(table: &Table, caller: Seat, seat: Seat) -> bool {
    let accused = &table.seats[caller].accused;
    seat == caller
        || !accused[usize::from(seat.0)].is_empty()
        || accused.iter().any(|wrongly| wrongly.contains(seat))
}
