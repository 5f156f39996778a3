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
    let mut words = words.to_vec();
    if let Some(place) = words.iter().position(|word| word == "--bare") {
        let bare = shell::build(root, build, ["--bin", "bare"])?;
        words.insert(place + 1, bare.display().to_string());
    }
    // As many sockets as the system allows.
    let script = r#"ulimit -n "$(ulimit -Hn)"; exec "$0" "$@""#;
    let mut crowd = Command::new("sh");
    crowd.args(["-c", script]).arg(example).arg("--binary").arg(program).args(words);
    shell::run(root, &mut crowd)
}
