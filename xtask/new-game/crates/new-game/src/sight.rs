//! §5 What is public: every fact, as those present witness it.

use kernel::Seat;
use serde::Serialize;

use crate::Event;

/// A fact, as one observer witnesses it.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sight {
    /// §2: the heap is laid.
    Dealt {
        /// Who begins.
        first: Seat,
        /// How many matches it has.
        heap: u8,
    },
    /// §3: a turn began.
    Began {
        /// Whose turn it is.
        seat: Seat,
    },
    /// §3.1: matches were taken.
    Took {
        /// By whom.
        seat: Seat,
        /// How many.
        count: u8,
    },
}

/// §5.1: everybody sees everything. A game with secrets asks who looks.
pub(crate) fn sight(event: &Event) -> Sight {
    match event {
        Event::Dealt(deal) => Sight::Dealt { first: deal.first, heap: deal.heap },
        Event::Began { seat, until: _ } => Sight::Began { seat: *seat },
        Event::Took { seat, count } => Sight::Took { seat: *seat, count: *count },
    }
}
