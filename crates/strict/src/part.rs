//! A part of a text that is read later, when it is known what it should be.

use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, Visitor};

use crate::Error;

/// The name by which a [`Part`] asks [`Node`](crate::node::Node) for the text itself.
pub(crate) const NAME: &str = "$strict::Part";

/// A part of a text that is read later, when it is known what it should be.
/// It is JSON, and not looked at any further yet.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a>(&'a str);

impl<'a> Part<'a> {
    /// As it stands in the text.
    pub fn text(self) -> &'a str {
        self.0
    }

    /// Reads it as what it should be. Errors say where in this part, not where in the whole:
    /// [`Error::under`] puts the rest of the way before it.
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
