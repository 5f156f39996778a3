//! No test is skipped.

use super::for_each_line;
use crate::{
    project::{
        Tree,
        source::{Language, find_word, is_word},
    },
    tidy::Violation,
};

/// What keeps a test from running, in a browser test or a unit test of the client.
const SCRIPT: &[&str] = &["it.skip", "test.skip", "describe.skip", "test.fixme", ".only("];

/// A skipped test looks like a passing one, and is never looked at again.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for_each_line(tree, |path, language, line, code| {
        let found = match language {
            Language::Rust => is_ignored(code).then_some("#[ignore]"),
            Language::Script => SCRIPT.iter().copied().find(|mark| find_word(code, mark).is_some()),
        };
        if let Some(mark) = found {
            let right = "mend the test or take it out, so that what is there runs";
            violations.push(Violation::new(
                path,
                line,
                format!("`{mark}` keeps a test from running"),
                right,
            ));
        }
    });
    violations
}

/// `#[ignore]`, `#[ignore = "…"]`, `#[cfg_attr(windows, ignore)]`.
fn is_ignored(code: &str) -> bool {
    code.match_indices("#[").any(|(start, open)| {
        let attribute = &code[start + open.len()..];
        let name = attribute.split(|c| !is_word(c)).next();
        let in_condition = name == Some("cfg_attr") && find_word(attribute, "ignore").is_some();
        name == Some("ignore") || in_condition
    })
}

#[cfg(test)]
mod tests;
