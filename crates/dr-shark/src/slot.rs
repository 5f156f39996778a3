//! §4.3: the mat's slots: eight shapes on one half, five textures on the other.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};

use crate::{Shape, Texture};

/// A slot of the mat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "number | Texture"))]
pub enum Slot {
    /// §5.1: for a shape.
    Shape(Shape),
    /// §5.2, §5.3: for a texture.
    Texture(Texture),
}

impl Slot {
    /// Every slot.
    pub fn all() -> impl Iterator<Item = Slot> {
        let shapes = Shape::ALL.into_iter().map(Slot::Shape);
        shapes.chain(Texture::ALL.into_iter().map(Slot::Texture))
    }
}

impl Serialize for Slot {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Slot::Shape(shape) => to.serialize_u8(shape.number()),
            Slot::Texture(texture) => texture.serialize(to),
        }
    }
}

impl<'de> Deserialize<'de> for Slot {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Slot, D::Error> {
        struct Name;
        impl Visitor<'_> for Name {
            type Value = Slot;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a shape from 1 to 8, or a texture")
            }
            fn visit_u64<E: Error>(self, number: u64) -> Result<Slot, E> {
                let shape = Shape::new(number).map(Slot::Shape);
                shape
                    .ok_or_else(|| E::invalid_value(serde::de::Unexpected::Unsigned(number), &self))
            }
            fn visit_str<E: Error>(self, name: &str) -> Result<Slot, E> {
                let texture = Texture::ALL.into_iter().find(|texture| texture.name() == name);
                let slot = texture.map(Slot::Texture);
                slot.ok_or_else(|| E::invalid_value(serde::de::Unexpected::Str(name), &self))
            }
        }
        from.deserialize_any(Name)
    }
}
