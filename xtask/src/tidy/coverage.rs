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
mod tests;
