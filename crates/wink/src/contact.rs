//! §6 Contact.

use kernel::{Seat, Story};

use crate::{Event, Refusal, Table, Wink};
use crate::{accomplice, end};

/// §3.2: only while your pawn stands on a card; §6.4: not yourself. Whether it is right is not
/// asked here: nobody may know before it is done.
#[inline]
pub(crate) fn judge(table: &Table, seat: Seat, whom: Seat) -> Result<(), Refusal> {
    if table.seats[seat].pawn.is_none() {
        Err(Refusal::NoPawn)
    } else if whom == seat || whom.0 >= table.seats.len() {
        Err(Refusal::Yourself)
    } else {
        Ok(())
    }
}

/// §6.1: who truly holds the twin decides, and it is the end for both cards in any case.
#[inline(always)]
pub(crate) fn contact(story: &mut Story<'_, Wink>, by: Seat, seat: Seat) {
    let state = story.state();
    let Some(agent) = state.table.seats[by].pawn else { return };
    let holder = accomplice::holder(state, agent);
    story.tell(Event::Contacted { by, seat, agent, holder });
    end::if_the_hand_is_empty(story, holder);
}
