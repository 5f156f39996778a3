//! Codes by which people find a table: two words that nobody has heard before.

use std::fmt;

use serde::{Deserialize, Serialize};

/// A table's code, such as `bakilon-tumesa`: two words of three syllables, made of letters that
/// sound apart in English, French and Ukrainian.
///
/// A syllable is one of 16 consonants and one of 5 vowels, and a word may end in l, n, r or s:
/// 80³ × 5 words, and so 2.56 million² codes, 42.6 bits. With 10,000 tables open and a thousand
/// guesses a second it takes a stranger 7.6 days to hit one of them; and wrong codes are limited
/// to a few a minute for each address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Code([Word; 2]);

/// One word: its number among all words.
type Word = u32;

const CONSONANTS: &[u8; 16] = b"bdfghjklmnprstvz";
const VOWELS: &[u8; 5] = b"aeiou";
const ENDS: [Option<u8>; 5] = [None, Some(b'l'), Some(b'n'), Some(b'r'), Some(b's')];
const SYLLABLES: u32 = 16 * 5;
const WORDS: u32 = SYLLABLES.pow(3) * 5;

/// The text is no code.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a code is two made-up words such as bakilon-tumesa")]
pub struct NotACode;

impl Code {
    /// A new code, by chance.
    ///
    /// # Panics
    /// If the operating system has no randomness to give.
    pub fn random() -> Code {
        // The bias of the remainder is negligible: 2⁶⁴ is vastly more than the number of words.
        let word = || {
            let number = getrandom::u64().expect("the operating system has randomness");
            (number % u64::from(WORDS)) as u32
        };
        Code([word(), word()])
    }

    /// Parses a code as people type it: in any case, with a hyphen, a space or nothing between the
    /// words.
    pub fn read(text: &str) -> Result<Code, NotACode> {
        if text.len() > 40 {
            return Err(NotACode);
        }
        let letters: Vec<u8> =
            text.bytes().filter(u8::is_ascii_alphabetic).map(|b| b.to_ascii_lowercase()).collect();
        let other = text.chars().any(|c| !c.is_ascii_alphabetic() && c != '-' && c != ' ');
        let (first, rest) = read_word(&letters).ok_or(NotACode)?;
        let (second, rest) = read_word(rest).ok_or(NotACode)?;
        if other || !rest.is_empty() { Err(NotACode) } else { Ok(Code([first, second])) }
    }
}

/// Parses one word from the front. A consonant after three syllables ends the word, unless a vowel
/// follows it: then it begins the next word.
fn read_word(letters: &[u8]) -> Option<(Word, &[u8])> {
    let mut word = 0;
    let (syllables, rest) = letters.split_at_checked(6)?;
    for syllable in syllables.chunks(2) {
        let consonant = CONSONANTS.iter().position(|c| *c == syllable[0])? as u32;
        let vowel = VOWELS.iter().position(|v| *v == syllable[1])? as u32;
        word = word * SYLLABLES + consonant * 5 + vowel;
    }
    let begins_another = rest.get(1).is_some_and(|next| VOWELS.contains(next));
    let end = ENDS.iter().position(|end| end.is_some() && *end == rest.first().copied());
    match end.filter(|_| !begins_another) {
        Some(end) => Some((word * 5 + end as u32, &rest[1..])),
        None => Some((word * 5, rest)),
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, word) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("-")?;
            }
            let (syllables, end) = (word / 5, word % 5);
            for power in [SYLLABLES * SYLLABLES, SYLLABLES, 1] {
                let syllable = (syllables / power % SYLLABLES) as usize;
                let (consonant, vowel) = (CONSONANTS[syllable / 5], VOWELS[syllable % 5]);
                write!(f, "{}{}", consonant as char, vowel as char)?;
            }
            if let Some(end) = ENDS[end as usize] {
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
