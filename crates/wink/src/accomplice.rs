//! §5 The accomplice and the wink.

use kernel::Seat;

use crate::{Agent, Agents, State};

kernel::named! {
    /// §5.5: the sign that everyone agreed on. It changes what is shown, nothing else.
    pub enum Sign: "the name of a sign" {
        /// One eye.
        Wink = "wink",
        /// A hand sign.
        Hand = "hand",
        /// A nod.
        Nod = "nod",
        /// A touch of the nose.
        Nose = "nose",
        /// A touch of the ear.
        Ear = "ear",
    }
}

/// Who holds the twin of a face-up crowd card (§2.5: somebody does).
pub(crate) fn holder(state: &State, agent: Agent) -> Seat {
    // Everybody is asked, although one holds it: who it is is chance, and a search that stops there
    // costs more.
    let mut holder = None;
    for (seat, own) in state.own.iter() {
        holder = if (own.hand & Agents::only(agent)).is_empty() { holder } else { Some(seat) };
    }
    holder.expect("the twin of a face-up crowd card is in a hand")
}

/// §5.1, §5.3: whether `seat` is the accomplice of `caller` now: from the call until the caller's
/// next turn begins, although the pawn may stand there a while longer.
pub(crate) fn is_accomplice(state: &State, seat: Seat, caller: Seat) -> bool {
    let table = &state.table;
    caller.0 < table.seats.len()
        && !table.over
        && table.turn != Some(caller)
        && table.seats[caller].pawn.is_some_and(|agent| state.own[seat].hand.contains(agent))
}
