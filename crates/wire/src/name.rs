//! What people call themselves.

use std::fmt;

use serde::{Deserialize, Serialize};
use unicode_normalization::UnicodeNormalization;
use unicode_segmentation::UnicodeSegmentation;

/// A player's name: NFC, 1 to 24 letters as people count them, on one line, without anything that
/// turns the text around it or hides in it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotAName {
    /// Nothing but space.
    #[error("a name has at least one letter")]
    Empty,
    /// Too long.
    #[error("a name has at most {} letters", Name::LONGEST)]
    TooLong,
    /// Control characters, directions, invisible letters.
    #[error("a name has no control, direction or invisible characters")]
    Unprintable,
    /// A letter under so many marks that it covers the lines above and below.
    #[error("a letter of a name has at most {} marks", Name::MOST_MARKS)]
    Towering,
}

impl Name {
    /// Letters as people count them (graphemes).
    pub const LONGEST: usize = 24;
    /// No writing needs more bytes than this for [`LONGEST`](Name::LONGEST) letters; longer texts
    /// are refused without being looked at. (A family emoji takes 25.)
    const MOST_BYTES: usize = 24 * 32;
    /// Characters that one letter is made of besides the first. (Two people kissing take 9.)
    const MOST_MARKS: usize = 9;

    /// Reads a name: space at the ends goes, space inside is one space.
    pub fn new(text: &str) -> Result<Name, NotAName> {
        if text.len() > Name::MOST_BYTES {
            return Err(NotAName::TooLong);
        }
        if text.chars().any(hidden) {
            return Err(NotAName::Unprintable);
        }
        let words: Vec<&str> = text.split_whitespace().collect();
        let name: String = words.join(" ").nfc().collect();
        let letters = name.graphemes(true).count();
        let towering = |letter: &str| letter.chars().count() > 1 + Name::MOST_MARKS;
        if !name.chars().any(|c| c.is_alphanumeric() || !c.is_ascii()) {
            Err(NotAName::Empty)
        } else if letters > Name::LONGEST {
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
}

/// Characters that turn text around, hide, or break the line. The joiners stay: emoji and several
/// scripts are written with them.
fn hidden(c: char) -> bool {
    c.is_control()
        || matches!(c,
            '\u{00AD}' | '\u{034F}' | '\u{061C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}'
            | '\u{180B}'..='\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}'
            | '\u{2060}'..='\u{206F}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFFB}'
            | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}')
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
