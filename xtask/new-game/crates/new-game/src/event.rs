//! The durable facts of New Game. Everything else follows from them.

use kernel::{At, Seat};
use serde::{Deserialize, Serialize};

use crate::Deal;

/// A durable fact.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    /// §2: the heap is laid.
    Dealt(Deal),
    /// §3: a turn began.
    Began {
        /// Whose turn it is.
        seat: Seat,
        /// When the stand-in takes over.
        until: At,
    },
    /// §3.1: matches were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
}
