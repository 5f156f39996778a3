//! `cargo xtask transcripts`: the golden files follow the rules, and the diff is what we review.

use crate::{Outcome, shell};
use std::path::Path;

/// Tests with `golden` in their name write their files anew when this is set, instead of comparing.
const BLESS: &str = "SAFEHOUSE_BLESS";

/// Only the files of golden folders, however deep, each one listed.
const GOLDEN: &str = ":(glob)crates/*/golden/**";

pub(crate) fn run(root: &Path) -> Outcome {
    let written = bless(root, &["--workspace"]);
    let status = ["status", "--short", "--untracked-files=all", "--", GOLDEN];
    let changed = shell::read(root, shell::git().args(status))?;
    println!("\n{}", report(&changed));
    written
}

/// Lets the tests of these packages write their golden files.
pub(crate) fn bless(root: &Path, packages: &[&str]) -> Outcome {
    let mut cargo = shell::cargo();
    cargo.args(["test", "--quiet"]).args(packages).arg("golden").env(BLESS, "1");
    shell::run(root, &mut cargo)
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
mod tests {
    use super::report;

    #[test]
    fn unchanged_files_need_no_review() {
        assert!(report("").contains("nothing to review"));
    }

    #[test]
    fn changed_files_are_listed() {
        let report = report(" M crates/wink/golden/perft.txt\n?? crates/wink/golden/new.txt\n");
        assert!(report.starts_with("2 golden files differ"), "{report}");
        assert!(report.contains("crates/wink/golden/perft.txt"), "{report}");
    }
}
