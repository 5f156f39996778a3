//! §10 What is public: every fact, as those present witness it.

use kernel::{Few, Observer, PerSeat, Seat};
use serde::Serialize;

use crate::{Agent, Agents, Event, Own, State};

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
