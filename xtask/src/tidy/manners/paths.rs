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
mod tests {
    use super::{HOMES, check};
    use crate::tidy::violation::assert_says;

    #[test]
    fn a_path_of_one_machine_is_a_violation() {
        for home in HOMES {
            let said = format!(
                "README.md:2: a path below /{home} exists on one machine only; \
             say it relative to the project, or ask the environment"
            );
            let absolute = format!("One.\ncd /{home}/me/safehouse\n");
            assert_says(check, &[("README.md", &absolute)], &[&said]);
            let address = format!("One.\n(file:///{home}/me)\n");
            assert_says(check, &[("README.md", &address)], &[&said]);
        }
    }

    #[test]
    fn a_relative_path_is_in_order() {
        for home in HOMES {
            let text =
                format!("web/src/{home}/a.ts ../{home}/b https://example.org/{home}/ /{home}\n");
            assert_says(check, &[("README.md", &text)], &[]);
        }
    }
}
