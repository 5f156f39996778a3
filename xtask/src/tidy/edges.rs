//! Which crate may touch which.

use super::Violation;
use crate::{
    project::{Tree, rules_crates},
    shell,
};
use std::{collections::BTreeMap, path::Path};

/// In [`PLACES`]: every crate that has a rulebook.
const RULES: &str = "rules";

/// A crate, which of ours it may touch, and which its tests may touch besides, from the ground up.
/// The program, `safehouse`, may touch everything. A rules crate without a line has that of `rules`.
#[rustfmt::skip]
const PLACES: &[(&str, &[&str], &[&str])] = &[
    ("kernel",    &[], &[]),
    ("bag",       &[], &[]),
    ("strict",    &[], &[]),
    ("stopwatch", &[], &[]),
    (RULES,       &["kernel"], &["umpire", "stopwatch"]),
    ("dr-shark",  &["kernel", "bag"], &["umpire", "stopwatch"]),
    ("games",     &["kernel", RULES], &["umpire"]),
    ("umpire",    &["kernel", "strict"], &[]),
    ("bots",      &["kernel", "games", "bag", RULES], &["umpire", "stopwatch"]),
    ("wire",      &["kernel", "strict", "games"], &[]),
    ("codegen",   &["wire"], &[]),
    ("noise",     &["kernel", "strict", "games", "wire", "umpire"], &[]),
    ("annex",     &[], &[]),
    ("store",     &[], &["annex"]),
    ("host",      &["kernel", "games", "bots", "wire", "store", "strict"], &["wink"]),
    ("bus",       &["host", "store", "strict", "wire"], &["annex"]),
    ("gateway",   &["host", "wire", "store", "strict"], &[]),
    ("web",       &[], &[]),
    ("guest",     &[], &["annex", "store", "witness"]),
    ("witness",   &["kernel", "games", "store", "guest"], &[]),
    ("bare",      &[], &[]),
    ("xtask",     &[], &[]),
];

/// Dependencies point one way, or else the rules come to know the network and the table its client.
///
/// Cargo stops circles only; this stops shortcuts. xtask is held to no dependency at all, so that
/// it is built in a moment on a fresh machine.
pub(crate) fn check(root: &Path, tree: &Tree) -> Result<Vec<Violation>, String> {
    let read = |kinds: &str| {
        let words = ["tree", "--workspace", "--all-features", "--depth", "1", "--no-dedupe"];
        let how = ["--prefix", "depth", "--format", "|{p}", "--edges", kinds];
        shell::read(root, shell::cargo().args(words).args(how))
    };
    Ok(judge(&rules_crates(tree), &read("normal,build")?, &read("dev")?))
}

/// Judges what `cargo tree` printed: `0|wink v0.1.0 (…)` for a crate of ours, and below it
/// `1|kernel v0.1.0 (…)` for what it depends on.
fn judge(rules: &[&str], normal: &str, dev: &str) -> Vec<Violation> {
    let (normal, dev) = (edges(normal), edges(dev));
    let mut violations = Vec::new();
    let names = PLACES.iter().flat_map(|(name, touch, tests)| {
        [name].into_iter().chain(*touch).chain(*tests).filter(|name| **name != RULES)
    });
    for name in names.filter(|name| !normal.contains_key(**name)) {
        let wrong = format!("there is no crate {name}");
        violations.push(Violation::new("xtask/src/tidy/edges.rs", 1, wrong, "take it out"));
    }
    for (name, touched) in normal.iter().filter(|(name, _)| **name != "safehouse") {
        let own = PLACES.iter().find(|place| place.0 == *name);
        let as_rules = || PLACES.iter().find(|place| place.0 == RULES && rules.contains(name));
        let Some((_, may, tests_may)) = own.or_else(as_rules) else {
            let wrong = format!("nobody knows what {name} may touch");
            let right = "say in xtask/src/tidy/edges.rs where it stands";
            violations.push(Violation::new(&manifest(name), 1, wrong, right));
            continue;
        };
        let within = |list: &[&str], to: &str| {
            list.contains(&to) || (list.contains(&RULES) && rules.contains(&to))
        };
        let ours = |to: &&&str| normal.contains_key(**to) || *name == "xtask";
        let in_tests = dev.get(name).into_iter().flatten().filter(|to| !within(tests_may, to));
        for to in touched.iter().chain(in_tests).filter(ours).filter(|to| !within(may, to)) {
            let wrong = format!("{name} may not depend on {to}");
            let right =
                format!("it may touch {}; its tests also {}", listed(may), listed(tests_may));
            violations.push(Violation::new(&manifest(name), 1, wrong, right));
        }
    }
    violations
}

fn edges(printed: &str) -> BTreeMap<&str, Vec<&str>> {
    let mut edges: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let mut from = "";
    for (depth, package) in printed.lines().filter_map(|line| line.split_once('|')) {
        let name = package.split(' ').next().unwrap_or(package);
        if depth == "0" {
            from = name;
        }
        let touched = edges.entry(from).or_default();
        touched.extend((depth != "0").then_some(name));
    }
    edges
}

fn manifest(name: &str) -> String {
    if name == "xtask" { "xtask/Cargo.toml".into() } else { format!("crates/{name}/Cargo.toml") }
}

fn listed(names: &[&str]) -> String {
    if names.is_empty() { "nothing".into() } else { names.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::{PLACES, RULES, judge};

    /// What is said of a project that has all crates and besides these edges.
    #[track_caller]
    fn says(normal: &str, dev: &str, expected: &[&str]) {
        let crates = PLACES.iter().map(|place| place.0).filter(|name| *name != RULES);
        let crates: String =
            crates.chain(["wink"]).map(|name| format!("0|{name} v1 (x)\n")).collect();
        let said = judge(&["wink", "dr-shark", "chess"], &(crates + normal), dev);
        assert_eq!(said.iter().map(ToString::to_string).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn the_edges_of_the_table_are_allowed() {
        says("0|wink v1\n1|kernel v1\n1|serde v1\n", "0|wink v1\n1|umpire v1\n", &[]);
        says("0|games v1\n1|wink v1\n0|safehouse v1\n1|wink v1\n", "", &[]);
    }

    #[test]
    fn any_other_edge_is_a_violation() {
        let said = "crates/wink/Cargo.toml:1: wink may not depend on host; \
                    it may touch kernel; its tests also umpire, stopwatch";
        says("0|wink v1\n1|kernel v1\n1|host v1 (y)\n", "", &[said]);
        says("0|wink v1\n1|kernel v1\n", "0|wink v1\n1|host v1\n", &[said]);
        let said = "crates/wink/Cargo.toml:1: wink may not depend on umpire; \
                    it may touch kernel; its tests also umpire, stopwatch";
        says("0|wink v1\n1|umpire v1\n", "", &[said]);
        let said = "xtask/Cargo.toml:1: xtask may not depend on anyhow; \
                    it may touch nothing; its tests also nothing";
        says("0|xtask v1\n1|anyhow v1\n", "", &[said]);
    }

    #[test]
    fn a_new_game_is_held_to_the_rules_by_its_book() {
        let said = "crates/chess/Cargo.toml:1: chess may not depend on bag; \
                    it may touch kernel; its tests also umpire, stopwatch";
        says("0|chess v1\n1|kernel v1\n1|bag v1\n0|bots v1\n1|chess v1\n", "", &[said]);
    }

    #[test]
    fn a_crate_without_a_place_and_a_place_without_a_crate_are_violations() {
        let said = "crates/teacup/Cargo.toml:1: nobody knows what teacup may touch; \
                    say in xtask/src/tidy/edges.rs where it stands";
        says("0|teacup v1\n", "", &[said]);
        let said = judge(&[], "0|kernel v1\n", "");
        assert!(said.iter().any(|it| it.wrong == "there is no crate bag"), "{said:?}");
    }
}
