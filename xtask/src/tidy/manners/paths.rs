//! No path of somebody's machine.

use crate::{
    project::{Tree, source::is_word},
    tidy::Violation,
};

/// Folders in which people keep their checkouts. Without slashes, so that this file is in order.
const HOMES: &[&str] = &["home", "root", "work", "Users"];

/// A path that exists on one machine only makes the project fail on the next.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (path, text) in tree.texts() {
        for (line, words) in (1..).zip(text.lines()) {
            for home in HOMES.iter().filter(|home| is_on(words, home)) {
                let wrong = format!("a path below /{home} exists on one machine only");
                let right = "say it relative to the project, or ask the environment";
                violations.push(Violation::new(path, line, wrong, right));
            }
        }
    }
    violations
}

/// Whether the line has an absolute path below that folder; `web/home/x` and `../work/x` are not.
fn is_on(words: &str, home: &str) -> bool {
    words.match_indices(&format!("/{home}/")).any(|(at, _)| {
        let before = words[..at].chars().next_back();
        !before.is_some_and(|c| is_word(c) || matches!(c, '.' | '-' | '}' | ')' | '*' | '$' | '@'))
    })
}

#[cfg(test)]
mod tests;
