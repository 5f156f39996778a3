//! What each fact does to the table.

use kernel::Seat;

use crate::counterintelligence::{CI_CARDS, locks};
use crate::table::{Own, State};
use crate::{Agent, Agents, Ci, Deal, Event};

/// Folds one fact into the state.
///
/// Inlined, so that where a rule tells something, only that fact's fold remains of all folds.
#[inline(always)]
pub(crate) fn fold(state: &mut State, event: &Event) {
    let table = &mut state.table;
    match *event {
        Event::Dealt(ref deal) => dealt(state, deal),
        Event::Began { seat, since, until } => {
            table.turn = Some(seat);
            table.since = since;
            table.deadline = until;
            table.quiet += 1;
        }
        Event::Called { seat, agent } => table.move_pawn(seat, Some(agent)),
        Event::Passed { seat } => table.move_pawn(seat, None),
        Event::Contacted { by, seat, agent, holder } => {
            table.move_pawn(by, None);
            if seat == holder {
                table.seats[by].singles.insert(agent);
                table.seats[holder].singles.insert(agent);
            } else {
                table.down.insert(agent);
                table.seats[holder].face_down += 1;
            }
            leave(state, holder, agent);
        }
        Event::Accused { by, seat, agent, right: true } => {
            table.seats[by].ci.hand -= 1;
            table.seats[by].ci.used += 1;
            table.seats[by].pairs.insert(agent);
            if let Some(caller) = table.caller(agent) {
                table.move_pawn(caller, None);
            }
            leave(state, seat, agent);
        }
        Event::Accused { by, seat, agent, right: false } => {
            table.seats[by].ci.hand -= 1;
            table.seats[by].ci.discarded += 1;
            if let Some(caller) = table.caller(agent) {
                let locks = locks(table.seats.len());
                let place = &mut table.seats[caller];
                place.accused[usize::from(by.0)].insert(seat);
                if locks {
                    place.locked.insert(agent);
                }
            }
        }
        Event::Over => {
            table.over = true;
            table.turn = None;
            table.deadline = None;
        }
    }
    debug_assert!(holds(state), "{BROKEN}");
}

#[inline(never)]
fn dealt(state: &mut State, deal: &Deal) {
    let State { table, own } = state;
    table.crowd = deal.crowd;
    table.up = deal.crowd.iter().copied().collect();
    for seat in own.seats() {
        own[seat] = Own { hand: deal.hands[seat] };
        table.seats[seat].hand = deal.hands[seat].len();
        table.seats[seat].ci = Ci { hand: CI_CARDS, used: 0, discarded: 0 };
    }
    assert!(holds(state), "{BROKEN}");
}

/// Both copies of a card leave the game's two stocks: the crowd and the holder's hand.
fn leave(state: &mut State, holder: Seat, agent: Agent) {
    state.table.up.remove(agent);
    state.table.quiet = 0;
    state.own[holder].hand.remove(agent);
    state.table.seats[holder].hand = state.own[holder].hand.len();
    assert!(holds(state), "{BROKEN}");
}

/// What is said when §2.5 does not hold. It is asserted after every fact; where nobody debugs, after
/// every fact that moves a card.
const BROKEN: &str = "§2.5: the face-up crowd is what the hands hold";

/// §2.5: the face-up crowd cards are exactly the cards still in hands.
fn holds(state: &State) -> bool {
    state.table.up == state.own.values().iter().fold(Agents::NONE, |all, own| all | own.hand)
}
