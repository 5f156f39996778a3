//! Nothing unfinished.

use super::for_each_line;
use crate::{
    project::{
        Tree,
        source::{Language, find_word},
    },
    tidy::Violation,
};

/// A hole in the code that only the unlucky player finds. Clippy sees these too, but only where it
/// compiles.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for_each_line(tree, |path, language, line, code| {
        for mark in ["todo!", "unimplemented!"] {
            if language == Language::Rust && find_word(code, mark).is_some() {
                let wrong = format!("`{mark}` panics when a player gets there");
                let right = "write it, or make it a refusal or a type that cannot be built";
                violations.push(Violation::new(path, line, wrong, right));
            }
        }
    });
    violations
}

#[cfg(test)]
mod tests;
