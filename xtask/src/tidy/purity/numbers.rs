//! Float literals.

use crate::project::source::is_word;

/// The float literals in a line of code: `1.5`, `2.`, `1e9`, `3f64`.
///
/// Not the fields of `x.0.1`, the ends of `0..5` or the `1` of `1.max(2)`.
pub(crate) fn floats(code: &str) -> Vec<&str> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(offset) = code[at..].find(|c: char| c.is_ascii_digit()) {
        let start = at + offset;
        let length = literal_length(&code[start..]);
        let before = &code[..start];
        at = start + length;
        let within_word = before.ends_with(is_word);
        let field = before.ends_with('.') && !before.ends_with("..");
        if within_word || field {
            // `x1`, or the `0` of `x.0`: whatever follows is a new start.
            at = start + word_length(&code[start..]);
        } else if is_float(&code[start..at]) {
            found.push(&code[start..at]);
        }
    }
    found
}

fn word_length(code: &str) -> usize {
    code.find(|c| !is_word(c)).unwrap_or(code.len())
}

/// How long the number at the start of `code` is, with its fraction and exponent.
fn literal_length(code: &str) -> usize {
    let mut length = word_length(code);
    if let Some(fraction) = code[length..].strip_prefix('.') {
        let next = fraction.chars().next();
        let is_method = next.is_some_and(|c| c == '.' || (is_word(c) && !c.is_ascii_digit()));
        if !is_method {
            length += 1 + word_length(fraction);
        }
    }
    let raised = code[..length].strip_suffix(['e', 'E']).is_some_and(is_decimal);
    if raised && code[length..].starts_with(['-', '+']) {
        length += 1 + word_length(&code[length + 1..]);
    }
    length
}

fn is_float(literal: &str) -> bool {
    let number = literal.trim_end_matches("f32").trim_end_matches("f64");
    let power = number
        .split_once(['e', 'E'])
        .map(|(n, power)| is_decimal(n) && is_decimal(power.trim_start_matches(['-', '+'])));
    let suffixed = number.len() < literal.len() && is_decimal(number);
    suffixed || literal.contains('.') || power == Some(true)
}

fn is_decimal(number: &str) -> bool {
    number.chars().all(|c| c.is_ascii_digit() || matches!(c, '_' | '.'))
}

#[cfg(test)]
mod tests;
