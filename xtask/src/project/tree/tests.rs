use super::{Tree, names};
use crate::shell;
use std::{
    env, fs,
    path::{Path, PathBuf},
    process,
};

/// A folder on disk for one test, with one tracked-to-be, one ignored and one binary file.
fn folder(name: &str) -> PathBuf {
    let root = env::temp_dir().join(format!("xtask-{name}-{}", process::id()));
    _ = fs::remove_dir_all(&root);
    fs::create_dir_all(root.join("web/dist")).unwrap();
    fs::write(root.join(".gitignore"), "/web/dist\nscratch\n").unwrap();
    fs::write(root.join("web/dist/app.js"), "built").unwrap();
    fs::write(root.join("web/scratch"), "a note").unwrap();
    fs::write(root.join("web/café.ts"), "source").unwrap();
    fs::write(root.join("web/icon.png"), [0xff, 0xfe, 0x00]).unwrap();
    root
}

/// On a machine without git the same files have to be found without it.
fn git(root: &Path, words: &[&str]) {
    if let Ok(status) = shell::git().args(words).current_dir(root).status() {
        assert!(status.success(), "git {words:?}");
    }
}

fn check_what_is_read(root: PathBuf) {
    let tree = Tree::read(&root).unwrap();
    let paths: Vec<&str> = tree.paths().collect();
    assert_eq!(paths, [".gitignore", "web/café.ts", "web/icon.png"]);
    assert_eq!(tree.text("web/café.ts"), Some("source"));
    assert_eq!(tree.text("web/icon.png"), None, "a picture has no text");
    fs::remove_dir_all(root).unwrap();
}

#[test]
fn git_says_which_files_belong_to_the_project() {
    let root = folder("with-git");
    git(&root, &["init", "--quiet"]);
    check_what_is_read(root);
}

#[test]
fn a_copy_without_git_is_read_too() {
    check_what_is_read(folder("without-git"));
}

#[test]
fn a_deleted_file_is_not_missed() {
    let root = folder("deleted");
    let gone = root.join("gone.rs");
    fs::write(&gone, "").unwrap();
    git(&root, &["init", "--quiet"]);
    git(&root, &["add", "gone.rs"]);
    fs::remove_file(gone).unwrap();
    check_what_is_read(root);
}

#[test]
fn a_folder_is_there_when_a_file_in_it_is() {
    let tree = Tree::of(&[("docs/umpire.md", "")]);
    assert!(tree.has("docs") && tree.has("docs/umpire.md") && tree.has(""));
    assert!(!tree.has("doc") && !tree.has("docs/umpire") && !tree.has("z"));
}

#[test]
fn an_ignored_name_is_ignored_where_it_says() {
    assert!(names("/target", "target") && !names("/target", "crates/target"));
    assert!(names("node_modules", "web/node_modules"));
    assert!(names("web/dist/", "web/dist"));
}
