//! Codes by which people find a table: a word that nobody has heard before.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Key;

/// A table's code, such as `samuvelo`: one word of four syllables, of 12 consonants and 5 vowels
/// that are told apart on a screen across the room. That makes 60⁴, 13 million codes;
/// `docs/security.md` says what it takes to guess one.
///
/// Where several houses share a name, a house's own first syllable comes before that: see [`Prefix`].
///
/// Tables that were opened earlier have two words of three syllables, such as `bakilon-tumesa`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Code(Words);

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Words {
    /// A word's number among all words.
    One(u32),
    /// The same with a house's own syllable before it.
    Prefixed(u32),
    /// Two words of the old kind.
    Two([u32; 2]),
}

const VOWELS: &[u8; 5] = b"aeiou";
/// Without k, p, h and j, with which most rude words of two syllables begin in English, French and
/// Ukrainian.
const CONSONANTS: &[u8; 12] = b"bdfglmnrstvz";
const SYLLABLES: u32 = 12 * 5;
const WORDS: u32 = SYLLABLES.pow(4);
/// The letters of a code, and of one with a prefix.
const LETTERS: usize = 8;
const PREFIXED: usize = LETTERS + 2;

/// What the other letters can still say in one of the three languages. A code with this in it is
/// never given to a table.
const RUDE: [&str; 34] = [
    "bite", "biti", "debi", "dura", "fagi", "fago", "faga", "fesu", "futu", "gode", "godi", "goli",
    "gola", "muda", "mude", "mudi", "mudo", "nazi", "nega", "nego", "niga", "nige", "nigo", "nigu",
    "nude", "nudi", "sado", "sisi", "sodo", "tete", "tita", "titi", "vagi", "zizi",
];

/// The text is no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a code is a made-up word such as samuvelo")]
pub struct NotACode;

impl Code {
    /// A new code, by chance.
    ///
    /// # Panics
    /// If the operating system has no randomness to give.
    pub fn random() -> Code {
        Code::random_with(None)
    }

    /// A new code, by chance, after this prefix if there is one.
    ///
    /// # Panics
    /// If the operating system has no randomness to give.
    pub fn random_with(prefix: Option<Prefix>) -> Code {
        loop {
            // The bias of the remainder is negligible: 2⁶⁴ is vastly more than the number of words.
            let number = getrandom::u64().expect("the operating system has randomness");
            let word = (number % u64::from(WORDS)) as u32;
            let code = Code(match prefix {
                None => Words::One(word),
                Some(Prefix(syllable)) => Words::Prefixed(syllable * WORDS + word),
            });
            let text = code.to_string();
            if !RUDE.iter().any(|word| text.contains(word)) {
                return code;
            }
        }
    }

    /// Parses a code as people type it: in any case, with hyphens or spaces anywhere.
    pub fn read(text: &str) -> Result<Code, NotACode> {
        if text.len() > 40 {
            return Err(NotACode);
        }
        let letters: Vec<u8> =
            text.bytes().filter(u8::is_ascii_alphabetic).map(|b| b.to_ascii_lowercase()).collect();
        if text.chars().any(|c| !c.is_ascii_alphabetic() && c != '-' && c != ' ') {
            return Err(NotACode);
        }
        if letters.len() == LETTERS {
            let word = read_syllables(&letters, CONSONANTS).ok_or(NotACode)?;
            return Ok(Code(Words::One(word)));
        }
        if letters.len() == PREFIXED {
            let word = read_syllables(&letters, CONSONANTS).ok_or(NotACode)?;
            return Ok(Code(Words::Prefixed(word)));
        }
        let (first, rest) = old::read_word(&letters).ok_or(NotACode)?;
        let (second, rest) = old::read_word(rest).ok_or(NotACode)?;
        if rest.is_empty() { Ok(Code(Words::Two([first, second]))) } else { Err(NotACode) }
    }
}

/// The syllable with which all codes of a house begin, where several houses are behind one name: a
/// balancer tells by it which house has a table. What follows is as hard to guess as a whole code of
/// a house that is alone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Prefix(u32);

/// The text is no prefix.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("codes begin with one of the consonants b d f g l m n r s t v z and a vowel, such as ba")]
pub struct NotAPrefix;

impl std::str::FromStr for Prefix {
    type Err = NotAPrefix;
    fn from_str(text: &str) -> Result<Prefix, NotAPrefix> {
        let letters = text.to_ascii_lowercase();
        let syllable = Some(letters.as_bytes()).filter(|letters| letters.len() == 2);
        let syllable = syllable.and_then(|syllable| read_syllables(syllable, CONSONANTS));
        syllable.map(Prefix).ok_or(NotAPrefix)
    }
}

/// The number of a word of these syllables.
fn read_syllables(letters: &[u8], consonants: &[u8]) -> Option<u32> {
    letters.chunks(2).try_fold(0, |word, syllable| {
        let consonant = consonants.iter().position(|c| *c == syllable[0])? as u32;
        let vowel = VOWELS.iter().position(|v| Some(v) == syllable.get(1))? as u32;
        Some(word * (consonants.len() as u32 * 5) + consonant * 5 + vowel)
    })
}

fn write_syllables(
    f: &mut fmt::Formatter<'_>,
    word: u32,
    count: u32,
    consonants: &[u8],
) -> fmt::Result {
    let syllables = consonants.len() as u32 * 5;
    for place in (0..count).rev() {
        let syllable = (word / syllables.pow(place) % syllables) as usize;
        let (consonant, vowel) = (consonants[syllable / 5], VOWELS[syllable % 5]);
        write!(f, "{}{}", consonant as char, vowel as char)?;
    }
    Ok(())
}

/// The codes of tables that were opened before a code was one word.
mod old {
    pub(super) const CONSONANTS: &[u8; 16] = b"bdfghjklmnprstvz";
    pub(super) const ENDS: [Option<u8>; 5] = [None, Some(b'l'), Some(b'n'), Some(b'r'), Some(b's')];

    /// Parses one word from the front. A consonant after three syllables ends the word, unless a
    /// vowel follows it: then it begins the next word.
    pub(super) fn read_word(letters: &[u8]) -> Option<(u32, &[u8])> {
        let (syllables, rest) = letters.split_at_checked(6)?;
        let word = super::read_syllables(syllables, CONSONANTS)?;
        let begins_another = rest.get(1).is_some_and(|next| super::VOWELS.contains(next));
        let end = ENDS.iter().position(|end| end.is_some() && *end == rest.first().copied());
        match end.filter(|_| !begins_another) {
            Some(end) => Some((word * 5 + end as u32, &rest[1..])),
            None => Some((word * 5, rest)),
        }
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = match self.0 {
            Words::One(word) => return write_syllables(f, word, 4, CONSONANTS),
            Words::Prefixed(word) => return write_syllables(f, word, 5, CONSONANTS),
            Words::Two(words) => words,
        };
        for (i, word) in words.iter().enumerate() {
            if i > 0 {
                f.write_str("-")?;
            }
            write_syllables(f, word / 5, 3, old::CONSONANTS)?;
            if let Some(end) = old::ENDS[(word % 5) as usize] {
                write!(f, "{}", end as char)?;
            }
        }
        Ok(())
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code({self})")
    }
}

impl TryFrom<String> for Code {
    type Error = NotACode;
    fn try_from(text: String) -> Result<Self, NotACode> {
        Code::read(&text)
    }
}

impl From<Code> for String {
    fn from(code: Code) -> String {
        code.to_string()
    }
}

/// Where a table is found: its code, and in a link also its key, as in `samuvelo.k3m7x2pq`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(try_from = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Locator {
    /// The code.
    pub code: Code,
    /// The key. With the right one, the code was not guessed.
    pub key: Option<Key>,
}

impl Locator {
    /// Parses a code as people type it, or a code and a key as a link has them.
    pub fn read(text: &str) -> Result<Locator, NotACode> {
        let (code, key) = match text.split_once('.') {
            Some((code, key)) => (code, Some(Key::read(key).ok_or(NotACode)?)),
            None => (text, None),
        };
        Ok(Locator { code: Code::read(code)?, key })
    }
}

impl TryFrom<String> for Locator {
    type Error = NotACode;
    fn try_from(text: String) -> Result<Self, NotACode> {
        Locator::read(&text)
    }
}
