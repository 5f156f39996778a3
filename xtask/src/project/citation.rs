//! Citations of the rulebooks: `Wink §4.2`, `Wink §11.2–11.6`, `Spywhere §4.1, §4.3`, `§4.2`.

use crate::project::{Book, place, source::is_word};

/// A crate that has no book of its own and cites another's.
const NEIGHBOURS: &[(&str, &str)] = &[("bag", "dr-shark")];

/// What may stand between two citations of one list.
const JOINTS: &[&str] = &[",", ";", "/", "&", "and", "or", ", and", ", or"];

/// One citation, read but not yet looked up.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Citation {
    pub(crate) line: usize,
    /// The index of its book among those given to [`citations`].
    pub(crate) book: usize,
    /// `4.2`, `11.4a`, or `8` for a whole chapter.
    pub(crate) from: String,
    /// Where a range ends.
    pub(crate) to: Option<String>,
}

impl Citation {
    /// As one would write it: `Wink §11.2–11.6`.
    pub(crate) fn spelled(&self, books: &[Book]) -> String {
        let end = self.to.as_ref().map(|to| format!("–{to}")).unwrap_or_default();
        format!("{} §{}{end}", books[self.book].name, self.from)
    }
}

/// Every citation in a file.
///
/// A bare `§4.2` is a citation only where it is plain which book it means.
pub(crate) fn citations(path: &str, text: &str, books: &[Book]) -> Vec<Citation> {
    let own = own_book(path, books);
    let lines = (1..).zip(text.lines()).filter(|(_, words)| words.contains('§'));
    lines.flat_map(|(line, words)| in_line(line, words, own, books)).collect()
}

/// The book that a bare `§` means in this file, if any.
fn own_book(path: &str, books: &[Book]) -> Option<usize> {
    let of_crate = place::crate_of(path)
        .map(|name| NEIGHBOURS.iter().find(|(from, _)| *from == name).map_or(name, |(_, to)| to));
    books.iter().position(|book| book.path == path || Some(book.stem.as_str()) == of_crate)
}

fn in_line(line: usize, words: &str, own: Option<usize>, books: &[Book]) -> Vec<Citation> {
    let mut found = Vec::new();
    let mut list = None;
    let mut at = 0;
    while let Some(offset) = words[at..].find('§') {
        let between = &words[at..at + offset];
        let before = &words[..at + offset];
        let after = &words[at + offset..];
        let number_at = after.len() - after.trim_start_matches('§').trim_start().len();
        let (from, to, length) = numbers(&after[number_at..]);
        at += offset + number_at + length;
        let Some(from) = from else { continue };
        let joined = list.is_some() && JOINTS.contains(&between.trim_matches(is_markup));
        let book = named_at_end(before, books).or(if joined { list.flatten() } else { own });
        list = Some(book);
        found.extend(book.map(|book| Citation { line, book, from, to }));
    }
    found
}

/// The number that `text` begins with, the end of its range if it is one, and how long both are.
fn numbers(text: &str) -> (Option<String>, Option<String>, usize) {
    let from = number(text);
    if from.is_empty() {
        return (None, None, 0);
    }
    let rest = &text[from.len()..];
    let end = rest.strip_prefix(['–', '-']).map(|end| end.strip_prefix('§').unwrap_or(end));
    let to = end.map(number).filter(|to| !to.is_empty());
    let length = match (end, to) {
        (Some(end), Some(to)) => text.len() - end.len() + to.len(),
        _ => from.len(),
    };
    (Some(from.into()), to.map(String::from), length)
}

/// `11.4a` of `11.4a: it ends`, `4` of `4. Then`, nothing of `x`.
fn number(text: &str) -> &str {
    let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
    let mut length = digits(text);
    let mut dotted = false;
    while length > 0 && text[length..].starts_with('.') && digits(&text[length + 1..]) > 0 {
        length += 1 + digits(&text[length + 1..]);
        dotted = true;
    }
    let mut rest = text[length..].chars();
    let letter = rest.next().is_some_and(|c| c.is_ascii_lowercase());
    if dotted && letter && !rest.next().is_some_and(is_word) {
        length += 1;
    }
    &text[..length]
}

/// The book whose name `text` ends with: `see Dr Shark `, `**Wink** `, `Wink's `.
fn named_at_end(text: &str, books: &[Book]) -> Option<usize> {
    let text = text.trim_end_matches(is_markup);
    let text = text.strip_suffix("'s").or(text.strip_suffix("’s")).unwrap_or(text).to_lowercase();
    books.iter().position(|book| {
        let name = book.name.to_lowercase();
        [name.as_str(), book.stem.as_str()]
            .iter()
            .any(|name| text.strip_suffix(name).is_some_and(|before| !before.ends_with(is_word)))
    })
}

/// What Markdown may put around a name or a number.
fn is_markup(c: char) -> bool {
    c.is_whitespace() || matches!(c, '*' | '_' | '`')
}

#[cfg(test)]
mod tests {
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
}
