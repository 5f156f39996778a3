//! The durable facts of Spywhere. Everything else follows from them.

use kernel::{At, Few, Seat};
use serde::{Deserialize, Serialize};

use crate::{Deal, Nation};

/// A durable fact. It is flat, so that forgetting one costs nothing.
#[allow(clippy::large_enum_variant)]
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// §2: everything is dealt.
    Dealt(Deal),
    /// §3.1: a turn began with a draw, unless the pile was empty.
    Began {
        /// Whose turn it is.
        seat: Seat,
        /// What they drew.
        drew: Option<Nation>,
        /// When the stand-in takes over.
        until: Option<At>,
    },
    /// §3.2: a card was swapped with the row.
    Swapped {
        /// Who swapped.
        seat: Seat,
        /// To the row.
        give: Nation,
        /// From the row.
        take: Nation,
    },
    /// §4: three cards went to a clue pile.
    Eliminated {
        /// Who eliminated.
        seat: Seat,
        /// What is not their nation.
        nation: Nation,
        /// §4.2: the bonus card, if the pile had one.
        bonus: Option<Nation>,
        /// §4.2: the cards that came into the row.
        refill: Few<Nation, 3>,
    },
    /// §5.1: an identification card was laid face down.
    Identified {
        /// Who laid it.
        by: Seat,
        /// Before whom.
        seat: Seat,
        /// What it says.
        nation: Nation,
    },
    /// §6.3: the final phase began.
    Final {
        /// §6.1: who ended the game by identifying, if anybody did.
        ender: Option<Seat>,
        /// When it is over in any case.
        until: Option<At>,
    },
    /// §6.3: somebody has nothing more to lay.
    Finished {
        /// Who.
        seat: Seat,
    },
    /// §6.3: the game is over and everything is turned over.
    Over,
}
