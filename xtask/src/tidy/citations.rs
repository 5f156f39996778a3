//! Every cited clause exists.

use crate::{
    project::{Tree, books, citations, place},
    tidy::Violation,
};

const READ: &[&str] = &["rs", "ts", "svelte", "md"];

/// A citation is how a reader gets from the code to the rule; one that leads nowhere is worse than
/// none. When a clause moves, this finds everyone who spoke of it.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let books = books(tree);
    let mut violations = Vec::new();
    for (path, text) in tree.texts() {
        let read = place::extension(path).is_some_and(|extension| READ.contains(&extension));
        if !read || place::is_generated(path) {
            continue;
        }
        for citation in citations(path, text, &books) {
            let book = &books[citation.book];
            if let Err(right) = book.resolve(&citation) {
                let wrong = format!("{} is not in {}", citation.spelled(&books), book.path);
                violations.push(Violation::new(path, citation.line, wrong, right));
            }
        }
    }
    violations
}

#[cfg(test)]
mod tests;
