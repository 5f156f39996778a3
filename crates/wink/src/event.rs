//! The durable facts of Wink. Everything else follows from them.
//! A wink is not among them: it is seen or missed, and gone (§11.5).

use kernel::{At, Seat};
use serde::{Deserialize, Serialize};

use crate::{Agent, Deal};

/// A durable fact. It is flat, so that forgetting one costs nothing.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// §2: everything is dealt.
    Dealt(Deal),
    /// §3.1: a turn began.
    Began {
        /// Whose turn it is.
        seat: Seat,
        /// When.
        since: At,
        /// When the stand-in takes over.
        until: Option<At>,
    },
    /// §4.1: a pawn was put on a crowd card.
    Called {
        /// Whose pawn.
        seat: Seat,
        /// On whom.
        agent: Agent,
    },
    /// §4.5: no card could be called; the pawn left the board.
    Passed {
        /// Whose pawn.
        seat: Seat,
    },
    /// §6.1: somebody named the spy they believed to be their accomplice.
    Contacted {
        /// Who named.
        by: Seat,
        /// Whom they named.
        seat: Seat,
        /// The card under the pawn.
        agent: Agent,
        /// Who held its twin.
        holder: Seat,
    },
    /// §7.1: somebody accused another spy of holding a called card.
    Accused {
        /// Who accused.
        by: Seat,
        /// Whom.
        seat: Seat,
        /// Of holding which card.
        agent: Agent,
        /// Whether they hold it.
        right: bool,
    },
    /// §8: the game is over and the hands are turned over.
    Over,
}
