//! `cargo xtask tidy`: the house rules as code, so that nobody has to remember them in a review.
//!
//! A check is a function from the project's [`Tree`] to its violations, in a file of its own. To
//! add one, add a file and a line in [`CHECKS`]. Edges between crates are read from cargo.

mod citations;
mod coverage;
mod edges;
mod length;
mod manners;
mod markdown;
mod pages;
mod purity;
mod translations;
mod violation;

use crate::{Outcome, codegen, project::Tree};
use std::path::Path;
use violation::Violation;

type Check = fn(&Tree) -> Vec<Violation>;

const CHECKS: &[(&str, Check)] = &[
    ("citations", citations::check),
    ("coverage", coverage::check),
    ("length", length::check),
    ("purity", purity::check),
    ("pages", pages::check),
    ("translations", translations::check),
    ("markdown", markdown::check),
    ("manners", manners::check),
];

pub(crate) fn run(root: &Path) -> Outcome {
    let tree = Tree::read(root)?;
    let mut tally = Vec::new();
    let mut count = 0;
    let found = CHECKS.iter().map(|(name, check)| (*name, check(&tree)));
    for (name, violations) in found.chain([("edges", edges::check(root, &tree)?)]) {
        for violation in &violations {
            println!("{violation}");
        }
        if !violations.is_empty() {
            tally.push(format!("{name} {}", violations.len()));
        }
        count += violations.len();
    }
    if count == 0 {
        codegen::check(root)?;
    }
    match count {
        0 => {
            println!(
                "tidy: {} files, {} checks, all in order",
                tree.paths().count(),
                CHECKS.len() + 1
            );
            Ok(())
        }
        1 => Err(format!("1 violation ({})", tally.join(", "))),
        _ => Err(format!("{count} violations ({})", tally.join(", "))),
    }
}
