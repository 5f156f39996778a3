//! The steps of `cargo xtask test`, in order: what is quick and likely to fail comes first.

use crate::{Outcome, new_game, services, shell, storm, tidy, web};
use std::{env, num::NonZero, path::Path, process::Command, thread};

/// One step of `test`. To add one, add a line to [`STEPS`].
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) does: &'static str,
    pub(crate) run: fn(&Path) -> Outcome,
}

pub(crate) const STEPS: &[Step] = &[
    Step { name: "fmt", does: "every Rust file is formatted", run: fmt },
    Step { name: "clippy", does: "no warning in any crate", run: clippy },
    Step { name: "tidy", does: "the house rules hold", run: tidy::run },
    Step {
        name: "web",
        does: "the client's types, and its tests without a screen",
        run: web::check,
    },
    Step { name: "tests", does: "the tests of every crate", run: tests },
    Step { name: "storm", does: "the program holds under attack, for a minute", run: short_storm },
    Step {
        name: "new-game",
        does: "a game that `cargo xtask new-game` writes is tidy, lawful and played",
        run: new_game::rehearse,
    },
    Step {
        name: "browsers",
        does: "whole games in Chromium, in Firefox and in WebKit, new and old",
        run: web::browsers,
    },
];

fn fmt(root: &Path) -> Outcome {
    ensure_component(root, "fmt", "rustfmt")?;
    shell::run(root, shell::cargo().args(["fmt", "--all", "--", "--check"]))
        .map_err(|trouble| format!("{trouble}; `cargo fmt --all` puts it right"))
}

fn clippy(root: &Path) -> Outcome {
    ensure_component(root, "clippy", "clippy")?;
    let words = ["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"];
    shell::run(root, shell::cargo().args(words))
}

fn short_storm(root: &Path) -> Outcome {
    storm(root, &["--short".to_owned()])
        .map_err(|trouble| format!("{trouble}; `cargo xtask storm --short` runs it alone"))
}

fn tests(root: &Path) -> Outcome {
    if !shell::succeeds(root, Command::new("python3").arg("--version")) {
        shell::fetch(root, &["python3"], "the example bots need Python 3.9 or newer")?;
    }
    services::bring(root)?;
    let mut tests = shell::cargo();
    tests.args(["test", "--workspace", "--no-fail-fast"]);
    if env::var_os(THREADS).is_none() {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        tests.env(THREADS, (cores * TESTS_PER_CORE).to_string());
    }
    shell::run(root, &mut tests)
}

/// How many tests of a crate run at once, as Rust's test harness reads it.
const THREADS: &str = "RUST_TEST_THREADS";

/// Those that play against the real program wait most of the time.
const TESTS_PER_CORE: usize = 4;

/// A minimal Rust has neither rustfmt nor clippy; rustup brings them.
fn ensure_component(root: &Path, subcommand: &str, component: &str) -> Outcome {
    if shell::succeeds(root, shell::cargo().args([subcommand, "--version"])) {
        return Ok(());
    }
    println!("`cargo {subcommand}` is missing: adding it with `rustup component add {component}`");
    shell::run(root, Command::new("rustup").args(["component", "add", component]))
        .map_err(|trouble| format!("{trouble}; install {component} by hand, then try again"))
}
