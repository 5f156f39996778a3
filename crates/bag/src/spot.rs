//! A place in the bag, as a finger points at it.

use std::fmt;

use parry2d::math::Vec2;
use serde::de::{Deserialize, Deserializer, Visitor};
use serde::ser::{Serialize, Serializer};

/// The bag is a square of this side, in tenths of a millimetre.
pub const SIDE: i32 = 1_600;

/// A place in the bag: tenths of a millimetre from its corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spot {
    /// To the right.
    pub x: i32,
    /// Downwards.
    pub y: i32,
}

impl Spot {
    /// The nearest place that is in the bag.
    #[must_use]
    pub fn inside(self) -> Spot {
        Spot { x: self.x.clamp(0, SIDE), y: self.y.clamp(0, SIDE) }
    }

    /// How far it is to another place, as the crow flies.
    pub(crate) fn distance(self, other: Spot) -> f32 {
        self.vector().distance(other.vector())
    }

    /// The place `far` units from here on the way to another.
    pub(crate) fn towards(self, other: Spot, far: f32) -> Spot {
        let way = self.vector() + (other.vector() - self.vector()).normalize_or_zero() * far;
        Spot { x: way.x as i32, y: way.y as i32 }
    }

    pub(crate) fn vector(self) -> Vec2 {
        Vec2::new(self.x as f32, self.y as f32)
    }
}

/// A coordinate as it is written: any number of tenths of a millimetre, rounded to a whole one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number"))]
pub struct Tenths(pub i32);

impl Serialize for Tenths {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_i32(self.0)
    }
}

impl<'de> Deserialize<'de> for Tenths {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Tenths, D::Error> {
        struct Number;
        impl Visitor<'_> for Number {
            type Value = Tenths;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a number of tenths of a millimetre")
            }
            fn visit_u64<E>(self, number: u64) -> Result<Tenths, E> {
                Ok(Tenths(i32::try_from(number).unwrap_or(i32::MAX)))
            }
            fn visit_i64<E>(self, number: i64) -> Result<Tenths, E> {
                let bounded = number.clamp(i64::from(i32::MIN), i64::from(i32::MAX));
                Ok(Tenths(bounded as i32))
            }
            fn visit_f64<E>(self, number: f64) -> Result<Tenths, E> {
                // A cast saturates.
                Ok(Tenths(number.round() as i32))
            }
        }
        from.deserialize_any(Number)
    }
}
