//! The rules are pure functions over values.

mod imports;
mod numbers;

use crate::{
    project::{
        Tree, place,
        source::{self, Language},
    },
    tidy::Violation,
};

/// The crates that hold rules.
const RULES: &[&str] = &["kernel", "spywhere", "wink", "dr-shark"];

const CLOCK: &str = "the host passes `At`; the rules know no clock";
const ORDER: &str = "a BTreeMap, an array or a bit set has the same order on every machine";
const OUTSIDE: &str = "the rules ask the operating system for nothing";
const FLOAT: &str = "count in whole units; floats live in bag";
const CHANCE: &str = "randomness comes from `Dice`";

/// What no rule may name, and what it does instead.
const IMPURE: &[(&str, &str)] = &[
    ("f32", FLOAT),
    ("f64", FLOAT),
    ("Instant", CLOCK),
    ("SystemTime", CLOCK),
    ("Duration", CLOCK),
    ("std::time", CLOCK),
    ("core::time", CLOCK),
    ("HashMap", ORDER),
    ("HashSet", ORDER),
    ("std::thread", OUTSIDE),
    ("std::fs", OUTSIDE),
    ("std::net", OUTSIDE),
    ("thread_rng", CHANCE),
    ("rand::rng", CHANCE),
];

/// Replaying a journal rebuilds the table only if the rules do the same thing every time, on every
/// machine: no clock, no chance but `Dice`, no order that a hash decides, no rounding.
///
/// Tests and benches may do as they like.
pub(crate) fn check(tree: &Tree) -> Vec<Violation> {
    tree.texts()
        .filter(|(path, _)| is_pure(path))
        .flat_map(|(path, text)| of_file(path, text))
        .collect()
}

fn is_pure(path: &str) -> bool {
    place::crate_of(path).is_some_and(|name| RULES.contains(&name))
        && place::extension(path) == Some("rs")
        && !place::is_test(path)
        && !place::is_bench(path)
}

fn of_file(path: &str, text: &str) -> Vec<Violation> {
    let code = source::without_tests(&source::code(text, Language::Rust));
    let code = imports::spelled_out(&code);
    let mut violations = Vec::new();
    for (line, code) in (1..).zip(code.lines()) {
        for (name, right) in IMPURE {
            if source::find_word(code, name).is_some() {
                violations.push(Violation::new(
                    path,
                    line,
                    format!("`{name}` in the rules"),
                    *right,
                ));
            }
        }
        for float in numbers::floats(code) {
            violations.push(Violation::new(path, line, format!("`{float}` in the rules"), FLOAT));
        }
    }
    violations
}

#[cfg(test)]
mod tests;
