//! Which clauses the project's tests cite.

use super::Cited;
use crate::project::{
    Book, Tree, citations, place,
    source::{self, Language},
};

/// In a file of tests, a citation may stand this far above its test.
const REACH: usize = 12;

/// What makes a function a test.
const TEST_ATTRIBUTES: &[&str] = &["test", "rstest", "test_case", "proptest"];

pub(crate) fn by_tests(tree: &Tree, books: &[Book]) -> Cited {
    let mut cited = Cited::new();
    for (path, text) in tree.texts() {
        let lines = match Language::of(place::extension(path)) {
            Some(Language::Rust) => above_rust_tests(path, text),
            Some(Language::Script) if place::is_test(path) => above_script_tests(text),
            Some(Language::Script) | None => continue,
        };
        let citations = citations(path, text, books);
        for citation in citations.iter().filter(|citation| lines.contains(&citation.line)) {
            // One that does not resolve is for `citations` to report.
            let clauses = books[citation.book].resolve(citation).unwrap_or_default();
            cited.extend(clauses.iter().map(|clause| (citation.book, clause.number.clone())));
        }
    }
    cited
}

/// The lines whose words are about the test that follows: comments and attributes above it.
fn above_rust_tests(path: &str, text: &str) -> Vec<usize> {
    let code = source::code(text, Language::Rust);
    let mut above = Vec::new();
    let mut pending: Vec<usize> = Vec::new();
    // The line after the last gap: from there on, everything stands directly above.
    let mut directly = 0;
    let mut is_test = false;
    let mut item_start = None;
    let mut open_brackets = 0_usize;
    for (line, (code, text)) in (1..).zip(code.lines().zip(text.lines())) {
        let code = code.trim();
        if text.trim().is_empty() {
            directly = line + 1;
        } else if code.is_empty() {
            pending.push(line);
        } else if code.starts_with("#[") || open_brackets > 0 {
            pending.push(line);
            item_start = item_start.or(Some(line));
            is_test |= is_test_attribute(code);
            let count = |bracket| code.matches(bracket).count();
            open_brackets = (open_brackets + count('[')).saturating_sub(count(']'));
        } else if code.starts_with("#![") || code.starts_with("proptest!") {
            // A block of properties is transparent: what stands above it is about its first.
            pending.push(line);
        } else {
            if is_test {
                pending.push(line);
                let start = item_start.unwrap_or(line);
                let reach = if place::is_test(path) { REACH } else { 0 };
                let near = |cited: &usize| *cited >= directly || *cited + reach >= start;
                above.extend(pending.iter().copied().filter(near));
            }
            pending.clear();
            is_test = false;
            item_start = None;
        }
    }
    above
}

/// `#[test]`, `#[tokio::test(flavor = "…")]`, `#[rstest]`.
fn is_test_attribute(code: &str) -> bool {
    let Some(attribute) = code.strip_prefix("#[") else { return false };
    let path = attribute.split(|c: char| c != ':' && !source::is_word(c)).next();
    path.and_then(|path| path.rsplit(':').next()).is_some_and(|n| TEST_ATTRIBUTES.contains(&n))
}

/// The comments directly above `test(…)` and `it(…)`, and its own line with its title.
fn above_script_tests(text: &str) -> Vec<usize> {
    let code = source::code(text, Language::Script);
    let mut above = Vec::new();
    let mut pending: Vec<usize> = Vec::new();
    for (line, (code, text)) in (1..).zip(code.lines().zip(text.lines())) {
        let code = code.trim();
        if code.is_empty() && !text.trim().is_empty() {
            pending.push(line);
            continue;
        }
        if ["test(", "it(", "test.each", "it.each"].iter().any(|start| code.starts_with(start)) {
            above.append(&mut pending);
            above.push(line);
        }
        pending.clear();
    }
    above
}
