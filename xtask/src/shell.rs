//! Other programs, run from the project's root.

use crate::Outcome;
use std::{
    cell::RefCell,
    env,
    ffi::OsString,
    io::{self, PipeReader, PipeWriter, Read},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::{Mutex, PoisonError},
    thread,
};

/// The cargo that started us, so that a chosen toolchain (`cargo +nightly xtask`) stays chosen.
pub(crate) fn cargo() -> Command {
    let mut cargo = Command::new(env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo")));
    // What the compiler notes for the next build and for debuggers only costs time there.
    if is_thrown_away() {
        for setting in ["CARGO_INCREMENTAL", "CARGO_PROFILE_DEV_DEBUG"] {
            if env::var_os(setting).is_none() {
                cargo.env(setting, "0");
            }
        }
    }
    cargo
}

/// Whether everything here is built once and then thrown away.
fn is_thrown_away() -> bool {
    env::var_os("CI").is_some()
}

/// How a program of ours is built.
#[derive(Clone, Copy)]
pub(crate) enum Build {
    /// As fast as it runs.
    Release,
    /// As the tests have built it already.
    Tests,
}

/// Builds a program, `["--bin", NAME]`, or an example, `["--example", NAME]`; returns where it is.
/// The whole workspace decides on its dependencies' features, as it does in the tests, so that
/// nothing is built twice.
pub(crate) fn build(root: &Path, build: Build, what: [&str; 2]) -> Result<PathBuf, String> {
    let (folder, profile): (_, &[&str]) = match build {
        Build::Release => ("release", &["--release"]),
        Build::Tests => ("debug", &[]),
    };
    run(root, cargo().args(["build", "--quiet", "--workspace"]).args(profile).args(what))?;
    // Cargo has put us into `debug` of the same target folder.
    let me = env::current_exe().map_err(|error| format!("where am I? {error}"))?;
    let target = me.parent().and_then(Path::parent).unwrap_or(root);
    let name = format!("{}{}", what[1], env::consts::EXE_SUFFIX);
    let within = if what[0] == "--example" { "examples" } else { "" };
    Ok(target.join(folder).join(within).join(name))
}

/// The git of the folder it runs in, whatever a git hook around us has set.
pub(crate) fn git() -> Command {
    let mut git = Command::new("git");
    for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
        git.env_remove(variable);
    }
    git
}

thread_local! {
    /// Where the output of this thread's commands goes instead of straight to the reader.
    static HELD: RefCell<Option<PipeWriter>> = const { RefCell::new(None) };
}

/// Does `what` and keeps the output of the commands that it runs, so that two threads' output is
/// not mixed.
pub(crate) fn held<T>(what: impl FnOnce() -> T) -> (T, String) {
    let Ok((output, pipe)) = io::pipe() else { return (what(), String::new()) };
    thread::scope(|meanwhile| {
        let reading = meanwhile.spawn(move || read_all(output));
        HELD.set(Some(pipe));
        let done = what();
        // With the last writer gone, the reader comes to the end.
        HELD.set(None);
        (done, reading.join().unwrap_or_default())
    })
}

fn read_all(mut output: PipeReader) -> String {
    let mut bytes = Vec::new();
    // What could be read is shown; that the rest could not is no failure of what was run.
    _ = output.read_to_end(&mut bytes);
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Runs `command` in `root`, its output passing straight through to the reader, or to [`held`].
pub(crate) fn run(root: &Path, command: &mut Command) -> Outcome {
    let line = spelled(command);
    let pipes =
        HELD.with_borrow(|held| Some((held.as_ref()?.try_clone(), held.as_ref()?.try_clone())));
    if let Some((Ok(out), Ok(err))) = pipes {
        command.stdout(out).stderr(err);
    }
    let ended = command.current_dir(root).status();
    // A command keeps its ends of the pipe open until it is given others.
    command.stdout(Stdio::inherit()).stderr(Stdio::inherit());
    match ended {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` failed ({status})")),
        Err(error) => Err(format!("`{line}` could not be started: {error}")),
    }
}

/// Whether `command` runs and succeeds; what it prints is of no interest.
pub(crate) fn succeeds(root: &Path, command: &mut Command) -> bool {
    let quiet = command.current_dir(root).stdout(Stdio::null()).stderr(Stdio::null());
    quiet.status().is_ok_and(|status| status.success())
}

/// Held while packages are brought: two package managers at once would fail one another.
static FETCHING: Mutex<()> = Mutex::new(());

/// Options of apt-get for a machine that is thrown away: the tests read no manuals, and a power cut
/// has nothing to break there.
const IN_HASTE: [&str; 6] = [
    "-o",
    "Dpkg::Options::=--path-exclude=/usr/share/man/*",
    "-o",
    "Dpkg::Options::=--path-exclude=/usr/share/doc/*",
    "-o",
    "Dpkg::Options::=--force-unsafe-io",
];

/// Brings those packages of Debian that are missing, where we may; otherwise `without` says what
/// they are needed for.
pub(crate) fn fetch(root: &Path, packages: &[&str], without: &str) -> Outcome {
    let _alone = FETCHING.lock().unwrap_or_else(PoisonError::into_inner);
    let missing = missing(root, packages);
    if missing.is_empty() {
        return Ok(());
    }
    let named = missing.join(" ");
    let by_hand = format!("{without} (on Debian: apt-get install --no-install-recommends {named})");
    let may = read(root, Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !may || !Path::new("/usr/bin/apt-get").exists() {
        return Err(by_hand);
    }
    println!("missing, and brought with apt-get: {named}");
    let mut install = Command::new("apt-get");
    install.args(["install", "-qq", "--yes", "--no-install-recommends"]).args(missing);
    if is_thrown_away() {
        install.args(IN_HASTE);
    }
    install.env("DEBIAN_FRONTEND", "noninteractive");
    read(root, Command::new("apt-get").args(["update", "-qq"]))
        .and_then(|_| read(root, &mut install))
        .map(|_| ())
        .map_err(|trouble| format!("{trouble}; {by_hand}"))
}

/// Those of `packages` that Debian's package manager has not installed.
fn missing<'a>(root: &Path, packages: &[&'a str]) -> Vec<&'a str> {
    let installed = |package: &str| {
        let words = ["--show", "--showformat=${db:Status-Status}", package];
        read(root, Command::new("dpkg-query").args(words)).is_ok_and(|status| status == "installed")
    };
    packages.iter().copied().filter(|package| !installed(package)).collect()
}

/// What `command` prints.
pub(crate) fn read(root: &Path, command: &mut Command) -> Result<String, String> {
    let line = spelled(command);
    let output = command
        .current_dir(root)
        .output()
        .map_err(|error| format!("`{line}` could not be started: {error}"))?;
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).into_owned())
    } else {
        let said = String::from_utf8_lossy(&output.stderr);
        Err(format!("`{line}` failed: {}", said.trim()))
    }
}

/// The command as one would type it.
fn spelled(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_stem().unwrap_or_default();
    std::iter::once(program)
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}
