//! §9 What is public: views, sights, and what a view offers.

use kernel::{Few, Menu, Observer, PerSeat, Seat, Standing};
use serde::Serialize;

use crate::{Action, Event, Nation, Nations, Own, Spywhere, State, Step, Table, Tally};
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

/// A fact, as one observer witnesses it. What is left out was not theirs to see.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sight {
    /// §2: the table is dealt.
    Dealt {
        /// Who begins.
        first: Seat,
        /// The nation that does not take part.
        removed: Option<Nation>,
        /// The face-up cards.
        row: Few<Nation, 5>,
        /// How many cards the pile has.
        pile: u8,
        /// Your passports.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        passports: Option<Few<Nation, 2>>,
        /// Your cards.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        hand: Option<Tally>,
    },
    /// §3.1: a turn began.
    Began {
        /// Whose.
        seat: Seat,
        /// Whether the pile had a card for it.
        drew: bool,
        /// Which, if you drew it.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<Nation>,
    },
    /// §3.2: a swap, of which both cards are public.
    Swapped {
        /// Whose.
        seat: Seat,
        /// To the row.
        give: Nation,
        /// From the row.
        take: Nation,
    },
    /// §4: three cards went to a clue pile.
    Eliminated {
        /// Whose.
        seat: Seat,
        /// Which.
        nation: Nation,
        /// Whether the pile had a bonus card.
        bonus: bool,
        /// What came into the row.
        refill: Few<Nation, 3>,
        /// The bonus card, if it is yours.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        card: Option<Nation>,
    },
    /// §5.1: an identification card was laid.
    Identified {
        /// By whom.
        by: Seat,
        /// Before whom.
        seat: Seat,
        /// What it says, if you laid it.
        #[serde(rename = "as", skip_serializing_if = "Option::is_none")]
        #[cfg_attr(feature = "ts", ts(optional))]
        nation: Option<Nation>,
    },
    /// §6.3: the final phase began.
    Final {
        /// Who ended the game by identifying, if anybody did.
        ender: Option<Seat>,
    },
    /// §6.3: somebody has nothing more to lay.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// §9.1: it is over and everything is turned over.
    Over {
        /// What each spy alone knew.
        #[cfg_attr(feature = "ts", ts(as = "PerSeat<crate::notation::WrittenOwn>"))]
        seats: PerSeat<Own>,
    },
}

/// What `who` witnesses of a fact. Everybody notices every fact; what they see of it differs.
pub(crate) fn sight(before: &State, event: &Event, who: Observer) -> Option<Sight> {
    let me = who.seat();
    Some(match event {
        Event::Dealt(deal) => Sight::Dealt {
            first: deal.first,
            removed: deal.removed,
            row: deal.row,
            pile: deal.pile.len() as u8,
            passports: me.map(|me| deal.passports[me]),
            hand: me.map(|me| deal.hands[me]),
        },
        Event::Began { seat, drew, until: _ } => Sight::Began {
            seat: *seat,
            drew: drew.is_some(),
            card: drew.filter(|_| me == Some(*seat)),
        },
        Event::Swapped { seat, give, take } => {
            Sight::Swapped { seat: *seat, give: *give, take: *take }
        }
        Event::Eliminated { seat, nation, bonus, refill } => Sight::Eliminated {
            seat: *seat,
            nation: *nation,
            bonus: bonus.is_some(),
            refill: *refill,
            card: bonus.filter(|_| me == Some(*seat)),
        },
        Event::Identified { by, seat, nation } => Sight::Identified {
            by: *by,
            seat: *seat,
            nation: Some(*nation).filter(|_| me == Some(*by)),
        },
        Event::Final { ender, until: _ } => Sight::Final { ender: *ender },
        Event::Finished { seat } => Sight::Finished { seat: *seat },
        Event::Over => Sight::Over { seats: before.own },
    })
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
