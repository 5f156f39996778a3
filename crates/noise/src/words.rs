//! The words in messages: codes, tokens, names.

use std::str::from_utf8;

use unicode_normalization::is_nfc;
use unicode_segmentation::UnicodeSegmentation;
use wire::{Code, Name, Token};

/// A table's code, as people type it and as it stands in an address.
pub fn code(bytes: &[u8]) -> bool {
    let Ok(code) = from_utf8(bytes).map(Code::read) else { return false };
    if let Ok(code) = code {
        assert!(bytes.len() <= 40, "a code is short");
        assert_eq!(Code::read(&code.to_string()), Ok(code), "a code that is written can be read");
    }
    code.is_ok()
}

/// The token that holds a seat.
pub fn token(bytes: &[u8]) -> bool {
    let Ok(text) = from_utf8(bytes) else { return false };
    let token = Token::try_from(text.to_owned());
    if let Ok(token) = &token {
        assert_eq!(String::from(token.clone()), text.to_lowercase(), "there is one way to read it");
        assert!(
            !format!("{token:?} {:?}", token.hash()).contains(text),
            "it does not print itself"
        );
    }
    token.is_ok()
}

/// A player's name.
pub fn name(bytes: &[u8]) -> bool {
    let Ok(text) = from_utf8(bytes) else { return false };
    let name = Name::new(text);
    if let Ok(name) = &name {
        check_name(name);
    }
    name.is_ok()
}

/// The promises about every name.
pub(crate) fn check_name(name: &Name) {
    let text = name.as_str();
    let letters = text.graphemes(true).count();
    assert!((1..=Name::LONGEST).contains(&letters), "{text:?} has {letters} letters");
    assert!(text.len() <= Name::MOST_BYTES, "{text:?} has {} bytes", text.len());
    assert!(is_nfc(text), "{text:?} is NFC");
    assert!(name.looks_like(name), "{text:?} looks like itself");
    assert!(!text.chars().any(char::is_control), "{text:?} stays on its line");
    assert!(!text.contains(['\u{202A}', '\u{202E}', '\u{2066}', '\u{200F}']), "{text:?} turns");
    assert_eq!(text.trim(), text, "nothing around it");
    assert_eq!(Name::new(text).as_ref(), Ok(name), "a name that is kept is a name");
}
