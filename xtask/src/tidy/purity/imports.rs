//! Grouped imports, spelled out.

use crate::project::source::is_word;

/// `use std::{fs, fmt}` with each member spelled in full: `std::fs`, `std::fmt`.
///
/// Lines keep their numbers, so that a forbidden path is found where it stands, however imported.
pub(crate) fn spelled_out(code: &str) -> String {
    const OPEN: &str = "::{";
    let mut text = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(at) = rest.find(OPEN) {
        let (before, group) = rest.split_at(at + OPEN.len());
        let path = before[..at].rsplit(|c: char| c != ':' && !is_word(c)).next().unwrap_or("");
        let end = group_length(group);
        text.push_str(before);
        text.push_str(&prefixed(&group[..end], path));
        rest = &group[end..];
    }
    text.push_str(rest);
    text
}

/// How far the inside of a group reaches: to the brace that closes it.
fn group_length(group: &str) -> usize {
    let mut depth = 1_usize;
    group
        .find(|c| {
            match c {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            depth == 0
        })
        .unwrap_or(group.len())
}

/// `group` with `path` before each of its members, but not before theirs.
fn prefixed(group: &str, path: &str) -> String {
    let mut text = String::with_capacity(group.len() * 2);
    let mut depth = 0_usize;
    let mut fresh = true;
    for c in group.chars() {
        if fresh && is_word(c) {
            text.push_str(path);
            text.push_str("::");
            fresh = false;
        }
        match c {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ',' if depth == 0 => fresh = true,
            _ => {}
        }
        text.push(c);
    }
    text
}

#[cfg(test)]
mod tests;
