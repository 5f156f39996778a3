//! `cargo xtask transcripts`: the golden files follow the rules, and the diff is what we review.

use crate::{Outcome, shell};
use std::path::Path;

/// Tests with `golden` in their name write their files anew when this is set, instead of comparing.
const BLESS: &str = "SAFEHOUSE_BLESS";

/// Only the files of golden folders, however deep, each one listed.
const GOLDEN: &str = ":(glob)crates/*/golden/**";

pub(crate) fn run(root: &Path) -> Outcome {
    let tests = ["test", "--workspace", "golden"];
    let written = shell::run(root, shell::cargo().args(tests).env(BLESS, "1"));
    let status = ["status", "--short", "--untracked-files=all", "--", GOLDEN];
    let changed = shell::read(root, shell::git().args(status))?;
    println!("\n{}", report(&changed));
    written
}

fn report(changed: &str) -> String {
    if changed.trim().is_empty() {
        return "The golden files are as committed: nothing to review.".into();
    }
    let count = changed.lines().count();
    let files = if count == 1 { "file differs" } else { "files differ" };
    format!("{count} golden {files} from the last commit; review with `git diff`:\n{changed}")
}

#[cfg(test)]
mod tests;
