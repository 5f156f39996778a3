//! What a fingertip feels.

use serde::Serialize;

use crate::Patch;

/// §8.1: what one fingertip feels: whether there is something, its edge where the tip crosses it,
/// the height of its relief at that very point, and the heights of what lies topmost under the pad.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Felt {
    /// Which finger.
    pub finger: u8,
    /// Whether there is anything under the tip.
    pub contact: bool,
    /// The edge of the topmost thing, if it is under the tip.
    pub edge: Option<Edge>,
    /// How high its relief is under the middle of the tip; 0 where the middle is beyond its edge.
    pub height: u8,
    /// What the whole pad feels.
    pub patch: Patch,
}

/// An edge under a fingertip.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Edge {
    /// The direction out of the thing, in degrees: 0 is to the right, 90 downwards.
    pub angle: u16,
    /// How far the middle of the tip is within the edge, in tenths of a millimetre; beyond it less
    /// than 0.
    pub offset: i8,
    /// By how many degrees the edge bends under the tip: greater than 0 where it bulges, less than
    /// 0 where it is dented.
    pub bend: i16,
}
