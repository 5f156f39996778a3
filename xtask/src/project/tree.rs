//! The files of the project, with their text.

use crate::{project::place, shell};
use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// Every file of the project by its path from the root, with forward slashes.
///
/// Checks look at a `Tree` and never at the disk, so a test can make a small one by hand.
#[derive(Default)]
pub(crate) struct Tree {
    files: BTreeMap<String, Option<String>>,
}

impl Tree {
    /// What git tracks or would track; ignored files are no part of the project.
    ///
    /// A copy without git's records is read folder by folder instead.
    pub(crate) fn read(root: &Path) -> Result<Tree, String> {
        let paths = match listed_by_git(root) {
            Ok(paths) => paths,
            Err(trouble) => {
                println!("{trouble}\nReading the folder as it lies there instead.");
                walked(root)?
            }
        };
        let mut files = BTreeMap::new();
        for path in
            paths.into_iter().filter(|path| !place::is_built(path) && !place::is_template(path))
        {
            let on_disk = root.join(&path);
            // Deleted but not yet committed, or a folder of its own (a submodule).
            if !on_disk.is_file() {
                continue;
            }
            let bytes = fs::read(on_disk).map_err(|error| format!("{path}: {error}"))?;
            files.insert(path, String::from_utf8(bytes).ok());
        }
        Ok(Tree { files })
    }

    /// A tree that exists in a test only.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let files = files.iter().map(|(path, text)| (path.to_string(), Some(text.to_string())));
        Tree { files: files.collect() }
    }

    /// Every path, of text and of pictures and fonts alike.
    pub(crate) fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Every file that is text.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().filter_map(|(path, text)| Some((path.as_str(), text.as_deref()?)))
    }

    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path)?.as_deref()
    }

    /// Whether `path` is a file of the project or a folder that holds one.
    pub(crate) fn has(&self, path: &str) -> bool {
        let folder = if path.is_empty() { String::new() } else { format!("{path}/") };
        self.files.contains_key(path)
            || self
                .files
                .range(folder.clone()..)
                .next()
                .is_some_and(|(p, _)| p.starts_with(&folder))
    }
}

fn listed_by_git(root: &Path) -> Result<Vec<String>, String> {
    let words = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let listed = shell::read(root, shell::git().args(words))?;
    if listed.is_empty() {
        return Err("git knows no file here".into());
    }
    Ok(listed.split_terminator('\0').map(String::from).collect())
}

/// Every file below `root`, but for `.git` and what the plain lines of `.gitignore` name.
pub(crate) fn walked(root: &Path) -> Result<Vec<String>, String> {
    let ignored = fs::read_to_string(root.join(".gitignore")).unwrap_or_default();
    let ignored: Vec<&str> = ignored.lines().map(str::trim).filter(|l| !l.is_empty()).collect();
    let mut paths = Vec::new();
    let mut folders = vec![PathBuf::new()];
    while let Some(folder) = folders.pop() {
        let complain = |error| format!("{}: {error}", folder.display());
        for entry in fs::read_dir(root.join(&folder)).map_err(complain)? {
            let entry = entry.map_err(complain)?;
            let path = folder.join(entry.file_name());
            let spelled = path.to_string_lossy().replace('\\', "/");
            if spelled == ".git" || ignored.iter().any(|line| names(line, &spelled)) {
                continue;
            }
            if entry.file_type().map_err(complain)?.is_dir() {
                folders.push(path);
            } else {
                paths.push(spelled);
            }
        }
    }
    Ok(paths)
}

/// Whether a plain line of `.gitignore` names `path`: `/web/dist` from the root, `dist` anywhere.
fn names(line: &str, path: &str) -> bool {
    let line = line.trim_end_matches('/');
    match line.strip_prefix('/') {
        Some(from_root) => path == from_root,
        None if line.contains('/') => path == line,
        None => path.rsplit('/').next() == Some(line),
    }
}

#[cfg(test)]
mod tests {
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
}
