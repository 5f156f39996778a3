//! PostgreSQL, for the tests that start it: each brings its own on a free port (`crates/annex`).

use crate::{Outcome, shell};
use std::{env, path::Path};

/// Where its programs are.
const PLACES: [&str; 3] = ["/usr/lib/postgresql", "/usr/bin/initdb", "/usr/local/bin/initdb"];
/// The address of one that runs already.
const VARIABLE: &str = "SAFEHOUSE_TEST_POSTGRES";

/// Brings it, where we may, unless it is there.
pub(crate) fn bring(root: &Path) -> Outcome {
    if env::var_os(VARIABLE).is_some() || PLACES.iter().any(|place| Path::new(place).exists()) {
        return Ok(());
    }
    let without = format!(
        "the tests of many machines need PostgreSQL: install it, or set {VARIABLE} to the address \
         of one that runs"
    );
    shell::fetch(root, &["postgresql"], &without)
}
