//! No name that says nothing.

use super::for_each_line;
use crate::{
    project::{
        Tree, place,
        source::{find_word, is_word},
    },
    tidy::Violation,
};

const FILES: &[&str] = &["utils", "util", "common", "helpers", "helper"];

const TYPES: &[&str] = &["Manager", "Handler"];

/// The words that bring a type into being, in Rust and in TypeScript.
const MAKERS: &[&str] = &["struct", "enum", "union", "trait", "type", "class", "interface"];

/// A file called `utils` takes in everything and says nothing, and every type manages something.
/// The rulebook's words are better.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations: Vec<Violation> = tree.paths().filter_map(of_path).collect();
    for_each_line(tree, |path, _, line, code| {
        violations.extend(made_types(code).filter_map(|name| of_type(path, line, name)));
    });
    violations
}

/// The file's own name, and the names of the folders around it.
fn of_path(path: &str) -> Option<Violation> {
    let (stem, extension) = place::name(path).split_once('.').unwrap_or((place::name(path), ""));
    let said = place::folders(path).chain([stem]).find(|part| FILES.contains(part));
    let wrong = said.map(|part| format!("`{part}` says nothing about what is inside"));
    let violation = wrong.map(|w| Violation::new(path, 1, w, "name it after the idea it holds"));
    // A Svelte component is a type, named by its file.
    violation.or_else(|| of_type(path, 1, stem).filter(|_| extension == "svelte"))
}

fn of_type(path: &str, line: usize, name: &str) -> Option<Violation> {
    let ending = TYPES.iter().find(|ending| name.ends_with(*ending))?;
    let wrong = format!("`{name}` is called a {}", ending.to_lowercase());
    Some(Violation::new(path, line, wrong, "name it after what it is, in the rulebook's words"))
}

/// The names that directly follow `struct`, `class` and the like.
fn made_types(code: &str) -> impl Iterator<Item = &str> {
    let made = |maker: &&str| {
        let start = find_word(code, maker)? + maker.len();
        code[start..].trim_start().split(|c| !is_word(c)).next()
    };
    MAKERS.iter().filter_map(made)
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::violation::assert_says;

    #[test]
    fn an_empty_file_name_is_a_violation() {
        for (path, part) in [
            ("crates/wink/src/utils.rs", "utils"),
            ("crates/wink/tests/common/mod.rs", "common"),
            ("web/src/helpers.test.ts", "helpers"),
        ] {
            let said = format!(
                "{path}:1: `{part}` says nothing about what is inside; name it after the idea it holds"
            );
            assert_says(check, &[(path, "")], &[&said]);
        }
    }

    #[test]
    fn an_empty_type_name_is_a_violation() {
        for (path, text, name, kind) in [
            ("crates/host/src/lib.rs", "pub struct TableManager<T>(T);", "TableManager", "manager"),
            ("crates/host/src/lib.rs", "trait Handler {}", "Handler", "handler"),
            ("web/src/board.ts", "export class CardHandler {}", "CardHandler", "handler"),
            ("web/src/TableManager.svelte", "", "TableManager", "manager"),
        ] {
            let said = format!(
                "{path}:1: `{name}` is called a {kind}; \
             name it after what it is, in the rulebook's words"
            );
            assert_says(check, &[(path, text)], &[&said]);
        }
    }

    #[test]
    fn a_name_with_a_meaning_is_in_order() {
        let text =
            "// struct TableManager\nuse axum::Handler;\nstruct Call;\nfn f<H: Handler>() {}\n";
        assert_says(
            check,
            &[
                ("crates/host/src/uncommon.rs", text),
                ("web/src/Table.svelte", "import type { EventHandler } from 'svelte';"),
            ],
            &[],
        );
    }
}
