use super::{Book, books};
use crate::project::{Citation, Tree};

/// Teacup is played in the tests of this crate only.
const TEACUP: &str = "\
# Teacup
2–6 guests.

## §1 Setup
1.1 Pour.
1.2 A long clause,
on two lines. (table manners)

An aside.

## §2 Play
2.1 Sip.
2.1a Quietly.
2.2 Stir.
1.5 litres are not a clause of this chapter, but look like one.
30 s of silence.
";

fn teacup() -> Book {
    books(&Tree::of(&[("rules/teacup.md", TEACUP)])).remove(0)
}

fn check(from: &str, to: Option<&str>, expected: Result<&[&str], &str>) {
    let citation = Citation { line: 1, book: 0, from: from.into(), to: to.map(String::from) };
    let book = teacup();
    let resolved = book.resolve(&citation);
    let numbers = resolved.map(|c| c.iter().map(|c| c.number.as_str()).collect::<Vec<_>>());
    assert_eq!(numbers, expected.map(<[_]>::to_vec).map_err(String::from), "§{from} to {to:?}");
}

#[test]
fn a_book_is_named_by_its_heading_and_its_file() {
    let book = teacup();
    assert_eq!((book.name.as_str(), book.stem.as_str()), ("Teacup", "teacup"));
    assert!(books(&Tree::of(&[("docs/teacup.md", TEACUP)])).is_empty());
}

#[test]
fn clauses_are_read_with_their_text() {
    let book = teacup();
    let second = &book.clauses[1];
    assert_eq!((second.number.as_str(), second.line), ("1.2", 6));
    assert_eq!(second.text, "A long clause, on two lines. (table manners)");
    assert!(second.is_table_manners() && !book.clauses[0].is_table_manners());
}

#[test]
fn a_clause_resolves() {
    check("2.1a", None, Ok(&["2.1a"]));
    check("2.9", None, Err("chapter 2 has §2.1 to §2.2"));
    check("2.1b", None, Err("chapter 2 has §2.1 to §2.2"));
    check("2.1.1", None, Err("chapter 2 has §2.1 to §2.2"));
    check("7.1", None, Err("the book has §1 to §2"));
}

#[test]
fn a_chapter_resolves_to_no_clause() {
    check("2", None, Ok(&[]));
    check("3", None, Err("the book has §1 to §2"));
}

#[test]
fn a_range_resolves_to_each_of_its_clauses() {
    check("2.1", Some("2.2"), Ok(&["2.1", "2.1a", "2.2"]));
    check("1.2", Some("2.1"), Ok(&["1.2", "2.1"]));
    check("1", Some("2"), Ok(&[]));
    check("2.2", Some("2.1"), Err("a range runs forwards"));
    check("2.1", Some("2"), Err("a range runs from clause to clause or from chapter to chapter"));
    check("2.1", Some("2.7"), Err("chapter 2 has §2.1 to §2.2"));
}
