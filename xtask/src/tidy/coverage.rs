//! Every clause is shown by a test.

mod cited;

use crate::{
    project::{Book, Clause, Tree, books},
    tidy::Violation,
};
use std::collections::BTreeSet;

/// How much of a clause's text reminds a reader of it.
const FIRST_WORDS: usize = 8;

/// A rule without a test is a rule we believe to be kept. Clauses that only people can keep end
/// with `(table manners)`; every other one is cited by the test that shows it.
///
/// A book is held to this from the day its crate exists.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let books = books(tree);
    let cited = cited::by_tests(tree, &books);
    let mut violations = Vec::new();
    for (index, book) in books.iter().enumerate() {
        if tree.has(&format!("crates/{}/Cargo.toml", book.stem)) {
            violations.extend(uncited(book, |clause| cited.contains(&(index, clause))));
        }
    }
    violations
}

/// The clauses that tests cite, as (index of the book, number of the clause).
type Cited = BTreeSet<(usize, String)>;

fn uncited(book: &Book, is_cited: impl Fn(String) -> bool) -> Vec<Violation> {
    let open = |clause: &&Clause| !clause.is_table_manners() && !is_cited(clause.number.clone());
    let violation = |clause: &Clause| {
        let Book { name, path, .. } = book;
        let wrong = format!("no test cites {name} §{} “{}”", clause.number, first_words(clause));
        let right = "cite it above the test that shows it, or end it with “(table manners)” \
                     if only people can keep it";
        Violation::new(path, clause.line, wrong, right)
    };
    book.clauses.iter().filter(open).map(violation).collect()
}

fn first_words(clause: &Clause) -> String {
    let mut words = clause.text.split_whitespace();
    let first: Vec<&str> = words.by_ref().take(FIRST_WORDS).collect();
    let more = if words.next().is_some() { " …" } else { "" };
    first.join(" ") + more
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::violation::assert_says;

    const BOOK: &str = "# Teacup\n## §1 Setup\n1.1 Pour.\n\
                    1.2 Then sit down and be very, very still and quiet.\n\
                    1.3 Smile. (table manners)\n";
    const CRATE: (&str, &str) = ("crates/teacup/Cargo.toml", "");

    const FIRST: &str = "rules/teacup.md:3: no test cites Teacup §1.1 “Pour.”; \
                     cite it above the test that shows it, or end it with “(table manners)” \
                     if only people can keep it";
    const SECOND: &str = "rules/teacup.md:4: no test cites Teacup §1.2 \
                      “Then sit down and be very, very still …”; \
                      cite it above the test that shows it, or end it with “(table manners)” \
                      if only people can keep it";

    #[track_caller]
    fn check_one(path: &str, text: &str, expected: &[&str]) {
        assert_says(check, &[("rules/teacup.md", BOOK), CRATE, (path, text)], expected);
    }

    #[track_caller]
    fn check_test_file(text: &str, expected: &[&str]) {
        check_one("crates/teacup/tests/setup.rs", text, expected);
    }

    #[test]
    fn a_clause_that_a_test_cites_is_covered() {
        check_test_file("/// Teacup §1.1: pour.\n/// §1.2\n#[test]\nfn pours() {}\n", &[]);
        check_test_file("// §1.1, §1.2\n#[test]\n#[should_panic]\nfn pours() {}\n", &[]);
        check_test_file("/// §1.1\n#[tokio::test]\nasync fn pours() {} // §1.2\n", &[]);
    }

    #[test]
    fn a_clause_that_no_test_cites_is_a_violation() {
        check_test_file("#[test]\nfn pours() {}\n", &[FIRST, SECOND]);
        check_test_file("/// §1.1\n#[test]\nfn pours() {}\n", &[SECOND]);
    }

    #[test]
    fn table_manners_need_no_test() {
        let manners = "# Teacup\n## §1 Setup\n1.1 Pour\nslowly. (table manners)\n";
        assert_says(check, &[("rules/teacup.md", manners), CRATE], &[]);
    }

    #[test]
    fn a_book_without_a_crate_waits() {
        assert_says(check, &[("rules/teacup.md", BOOK)], &[]);
    }

    #[test]
    fn a_range_covers_each_clause_and_a_chapter_none() {
        check_test_file("/// §1.1–1.2\n#[test]\nfn pours() {}\n", &[]);
        check_test_file("/// §1\n#[test]\nfn pours() {}\n", &[FIRST, SECOND]);
    }

    #[test]
    fn a_citation_belongs_to_the_item_that_follows() {
        check_test_file("// §1.1–1.2\nfn cup() {}\n\n#[test]\nfn pours() {}\n", &[FIRST, SECOND]);
        check_test_file(
            "#[test]\nfn pours() {\n    // §1.1–1.2\n}\n\n#[test]\nfn sits() {}\n",
            &[FIRST, SECOND],
        );
        check_test_file("/// §1.1–1.2\n#[derive(Clone)]\nstruct Cup;\n", &[FIRST, SECOND]);
    }

    #[test]
    fn a_citation_in_a_test_file_reaches_twelve_lines() {
        let gap = |lines| format!("// §1.1–1.2\n{}#[test]\nfn pours() {{}}\n", "\n".repeat(lines));
        check_test_file(&gap(11), &[]);
        check_test_file(&gap(12), &[FIRST, SECOND]);
        let long =
            format!("/// §1.1–1.2\n{}#[test]\nfn pours() {{}}\n", "/// And so on.\n".repeat(20));
        check_test_file(&long, &[]);
    }

    #[test]
    fn tests_inside_other_files_count_when_cited_directly_above() {
        let path = "crates/teacup/src/setup.rs";
        check_one(path, "mod tests {\n    /// §1.1–1.2\n    #[test]\n    fn pours() {}\n}\n", &[]);
        check_one(path, "// §1.1–1.2\n\n#[test]\nfn pours() {}\n", &[FIRST, SECOND]);
        check_one(path, "/// §1.1–1.2\nfn pour() {}\n", &[FIRST, SECOND]);
    }

    #[test]
    fn cases_and_properties_are_tests_too() {
        check_test_file(
            "#[rstest]\n#[case::hot(\n    90, // §1.1\n)]\n#[case::cold(5)] // §1.2\nfn pours() {}\n",
            &[],
        );
        check_test_file(
            "/// §1.1–1.2\nproptest! {\n    #[test]\n    fn pours(x in 0..9) {}\n}\n",
            &[],
        );
        check_test_file(
            "proptest! {\n    #![proptest_config(few())]\n    /// §1.1–1.2\n    #[test]\n    \
         fn pours(x in 0..9) {}\n}\n",
            &[],
        );
    }

    #[test]
    fn a_test_elsewhere_counts_when_it_names_the_book() {
        let text = "/// Teacup §1.1–1.2\n#[test]\nfn pours() {}\n";
        check_one("crates/host/tests/tables.rs", text, &[]);
        check_one("crates/host/tests/tables.rs", &text.replace("Teacup ", ""), &[FIRST, SECOND]);
    }

    #[test]
    fn a_test_of_the_client_counts_by_its_title() {
        let text = "// Teacup §1.1\ntest(\"Teacup §1.2: sits\", () => {\n});\n";
        check_one("web/src/table.test.ts", text, &[]);
        check_one("web/src/table.ts", text, &[FIRST, SECOND]);
        check_one(
            "web/src/table.test.ts",
            "// Teacup §1.1–1.2\nconst cup = 1;\n",
            &[FIRST, SECOND],
        );
    }
}
