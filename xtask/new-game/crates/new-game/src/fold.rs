//! What each fact does to the table.

use crate::{Event, State};

/// Folds one fact into the state.
pub(crate) fn fold(State { table }: &mut State, event: &Event) {
    match event {
        Event::Dealt(deal) => table.heap = deal.heap,
        Event::Began { seat, until } => {
            table.turn = Some(*seat);
            table.deadline = Some(*until);
        }
        Event::Took { seat, count } => {
            table.heap -= count;
            table.taken[*seat] += count;
            if table.heap == 0 {
                table.winner = Some(*seat);
                (table.turn, table.deadline) = (None, None);
            }
        }
    }
}
