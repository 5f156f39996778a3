//! §5 What is public: views, and what a view offers.

use kernel::{Menu, Observer, Seat, Standing};

use crate::{Action, NewGame, State, Table};
use crate::{score, turn};

/// All that one observer may know.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// What everybody knows.
    pub table: Table,
    /// Who looks, if it is a spy.
    pub me: Option<Seat>,
    /// The count, once it is over.
    pub over: Option<Standing>,
}

/// §5.1: what `who` may know.
pub(crate) fn view(state: &State, who: Observer) -> View {
    View { table: state.table.clone(), me: who.seat(), over: score::standing(&state.table) }
}

/// Every legal act of the viewer: what could be thought of, as far as it is not refused.
pub(crate) fn options(view: &View, menu: &mut Menu<NewGame>) {
    let Some(seat) = view.me else { return };
    let all = (1..=turn::AT_ONCE).map(Action::Take);
    menu.acts.extend(all.filter(|action| turn::judge(&view.table, seat, *action).is_ok()));
}
