//! `safehouse backup`, `restore` and `check`, beside a server that people play on.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::json;

use super::{playing, refold, start, step};

fn safehouse(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_safehouse")).args(args).output().expect("it runs")
}

/// The exit code of a command, and its standard output and standard error.
fn said(args: &[&str]) -> (Option<i32>, String) {
    let output = safehouse(args);
    let text = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8(text).expect("text"))
}

fn path(path: &Path) -> &str {
    path.to_str().expect("a path in plain letters")
}

#[tokio::test]
async fn a_backup_during_play_holds_everything_acknowledged() {
    let mut program = start(&[]);
    let there = tempfile::tempdir().expect("a folder");
    let [file, again] = ["backup.db", "again"].map(|name| there.path().join(name));
    let mut guests = playing(program.place(), &["Ada", "Bo"], json!({})).await;
    for _ in 0..5 {
        assert!(step(&mut guests).await);
    }
    let code = guests[0].table["code"].as_str().expect("a code").to_owned();
    let data = program.data().to_owned();
    // Moves go on while the backup is made.
    let backup = {
        let (file, data) = (path(&file).to_owned(), path(&data).to_owned());
        tokio::task::spawn_blocking(move || said(&["backup", &file, "--data", &data]))
    };
    for _ in 0..3 {
        step(&mut guests).await;
    }
    let (exit, text) = backup.await.expect("no panic");
    assert_eq!(exit, Some(0), "{text}");
    assert!(text.contains("holds 1 table with") && text.contains("is checked"), "{text}");
    let (exit, text) = said(&["check", "--data", path(&data)]);
    assert_eq!(exit, Some(0), "{text}");
    assert!(text.ends_with("all sound\n"), "{text}");
    assert!(!text.contains(&code), "{text}");

    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = fs::metadata(&file).expect("it is there").permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
    let (exit, text) = said(&["restore", path(&file), "--data", path(&again)]);
    assert_eq!(exit, Some(0), "{text}");
    let kept = refold::entries(&again, &code);
    program.kill();
    let written = refold::entries(&data, &code);
    assert!(refold::facts(&kept).len() >= 5, "what was acknowledged before is there");
    assert_eq!(kept, written[..kept.len()], "and nothing else");
}

#[tokio::test]
async fn a_backup_with_a_flipped_byte_is_refused_or_as_good_as_before() {
    let program = start(&[]);
    let there = tempfile::tempdir().expect("a folder");
    let file = there.path().join("backup.db");
    let mut guests = playing(program.place(), &["Ada", "Bo"], json!({})).await;
    while step(&mut guests).await {}
    let code = guests[0].table["code"].as_str().expect("a code").to_owned();
    let data = path(program.data());
    assert_eq!(said(&["backup", path(&file), "--data", data]).0, Some(0));
    let again = there.path().join("again");
    assert_eq!(said(&["restore", path(&file), "--data", path(&again)]).0, Some(0));
    let written = refold::entries(&again, &code);

    let sound = fs::read(&file).expect("it is there");
    // Most of a small file is empty; only the other bytes matter.
    let used: Vec<usize> = (0..sound.len()).filter(|&place| sound[place] != 0).collect();
    let (mut refused, mut harmless) = (0, 0);
    for number in 0..24 {
        let mut bytes = sound.clone();
        bytes[used[used.len() * number / 24]] ^= 0x10;
        fs::write(&file, bytes).expect("written");
        let again = there.path().join(number.to_string());
        let (exit, text) = said(&["restore", path(&file), "--data", path(&again)]);
        if exit == Some(0) {
            // A byte without a meaning.
            harmless += 1;
            assert_eq!(refold::entries(&again, &code), written);
        } else {
            refused += 1;
            assert_eq!(exit, Some(1), "{text}");
            assert!(text.contains("backup.db"), "{text}");
            assert!(!again.join("journal.db").exists());
            assert_eq!(said(&["check", path(&file)]).0, Some(1));
        }
    }
    println!("{refused} refused, {harmless} harmless");
    assert!(refused > 12, "{refused} of 24 flips were found");
}

#[test]
fn refusals_name_the_path_and_say_what_is_wrong() {
    let there = tempfile::tempdir().expect("a folder");
    let [missing, novel] = ["missing", "novel"].map(|name| there.path().join(name));
    fs::write(&novel, "It was a dark and stormy night; ".repeat(200)).expect("written");
    for (args, exit, wanted) in [
        (&["backup"][..], 2, "FILE"),
        (&["restore"], 2, "FILE"),
        (&["check", "a", "--data", "b"], 2, "cannot be used with"),
        (&["check", path(&missing)], 1, "missing"),
        (&["check", "--data", path(&missing)], 1, "there is no file"),
        (&["check", path(&novel)], 1, "novel is not a store of this program"),
        (&["backup", path(&novel), "--data", path(&missing)], 1, "novel is there already"),
        (&["restore", path(&novel), "--data", path(&missing)], 1, "not a store of this program"),
    ] {
        let (code, text) = said(args);
        assert_eq!(code, Some(exit), "{args:?}: {text}");
        assert!(text.contains(wanted), "{args:?}: {text}");
    }
    assert!(!missing.exists());
}

#[tokio::test]
async fn a_folder_that_is_in_use_is_not_restored_to() {
    let program = start(&[]);
    let there = tempfile::tempdir().expect("a folder");
    let file = there.path().join("backup.db");
    playing(program.place(), &["Ada", "Bo"], json!({})).await;
    let data = path(program.data());
    assert_eq!(said(&["backup", path(&file), "--data", data]).0, Some(0));
    let (exit, text) = said(&["restore", path(&file), "--data", data]);
    assert_eq!(exit, Some(1), "{text}");
    assert!(text.contains("is in use by another process"), "{text}");
}
