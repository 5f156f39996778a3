//! §4 Calling.

use kernel::{Seat, Story};

use crate::{Agent, Agents, Event, Own, Refusal, Table, Wink, turn};

/// §4.1–4.4: the cards that a spy with this hand can call: face up, not a twin of their own, under
/// nobody's pawn. Their own pawn is one of those: it must move.
#[inline]
pub(crate) fn callable(table: &Table, own: &Own) -> Agents {
    table.up - own.hand - table.called
}

/// Whether `seat`, whose turn it is, may call this card.
#[inline]
pub(crate) fn judge(table: &Table, seat: Seat, own: &Own, agent: Agent) -> Result<(), Refusal> {
    if callable(table, own).contains(agent) {
        Ok(())
    } else if own.hand.contains(agent) {
        Err(Refusal::OwnCard)
    } else {
        Err(match table.caller(agent) {
            Some(caller) if caller == seat => Refusal::SameCard,
            Some(_) => Refusal::Occupied,
            None => Refusal::NotFaceUp,
        })
    }
}

/// §4.5: you pass if no card is legal, and only then.
#[inline]
pub(crate) fn judge_pass(table: &Table, own: &Own) -> Result<(), Refusal> {
    if callable(table, own).is_empty() { Ok(()) } else { Err(Refusal::CanCall) }
}

/// §4.1: the pawn is on the card; the turn passes to the left.
#[inline(always)]
pub(crate) fn call(story: &mut Story<'_, Wink>, seat: Seat, agent: Agent) {
    story.tell(Event::Called { seat, agent });
    turn::pass_on(story, seat);
}

/// §4.5: the pawn leaves the board; the turn passes to the left.
#[inline(always)]
pub(crate) fn pass(story: &mut Story<'_, Wink>, seat: Seat) {
    story.tell(Event::Passed { seat });
    turn::pass_on(story, seat);
}
