//! How strong the bots of every game are: the program's own `arena`, built to run fast.

use crate::{Outcome, shell};
use std::path::Path;

/// Runs `safehouse arena` with these words; without any, for every game.
pub(crate) fn run(root: &Path, words: &[String]) -> Outcome {
    let mut cargo = shell::cargo();
    cargo.args(["run", "--quiet", "--release", "--package", "safehouse", "--", "arena"]);
    shell::run(root, cargo.args(words))
}
