//! The limit of open files is raised as far as it goes, and the log says so.

use std::process::Command;

use tempfile::TempDir;

use crate::exposition::Exposition;
use crate::running::{Running, field};

#[cfg(unix)]
#[tokio::test]
async fn the_limit_of_open_files_is_raised() {
    let data = TempDir::new().unwrap();
    let mut shell = Command::new("sh");
    // A process starts with the soft limit and may raise it to the hard one.
    let script = "ulimit -Sn 320 && ulimit -Hn 640 && exec \"$0\" \"$@\"";
    shell.args(["-c", script, env!("CARGO_BIN_EXE_safehouse")]);
    shell.args(["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data"]);
    shell.arg(data.path());
    let mut program = Running::start(shell);
    let line = program.logs("safehouse is open");
    assert_eq!(field(&line, "open_files_limit"), Some("640"), "{line}");
    assert_eq!(field(&line, "open_files_limit_before"), Some("320"), "{line}");
    let metrics = field(&line, "metrics").and_then(|it| it.parse().ok()).expect("metrics");
    let text = guest::Place::new(metrics).get("/metrics").await.unwrap().body;
    if cfg!(target_os = "linux") {
        assert_eq!(Exposition::read(&text).value("process_max_fds"), Some(640.0));
    }
}
