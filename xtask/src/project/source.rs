//! Source code without its comments and strings: what runs, and not what is said.

/// How a language writes comments and strings.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Language {
    Rust,
    /// TypeScript, JavaScript and the scripts of Svelte components.
    Script,
}

impl Language {
    pub(crate) fn of(extension: Option<&str>) -> Option<Language> {
        match extension? {
            "rs" => Some(Language::Rust),
            "ts" | "tsx" | "js" | "mjs" | "svelte" => Some(Language::Script),
            _ => None,
        }
    }
}

/// `text` with every comment and the inside of every string blanked; lines keep their numbers.
pub(crate) fn code(text: &str, language: Language) -> String {
    let mut blanker = Blanker { rest: text, code: String::with_capacity(text.len()) };
    while !blanker.rest.is_empty() {
        blanker.step(language);
    }
    blanker.code
}

/// Where `word` (or a path such as `std::fs`) stands on its own in `line`.
pub(crate) fn find_word(line: &str, word: &str) -> Option<usize> {
    line.match_indices(word).map(|(start, _)| start).find(|&start| {
        let before = line[..start].chars().next_back();
        let after = line[start + word.len()..].chars().next();
        let joined = |edge: Option<char>, near: Option<char>| {
            edge.is_some_and(is_word) && near.is_some_and(is_word)
        };
        !joined(word.chars().next(), before) && !joined(word.chars().next_back(), after)
    })
}

pub(crate) fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

struct Blanker<'a> {
    rest: &'a str,
    code: String,
}

impl Blanker<'_> {
    fn step(&mut self, language: Language) {
        let rest = self.rest;
        let Some(first) = rest.chars().next() else { return };
        match (first, language) {
            ('/', _) if rest.starts_with("//") => self.blank(rest.find('\n').unwrap_or(rest.len())),
            ('/', _) if rest.starts_with("/*") => self.blank(comment_length(rest, language)),
            ('"', Language::Rust) => self.blank_string(string_length(rest, '"', true)),
            ('"' | '\'', Language::Script) => self.blank_string(string_length(rest, first, false)),
            ('`', Language::Script) => self.blank_string(string_length(rest, '`', true)),
            ('\'', Language::Rust) => match character_length(rest) {
                Some(length) => self.blank_string(length),
                None => self.keep(1),
            },
            _ if is_word(first) => {
                let word = rest.find(|c| !is_word(c)).unwrap_or(rest.len());
                self.keep(word);
                if language == Language::Rust && matches!(&rest[..word], "r" | "br" | "cr") {
                    self.blank_string(raw_string_length(self.rest).unwrap_or(0));
                }
            }
            _ => self.keep(first.len_utf8()),
        }
    }

    fn keep(&mut self, length: usize) {
        let (kept, rest) = self.rest.split_at(length);
        self.code.push_str(kept);
        self.rest = rest;
    }

    fn blank(&mut self, length: usize) {
        let (gone, rest) = self.rest.split_at(length);
        self.code.extend(gone.chars().map(|c| if c == '\n' { c } else { ' ' }));
        self.rest = rest;
    }

    /// Blanks a string but keeps its quotes: that there is a string is code, what it says is not.
    fn blank_string(&mut self, length: usize) {
        let quote = self.rest.chars().next();
        if length >= 2 && self.rest[..length].chars().next_back() == quote {
            self.keep(1);
            self.blank(length - 2);
            self.keep(1);
        } else {
            self.blank(length);
        }
    }
}

/// A block comment with its ends; in Rust they nest.
fn comment_length(text: &str, language: Language) -> usize {
    let mut depth = 0_usize;
    let mut at = 0;
    while at < text.len() {
        let here = &text[at..];
        if here.starts_with("/*") && (language == Language::Rust || depth == 0) {
            depth += 1;
            at += 2;
        } else if here.starts_with("*/") {
            depth -= 1;
            at += 2;
            if depth == 0 {
                return at;
            }
        } else {
            at += here.chars().next().map_or(1, char::len_utf8);
        }
    }
    text.len()
}

/// A string with its quotes; one that may not span lines ends with its line at the latest.
fn string_length(text: &str, quote: char, spans_lines: bool) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '\n' if !spans_lines && !escaped => return at,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if c == quote => return at + c.len_utf8(),
            _ => {}
        }
    }
    text.len()
}

/// What follows the `r` of a raw string: `#"…"#` with any number of hashes, or none.
fn raw_string_length(text: &str) -> Option<usize> {
    let hashes = text.find(|c| c != '#')?;
    let body = text[hashes..].strip_prefix('"')?;
    let end = format!("\"{}", "#".repeat(hashes));
    let length = body.find(&end).map_or(body.len(), |at| at + end.len());
    Some(hashes + 1 + length)
}

/// `'x'` or `'\n'`; nothing for a lifetime.
fn character_length(text: &str) -> Option<usize> {
    let mut characters = text.char_indices().skip(1);
    let (_, first) = characters.next()?;
    if first == '\\' {
        characters.next()?;
        return characters.find(|&(_, c)| c == '\'').map(|(at, _)| at + 1);
    }
    characters.next().filter(|&(_, c)| c == '\'').map(|(at, _)| at + 1)
}

#[cfg(test)]
mod tests {
    use super::{Language, code, find_word};

    fn check(language: Language, text: &str, expected: &str) {
        let code = code(text, language);
        assert_eq!(code.lines().count(), text.lines().count(), "lines keep their numbers: {text}");
        let squeezed = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(squeezed(&code), expected, "{text}");
    }

    #[test]
    fn rust_comments_are_blanked() {
        check(Language::Rust, "a // f64\nb", "a b");
        check(Language::Rust, "a /* f64 /* nested\n */ still */ b", "a b");
        check(Language::Rust, "/// 1.5\na", "a");
    }

    #[test]
    fn rust_strings_are_blanked() {
        check(Language::Rust, r#"a("x \" // y") b"#, r#"a(" ") b"#);
        check(Language::Rust, "a(\"two\nlines\") b", "a(\" \") b");
        check(Language::Rust, r###"a(r#"x " y"#) b"###, "a(r# #) b");
        check(Language::Rust, r#"a(br"\") b"#, r#"a(br" ") b"#);
        check(Language::Rust, r#"r#type"#, "r#type");
    }

    #[test]
    fn rust_characters_are_told_from_lifetimes() {
        check(Language::Rust, r#"('"', '\'', 'é') b"#, "(' ', ' ', ' ') b");
        check(Language::Rust, "fn f<'a>(x: &'a str) {} // '", "fn f<'a>(x: &'a str) {}");
        check(Language::Rust, r"'\u{1F600}' b", "' ' b");
    }

    #[test]
    fn script_strings_are_blanked() {
        check(Language::Script, "a('it.skip', \"x\") // y", "a(' ', \" \")");
        check(Language::Script, "a(`two\nlines`) b", "a(` `) b");
        check(Language::Script, "<p>don't</p>\nb", "<p>don b");
        check(Language::Script, "/* a /* b */ c", "c");
    }

    #[test]
    fn an_unfinished_string_is_no_panic() {
        for text in ["\"", "'", "r#\"é", "/*", "`é", "'\\"] {
            code(text, Language::Rust);
            code(text, Language::Script);
        }
    }

    #[test]
    fn a_word_stands_on_its_own() {
        assert_eq!(find_word("let x: f64 = y;", "f64"), Some(7));
        assert_eq!(find_word("let f64x = my_f64;", "f64"), None);
        assert_eq!(find_word("mystd::fs std::fs::read", "std::fs"), Some(10));
        assert_eq!(find_word("std::fsx", "std::fs"), None);
    }
}
