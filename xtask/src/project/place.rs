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

pub(crate) fn is_bench(path: &str) -> bool {
    folders(path).any(|folder| folder == "benches")
}

/// Written by a program: nobody reads it line by line.
pub(crate) fn is_generated(path: &str) -> bool {
    path.starts_with("web/src/protocol/")
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
mod tests;
