//! What a check has to say.

use std::fmt;

/// One broken house rule, and what would mend it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Violation {
    pub(crate) path: String,
    pub(crate) line: usize,
    pub(crate) wrong: String,
    pub(crate) right: String,
}

impl Violation {
    pub(crate) fn new(
        path: &str,
        line: usize,
        wrong: impl Into<String>,
        right: impl Into<String>,
    ) -> Violation {
        Violation { path: path.into(), line, wrong: wrong.into(), right: right.into() }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}; {}", self.path, self.line, self.wrong, self.right)
    }
}

/// Asserts that `check` says exactly these lines about a tree.
#[cfg(test)]
#[track_caller]
pub(crate) fn assert_says(
    check: impl Fn(&crate::project::Tree) -> Vec<Violation>,
    files: &[(&str, &str)],
    expected: &[&str],
) {
    let said: Vec<String> =
        check(&crate::project::Tree::of(files)).iter().map(ToString::to_string).collect();
    assert_eq!(said, expected);
}
