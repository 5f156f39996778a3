//! Reads a value as the type that the caller asks for.

use std::borrow::Cow;

use serde::de::{Deserializer, Error as _, Visitor};
use serde::forward_to_deserialize_any;

use crate::items::{Fields, List};
use crate::node::{Kind, Node};
use crate::variant::Variant;
use crate::{Error, part};

impl<'de> Deserializer<'de> for Node<'de> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.kind() {
            Kind::Null => visitor.visit_unit(),
            Kind::Bool => visitor.visit_bool(self.text() == "true"),
            Kind::Number => self.number(visitor),
            Kind::Text => match self.string()? {
                Cow::Borrowed(text) => visitor.visit_borrowed_str(text),
                Cow::Owned(text) => visitor.visit_string(text),
            },
            Kind::List => List::visit(self.items()?, visitor),
            Kind::Object => Fields::visit(self.fields()?, visitor),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.kind() {
            Kind::Null => visitor.visit_none(),
            Kind::Bool | Kind::Number | Kind::Text | Kind::List | Kind::Object => {
                visitor.visit_some(self)
            }
        }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        name: &'static str,
        visitor: V,
    ) -> Result<V::Value, Error> {
        match name {
            part::NAME => visitor.visit_borrowed_str(self.text()),
            _ => visitor.visit_newtype_struct(self),
        }
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        self.object(names, visitor)
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if names.is_empty() {
            return Err(Error::custom("there is nothing of this kind"));
        }
        let variant = match self.kind() {
            Kind::Text => Variant { name: self.string()?, content: None },
            Kind::Object => match <[_; 1]>::try_from(self.fields()?) {
                Ok([(name, content)]) => Variant { name, content: Some(content) },
                Err(fields) => {
                    let (names, found) = (names.join(", "), fields.len());
                    let what = format_args!("expected exactly one of {names}, found {found}");
                    return Err(Error::custom(what));
                }
            },
            Kind::Null | Kind::Bool | Kind::Number | Kind::List => {
                let one_of = format!("an object with one of {}", names.join(", "));
                return Err(Error::invalid_type(self.found(), &&*one_of));
            }
        };
        visitor.visit_enum(variant)
    }

    /// Nothing is ignored: a field that the type does not have is an error.
    fn deserialize_ignored_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(Error::custom("there is no such field"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit
        unit_struct seq tuple tuple_struct map identifier
    }
}
