//! The rulebooks in `rules/`: chapters (`## §4 Calling`) and their clauses (`4.2 Not a card …`).

use crate::project::{Citation, Tree};

/// What ends a clause that only people can keep, and no test can show.
const TABLE_MANNERS: &str = "(table manners)";

/// One rulebook. `rules/dr-shark.md` is the book of `crates/dr-shark`; its heading is its name.
pub(crate) struct Book {
    pub(crate) path: String,
    /// As citations call it: `Dr Shark`.
    pub(crate) name: String,
    /// The crate of the same name: `dr-shark`.
    pub(crate) stem: String,
    pub(crate) clauses: Vec<Clause>,
    chapters: Vec<String>,
}

pub(crate) struct Clause {
    /// `4.2`, `11.4a`.
    pub(crate) number: String,
    pub(crate) line: usize,
    /// The paragraph, without its number.
    pub(crate) text: String,
}

impl Clause {
    pub(crate) fn is_table_manners(&self) -> bool {
        self.text.ends_with(TABLE_MANNERS)
    }
}

/// Every rulebook of the project, by path.
pub(crate) fn books(tree: &Tree) -> Vec<Book> {
    tree.texts().filter_map(|(path, text)| Book::read(path, text)).collect()
}

/// The crates that hold rules: those that have a book.
pub(crate) fn rules_crates(tree: &Tree) -> Vec<&str> {
    tree.paths().filter_map(stem).filter(|name| tree.has(&format!("crates/{name}"))).collect()
}

/// `wink` for `rules/wink.md`; nothing for a translation (`rules/wink.fr.md`) or a guide.
fn stem(path: &str) -> Option<&str> {
    path.strip_prefix("rules/")?.strip_suffix(".md").filter(|stem| !stem.contains(['/', '.']))
}

impl Book {
    fn read(path: &str, text: &str) -> Option<Book> {
        Book::parse(path, stem(path)?, text)
    }

    /// This book in another language, if there is such a file.
    pub(crate) fn translated(&self, tree: &Tree, language: &str) -> Option<Book> {
        let path = self.translation(language);
        Book::parse(&path, &self.stem, tree.text(&path)?)
    }

    /// Where this book in another language lies.
    pub(crate) fn translation(&self, language: &str) -> String {
        format!("rules/{}.{language}.md", self.stem)
    }

    fn parse(path: &str, stem: &str, text: &str) -> Option<Book> {
        let name = text.lines().find_map(|line| line.strip_prefix("# "))?.trim();
        let mut book = Book {
            path: path.into(),
            name: name.into(),
            stem: stem.into(),
            clauses: Vec::new(),
            chapters: Vec::new(),
        };
        let mut within_clause = false;
        for (line, words) in (1..).zip(text.lines().map(str::trim_end)) {
            if let Some(heading) = words.strip_prefix("## §") {
                let number = heading.split(' ').next().unwrap_or_default();
                book.chapters.push(number.into());
                within_clause = false;
            } else if let Some((number, text)) = clause(words) {
                book.clauses.push(Clause { number: number.into(), line, text: text.into() });
                within_clause = true;
            } else if words.is_empty() || words.starts_with('#') {
                within_clause = false;
            } else if let Some(clause) = book.clauses.last_mut().filter(|_| within_clause) {
                clause.text = format!("{} {}", clause.text, words.trim_start());
            }
        }
        Some(book)
    }

    /// The clauses that a citation names: none for a whole chapter, all of them for a range.
    pub(crate) fn resolve(&self, citation: &Citation) -> Result<&[Clause], String> {
        let from = self.find(&citation.from)?;
        let Some(to) = &citation.to else {
            return Ok(match from {
                Spot::Chapter(_) => &[],
                Spot::Clause(index) => &self.clauses[index..=index],
            });
        };
        match (from, self.find(to)?) {
            (Spot::Clause(first), Spot::Clause(last)) if first < last => {
                Ok(&self.clauses[first..=last])
            }
            (Spot::Chapter(first), Spot::Chapter(last)) if first < last => Ok(&[]),
            (Spot::Clause(_), Spot::Clause(_)) | (Spot::Chapter(_), Spot::Chapter(_)) => {
                Err("a range runs forwards".into())
            }
            (Spot::Clause(_), Spot::Chapter(_)) | (Spot::Chapter(_), Spot::Clause(_)) => {
                Err("a range runs from clause to clause or from chapter to chapter".into())
            }
        }
    }

    fn find(&self, number: &str) -> Result<Spot, String> {
        let clause = self.clauses.iter().position(|clause| clause.number == number);
        let chapter = self.chapters.iter().position(|chapter| chapter == number);
        clause.map(Spot::Clause).or(chapter.map(Spot::Chapter)).ok_or_else(|| self.nearby(number))
    }

    /// What there is instead of `number`, for an author who miscounted.
    fn nearby(&self, number: &str) -> String {
        let chapter = number.split('.').next().unwrap_or(number);
        let prefix = format!("{chapter}.");
        let mut inside = self.clauses.iter().map(|c| &c.number).filter(|n| n.starts_with(&prefix));
        match (inside.next(), inside.next_back(), self.chapters.last()) {
            (Some(first), Some(last), _) => format!("chapter {chapter} has §{first} to §{last}"),
            (Some(only), None, _) => format!("chapter {chapter} has only §{only}"),
            (None, _, Some(last)) => format!("the book has §1 to §{last}"),
            (None, _, None) => "the book has no chapters".into(),
        }
    }
}

enum Spot {
    Chapter(usize),
    Clause(usize),
}

/// `("11.4a", "It ends …")` for a line that begins a clause.
fn clause(line: &str) -> Option<(&str, &str)> {
    let (number, text) = line.split_once(' ')?;
    let (chapter, rest) = number.split_once('.')?;
    let rest = rest.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(rest);
    let digits = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    (digits(chapter) && digits(rest)).then(|| (number, text.trim()))
}

#[cfg(test)]
mod tests {
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
        check(
            "2.1",
            Some("2"),
            Err("a range runs from clause to clause or from chapter to chapter"),
        );
        check("2.1", Some("2.7"), Err("chapter 2 has §2.1 to §2.2"));
    }
}
