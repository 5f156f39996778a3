//! The items of a list and the fields of an object, read one after the other.

use std::borrow::Cow;
use std::vec;

use serde::de::value::CowStrDeserializer;
use serde::de::{DeserializeSeed, Error as _, MapAccess, SeqAccess, Visitor};

use crate::Error;
use crate::node::Node;

/// The items of a list that are still to be read.
pub(crate) struct List<'de> {
    items: vec::IntoIter<Node<'de>>,
    read: usize,
}

impl<'de> List<'de> {
    /// Passes a list to a visitor, which must read it to the end.
    pub(crate) fn visit<V>(items: Vec<Node<'de>>, visitor: V) -> Result<V::Value, Error>
    where
        V: Visitor<'de>,
    {
        let mut list = List { items: items.into_iter(), read: 0 };
        let value = visitor.visit_seq(&mut list)?;
        match (list.read, list.items.len()) {
            (_, 0) => Ok(value),
            (read, more) => {
                Err(Error::custom(format_args!("expected {read} items, found {}", read + more)))
            }
        }
    }
}

impl<'de> SeqAccess<'de> for List<'de> {
    type Error = Error;

    fn next_element_seed<T>(&mut self, seed: T) -> Result<Option<T::Value>, Error>
    where
        T: DeserializeSeed<'de>,
    {
        let Some(item) = self.items.next() else { return Ok(None) };
        let place = self.read;
        self.read += 1;
        seed.deserialize(item).map(Some).map_err(|why| why.in_item(place))
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.items.len())
    }
}

/// The fields of an object that are still to be read.
pub(crate) struct Fields<'de> {
    fields: vec::IntoIter<(Cow<'de, str>, Node<'de>)>,
    named: Option<(Cow<'de, str>, Node<'de>)>,
}

impl<'de> Fields<'de> {
    /// Passes an object to a visitor, which must read it to the end.
    pub(crate) fn visit<V>(
        fields: Vec<(Cow<'de, str>, Node<'de>)>,
        visitor: V,
    ) -> Result<V::Value, Error>
    where
        V: Visitor<'de>,
    {
        let mut map = Fields { fields: fields.into_iter(), named: None };
        let value = visitor.visit_map(&mut map)?;
        match map.named.or_else(|| map.fields.next()) {
            None => Ok(value),
            Some((name, _)) => Err(Error::unknown_field(&name, &[])),
        }
    }
}

impl<'de> MapAccess<'de> for Fields<'de> {
    type Error = Error;

    fn next_key_seed<K>(&mut self, seed: K) -> Result<Option<K::Value>, Error>
    where
        K: DeserializeSeed<'de>,
    {
        self.named = self.fields.next();
        let Some((name, _)) = &self.named else { return Ok(None) };
        seed.deserialize(CowStrDeserializer::new(name.clone())).map(Some)
    }

    fn next_value_seed<V>(&mut self, seed: V) -> Result<V::Value, Error>
    where
        V: DeserializeSeed<'de>,
    {
        let (name, value) = self.named.take().expect("a value is asked for after its key");
        seed.deserialize(value).map_err(|why| why.under(&name))
    }
}
