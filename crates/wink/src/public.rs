//! §10 What is public: views, sights, and what a view offers.

use kernel::{Few, Menu, Observer, PerSeat, Seat, Standing};
use serde::Serialize;

use crate::counterintelligence::{open_to, wrongly_accused};
use crate::{Action, Agent, Agents, Event, Own, State, Step, Table, Wink};
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

/// A fact, as one observer witnesses it. What is left out was not theirs to see.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sight {
    /// §2: the table is dealt.
    Dealt {
        /// Who begins.
        first: Seat,
        /// The crowd, in table order.
        crowd: Few<Agent, 36>,
        /// Your agents.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        hand: Option<Agents>,
    },
    /// §3.1: a turn began.
    Began {
        /// Whose.
        seat: Seat,
    },
    /// §4.1: a card was called.
    Called {
        /// By whom.
        seat: Seat,
        /// Which.
        agent: Agent,
    },
    /// §4.5: somebody had no card to call.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// §6: somebody made contact.
    Contacted {
        /// Who.
        by: Seat,
        /// Whom they named.
        seat: Seat,
        /// The card under their pawn.
        agent: Agent,
        /// Whether they named the right spy.
        right: bool,
        /// Who laid the twin before them.
        holder: Seat,
    },
    /// §7: somebody accused.
    Accused {
        /// Who.
        by: Seat,
        /// Whom.
        seat: Seat,
        /// Of holding which card.
        agent: Agent,
        /// Whether they held it.
        right: bool,
    },
    /// §10.1: it is over and the hands are turned over.
    Over {
        /// What each spy alone knew.
        #[cfg_attr(feature = "ts", ts(as = "PerSeat<crate::notation::WrittenOwn>"))]
        seats: PerSeat<Own>,
    },
}

/// What `who` witnesses of a fact. Everybody notices every fact, and of all but the deal everybody
/// sees the same.
pub(crate) fn sight(before: &State, event: &Event, who: Observer) -> Option<Sight> {
    Some(match *event {
        Event::Dealt(ref deal) => Sight::Dealt {
            first: deal.first,
            crowd: deal.crowd,
            hand: who.seat().map(|me| deal.hands[me]),
        },
        Event::Began { seat, since: _, until: _ } => Sight::Began { seat },
        Event::Called { seat, agent } => Sight::Called { seat, agent },
        Event::Passed { seat } => Sight::Passed { seat },
        Event::Contacted { by, seat, agent, holder } => {
            Sight::Contacted { by, seat, agent, right: seat == holder, holder }
        }
        Event::Accused { by, seat, agent, right } => Sight::Accused { by, seat, agent, right },
        Event::Over => Sight::Over { seats: before.own },
    })
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
            if whom != *seat && !wrong.contains(whom) {
                offer(Action::Accuse { seat: whom, agent });
            }
        }
    }
}
