//! Errors in the way the program was called, as opposed to failures.

use std::fmt;

/// Why the options are wrong, in one sentence. The program exits with code 2.
#[derive(Debug)]
pub(crate) struct BadCall(pub(crate) String);

impl BadCall {
    /// Marks an error as the caller's.
    pub(crate) fn of(why: &anyhow::Error) -> anyhow::Error {
        BadCall(format!("{why:#}")).into()
    }
}

impl fmt::Display for BadCall {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for BadCall {}
