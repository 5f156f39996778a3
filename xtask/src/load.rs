//! `cargo xtask load`: many tables played against the real program, and how it fared.

use crate::{Outcome, shell};
use std::{path::Path, process::Command};

/// Builds the program and the crowd, and lets the crowd in.
pub(crate) fn run(root: &Path, words: &[String]) -> Outcome {
    let program = ["build", "--release", "--quiet", "--package", "safehouse"];
    shell::run(root, shell::cargo().args(program))?;
    let crowd = ["build", "--release", "--quiet", "--package", "guest", "--example", "load"];
    shell::run(root, shell::cargo().args(crowd))?;
    let target =
        std::env::var("CARGO_TARGET_DIR").map_or(root.join("target"), |dir| root.join(dir));
    let built = target.join("release");
    let binary = built.join("safehouse");
    // As many sockets as the system allows.
    let script = r#"ulimit -n "$(ulimit -Hn)"; exec "$0" "$@""#;
    let mut load = Command::new("sh");
    load.args(["-c", script])
        .arg(built.join("examples/load"))
        .arg("--binary")
        .arg(binary)
        .args(words);
    shell::run(root, &mut load)
}
