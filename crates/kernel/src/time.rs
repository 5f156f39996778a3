//! Time, as the rules know it: instants that somebody else measured.

use serde::{Deserialize, Serialize};

/// Milliseconds since the match opened. The host measures; the rules only compare.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize,
)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct At(pub u64);

impl At {
    /// The opening.
    pub const OPENING: At = At(0);

    /// This instant plus `ms`. The end of time is never passed.
    #[must_use]
    pub const fn plus_ms(self, ms: u64) -> At {
        At(self.0.saturating_add(ms))
    }

    /// This instant plus whole seconds, the unit of every option.
    #[must_use]
    pub const fn plus_s(self, s: u32) -> At {
        self.plus_ms(s as u64 * 1000)
    }
}
