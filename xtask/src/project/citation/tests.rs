use super::citations;
use crate::project::{Tree, books};

/// Two invented books, so that the citations in these tests are nobody else's.
fn check(path: &str, text: &str, expected: &[&str]) {
    let books = books(&Tree::of(&[
        ("rules/dr-shark.md", "# Dr Kettle\n"),
        ("rules/teacup.md", "# Teacup\n"),
    ]));
    let found: Vec<String> =
        citations(path, text, &books).iter().map(|citation| citation.spelled(&books)).collect();
    assert_eq!(found, expected, "{path}: {text}");
}

fn check_in_docs(text: &str, expected: &[&str]) {
    check("docs/umpire.md", text, expected);
}

#[test]
fn a_named_citation_is_read_anywhere() {
    check_in_docs("see Teacup §4.3.", &["Teacup §4.3"]);
    check_in_docs("(Dr Kettle §11.4a)", &["Dr Kettle §11.4a"]);
    check_in_docs(
        "**Teacup** §8, `teacup §1.1` and Teacup's §1.2",
        &["Teacup §8", "Teacup §1.1", "Teacup §1.2"],
    );
}

#[test]
fn a_bare_citation_needs_a_crate_or_a_book_around_it() {
    check_in_docs("see §4.3", &[]);
    check_in_docs("Saucer §4.3 or Steacup §4.3", &[]);
    check("crates/teacup/src/lib.rs", "/// §4.3: sip", &["Teacup §4.3"]);
    check("crates/bag/src/lib.rs", "/// §8.1: feel", &["Dr Kettle §8.1"]);
    check("crates/host/src/lib.rs", "/// §4.3: sip", &[]);
    check("rules/teacup.md", "if you can (§4)", &["Teacup §4"]);
    check("crates/teacup/src/lib.rs", "/// Dr Kettle §4.3", &["Dr Kettle §4.3"]);
}

#[test]
fn a_list_speaks_of_one_book() {
    check_in_docs("Teacup §4.1, §4.3 and §5", &["Teacup §4.1", "Teacup §4.3", "Teacup §5"]);
    check_in_docs("Teacup §4.1; Dr Kettle §2.2", &["Teacup §4.1", "Dr Kettle §2.2"]);
    check_in_docs("Teacup §4.1 as §4.3 says", &["Teacup §4.1"]);
    check_in_docs("RFC §4.1, §4.3", &[]);
}

#[test]
fn a_range_has_two_ends() {
    check_in_docs("Teacup §11.2–11.6", &["Teacup §11.2–11.6"]);
    check_in_docs("Teacup §11.2-11.4a, then", &["Teacup §11.2–11.4a"]);
    check_in_docs("Teacup §11.2–§11.6, §12.1", &["Teacup §11.2–11.6", "Teacup §12.1"]);
    check_in_docs("Teacup §4.2 – 36 cups; Teacup §4.2-ish", &["Teacup §4.2", "Teacup §4.2"]);
}

#[test]
fn punctuation_is_no_part_of_a_number() {
    check_in_docs(
        "Teacup §4. Then Teacup §4.2x2, Teacup § 5.1.",
        &["Teacup §4", "Teacup §4.2", "Teacup §5.1"],
    );
    check_in_docs("Teacup §x and § alone", &[]);
    check_in_docs("Teacup §4.2.1", &["Teacup §4.2.1"]);
}
