//! Commands that let a crowd loose on the real program: an example of `crates/guest`, and the
//! program itself.

use crate::{
    Outcome,
    shell::{self, Build},
};
use std::{path::Path, process::Command};

/// Builds the program and this example of `crates/guest`, and runs the example with these words.
pub(crate) fn run(root: &Path, example: &str, build: Build, words: &[String]) -> Outcome {
    let program = shell::build(root, build, ["--bin", "safehouse"])?;
    let example = shell::build(root, build, ["--example", example])?;
    // As many sockets as the system allows.
    let script = r#"ulimit -n "$(ulimit -Hn)"; exec "$0" "$@""#;
    let mut crowd = Command::new("sh");
    crowd.args(["-c", script]).arg(example).arg("--binary").arg(program).args(words);
    shell::run(root, &mut crowd)
}
