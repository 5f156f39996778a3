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

/// `code` without items marked `#[cfg(test)]`.
pub(crate) fn without_tests(code: &str) -> String {
    const MARK: &str = "#[cfg(test)]";
    let mut blanker = Blanker { rest: code, code: String::with_capacity(code.len()) };
    while let Some(start) = blanker.rest.find(MARK) {
        blanker.keep(start);
        blanker.blank(item_length(blanker.rest));
    }
    blanker.keep(blanker.rest.len());
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

/// How far the item at the start of `code` reaches: to its `;`, or to the brace that closes it.
fn item_length(code: &str) -> usize {
    let mut depth = 0_usize;
    for (at, c) in code.char_indices() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' => depth = depth.saturating_sub(1),
            '}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 {
                    return at + 1;
                }
            }
            ';' if depth == 0 => return at + 1,
            _ => {}
        }
    }
    code.len()
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
mod tests;
