//! Keys, which the link to a table carries besides its code.

use std::fmt;

use serde::{Deserialize, Serialize};

/// The key of a table: 40 random bits in the link to it, so that a person who follows the link is
/// told from one who guesses codes. It opens nothing that the code does not open.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Key(u64);

/// The text is no key.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a key is eight letters and digits")]
pub struct NotAKey;

const DIGITS: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";
const LENGTH: usize = 8;

impl Key {
    /// A new key.
    ///
    /// # Panics
    /// If the operating system has no randomness to give.
    pub fn random() -> Key {
        let number = getrandom::u64().expect("the operating system has randomness");
        Key(number >> 24)
    }

    /// Parses a key, in any case.
    pub fn read(text: &str) -> Option<Key> {
        let digit = |byte: u8| DIGITS.iter().position(|digit| *digit == byte.to_ascii_lowercase());
        let number = |key: u64, byte: u8| Some(key << 5 | digit(byte)? as u64);
        let right = text.len() == LENGTH;
        right.then(|| text.bytes().try_fold(0, number)).flatten().map(Key)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

impl TryFrom<String> for Key {
    type Error = NotAKey;
    fn try_from(text: String) -> Result<Self, NotAKey> {
        Key::read(&text).ok_or(NotAKey)
    }
}

impl From<Key> for String {
    fn from(key: Key) -> String {
        let digit = |place: usize| DIGITS[(key.0 >> (5 * place) & 31) as usize] as char;
        (0..LENGTH).rev().map(digit).collect()
    }
}
