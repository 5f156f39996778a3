//! What a file is, told by where it stands.

/// Built or fetched, and in the folder by accident only.
pub(crate) fn is_built(path: &str) -> bool {
    path.starts_with("target/") || folders(path).any(|folder| folder == "node_modules")
}

/// The folders on the way to the file.
pub(crate) fn folders(path: &str) -> impl Iterator<Item = &str> {
    path.rsplit_once('/').into_iter().flat_map(|(folders, _)| folders.split('/'))
}

#[cfg(test)]
mod tests;
