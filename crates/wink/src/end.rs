//! §8 End.

use kernel::{Seat, Story};

use crate::{Event, Table, Wink};

/// §8.3: times the number of spies, the turns in which some card must leave the crowd.
const QUIET_ROUNDS: u16 = 8;

/// §8.1: at once when a hand is empty, even by an accusation in another's turn. `seat` is the only
/// one that may have lost a card.
/// §8.2 needs nothing more: by §2.5 without a face-up crowd card every hand is empty.
#[inline(always)]
pub(crate) fn if_the_hand_is_empty(story: &mut Story<'_, Wink>, seat: Seat) {
    let table = &story.state().table;
    let empty = table.seats[seat].hand == 0;
    assert!(empty || !table.up.is_empty(), "§8.2: no crowd, and yet no hand is empty");
    if empty {
        story.tell(Event::Over);
    }
}

/// §8.3: at the end of a turn, whether too many have gone by without a card leaving the crowd.
pub(crate) fn nothing_moves(table: &Table) -> bool {
    table.quiet >= QUIET_ROUNDS * u16::from(table.seats.len())
}
