//! Documents that show conversations with the umpire: every example in them is tried.
//!
//! In a block fenced as `umpire`, a line after `> ` is a request and one after `< ` its answer; `…`
//! in an answer stands for anything. A whole document is one conversation.

/// A request and its answer, and where they stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Example<'a> {
    /// The number of the request's line.
    pub line: usize,
    /// The request.
    pub said: &'a str,
    /// The answer.
    pub answered: &'a str,
}

/// The lines of all blocks with this fence, each with its number.
pub fn blocks<'a>(document: &'a str, fence: &str) -> Vec<(usize, &'a str)> {
    let mut inside = false;
    let mut lines = Vec::new();
    for (i, line) in document.lines().enumerate() {
        match line.strip_prefix("```") {
            Some(opened) => inside = !inside && opened == fence,
            None if inside => lines.push((i + 1, line)),
            None => {}
        }
    }
    lines
}

/// Every example of the document.
///
/// # Panics If a request has no answer, or an answer no request.
pub fn examples(document: &str) -> Vec<Example<'_>> {
    let lines = blocks(document, "umpire");
    let mut examples = Vec::new();
    for pair in lines.chunks(2) {
        let (line, said) = pair[0];
        let answered = pair.get(1).and_then(|(_, answered)| answered.strip_prefix("< "));
        let (Some(said), Some(answered)) = (said.strip_prefix("> "), answered) else {
            panic!("line {line}: `> ` and then `< `");
        };
        examples.push(Example { line, said, answered });
    }
    examples
}

/// Replays the conversation of a document.
///
/// # Panics If an answer is not what the document shows, with the number of its line.
pub fn hold(document: &str, mut answer: impl FnMut(&str) -> String) {
    for Example { line, said, answered } in examples(document) {
        let answer = answer(said);
        assert!(shows(answered, &answer), "line {line}\n> {said}\n< {answer}");
    }
}

/// Whether `text` matches `pattern`, in which `…` stands for anything.
pub fn shows(pattern: &str, text: &str) -> bool {
    let mut pieces = pattern.split('…');
    let first = pieces.next().unwrap_or_default();
    let Some(mut rest) = text.strip_prefix(first) else { return false };
    let mut pieces = pieces.peekable();
    if pieces.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(piece) = pieces.next() {
        if pieces.peek().is_none() {
            return rest.ends_with(piece);
        }
        match rest.find(piece) {
            Some(place) => rest = &rest[place + piece.len()..],
            None => return false,
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_that_is_not_shown_is_noticed() {
        assert!(shows("abc", "abc"));
        assert!(shows("a…c", "abc") && shows("a…c", "ac") && shows("…", "abc"));
        assert!(shows("…c", "abc") && shows("a…c…e", "abcde") && shows("a…", "abc"));
        assert!(!shows("abc", "abcd") && !shows("abc", "ab") && !shows("a…d", "abc"));
        assert!(!shows("b…c", "abc") && !shows("a…b", "abc") && !shows("a…d…c", "abc"));
        assert!(!shows("a…c…c", "abc"), "nothing counts twice");
    }

    #[test]
    fn examples_are_found_in_their_blocks() {
        let document =
            "> no\n```umpire\n> one\n< 1…\n```\n```python\n> no\n```\n```umpire\n> two\n< 2\n```\n";
        let one = Example { line: 3, said: "one", answered: "1…" };
        let two = Example { line: 10, said: "two", answered: "2" };
        assert_eq!(examples(document), [one, two]);
        hold(document, |said| if said == "one" { "1 and more".into() } else { "2".into() });
    }

    #[test]
    #[should_panic(expected = "line 3")]
    fn a_wrong_answer_is_noticed() {
        hold("text\n```umpire\n> one\n< 1\n```", |_| "2".into());
    }

    #[test]
    #[should_panic(expected = "line 2")]
    fn a_missing_answer_is_noticed() {
        examples("```umpire\n> one\n```");
    }
}
