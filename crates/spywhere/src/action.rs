//! What a spy can do.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::Nation;

/// What a spy can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// §3.2: gives a card of the hand for one of the row.
    Swap {
        /// To the row.
        give: Nation,
        /// From the row.
        take: Nation,
    },
    /// §4: puts three cards of a nation on the clue pile.
    Eliminate(Nation),
    /// §5: lays an identification card, which ends the turn.
    Identify {
        /// Before whom.
        seat: Seat,
        /// What it says.
        #[serde(rename = "as")]
        nation: Nation,
    },
    /// Ends the turn; in the final phase, has nothing more to lay.
    Done {},
}
