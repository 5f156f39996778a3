//! Small manners: nothing skipped, no machine of ours, no empty names.

mod names;
mod paths;
mod skipped;

use crate::{
    project::{
        Tree, place,
        source::{self, Language},
    },
    tidy::Violation,
};

/// What one would say in every review, said once. Each file beside this one says why.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    [skipped::check, paths::check, names::check].iter().flat_map(|check| check(tree)).collect()
}

/// Every line of code in the project that we wrote, with path, language and number.
fn for_each_line(tree: &Tree, mut look: impl FnMut(&str, Language, usize, &str)) {
    for (path, text) in tree.texts().filter(|(path, _)| !place::is_generated(path)) {
        let Some(language) = Language::of(place::extension(path)) else { continue };
        for (line, code) in (1..).zip(source::code(text, language).lines()) {
            look(path, language, line, code);
        }
    }
}
