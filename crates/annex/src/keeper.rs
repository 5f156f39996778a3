//! A process beside the tests that starts a server, ends it, and tidies up after them.

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    net::TcpListener,
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    sync::{Mutex, PoisonError},
};

/// What the keeper does with each word on its standard input. When there is no more, which is also
/// when the process that started it was killed, it ends the server and removes its folder.
const SCRIPT: &str = r#"
folder=$1; shift
pid=
is_alive() {
    [ -n "$pid" ] || return 1
    case $(cut -d' ' -f3 "/proc/$pid/stat" 2>/dev/null) in ''|Z) return 1 ;; esac
}
end() { [ -z "$pid" ] || { kill "-$1" "$pid"; wait "$pid"; pid=; }; }
while read -r word; do
    case $word in
        start) is_alive || { "$@" >>"$folder/log" 2>&1 </dev/null & pid=$!; } ;;
        kill) end KILL ;;
        stop) end TERM ;;
    esac
    echo "${pid:-none}"
done
end QUIT
rm -rf "$folder"
"#;

/// A server and its folder.
pub(crate) struct Keeper {
    pub(crate) folder: PathBuf,
    pub(crate) port: u16,
    talk: Mutex<(ChildStdin, BufReader<ChildStdout>)>,
    /// It ends by itself.
    _keeper: Child,
}

impl Keeper {
    /// A keeper of the server that `command` starts, given the folder and a free port.
    pub(crate) fn of(command: impl FnOnce(&Path, u16) -> Vec<String>) -> Keeper {
        let folder =
            tempfile::Builder::new().prefix("safehouse-annex-").tempdir().expect("a folder");
        // The keeper removes it.
        let folder = folder.keep();
        let port = free_port();
        let words = command(&folder, port);
        own(&folder);
        let mut keeper = unprivileged(Command::new("sh"))
            .args(["-c", SCRIPT, "keeper"])
            .arg(&folder)
            .args(words)
            .current_dir(&folder)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("there is a shell");
        let (ask, answers) = (keeper.stdin.take(), keeper.stdout.take());
        let talk = (ask.expect("piped"), BufReader::new(answers.expect("piped")));
        Keeper { folder, port, talk: Mutex::new(talk), _keeper: keeper }
    }

    /// Says a word to the keeper, and waits until it is done. Returns the server's process, if it
    /// runs.
    pub(crate) fn say(&self, word: &str) -> Option<u32> {
        let mut talk = self.talk.lock().unwrap_or_else(PoisonError::into_inner);
        writeln!(talk.0, "{word}").expect("the keeper listens");
        let mut answer = String::new();
        talk.1.read_line(&mut answer).expect("the keeper answers");
        answer.trim().parse().ok()
    }

    /// What the server has logged.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.folder.join("log")).unwrap_or_default()
    }
}

/// A port of this machine that nobody listens on.
fn free_port() -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address").port()
}

/// The numbers of a user without rights, if we are root: PostgreSQL refuses to run as root.
fn nobody() -> Option<(u32, u32)> {
    use std::os::unix::fs::MetadataExt as _;
    let me = fs::metadata("/proc/self").ok()?.uid();
    let users = fs::read_to_string("/etc/passwd").ok().filter(|_| me == 0)?;
    let find = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut parts = line.split(':').skip(2);
        Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?))
    };
    find("postgres").or_else(|| find("nobody"))
}

/// The same command, run without rights.
pub(crate) fn unprivileged(mut command: Command) -> Command {
    use std::os::unix::process::CommandExt as _;
    if let Some((user, group)) = nobody() {
        command.uid(user).gid(group);
    }
    command
}

/// Gives a file to the user without rights.
pub(crate) fn own(path: &Path) {
    if let Some((user, group)) = nobody() {
        std::os::unix::fs::chown(path, Some(user), Some(group)).expect("root may");
    }
}
