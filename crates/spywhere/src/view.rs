//! §9 What is public: views, and what a view offers.

use kernel::{Menu, Observer, PerSeat, Seat, Standing};

use crate::{Action, Nation, Nations, Own, Spywhere, State, Step, Table, Tally};
use crate::{eliminating, identifying, score, turn};

/// All that one observer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// What everybody knows.
    pub table: Table,
    /// Who looks, if it is a spy, and what that spy alone knows.
    pub me: Option<(Seat, Own)>,
    /// What everybody knows once it is over.
    pub after: Option<Box<After>>,
}

/// §9.1: after the end everything is public.
#[derive(Clone, PartialEq, Debug)]
pub struct After {
    /// What each spy alone knew.
    pub own: PerSeat<Own>,
    /// The count.
    pub standing: Standing,
}

/// §9.1: what `who` may know.
pub(crate) fn view(state: &State, who: Observer) -> View {
    let me = match who {
        Observer::Seat(seat) => Some((seat, state.own[seat])),
        Observer::Spectator | Observer::Screen | Observer::Auditor => None,
    };
    let after = score::standing(state).map(|standing| Box::new(After { own: state.own, standing }));
    View { table: state.table.clone(), me, after }
}

/// Every legal act of the viewer. Simulations ask for this before every move, so what is refused for
/// one reason alone is judged once, not for every act: whoever may be identified at all may be
/// identified with every card that is left.
pub(crate) fn options(view: &View, menu: &mut Menu<Spywhere>) {
    let Some((seat, own)) = &view.me else { return };
    let table = &view.table;
    if turn::may_act(table, *seat).is_err() {
        return;
    }
    let acts = &mut menu.acts;
    match table.step {
        // §3.2: every card of the hand with every card of the row.
        Step::Swap => {
            let row: Nations = table.row.iter().copied().collect();
            for give in own.hand.nations().iter() {
                acts.extend(row.iter().map(|take| Action::Swap { give, take }));
            }
        }
        Step::After | Step::Final => {
            // §4.1: three of five can be of one nation only.
            let row: Tally = table.row.iter().copied().collect();
            let three = Nation::ALL.into_iter().find(|it| row[*it] >= eliminating::THREE as u8);
            let legal = |nation: &Nation| eliminating::judge(table, own, *nation).is_ok();
            acts.extend(three.filter(legal).map(Action::Eliminate));
            let cards = identifying::cards_left(table, own);
            let Some(any) = cards.iter().next() else { return acts.push(Action::Done {}) };
            for whom in table.seats.seats() {
                if identifying::judge(table, *seat, own, whom, any).is_ok() {
                    let identify = |nation| Action::Identify { seat: whom, nation };
                    acts.extend(cards.iter().map(identify));
                }
            }
            acts.push(Action::Done {});
        }
        Step::Over => {}
    }
}
