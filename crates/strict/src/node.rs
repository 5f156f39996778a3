//! One JSON value as it stands in the text. It is parsed only as far as somebody asks.

use std::borrow::Cow;
use std::fmt;

use serde::de::{Deserialize, Deserializer, Error as _, MapAccess, Unexpected, Visitor};
use serde_json::value::RawValue;

use crate::Error;
use crate::items::Fields;

/// The deepest nesting that is accepted; our messages need less.
const DEEPEST: u8 = 32;

/// One JSON value as it stands in the text, known to be well-formed.
///
/// serde_json finds where each value begins and ends; we look at its first byte to see its kind,
/// and go down a level when somebody asks for the contents. Each level is scanned again then, which
/// for the few levels that messages have is cheaper than building a tree.
#[derive(Clone, Copy)]
pub(crate) struct Node<'de> {
    text: &'de str,
    depth: u8,
}

/// The kind of a value. The first byte also tells `null`, `true`, numbers and texts apart.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Kind {
    Null,
    Bool,
    Number,
    Text,
    List,
    Object,
}

impl<'de> Node<'de> {
    /// The value that is the whole of `text`.
    pub(crate) fn whole(text: &'de str) -> Result<Self, Error> {
        let raw: &RawValue = serde_json::from_str(text).map_err(|why| Error::not_json(&why))?;
        Ok(Node { text: raw.get(), depth: 0 })
    }

    /// A value inside this one.
    fn inner(self, raw: &'de RawValue) -> Self {
        Node { text: raw.get(), depth: self.depth + 1 }
    }

    pub(crate) fn text(self) -> &'de str {
        self.text
    }

    pub(crate) fn kind(self) -> Kind {
        match self.text.as_bytes()[0] {
            b'n' => Kind::Null,
            b't' | b'f' => Kind::Bool,
            b'"' => Kind::Text,
            b'[' => Kind::List,
            b'{' => Kind::Object,
            _ => Kind::Number,
        }
    }

    /// A description of this value, for an error that says what was expected instead.
    pub(crate) fn found(self) -> Unexpected<'de> {
        match self.kind() {
            Kind::Null => Unexpected::Unit,
            Kind::Bool => Unexpected::Bool(self.text == "true"),
            Kind::Number => Unexpected::Other("a number"),
            Kind::Text => Unexpected::Other("a text"),
            Kind::List => Unexpected::Seq,
            Kind::Object => Unexpected::Map,
        }
    }

    fn parse<T: Deserialize<'de>>(self) -> Result<T, Error> {
        if self.depth == DEEPEST {
            return Err(Error::custom("nested too deeply"));
        }
        serde_json::from_str(self.text).map_err(|why| Error::not_json(&why))
    }

    /// The contents of a text.
    pub(crate) fn string(self) -> Result<Cow<'de, str>, Error> {
        self.parse().map(|Key(text)| text)
    }

    /// The items of a list.
    pub(crate) fn items(self) -> Result<Vec<Node<'de>>, Error> {
        let items: Vec<&RawValue> = self.parse()?;
        Ok(items.into_iter().map(|raw| self.inner(raw)).collect())
    }

    /// The fields of an object, in the order of the text, none of them twice.
    pub(crate) fn fields(self) -> Result<Vec<(Cow<'de, str>, Node<'de>)>, Error> {
        let Entries(fields) = self.parse()?;
        let mut names: Vec<&str> = fields.iter().map(|(Key(name), _)| &**name).collect();
        names.sort_unstable();
        match names.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(Error::twice(pair[0])),
            None => Ok(fields.into_iter().map(|(key, raw)| (key.0, self.inner(raw))).collect()),
        }
    }

    /// Reads an object with these fields, and accepts nothing else.
    pub(crate) fn object<V: Visitor<'de>>(
        self,
        names: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        if self.kind() != Kind::Object {
            let shape = if names.is_empty() { "{}".into() } else { names.join(", ") };
            return Err(Error::invalid_type(self.found(), &&*format!("an object ({shape})")));
        }
        Fields::visit(self.fields()?, visitor)
    }

    /// Digits make a whole number, and nothing else does: see the crate's documentation.
    pub(crate) fn number<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        match self.text.strip_prefix('-') {
            None if digits(self.text) => visitor.visit_u64(self.text.parse().unwrap_or(u64::MAX)),
            Some(rest) if digits(rest) && rest != "0" => {
                visitor.visit_i64(self.text.parse().unwrap_or(i64::MIN))
            }
            _ => match self.text.parse::<f64>() {
                Ok(number) if number.is_finite() => visitor.visit_f64(number),
                _ => Err(Error::custom("a number out of range")),
            },
        }
    }
}

/// A text, borrowed where it has no escapes.
#[derive(serde::Deserialize)]
struct Key<'a>(#[serde(borrow)] Cow<'a, str>);

/// All entries of an object: a map type would keep only one of two with the same key.
struct Entries<'a>(Vec<(Key<'a>, &'a RawValue)>);

impl<'de: 'a, 'a> Deserialize<'de> for Entries<'a> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct All;
        impl<'de> Visitor<'de> for All {
            type Value = Entries<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }
        from.deserialize_map(All)
    }
}
