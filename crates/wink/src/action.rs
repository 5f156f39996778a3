//! What a spy can do.

use kernel::Seat;
use serde::{Deserialize, Serialize};

use crate::Agent;

/// What a spy can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// §6: names the spy believed to be the accomplice.
    Contact(Seat),
    /// §4: puts the pawn on a crowd card.
    Call(Agent),
    /// §7: accuses a spy of holding a called card.
    Accuse {
        /// Whom.
        seat: Seat,
        /// Of holding which card.
        agent: Agent,
    },
    /// §4.5: has no card to call.
    Pass {},
}
