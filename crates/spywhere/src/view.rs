//! §9 What is public: views, and what a view offers.

use kernel::{Menu, Observer, PerSeat, Seat, Standing};

use crate::{Action, Nation, Nations, Own, Spywhere, State, Step, Table};
use crate::{score, turn};

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

/// Every legal act of the viewer: what could be thought of, as far as it is not refused.
pub(crate) fn options(view: &View, menu: &mut Menu<Spywhere>) {
    let Some((seat, own)) = &view.me else { return };
    let table = &view.table;
    if turn::may_act(table, *seat).is_err() {
        return;
    }
    let mut offer = |action: Action| {
        if turn::judge(table, *seat, own, &action).is_ok() {
            menu.acts.push(action);
        }
    };
    match table.step {
        Step::Swap => {
            let row: Nations = table.row.iter().copied().collect();
            for give in own.hand.nations().iter() {
                row.iter().for_each(|take| offer(Action::Swap { give, take }));
            }
        }
        Step::After | Step::Final => {
            Nation::ALL.into_iter().for_each(|nation| offer(Action::Eliminate(nation)));
            for whom in table.seats.seats() {
                for nation in Nation::ALL {
                    offer(Action::Identify { seat: whom, nation });
                }
            }
            offer(Action::Done {});
        }
        Step::Over => {}
    }
}
