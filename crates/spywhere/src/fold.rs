//! What each fact does to the table.

use kernel::Seat;

use crate::{Event, Laid, Nation, State, Step, Swap};
use crate::{eliminating, end};

/// Folds one fact into the state.
///
/// Inlined, so that where a rule tells something, only that fact's fold remains of all folds.
#[inline(always)]
pub(crate) fn fold(state: &mut State, event: &Event) {
    let State { table, own, pile } = state;
    match event {
        Event::Dealt(deal) => {
            table.first = deal.first;
            table.removed = deal.removed;
            table.row = deal.row;
            table.pile = deal.pile.len() as u8;
            *pile = deal.pile;
            for seat in own.seats() {
                own[seat].passports = deal.passports[seat];
                own[seat].hand = deal.hands[seat];
                table.seats[seat].hand = deal.hands[seat].total() as u8;
            }
        }
        Event::Began { seat, drew, until } => {
            if let Some(last) = table.turn {
                own[last].drawn = None;
            }
            table.turn = Some(*seat);
            table.step = Step::Swap;
            table.deadline = *until;
            table.eliminated = false;
            table.round += u16::from(*seat == table.first);
            own[*seat].drawn = *drew;
            draw(state, *seat, *drew);
        }
        Event::Swapped { seat, give, take } => {
            let hand = &mut own[*seat].hand;
            hand.take(*give);
            hand.add(*take, 1);
            table.row.replace(take, *give);
            table.step = Step::After;
            if table.options.log {
                table.swaps.push(Swap { seat: *seat, give: *give, take: *take });
            }
        }
        Event::Eliminated { seat, nation, bonus, refill } => {
            table.eliminated = true;
            table.seats[*seat].clues.add(*nation, eliminating::THREE as u8);
            eliminating::take_three(&mut table.row, *nation);
            draw(state, *seat, *bonus);
            for card in refill.iter() {
                state.table.row.push(*card);
                state.pile.pop();
            }
            state.table.pile = state.pile.len() as u8;
        }
        Event::Identified { by, seat, nation } => {
            own[*by].laid.push(Laid { seat: *seat, nation: *nation });
            table.seats[*by].identified.push(*seat);
            if table.step == Step::Final && end::has_identified_all(table, *by) {
                table.finished.insert(*by);
            }
        }
        Event::Final { ender, until } => {
            if let Some(last) = table.turn.take() {
                own[last].drawn = None;
            }
            table.step = Step::Final;
            table.deadline = *until;
            table.ender = *ender;
            table.finished = ender.iter().copied().collect();
        }
        Event::Finished { seat } => table.finished.insert(*seat),
        Event::Over => {
            table.step = Step::Over;
            table.deadline = None;
        }
    }
}

/// The top of the pile, if it had one, goes to a hand.
#[inline(always)]
fn draw(state: &mut State, seat: Seat, card: Option<Nation>) {
    if let Some(card) = card {
        state.pile.pop();
        state.table.pile = state.pile.len() as u8;
        state.table.seats[seat].hand += 1;
        state.own[seat].hand.add(card, 1);
    }
}
