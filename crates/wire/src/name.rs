//! Players' names.

mod letters;
mod likeness;

use std::fmt;

use serde::{Deserialize, Deserializer, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// A player's name: NFC, 1 to 24 letters as people count them, on one line, short in bytes too,
/// without characters that reverse the text around it or are invisible.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAName {
    /// It has nothing but space, marks and ASCII punctuation.
    #[error("a name has at least one letter")]
    Empty,
    /// It is too long.
    #[error("a name has at most {} letters and {} bytes", Name::LONGEST, Name::MOST_BYTES)]
    TooLong,
    /// It has control characters, directions, or invisible letters.
    #[error("a name has no control, direction or invisible characters")]
    Unprintable,
    /// A letter carries more marks than allowed, and would cover the lines above and below.
    #[error("a letter of a name has at most {} marks", Name::MOST_MARKS)]
    Towering,
}

impl Name {
    /// The most letters as people count them (graphemes).
    pub const LONGEST: usize = 24;
    /// The most bytes of UTF-8, because a journal keeps names. 24 letters of nearly every script
    /// fit; of those whose letters are made of several characters about 14 do. (A family emoji
    /// takes 25.)
    pub const MOST_BYTES: usize = 128;
    /// The most characters of one letter besides the first. (Two people kissing take 9.)
    const MOST_MARKS: usize = 9;
    /// Texts longer than this are refused without further checks: no sensible amount of space
    /// around a name needs as much.
    const MOST_TYPED: usize = 4 * Name::MOST_BYTES;

    /// Parses a name: trims space at the ends, and makes any space inside one space.
    pub fn new(text: &str) -> Result<Name, NotAName> {
        if text.len() > Name::MOST_TYPED {
            return Err(NotAName::TooLong);
        }
        if letters::anything_hides(text) {
            return Err(NotAName::Unprintable);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let name: String = words.join(" ").nfc().collect();
        let towering = |letter: &str| letter.chars().count() > 1 + Name::MOST_MARKS;
        if !name.chars().any(letters::shows) {
            Err(NotAName::Empty)
        } else if name.len() > Name::MOST_BYTES || name.graphemes(true).count() > Name::LONGEST {
            Err(NotAName::TooLong)
        } else if name.graphemes(true).any(towering) {
            Err(NotAName::Towering)
        } else {
            Ok(Name(name))
        }
    }

    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether people would take one for the other: they differ in case, in spaces, or in letters
    /// that look alike (a Cyrillic `А` for a Latin `A`, `l` for `I`, `rn` for `m`).
    pub fn looks_like(&self, other: &Name) -> bool {
        likeness::alike(&self.0, &other.0)
    }

    /// Reads a name that was checked before it was written, for
    /// `#[serde(deserialize_with = "Name::as_written")]` on the types of the journal.
    ///
    /// Checking costs more than the rest of an entry, and a name that the rules of its time
    /// allowed must stay readable. Never for what a stranger sends: `Deserialize` checks.
    pub fn as_written<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Name>, D::Error> {
        Ok(Option::deserialize(from)?.map(Name))
    }

    /// The same for a list of names.
    pub fn all_as_written<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Name>, D::Error> {
        Ok(Vec::deserialize(from)?.into_iter().map(Name).collect())
    }
}

impl TryFrom<String> for Name {
    type Error = NotAName;
    fn try_from(text: String) -> Result<Self, NotAName> {
        Name::new(&text)
    }
}

impl From<Name> for String {
    fn from(name: Name) -> String {
        name.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

#[cfg(test)]
mod tests;
