//! §10 What is public: views, and what a view offers.

use kernel::{Menu, Observer, Seat, Standing};

use crate::{Action, Agent, Area, Colour, Design, DrShark, Slot, State, Step, Table};
use crate::{drawing, fistful, score, services, turn};

/// All that one observer may know: the table is everybody's.
#[derive(Clone, PartialEq, Debug)]
pub struct View {
    /// What everybody knows.
    pub table: Table,
    /// Who looks, if it is a spy.
    pub me: Option<Seat>,
    /// The count, once it is over.
    pub over: Option<Box<Standing>>,
}

impl View {
    /// §5.6: whether the viewer looks into the open bag.
    pub fn is_open(&self) -> bool {
        self.me.is_some() && self.me == self.table.turn && self.table.searching() == Some(Area::E)
    }
}

/// §10.1: what `who` may know.
pub(crate) fn view(state: &State, who: Observer) -> View {
    let me = match who {
        Observer::Seat(seat) => Some(seat),
        Observer::Spectator | Observer::Screen | Observer::Auditor => None,
    };
    View { table: state.table, me, over: score::standing(state).map(Box::new) }
}

/// Every legal act of the viewer, mistakes that cost time too: what could be thought of, as far as
/// it is not refused. What cannot be listed is offered if any of it would be accepted.
pub(crate) fn options(view: &View, menu: &mut Menu<DrShark>) {
    let (table, Some(seat)) = (&view.table, view.me) else { return };
    if table.turn != Some(seat) {
        return;
    }
    let Menu { acts, patterns } = menu;
    let mut offer = |action: Action| {
        if turn::judge(table, seat, &action).is_ok() {
            acts.push(action);
        }
    };
    match table.step {
        Step::Dive => turn::dives(table, seat).for_each(|to| offer(Action::Dive(to))),
        Step::Ready => offer(Action::Search {}),
        Step::Search => {
            if drawing::may_draw(table).is_ok() {
                patterns.push("draw");
            }
            if fistful::may_grab(table).is_ok() {
                patterns.push("grab");
            }
            if table.hand.is_some() {
                Slot::all().for_each(|slot| offer(Action::Place(slot)));
            }
            if let Some(fistful) = &table.fistful {
                for piece in fistful.unsorted() {
                    for colour in Colour::ALL {
                        offer(Action::Sort { piece: *piece, colour });
                    }
                }
                Colour::ALL.into_iter().for_each(|colour| offer(Action::Return(colour)));
                fistful.sorted().iter().for_each(|piece| offer(Action::Keep(*piece)));
            }
            if view.is_open() {
                table.bag.clues().iter().for_each(|piece| offer(Action::Take(piece)));
            }
            offer(Action::Stop {});
        }
        Step::Organise => {
            Design::ALL.into_iter().for_each(|design| offer(Action::Complete(design)));
            patterns.extend(services::usable(table, seat).map(Agent::name));
            offer(Action::Decline {});
            offer(Action::Done {});
        }
        Step::Over => {}
    }
}
