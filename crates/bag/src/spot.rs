//! A place in the bag, as a finger points at it.

use serde::{Deserialize, Serialize};

/// A place in the bag: tenths of a millimetre from its corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Spot {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}
