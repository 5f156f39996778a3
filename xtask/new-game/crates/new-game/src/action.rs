//! What a spy can do.

use serde::{Deserialize, Serialize};

/// What a spy can do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// §3.1: takes this many matches from the heap.
    Take(u8),
}
