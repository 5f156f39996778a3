//! §7 Counterintelligence.

use kernel::{Seat, Seats, Story};
use serde::Serialize;

use crate::{Agent, Event, Own, Refusal, Table, Wink, end};

/// §1.2: what each spy begins with.
pub(crate) const CI_CARDS: u8 = 4;

kernel::named! {
    /// §7.8: how long four spies may not accuse about an agent after a wrong accusation.
    pub enum Lock: "how long a lock lasts" {
        /// For the rest of the game (English and French editions).
        Game = "game",
        /// For as long as the pawn stands on the card (Ukrainian edition).
        Round = "round",
    }
}

/// One spy's counterintelligence cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Ci {
    /// Still in hand.
    pub hand: u8,
    /// §7.5: face up before them, from right accusations.
    pub used: u8,
    /// §7.6: in the box, from wrong ones.
    pub discarded: u8,
}

/// §7.8: with this many spies a wrong accusation locks the agent.
pub(crate) const fn locks(seats: u8) -> bool {
    seats == 4
}

/// §7.8: whether nobody may accuse about this agent.
#[inline]
pub(crate) fn is_locked(table: &Table, agent: Agent) -> bool {
    locks(table.seats.len())
        && table.seats.values().iter().any(|place| place.locked.contains(agent))
}

/// Whether `seat` may accuse `whom` of holding `agent`. Whether it is right is not asked here:
/// nobody may know before it is done.
#[inline]
pub(crate) fn judge(
    table: &Table,
    seat: Seat,
    own: &Own,
    whom: Seat,
    agent: Agent,
) -> Result<(), Refusal> {
    if whom == seat || whom.0 >= table.seats.len() {
        return Err(Refusal::Yourself);
    }
    let caller = table.caller(agent).ok_or(Refusal::NotCalled)?;
    if whom == caller && caller != seat {
        return Err(Refusal::Caller);
    }
    open_to(table, seat, own, caller, agent)?;
    if wrongly_accused(table, seat, caller).contains(whom) {
        return Err(Refusal::Repeated);
    }
    Ok(())
}

/// §7.3, §7.4, §7.8: whether `seat` may accuse anybody at all about the card that `caller` called.
#[inline]
pub(crate) fn open_to(
    table: &Table,
    seat: Seat,
    own: &Own,
    caller: Seat,
    agent: Agent,
) -> Result<(), Refusal> {
    if caller == seat {
        Err(Refusal::OwnCall)
    } else if own.hand.contains(agent) {
        Err(Refusal::YouHoldIt)
    } else if table.seats[seat].ci.hand == 0 {
        Err(Refusal::NoCiLeft)
    } else if is_locked(table, agent) {
        Err(Refusal::Locked)
    } else {
        Ok(())
    }
}

/// §7.9: whom `seat` has wrongly accused about the call that `caller` has made.
pub(crate) fn wrongly_accused(table: &Table, seat: Seat, caller: Seat) -> Seats {
    table.seats[caller].accused[usize::from(seat.0)]
}

/// §7.7: it is right if the accused holds the card, whether or not they winked.
#[inline(always)]
pub(crate) fn accuse(story: &mut Story<'_, Wink>, by: Seat, seat: Seat, agent: Agent) {
    let right = story.state().own[seat].hand.contains(agent);
    story.tell(Event::Accused { by, seat, agent, right });
    end::if_the_hand_is_empty(story, seat);
}
