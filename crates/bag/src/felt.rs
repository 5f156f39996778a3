//! What a fingertip feels.

use serde::ser::{Serialize, SerializeStruct, Serializer};

use crate::Patch;

/// §8.1: what one fingertip feels: whether there is something, its edge where the tip crosses it,
/// the height of its relief at that very point, and the heights of what lies topmost under the pad.
///
/// It is always written with the same number of characters, whatever is felt: an encrypted line hides
/// what a message says and not how long it is, and an edge would show. `pad` fills what the figures
/// leave; it says nothing, and no reader needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
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
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize)]
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

/// The characters of an edge in JSON, besides its figures: `{"angle":,"offset":,"bend":}`.
const EDGE: usize = 28;

/// As many characters as contact, edge and height take at most: `false`, an angle of three digits, an
/// offset and a bend with their signs, a height of three digits.
const LONGEST: usize = 5 + EDGE + 3 + 4 + 6 + 3;

/// The longest `pad`.
const BLANK: &str = match std::str::from_utf8(&[b' '; LONGEST]) {
    Ok(blank) => blank,
    Err(_) => panic!("a blank is a character"),
};

impl Serialize for Felt {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Felt { finger, contact, edge, height, patch } = self;
        let mut felt = serializer.serialize_struct("Felt", 6)?;
        felt.serialize_field("finger", finger)?;
        felt.serialize_field("contact", contact)?;
        felt.serialize_field("edge", edge)?;
        felt.serialize_field("height", height)?;
        felt.serialize_field("patch", patch)?;
        felt.serialize_field("pad", &BLANK[..LONGEST.saturating_sub(self.written())])?;
        felt.end()
    }
}

impl Felt {
    /// The characters that contact, edge and height take in JSON.
    fn written(&self) -> usize {
        let contact = if self.contact { "true" } else { "false" }.len();
        let edge = self.edge.map_or("null".len(), |Edge { angle, offset, bend }| {
            EDGE + digits(angle.into()) + digits(offset.into()) + digits(bend.into())
        });
        contact + edge + digits(self.height.into())
    }
}

/// The characters of a number, with its sign.
fn digits(number: i32) -> usize {
    let figures = number.unsigned_abs().checked_ilog10().map_or(1, |last| last as usize + 1);
    figures + usize::from(number < 0)
}
