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
mod tests {
    use super::check;
    use crate::tidy::violation::assert_says;

    #[test]
    fn five_hundred_lines_are_in_order() {
        assert_says(check, &[("crates/wink/src/lib.rs", &"x\n".repeat(500))], &[]);
    }

    #[test]
    fn one_line_more_is_a_violation() {
        let said = |path: &str| {
            format!(
                "{path}:501: 501 lines; at most 500: find the second idea and give it its own file"
            )
        };
        for path in ["crates/wink/src/lib.rs", "web/src/a.ts", "web/src/A.svelte", "web/src/a.css"]
        {
            assert_says(check, &[(path, &"x\n".repeat(501))], &[&said(path)]);
        }
    }

    #[test]
    fn tests_generated_code_and_texts_may_be_long() {
        for path in [
            "crates/wink/tests/calling.rs",
            "crates/wink/src/tests.rs",
            "crates/wink/src/calling_test.rs",
            "web/src/board.test.ts",
            "web/src/protocol/wink.ts",
            "web/src/words/en.ftl",
            "rules/wink.md",
            "Cargo.lock",
        ] {
            assert_says(check, &[(path, &"x\n".repeat(501))], &[]);
        }
    }
}
