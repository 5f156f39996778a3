//! §10 What is public: views, and what a view offers.

use kernel::{Menu, Observer, PerSeat, Seat, Standing};

use crate::counterintelligence::{open_to, wrongly_accused};
use crate::{Action, Own, State, Step, Table, Wink};
use crate::{calling, score, turn};

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

/// §10.1: after the end everything is public.
#[derive(Clone, PartialEq, Debug)]
pub struct After {
    /// What each spy alone knew.
    pub own: PerSeat<Own>,
    /// The count.
    pub standing: Standing,
}

/// §10.1: what `who` may know.
pub(crate) fn view(state: &State, who: Observer) -> View {
    let me = match who {
        Observer::Seat(seat) => Some((seat, state.own[seat])),
        Observer::Spectator | Observer::Screen | Observer::Auditor => None,
    };
    let standing = score::standing(&state.table);
    let after = standing.map(|standing| Box::new(After { own: state.own, standing }));
    View { table: state.table, me, after }
}

/// Every legal act of the viewer, as it will be once the turn's minimum has passed (§3.4).
pub(crate) fn options(view: &View, menu: &mut Menu<Wink>) {
    let Some((seat, own)) = &view.me else { return };
    let table = &view.table;
    let mut offer = |action: Action| {
        debug_assert!(turn::judge(table, *seat, own, table.earliest(), &action).is_ok());
        menu.acts.push(action);
    };
    if table.over {
        return;
    }
    if table.turn == Some(*seat) {
        let callable = calling::callable(table, own);
        callable.iter().map(Action::Call).for_each(&mut offer);
        if callable.is_empty() {
            offer(Action::Pass {});
        }
        if table.step() == Step::Contact {
            let others = table.seats.seats().filter(|whom| whom != seat);
            others.map(Action::Contact).for_each(&mut offer);
        }
    }
    for (caller, place) in table.seats.iter() {
        let Some(agent) = place.pawn else { continue };
        if open_to(table, *seat, own, caller, agent).is_err() {
            continue;
        }
        let wrong = wrongly_accused(table, *seat, caller);
        for whom in table.seats.seats() {
            if whom != *seat && whom != caller && !wrong.contains(whom) {
                offer(Action::Accuse { seat: whom, agent });
            }
        }
    }
}
