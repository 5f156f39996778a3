//! Links between our pages lead somewhere.

mod links;

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
        for (line, target) in links::links(text) {
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

#[cfg(test)]
mod tests;
