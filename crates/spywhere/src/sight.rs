//! §9 What is public: every fact, as those present witness it.

use kernel::{Few, Observer, PerSeat, Seat};
use serde::Serialize;

use crate::{Event, Nation, Own, State, Tally};

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
