//! Commands that let a crowd loose on the real program: an example of `crates/guest`, and the
//! program itself.

use crate::{Outcome, shell};
use std::{path::Path, process::Command};

/// How both are built.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// As fast as they run.
    Release,
    /// As the tests have built them already.
    Tests,
}

/// Builds the program and this example of `crates/guest`, and runs the example with these words.
pub(crate) fn run(root: &Path, example: &str, build: Build, words: &[String]) -> Outcome {
    let (folder, profile): (_, &[&str]) = match build {
        Build::Release => ("release", &["--release"]),
        Build::Tests => ("debug", &[]),
    };
    // Of the whole workspace, so that dependencies have the same features as in the tests.
    for what in [["--bin", "safehouse"], ["--example", example]] {
        let mut cargo = shell::cargo();
        cargo.args(["build", "--quiet", "--workspace"]).args(profile).args(what);
        shell::run(root, &mut cargo)?;
    }
    let target =
        std::env::var("CARGO_TARGET_DIR").map_or(root.join("target"), |dir| root.join(dir));
    let built = target.join(folder);
    // As many sockets as the system allows.
    let script = r#"ulimit -n "$(ulimit -Hn)"; exec "$0" "$@""#;
    let mut crowd = Command::new("sh");
    crowd
        .args(["-c", script])
        .arg(built.join("examples").join(example))
        .arg("--binary")
        .arg(built.join("safehouse"))
        .args(words);
    shell::run(root, &mut crowd)
}
