//! Every game has its page.

use super::Violation;
use crate::project::{Tree, rules_crates};

const UMPIRE: &str = "docs/umpire.md";

/// An engineer who writes a bot has only the umpire's pages to go by: each game is opened in an
/// example there, or on a page of its own that is linked from there.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let text = tree.text(UMPIRE).unwrap_or_default();
    let mut violations = Vec::new();
    for name in rules_crates(tree) {
        let page = format!("umpire-{name}.md");
        let own = text.contains(&format!("({page})")) && tree.has(&format!("docs/{page}"));
        if !own && !text.contains(&format!("{{\"open\":{{\"game\":\"{name}\"")) {
            let wrong = format!("nobody learns here how to play {name} with the umpire");
            let right = format!("write docs/{page} and link it");
            violations.push(Violation::new(UMPIRE, 1, wrong, right));
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::violation::assert_says;

    #[test]
    fn a_game_without_an_example_and_without_a_page_is_a_violation() {
        let crates = [("crates/go/Cargo.toml", ""), ("rules/go.md", "# Go\n")];
        let with = |pages: &[(&'static str, &'static str)]| [&crates[..], pages].concat();
        let said = &["docs/umpire.md:1: nobody learns here how to play go with the umpire; \
                      write docs/umpire-go.md and link it"];
        assert_says(check, &with(&[]), said);
        assert_says(check, &with(&[("docs/umpire-go.md", "")]), said);
        assert_says(check, &with(&[("docs/umpire.md", "[go](umpire-go.md)")]), said);
        let linked = [("docs/umpire.md", "[go](umpire-go.md)"), ("docs/umpire-go.md", "")];
        assert_says(check, &with(&linked), &[]);
        assert_says(check, &with(&[("docs/umpire.md", "{\"open\":{\"game\":\"go\",")]), &[]);
    }
}
