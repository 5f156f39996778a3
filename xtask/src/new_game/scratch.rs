//! What `new-game` writes is a game: tried in a copy of the project.

use super::{Name, TEMPLATES, write};
use crate::{Outcome, project::Tree, shell, tidy, web};
use std::{fs, path::Path};

/// Copies the project, writes a game into the copy, and tries it: the house rules, its laws and
/// tests, its types and words, and one game in a real browser.
pub(crate) fn rehearse(root: &Path) -> Outcome {
    let name = Name::read("night-train")?;
    let scratch = root.join("target/new-game");
    copy(root, &scratch).map_err(|error| format!("{}: {error}", scratch.display()))??;
    write(&scratch, &name)?;
    tidy::run(&scratch)?;
    let lints = ["clippy", "--package", &name.kebab, "--all-targets", "--", "-D", "warnings"];
    shell::run(&scratch, shell::cargo().args(lints))?;
    shell::run(&scratch, shell::cargo().args(["test", "--quiet", "--package", &name.kebab]))?;
    web::try_game(&scratch, &name.kebab, PROGRAM)
}

/// What the copy calls its program. Under the project's name it would replace the program that other
/// steps of the test command run at the same time.
const PROGRAM: &str = "safehouse-with-a-new-game";

/// The project's own crates that its tests build to run fast.
const QUICK: [&str; 9] =
    ["bag", "bots", "dr-shark", "host", "noise", "spywhere", "store", "umpire", "wink"];

/// A copy of the project as it lies there, which builds into the same folder as the project: what
/// it depends on is built already.
fn copy(root: &Path, scratch: &Path) -> std::io::Result<Outcome> {
    if scratch.exists() {
        fs::remove_dir_all(scratch)?;
    }
    let tree = match Tree::read(root) {
        Ok(tree) => tree,
        Err(trouble) => return Ok(Err(trouble)),
    };
    for path in tree.paths() {
        let to = scratch.join(path);
        fs::create_dir_all(to.parent().unwrap_or(scratch))?;
        fs::copy(root.join(path), to)?;
    }
    let config = scratch.join(".cargo/config.toml");
    let text = fs::read_to_string(&config)?;
    let mut own = String::from("\n[build]\ntarget-dir = \"..\"\n");
    // It is built to be tried once, so that building it quickly matters more than running fast.
    for package in QUICK {
        own += &format!("\n[profile.dev.package.{package}]\nopt-level = 0\n");
    }
    fs::write(config, text + &own)?;
    // Cargo tells crates in one target folder apart by name, version and path below the workspace.
    // Without a version of its own the copy's crates would be taken for the project's.
    let manifest = scratch.join("Cargo.toml");
    let text = fs::read_to_string(&manifest)?;
    fs::write(manifest, text.replacen("\nversion = \"", "\nversion = \"0.0.0-copy-of-", 1))?;
    let manifest = scratch.join("crates/safehouse/Cargo.toml");
    let text = fs::read_to_string(&manifest)?;
    let program = format!("\n[[bin]]\nname = \"{PROGRAM}\"\npath = \"src/main.rs\"\n");
    let text = text.replacen("[package]\n", "[package]\nautobins = false\n", 1);
    fs::write(manifest, text + &program)?;
    link(&root.join("web/node_modules"), &scratch.join("web/node_modules"))?;
    link(&root.join(TEMPLATES), &scratch.join(TEMPLATES))?;
    Ok(Ok(()))
}

#[cfg(unix)]
fn link(folder: &Path, at: &Path) -> std::io::Result<()> {
    std::os::unix::fs::symlink(folder, at)
}

#[cfg(windows)]
fn link(folder: &Path, at: &Path) -> std::io::Result<()> {
    std::os::windows::fs::symlink_dir(folder, at)
}
