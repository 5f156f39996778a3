//! Source code, as a check looks at it.

pub(crate) fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}
