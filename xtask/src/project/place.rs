//! What a file is, told by where it stands.

/// `wink` for `crates/wink/src/calling.rs`.
pub(crate) fn crate_of(path: &str) -> Option<&str> {
    let (name, _) = path.strip_prefix("crates/")?.split_once('/')?;
    Some(name)
}

/// A test, in Rust (`tests/`, `tests.rs`, `calling_test.rs`) or in TypeScript (`board.test.ts`).
pub(crate) fn is_test(path: &str) -> bool {
    let name = name(path);
    folders(path).any(|folder| folder == "tests")
        || name == "tests.rs"
        || ["_test.rs", "_tests.rs", ".test.ts", ".spec.ts"].iter().any(|end| name.ends_with(end))
}

/// Written by a program: nobody reads it line by line.
pub(crate) fn is_generated(path: &str) -> bool {
    path.starts_with("web/src/protocol/") || path == "web/src/i18n/messages.ts"
}

/// A part of the game that `cargo xtask new-game` copies: tried as a game, in a copy of the project.
pub(crate) fn is_template(path: &str) -> bool {
    path.starts_with("xtask/new-game/")
}

/// Built or fetched, and in the folder by accident only.
pub(crate) fn is_built(path: &str) -> bool {
    path.starts_with("target/") || folders(path).any(|folder| folder == "node_modules")
}

/// The last part of the path: `calling.rs`.
pub(crate) fn name(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or(path)
}

/// `rs` for `calling.rs`; nothing for `LICENSE-MIT`.
pub(crate) fn extension(path: &str) -> Option<&str> {
    Some(name(path).rsplit_once('.')?.1)
}

/// The folders on the way to the file.
pub(crate) fn folders(path: &str) -> impl Iterator<Item = &str> {
    path.rsplit_once('/').into_iter().flat_map(|(folders, _)| folders.split('/'))
}

#[cfg(test)]
mod tests {
    use super::{crate_of, extension, is_built, is_test};

    #[test]
    fn tests_are_told_by_their_place() {
        for path in [
            "crates/wink/tests/calling.rs",
            "crates/wink/src/tests.rs",
            "crates/wink/src/calling/tests.rs",
            "crates/wink/src/tests/calling.rs",
            "crates/wink/src/calling_test.rs",
            "crates/wink/src/calling_tests.rs",
            "web/src/board.test.ts",
            "web/e2e/table.spec.ts",
        ] {
            assert!(is_test(path), "{path}");
        }
        for path in ["crates/wink/src/calling.rs", "xtask/src/test.rs", "web/src/latest.ts"] {
            assert!(!is_test(path), "{path}");
        }
    }

    #[test]
    fn a_crate_is_told_by_its_folder() {
        assert_eq!(crate_of("crates/dr-shark/src/lib.rs"), Some("dr-shark"));
        assert_eq!(crate_of("web/src/main.ts"), None);
        assert_eq!(crate_of("crates/README.md"), None);
    }

    #[test]
    fn what_is_built_is_no_part_of_the_project() {
        assert!(is_built("target/debug/xtask") && is_built("web/node_modules/vite/index.js"));
        assert!(!is_built("crates/host/src/target.rs"));
    }

    #[test]
    fn an_extension_needs_a_dot() {
        assert_eq!(extension("web/src/Table.svelte"), Some("svelte"));
        assert_eq!(extension("LICENSE-MIT"), None);
    }
}
