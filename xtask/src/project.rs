//! What the project is made of, read into memory: its files, crates, rulebooks and citations.

mod citation;
pub(crate) mod place;
mod rulebook;
pub(crate) mod source;
mod tree;

pub(crate) use citation::{Citation, citations};
pub(crate) use rulebook::{Book, Clause, books, rules_crates};
pub(crate) use tree::{Tree, walked};

use std::{env, path::PathBuf};

/// The project's root: the folder above this crate, wherever the checkout stands today.
pub(crate) fn root() -> PathBuf {
    let here = env::var_os("CARGO_MANIFEST_DIR")
        .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
    here.parent().map(PathBuf::from).unwrap_or(here)
}
