//! Tells the program which commit it was built from.
//!
//! A packager who builds without a repository sets `SAFEHOUSE_COMMIT`; without either the commit is
//! `unknown`. Only this crate is built again when the commit changes.

use std::env;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-env-changed=SAFEHOUSE_COMMIT");
    println!("cargo:rerun-if-changed=build.rs");
    let given = env::var("SAFEHOUSE_COMMIT").ok().filter(|commit| !commit.is_empty());
    let commit = given.or_else(from_git).unwrap_or_else(|| "unknown".into());
    println!("cargo:rustc-env=SAFEHOUSE_COMMIT={commit}");
}

/// The commit of the repository that this crate belongs to, not of one that happens to contain it.
fn from_git() -> Option<String> {
    if git(&["rev-parse", "--show-prefix"])? != "crates/safehouse/" {
        return None;
    }
    // Every commit and every checkout adds a line to this log; HEAD itself names only the branch.
    for file in ["HEAD", "logs/HEAD"] {
        let path = git(&["rev-parse", "--git-path", file])?;
        // Cargo treats a missing file as one that changes all the time.
        if Path::new(&path).exists() {
            println!("cargo:rerun-if-changed={path}");
        }
    }
    git(&["rev-parse", "--short=12", "HEAD"])
}

fn git(words: &[&str]) -> Option<String> {
    let output = Command::new("git").args(words).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
