//! JSON read to the letter, for everything that strangers write to us.
//!
//! A derived `Deserialize` is generous: it takes a list for an object, `{"italy":null}` for
//! `"italy"`, ignores fields it does not know unless told otherwise, and forgets where in the text
//! it got lost. [`from_slice`] reads the same types and takes nothing but what is written down:
//!
//! - an object is an object, an enum without fields is a text, a list has no items left over;
//! - no key stands twice, and no field is ignored: an unknown one is an error;
//! - a whole number is written as digits: not `1.0`, `1e3` or `-0`. One past `u64` counts as the
//!   greatest `u64`, because it is a whole number all the same, and for the reader to find too big;
//! - nothing follows the value, and nothing is nested beyond reason;
//! - an [`Error`] says where (`act.swap.give`) and what would have been right.
//!
//! What serde keeps in a buffer of its own is beyond our reach: inside `#[serde(untagged)]`,
//! `#[serde(tag = …)]` and `#[serde(flatten)]` a list passes for an object again. Let such a type
//! choose between things that are not structs, or write its `Deserialize` by hand.
//!
//! This crate touches nothing of ours: the umpire and the network share it.

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

/// Reads one value from a text that is JSON and holds nothing else.
pub fn from_str<'de, T: Deserialize<'de>>(text: &'de str) -> Result<T, Error> {
    T::deserialize(Node::whole(text)?)
}

/// Reads one value from bytes that somebody claims to be JSON.
pub fn from_slice<'de, T: Deserialize<'de>>(bytes: &'de [u8]) -> Result<T, Error> {
    from_str(std::str::from_utf8(bytes).map_err(Error::not_text)?)
}

#[cfg(test)]
mod tests;
