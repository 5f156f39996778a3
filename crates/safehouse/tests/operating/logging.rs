//! The log is for files and collectors first: plain text, one line at the start, and the program
//! runs on if nobody reads it.

use std::process::Stdio;

use tempfile::TempDir;

use crate::running::{Running, field};
use crate::safehouse;

fn serving(data: &TempDir) -> std::process::Command {
    let mut command =
        safehouse(&["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data"]);
    command.arg(data.path());
    command
}

#[tokio::test]
async fn the_first_line_says_what_runs_where() {
    let data = TempDir::new().unwrap();
    let mut program = Running::start(serving(&data));
    let line = program.logs("");
    assert!(line.contains("safehouse is open"), "the first line: {line}");
    let address = program.place().address().to_string();
    let folder = data.path().canonicalize().unwrap();
    assert_eq!(field(&line, "version"), Some(env!("CARGO_PKG_VERSION")), "{line}");
    assert_eq!(field(&line, "listen"), Some(address.as_str()), "{line}");
    assert_eq!(field(&line, "data"), folder.to_str(), "{line}");
    for name in ["commit", "metrics", "open_files_limit"] {
        assert!(field(&line, name).is_some(), "{name}: {line}");
    }
    assert!(!line.contains('\u{1b}'), "no colours in a log that is no terminal: {line:?}");
}

#[tokio::test]
async fn a_closed_terminal_ends_nothing() {
    let data = TempDir::new().unwrap();
    let mut program = Running::start(serving(&data));
    let place = program.place();
    for _ in 0..2 {
        program.signal("HUP");
        program.logs("SIGHUP is ignored");
    }
    assert_eq!(place.get("/healthz").await.unwrap().status, 200);
    program.signal("TERM");
    let ended = program.ended();
    assert_eq!(ended.code, Some(0), "{}", ended.errors);
}

/// `safehouse 2>&1 | head` leaves a program whose log nobody reads.
#[tokio::test]
async fn a_log_that_nobody_reads_is_no_trouble() {
    let data = TempDir::new().unwrap();
    let folder = data.path().to_owned();
    let address = {
        let free = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
        free.local_addr().unwrap()
    };
    let mut command = safehouse(&["serve", "--metrics", "127.0.0.1:0", "--data"]);
    command.arg(&folder).args(["--listen", &address.to_string()]);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().unwrap();
    drop((child.stdout.take(), child.stderr.take()));
    let place = guest::Place::new(address);
    while place.get("/healthz").await.is_err() {
        assert_eq!(child.try_wait().unwrap(), None, "it ended");
        tokio::time::sleep(std::time::Duration::from_millis(5)).await;
    }
    for signal in ["HUP", "HUP", "TERM"] {
        let kill = format!("kill -{signal} {}", child.id());
        std::process::Command::new("sh").args(["-c", &kill]).status().unwrap();
    }
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
