//! A part of a text that is parsed later, when its type is known.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, Visitor};

use crate::Error;

/// The name by which a [`Part`] asks [`Node`](crate::node::Node) for the text itself.
pub(crate) const NAME: &str = "$strict::Part";

/// A part of a text that is parsed later, when its type is known. It is well-formed JSON; its
/// contents have not been looked at.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a>(&'a str);

impl<'a> Part<'a> {
    /// The part as it stands in the text.
    pub fn text(self) -> &'a str {
        self.0
    }

    /// Parses it as this type. Errors give the path within this part; [`Error::under`] puts the
    /// rest of the path before it.
    pub fn read<T: Deserialize<'a>>(self) -> Result<T, Error> {
        crate::from_str(self.0)
    }
}

/// Only a text read by this crate has parts.
impl<'de: 'a, 'a> Deserialize<'de> for Part<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Text;
        impl<'de> Visitor<'de> for Text {
            type Value = Part<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a part of a text that is read strictly")
            }
            fn visit_borrowed_str<E>(self, text: &'de str) -> Result<Part<'de>, E> {
                Ok(Part(text))
            }
            fn visit_newtype_struct<D: Deserializer<'de>>(
                self,
                _: D,
            ) -> Result<Self::Value, D::Error> {
                Err(D::Error::custom(format_args!("{NAME} is read by its own crate only")))
            }
        }
        from.deserialize_newtype_struct(NAME, Text)
    }
}
