//! The steps of `cargo xtask test`, in two rows: what is quick and likely to fail comes first.

use crate::{Outcome, new_game, services, shell, storm, tidy, web};
use std::{env, num::NonZero, path::Path, process::Command, thread};

/// One step of `test`. To add one, add a line to [`RUST`] or [`MEANWHILE`].
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) does: &'static str,
    pub(crate) run: fn(&Path) -> Outcome,
}

const fn step(name: &'static str, does: &'static str, run: fn(&Path) -> Outcome) -> Step {
    Step { name, does, run }
}

/// What the compiler and the tests of the crates do, one after another.
pub(crate) const RUST: &[Step] = &[
    step("fmt", "every Rust file is formatted", fmt),
    step("clippy", "no warning in any crate", clippy),
    step("tidy", "the house rules hold", tidy::run),
    step("tests", "the tests of every crate", tests),
];

/// What is done meanwhile: browsers, and people in a storm, wait for one another much of the time.
pub(crate) const MEANWHILE: &[Step] = &[
    step("web", "the client's types, and its tests without a screen", web::check),
    step(
        "browsers",
        "whole games in Chromium, in Firefox and in WebKit, new and old",
        web::browsers,
    ),
    step("storm", "the program holds under attack, for a minute", short_storm),
    step(
        "new-game",
        "a game that `cargo xtask new-game` writes is tidy, lawful and played",
        new_game::rehearse,
    ),
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
