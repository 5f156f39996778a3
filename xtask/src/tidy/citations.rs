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
mod tests {
    use super::check;
    use crate::tidy::violation::assert_says;

    const TEACUP: (&str, &str) = (
        "rules/teacup.md",
        "# Teacup\n## §1 Setup\n1.1 Pour.\n1.2 Sit (§2).\n## §2 Play\n2.1 Sip.\n",
    );

    #[test]
    fn a_citation_of_a_clause_is_in_order() {
        let files = [
            TEACUP,
            ("crates/teacup/src/setup.rs", "/// §1.1: first of all.\n"),
            ("crates/host/src/lib.rs", "// Teacup §1.1–2.1, §2\n// see §99\n"),
            ("web/src/Table.svelte", "<!-- Teacup §2.1 -->\n"),
        ];
        assert_says(check, &files, &[]);
    }

    #[test]
    fn a_citation_without_a_clause_is_a_violation() {
        let files = [
            TEACUP,
            ("README.md", "One.\nTeacup §9.\n"),
            ("crates/teacup/src/setup.rs", "/// §1.3: nothing.\n"),
            ("web/src/table.ts", "// Teacup §2.1, §2.2\n"),
        ];
        assert_says(
            check,
            &files,
            &[
                "README.md:2: Teacup §9 is not in rules/teacup.md; the book has §1 to §2",
                "crates/teacup/src/setup.rs:1: Teacup §1.3 is not in rules/teacup.md; \
             chapter 1 has §1.1 to §1.2",
                "web/src/table.ts:1: Teacup §2.2 is not in rules/teacup.md; chapter 2 has only §2.1",
            ],
        );
    }

    #[test]
    fn a_book_keeps_its_own_citations_in_order() {
        assert_says(
            check,
            &[("rules/teacup.md", "# Teacup\n## §1 Setup\n1.1 Pour (§3).\n")],
            &["rules/teacup.md:3: Teacup §3 is not in rules/teacup.md; the book has §1 to §1"],
        );
    }

    #[test]
    fn a_range_that_runs_backwards_is_a_violation() {
        assert_says(
            check,
            &[TEACUP, ("README.md", "Teacup §2.1–1.1\n")],
            &["README.md:1: Teacup §2.1–1.1 is not in rules/teacup.md; a range runs forwards"],
        );
    }

    #[test]
    fn generated_and_other_files_are_left_alone() {
        let files = [
            TEACUP,
            ("web/src/protocol/table.ts", "// Teacup §9.9\n"),
            ("crates/teacup/box.toml", "# Teacup §9.9\n"),
        ];
        assert_says(check, &files, &[]);
    }
}
