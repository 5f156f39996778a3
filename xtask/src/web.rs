//! The browser client's own checks, and real browsers against the real program.

use crate::{
    Outcome,
    shell::{self, Build},
};
use std::{
    env,
    path::{Path, PathBuf},
    process::Command,
    sync::{Mutex, PoisonError},
};

const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

/// Types, in components too, and the tests of everything that has no screen.
pub(crate) fn check(root: &Path) -> Outcome {
    check_types(root)?;
    npm(root, &["test"])
}

fn check_types(root: &Path) -> Outcome {
    install(root)?;
    npm(root, &["run", "check"])
}

/// Whole games in every engine, at the same time, against the program as it was just built. Where
/// Firefox and WebKit cannot be had, in Chromium; the step fails all the same, and says what to
/// install.
pub(crate) fn browsers(root: &Path) -> Outcome {
    let elsewhere = shell::fetch(root, ENGINES, WITHOUT_ENGINES);
    let script = if elsewhere.is_ok() { "browsers" } else { "browser" };
    in_browsers(root, PROGRAM, &[script]).and(elsewhere)
}

/// The types and words of one game, and its own tests in a real browser against this program.
pub(crate) fn try_game(root: &Path, game: &str, program: &str) -> Outcome {
    check_types(root)?;
    npm(root, &["test", "--", "tests"])?;
    in_browsers(root, program, &["browser", "--", &format!("tests/browser/{game}.test.ts")])
}

/// Writes which variables each message takes, from all words.
pub(crate) fn messages(root: &Path) -> Outcome {
    println!("web/src/i18n/messages.ts");
    shell::run(root, Command::new("node").arg("web/scripts/messages.mjs"))
}

/// Writes the JSON schemas of the games' messages anew, from the client's types.
pub(crate) fn schema(root: &Path) -> Outcome {
    install(root)?;
    println!("docs/schema");
    shell::run(root, Command::new("node").arg("web/scripts/schema.mjs"))
}

/// Debian's packages for the other engines: Firefox; WebKitGTK, about as new as Safari, with a
/// window as narrow as a phone's; and WPE WebKit, which Debian 12 has as old as Safari 16.
const ENGINES: &[&str] = &[
    "firefox-esr",
    "xvfb",
    "webkit2gtk-driver",
    "gir1.2-webkit2-4.1",
    "python3-gi",
    "wpewebkit-driver",
    "libwpewebkit-1.1-0",
    "libwpebackend-fdo-1.0-1",
];

/// What the step says where they cannot be had.
const WITHOUT_ENGINES: &str = "the tests in Firefox and WebKit need their packages of Debian 12";

/// Brings every browser that the tests need. Whatever cannot be had is for the step that needs it
/// to say.
pub(crate) fn fetch_browsers(root: &Path) {
    _ = chromium(root).and_then(|_| shell::fetch(root, ENGINES, WITHOUT_ENGINES));
}

/// Whole games and screens in the other engines alone.
pub(crate) fn engines(root: &Path) -> Outcome {
    shell::fetch(root, ENGINES, WITHOUT_ENGINES)?;
    in_browsers(root, PROGRAM, &["elsewhere"])
}

/// The name of the project's program.
const PROGRAM: &str = "safehouse";

/// Builds the program of this name as it is now, and runs a script of the client's that starts
/// browsers against it.
fn in_browsers(root: &Path, program: &str, script: &[&str]) -> Outcome {
    install(root)?;
    let chromium = chromium(root)?;
    let mut tests = Command::new(NPM);
    tests.args(["--prefix", "web", "run"]).args(script);
    let program = shell::build(root, Build::Tests, ["--bin", program])?;
    shell::run(root, tests.env("SAFEHOUSE", program).env("CHROMIUM", chromium))
}

/// Held while packages are brought: the checks of the house rules need them, too.
static INSTALLING: Mutex<()> = Mutex::new(());

/// Brings what the lockfile asks for, unless it is there.
fn install(root: &Path) -> Outcome {
    let _alone = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
    if shell::succeeds(root, Command::new("node").arg("web/scripts/installed.mjs")) {
        return Ok(());
    }
    npm(root, &["ci"])
        .map_err(|trouble| format!("{trouble}; it takes Node.js 20 or newer (https://nodejs.org)"))
}

fn npm(root: &Path, words: &[&str]) -> Outcome {
    shell::run(root, Command::new(NPM).args(["--prefix", "web"]).args(words))
}

/// Where Chromium is; on a Debian where we may, it is brought: the one without a window, which
/// spends no time on drawing tabs and toolbars that nobody sees.
fn chromium(root: &Path) -> Result<PathBuf, String> {
    if let Some(chosen) = env::var_os("CHROMIUM") {
        return Ok(chosen.into());
    }
    let usual = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"].map(PathBuf::from);
    if let Some(there) = usual.iter().find(|path| path.exists()) {
        return Ok(there.clone());
    }
    let without = "the browser tests need Chromium: install it and set CHROMIUM to where it is";
    shell::fetch(root, &["chromium-headless-shell"], without)?;
    let [brought, _] = usual;
    Ok(brought)
}
