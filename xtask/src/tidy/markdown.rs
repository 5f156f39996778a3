//! Links between our pages lead somewhere.

use crate::{
    project::{Tree, place},
    tidy::Violation,
};

/// A page that sends its reader to a file that has moved has lost that reader.
///
/// Addresses on the web are not checked: tidy works without a network.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (path, text) in tree.texts().filter(|(path, _)| place::extension(path) == Some("md")) {
        for (line, target) in links(text) {
            if is_elsewhere(&target) {
                continue;
            }
            let file = target.split(['#', '?']).next().unwrap_or(&target).replace("%20", " ");
            let wrong = format!("the link to {target} leads nowhere");
            match resolved(path, &file) {
                Some(to) if tree.has(&to) => {}
                Some(to) => {
                    let right = format!("there is no {to} in the project");
                    violations.push(Violation::new(path, line, wrong, right));
                }
                None => {
                    let right = "a path stays inside the project";
                    violations.push(Violation::new(path, line, wrong, right));
                }
            }
        }
    }
    violations
}

/// An address (`https:`, `mailto:`, `//…`) or a place on the same page.
fn is_elsewhere(target: &str) -> bool {
    let scheme = target.split_once(':').map(|(scheme, _)| scheme);
    target.starts_with('#')
        || target.starts_with("//")
        || scheme.is_some_and(|s| s.chars().all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c)))
}

/// Where a link in `page` leads, from the root; nothing if it leaves the project.
fn resolved(page: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = match link.starts_with('/') {
        true => Vec::new(),
        false => place::folders(page).collect(),
    };
    for part in link.split('/') {
        match part {
            "" | "." => {}
            ".." => _ = parts.pop()?,
            _ => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// Every target of `[text](target)` with its line. What stands in code is an example, not a link.
fn links(text: &str) -> Vec<(usize, String)> {
    let mut found = Vec::new();
    let mut fenced = false;
    for (line, words) in (1..).zip(text.lines()) {
        fenced ^= words.trim_start().starts_with("```");
        // Every second part between backticks is code.
        let plain: String = words.split('`').step_by(2).collect();
        let targets = plain.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
        found.extend(targets.filter(|_| !fenced).map(|target| (line, target.to_owned())));
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{check, links};
    use crate::tidy::violation::assert_says;

    #[test]
    fn a_link_to_a_file_or_folder_of_the_project_is_in_order() {
        let page = "[rules](../rules/wink.md#§4) [crates](../crates) [top](/README.md) [self](#here)\n\
                [web](https://example.org/x.md) [mail](mailto:a@example.org) [here](./a.md)\n";
        let files = [
            ("docs/a.md", page),
            ("rules/wink.md", ""),
            ("crates/wink/lib.rs", ""),
            ("README.md", ""),
        ];
        assert_says(check, &files, &[]);
    }

    #[test]
    fn a_link_to_nothing_is_a_violation() {
        assert_says(
            check,
            &[("docs/a.md", "One.\n[rules](rules/wink.md#x)\n"), ("rules/wink.md", "")],
            &["docs/a.md:2: the link to rules/wink.md#x leads nowhere; \
           there is no docs/rules/wink.md in the project"],
        );
    }

    #[test]
    fn a_link_out_of_the_project_is_a_violation() {
        assert_says(
            check,
            &[("docs/a.md", "[b](../../b.md)\n")],
            &["docs/a.md:1: the link to ../../b.md leads nowhere; a path stays inside the project"],
        );
    }

    #[test]
    fn links_are_read_but_not_from_code() {
        let page = "see [a](one.md) and [`b`](two.md#x \"title\").\n\n`[c](three.md)`\n\
                    ```\n[d](four.md)\n```\n[![badge](a.svg)](b.md)\n";
        let found = [(1, "one.md"), (1, "two.md#x"), (7, "a.svg"), (7, "b.md")];
        assert_eq!(links(page), found.map(|(line, target)| (line, target.to_owned())));
    }
}
