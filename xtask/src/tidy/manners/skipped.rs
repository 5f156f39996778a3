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
mod tests {
    use super::check;
    use crate::tidy::violation::assert_says;

    #[track_caller]
    fn check_line(path: &str, text: &str, mark: Option<&str>) {
        let said = mark.map(|mark| {
            format!(
                "{path}:1: `{mark}` keeps a test from running; \
                 mend the test or take it out, so that what is there runs"
            )
        });
        assert_says(check, &[(path, text)], &said.iter().map(String::as_str).collect::<Vec<_>>());
    }

    #[test]
    fn a_skipped_rust_test_is_a_violation() {
        let path = "crates/wink/tests/calling.rs";
        for text in ["#[ignore]", "#[ignore = \"slow\"]", "#[test] #[cfg_attr(windows, ignore)]"] {
            check_line(path, text, Some("#[ignore]"));
        }
    }

    #[test]
    fn a_skipped_script_test_is_a_violation() {
        for (text, mark) in [
            ("it.skip('a', f)", "it.skip"),
            ("test.skip('a', f)", "test.skip"),
            ("describe.skip('a', f)", "describe.skip"),
            ("test.fixme('a', f)", "test.fixme"),
            ("test.only('a', f)", ".only("),
        ] {
            check_line("web/src/board.test.ts", text, Some(mark));
        }
    }

    #[test]
    fn a_test_that_runs_is_in_order() {
        check_line("crates/wink/tests/calling.rs", "#[test] // #[ignore]", None);
        check_line(
            "crates/wink/tests/calling.rs",
            "#[serde(skip)] let ignore = \"#[ignore]\";",
            None,
        );
        check_line("web/src/board.test.ts", "test('it.skip', f); edit.skip(3); // .only(", None);
    }
}
