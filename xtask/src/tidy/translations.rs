//! Every rulebook exists in every language of the house, clause by clause.

use super::Violation;
use crate::project::{Book, Tree, books};

/// Besides English, in which the books are written.
const LANGUAGES: [&str; 2] = ["fr", "uk"];

/// A clause is looked up by its number in the reader's language, so the numbers are the same in all
/// of them, and in the same order.
///
/// A book is held to this from the day its crate exists.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let books = books(tree);
    let played = books.iter().filter(|book| tree.has(&format!("crates/{}/Cargo.toml", book.stem)));
    played
        .flat_map(|book| LANGUAGES.iter().filter_map(|language| differs(tree, book, language)))
        .collect()
}

/// The first place at which a translation leaves its book.
fn differs(tree: &Tree, book: &Book, language: &str) -> Option<Violation> {
    let Some(translated) = book.translated(tree, language) else {
        let wrong = format!("there is no {}", book.translation(language));
        return Some(Violation::new(&book.path, 1, wrong, "translate the book"));
    };
    let numbers = |book: &Book| book.clauses.iter().map(|c| c.number.clone()).collect::<Vec<_>>();
    let (here, there) = (numbers(book), numbers(&translated));
    let at = (0..here.len().max(there.len())).find(|at| here.get(*at) != there.get(*at))?;
    let line = translated.clauses.get(at).map_or(1, |clause| clause.line);
    let (wrong, right) = match (here.get(at), there.get(at)) {
        (Some(wanted), Some(found)) => {
            (format!("§{found} stands here"), format!("{} has §{wanted}", book.path))
        }
        (Some(wanted), None) => {
            (format!("§{wanted} is missing"), format!("translate it from {}", book.path))
        }
        (None, Some(found)) => {
            (format!("§{found} is too much"), format!("{} does not have it", book.path))
        }
        (None, None) => return None,
    };
    Some(Violation::new(&translated.path, line, wrong, right))
}

#[cfg(test)]
mod tests {
    use super::check;
    use crate::tidy::violation::assert_says;

    const BOOK: (&str, &str) = ("rules/go.md", "# Go\n## §1 A\n1.1 One.\n1.2 Two.\n");
    const CRATE: (&str, &str) = ("crates/go/Cargo.toml", "");
    const FR: (&str, &str) = ("rules/go.fr.md", "# Go\n## §1 A\n1.1 Un.\n1.2 Deux.\n");

    #[test]
    fn a_book_without_a_translation_is_a_violation() {
        let said = "rules/go.md:1: there is no rules/go.uk.md; translate the book";
        assert_says(check, &[CRATE, BOOK, FR], &[said]);
        assert_says(check, &[BOOK, FR], &[]);
    }

    #[test]
    fn a_translation_has_the_same_clauses_in_the_same_order() {
        let says = |uk: &'static str, said: &[&str]| {
            assert_says(check, &[CRATE, BOOK, FR, ("rules/go.uk.md", uk)], said);
        };
        says("# Go\n## §1 A\n1.1 Раз.\n1.2 Два.\n", &[]);
        says(
            "# Go\n1.1 Раз.\n",
            &["rules/go.uk.md:1: §1.2 is missing; translate it from rules/go.md"],
        );
        says(
            "# Go\n1.2 Два.\n1.1 Раз.\n",
            &["rules/go.uk.md:2: §1.2 stands here; rules/go.md has §1.1"],
        );
        says(
            "# Go\n1.1 Раз.\n1.2 Два.\n1.3 Три.\n",
            &["rules/go.uk.md:4: §1.3 is too much; rules/go.md does not have it"],
        );
    }
}
