//! No file is too long to read.

use crate::{
    project::{Tree, place},
    tidy::Violation,
};

const LIMIT: usize = 500;

const MEASURED: &[&str] = &["rs", "ts", "svelte", "css"];

/// A long file is several ideas that nobody has told apart yet.
///
/// About 150 lines is comfortable; this is where it stops. Tests may be long lists, and nobody
/// reads generated code.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let measured = |path: &str| {
        place::extension(path).is_some_and(|extension| MEASURED.contains(&extension))
            && !place::is_test(path)
            && !place::is_generated(path)
    };
    tree.texts()
        .filter(|(path, text)| measured(path) && text.lines().count() > LIMIT)
        .map(|(path, text)| {
            let wrong = format!("{} lines", text.lines().count());
            let right = format!("at most {LIMIT}: find the second idea and give it its own file");
            Violation::new(path, LIMIT + 1, wrong, right)
        })
        .collect()
}

#[cfg(test)]
mod tests;
