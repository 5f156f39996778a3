//! How strong the bots of every game are: the program's own `arena`, built to run fast.

use crate::{
    Outcome,
    shell::{self, Build},
};
use std::{path::Path, process::Command};

/// Runs `safehouse arena` with these words; without any, for every game.
pub(crate) fn run(root: &Path, words: &[String]) -> Outcome {
    let program = shell::build(root, Build::Release, ["--bin", "safehouse"])?;
    shell::run(root, Command::new(program).arg("arena").args(words))
}
