//! The limit of open files. Every connection is one, and many systems grant a process 1,024 unless
//! it asks for more.

/// The limit of open files.
pub(super) struct Limit {
    /// The limit when the program started; `None` where there is none.
    pub(super) before: Option<u64>,
    /// The limit now.
    pub(super) now: Option<u64>,
}

/// Raises the limit as far as this user may: to the hard limit.
pub(super) fn raise() -> Limit {
    let before = soft();
    if let Err(why) = rlimit::increase_nofile_limit(u64::MAX) {
        tracing::warn!(%why, "the limit of open files cannot be raised");
    }
    Limit { before, now: soft() }
}

#[cfg(unix)]
fn soft() -> Option<u64> {
    rlimit::Resource::NOFILE.get_soft().ok()
}

#[cfg(not(unix))]
fn soft() -> Option<u64> {
    None
}
