//! A strict JSON parser, for everything that strangers write to us.
//!
//! A derived `Deserialize` is generous: it takes a list for an object, `{"italy":null}` for
//! `"italy"`, ignores fields it does not know unless told otherwise, and forgets where in the text
//! an error was. [`from_slice`] reads the same types and accepts exactly the documented form:
//!
//! - an object is an object, an enum without fields is a text, a list has no items left over;
//! - no key occurs twice, and no field is ignored: an unknown one is an error;
//! - a whole number is written as digits: not `1.0`, `1e3` or `-0`. One past `u64` is read as the
//!   greatest `u64`: it is a whole number all the same, and the caller finds it too big;
//! - nothing follows the value, and nesting is limited;
//! - an [`Error`] says where (`act.swap.give`) and what was expected.
//!
//! Values that serde buffers are beyond our reach: inside `#[serde(untagged)]`, `#[serde(tag = …)]`
//! and `#[serde(flatten)]` a list passes for an object again. Types with these attributes should
//! choose between things that are not structs, or implement `Deserialize` by hand.
//!
//! This crate uses none of our others: the umpire and the network share it.

mod error;
mod items;
mod node;
mod part;
mod read;
mod variant;

pub use error::Error;
pub use part::Part;

use node::Node;
use serde::Deserialize;

/// Parses a text that is one JSON value and nothing else.
pub fn from_str<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, Error> {
    T::deserialize(Node::whole(text)?)
}

/// Parses bytes that should be one JSON value and nothing else.
pub fn from_slice<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> Result<T, Error> {
    from_str(std::str::from_utf8(bytes).map_err(Error::not_text)?)
}

#[cfg(test)]
mod tests;
