//! §6 End: when it comes, and the final phase.

use kernel::{Seat, Seats, Story};

use crate::{Event, Spywhere, Table, two_spies};

/// §5.1, §8.2: whether `seat` has laid every identification it can.
pub(crate) fn has_identified_all(table: &Table, seat: Seat) -> bool {
    let laid = table.seats[seat].identified.len();
    laid == two_spies::cards_in_all(table.seats.len())
}

/// §6.1: at the end of a turn, the pile is empty or this spy has identified every opponent.
pub(crate) fn has_come(table: &Table, seat: Seat) -> bool {
    table.pile == 0 || has_identified_all(table, seat)
}

/// §6.3: all at once may lay what they have not laid. §6.1: only who has laid everything ends it.
#[inline(always)]
pub(crate) fn begin_final(story: &mut Story<'_, Spywhere>, seat: Seat) {
    let table = &story.state().table;
    let ender = has_identified_all(table, seat).then_some(seat);
    let until = story.limit_of_all(table.options.final_s);
    story.tell(Event::Final { ender, until });
}

/// §6.3: when all are finished the game is over.
#[inline(always)]
pub(crate) fn close(story: &mut Story<'_, Spywhere>) {
    let table = &story.state().table;
    if table.finished == Seats::all(table.seats.len()) {
        story.tell(Event::Over);
    }
}
