//! The characters that a name may have.

use unicode_normalization::char::canonical_combining_class;
use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};

const NON_JOINER: char = '\u{200C}';
const JOINER: char = '\u{200D}';
const AS_TEXT: char = '\u{FE0E}';
const AS_EMOJI: char = '\u{FE0F}';
const KEYCAP: char = '\u{20E3}';
/// The combining class of the signs that remove an Indic letter's vowel.
const VIRAMA: u8 = 9;

/// Whether the text has a character that reverses text, is invisible, or breaks the line.
///
/// Joiners and emoji selectors are invisible too, and are allowed where a script needs them (as in
/// RFC 5892 for joiners in domain names).
pub(super) fn anything_hides(text: &str) -> bool {
    let chars: Vec<char> = text.chars().collect();
    let near = |i: usize| chars.get(i).copied();
    chars.iter().enumerate().any(|(i, c)| {
        let (before, after) = (i.checked_sub(1).and_then(near), near(i + 1));
        match *c {
            JOINER | NON_JOINER => !may_join(before, after),
            AS_TEXT | AS_EMOJI => !may_select(before, after),
            c => hides(c),
        }
    })
}

/// Whether a reader sees this character by itself, and takes it for (part of) a name.
pub(super) fn shows(c: char) -> bool {
    use GeneralCategory::{EnclosingMark, Format, NonspacingMark, SpaceSeparator, SpacingMark};
    let bare = [NonspacingMark, EnclosingMark, SpacingMark, Format, SpaceSeparator];
    c.is_alphanumeric() || !(c.is_ascii() || bare.contains(&c.general_category()))
}

fn hides(c: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator};
    [Control, Format, LineSeparator, ParagraphSeparator].contains(&c.general_category())
        || is_blank(c)
}

/// Letters, marks and symbols that are invisible though their category does not say so: those that
/// Unicode calls default ignorable, and the blanks of Braille, Khitan and music.
fn is_blank(c: char) -> bool {
    matches!(c,
        '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}'
        | '\u{2065}' | '\u{2800}' | '\u{3164}' | '\u{FE00}'..='\u{FE0D}' | '\u{FFA0}'
        | '\u{FFF0}'..='\u{FFF8}' | '\u{16FE4}' | '\u{1D159}' | '\u{E0000}'..='\u{E0FFF}')
}

/// A joiner may join emoji, choose how an Indic letter without its vowel is drawn, or separate
/// letters of joined scripts.
fn may_join(before: Option<char>, after: Option<char>) -> bool {
    let Some(before) = before else { return false };
    let after_is = |what: fn(char) -> bool| after.is_some_and(what);
    canonical_combining_class(before) == VIRAMA
        || (is_joined(before) && after_is(is_joined))
        || ((is_emoji(before) || before == AS_EMOJI) && after_is(is_emoji))
}

/// A selector chooses whether a character is drawn as an emoji.
fn may_select(before: Option<char>, after: Option<char>) -> bool {
    before.is_some_and(|c| is_emoji(c) || (c.is_emoji_char() && after == Some(KEYCAP)))
}

/// Emoji other than the digits, which are emoji only under a keycap.
fn is_emoji(c: char) -> bool {
    !c.is_ascii() && c.is_emoji_char()
}

/// A letter or mark of Arabic, Syriac, N'Ko and their neighbours, or of Mongolian.
fn is_joined(c: char) -> bool {
    matches!(c, '\u{0600}'..='\u{08FF}' | '\u{1800}'..='\u{18AF}') && c.is_alphabetic()
}
