//! A choice: a text alone, or an object whose one field is the choice.

use std::borrow::Cow;

use serde::de::value::CowStrDeserializer;
use serde::de::{DeserializeSeed, EnumAccess, Error as _, VariantAccess, Visitor};

use crate::Error;
use crate::items::List;
use crate::node::{Kind, Node};

/// A choice: `"name"`, or `{"name": content}`.
pub(crate) struct Variant<'de> {
    pub(crate) name: Cow<'de, str>,
    pub(crate) content: Option<Node<'de>>,
}

impl<'de> Variant<'de> {
    /// The contents under the name, read by `read`.
    fn inside<T>(self, read: impl FnOnce(Node<'de>) -> Result<T, Error>) -> Result<T, Error> {
        let Some(content) = self.content else {
            let name = self.name;
            return Err(Error::custom(format_args!(
                "expected an object {{\"{name}\": …}}, found \"{name}\" alone"
            )));
        };
        read(content).map_err(|why| why.under(&self.name))
    }
}

impl<'de> EnumAccess<'de> for Variant<'de> {
    type Error = Error;
    type Variant = Self;

    fn variant_seed<V>(self, seed: V) -> Result<(V::Value, Self), Error>
    where
        V: DeserializeSeed<'de>,
    {
        let chosen = seed.deserialize(CowStrDeserializer::new(self.name.clone()))?;
        Ok((chosen, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'de> {
    type Error = Error;

    fn unit_variant(self) -> Result<(), Error> {
        match self.content {
            None => Ok(()),
            Some(_) => Err(Error::custom(format_args!("expected \"{}\" alone", self.name))),
        }
    }

    fn newtype_variant_seed<T>(self, seed: T) -> Result<T::Value, Error>
    where
        T: DeserializeSeed<'de>,
    {
        self.inside(|content| seed.deserialize(content))
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Result<V::Value, Error> {
        self.inside(|content| match content.kind() {
            Kind::List => List::visit(content.items()?, visitor),
            Kind::Null | Kind::Bool | Kind::Number | Kind::Text | Kind::Object => {
                Err(Error::invalid_type(content.found(), &visitor))
            }
        })
    }

    fn struct_variant<V>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error>
    where
        V: Visitor<'de>,
    {
        self.inside(|content| content.object(names, visitor))
    }
}
