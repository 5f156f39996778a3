//! The version and commit that this program was built from.

/// The version, as in the manifest.
pub(crate) const NUMBER: &str = env!("CARGO_PKG_VERSION");
/// The commit, or `unknown` if it was built without a repository.
pub(crate) const COMMIT: &str = env!("SAFEHOUSE_COMMIT");
/// Both, as `safehouse --version` prints them.
pub(crate) const FULL: &str =
    concat!(env!("CARGO_PKG_VERSION"), " (", env!("SAFEHOUSE_COMMIT"), ")");
