//! The links of a Markdown page.

/// Every link target with its line: `[text](target)`, `[name]: target`, `<img src="target">`.
///
/// What stands in code is an example, not a link.
pub(crate) fn links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut fence: Option<&str> = None;
    for (line, words) in (1..).zip(text.lines()) {
        let mark = ["```", "~~~"].into_iter().find(|mark| words.trim_start().starts_with(mark));
        match (fence, mark) {
            (None, Some(_)) => fence = mark,
            (Some(open), Some(mark)) if open == mark => fence = None,
            (Some(_), _) => {}
            (None, None) => {
                let words = without_code(words);
                let targets = inline(&words).chain(definition(&words)).chain(attributes(&words));
                found.extend(targets.filter(|t| !t.is_empty()).map(|t| (line, t.to_string())));
            }
        }
    }
    found
}

/// The line with the inside of `code` blanked.
fn without_code(line: &str) -> String {
    let mut text = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(start) = rest.find('`') {
        let ticks = rest[start..].find(|c| c != '`').unwrap_or(rest.len() - start);
        let inside = start + ticks;
        let Some(length) = rest[inside..].find(&"`".repeat(ticks)) else { break };
        text.push_str(&rest[..start]);
        rest = &rest[inside + length + ticks..];
    }
    text + rest
}

/// `[text](target)` and `[text](target "title")`, pictures too.
fn inline(line: &str) -> impl Iterator<Item = &str> {
    line.match_indices("](").filter_map(|(at, mark)| {
        let rest = &line[at + mark.len()..];
        let mut depth = 1_usize;
        let end = rest.find(|c| {
            match c {
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            depth == 0
        })?;
        Some(target(&rest[..end]))
    })
}

/// `[name]: target`, but not a footnote.
fn definition(line: &str) -> Option<&str> {
    let (name, rest) = line.trim_start().strip_prefix('[')?.split_once("]:")?;
    (!name.starts_with('^') && !name.contains(']')).then(|| target(rest))
}

/// `<a href="target">`, `<img src="target">`.
fn attributes(line: &str) -> impl Iterator<Item = &str> {
    ["href=\"", "src=\""].into_iter().flat_map(move |mark| {
        line.match_indices(mark)
            .filter_map(move |(at, _)| line[at + mark.len()..].split('"').next())
    })
}

/// The target without its title, and without the angle brackets that a path with blanks needs.
fn target(text: &str) -> &str {
    let text = text.trim();
    match text.strip_prefix('<').and_then(|rest| rest.split_once('>')) {
        Some((inside, _)) => inside,
        None => text.split_whitespace().next().unwrap_or_default(),
    }
}

#[cfg(test)]
mod tests;
