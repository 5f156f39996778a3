//! The addresses of removed people, who may not sit down again at once.
//!
//! A removed person is known again by the token that their client kept ([`Lobby::removed`]
//! (crate::lobby::Lobby)), or for a while by their address. A household shares one address, so it
//! counts only if nobody else at the table comes from there.

use std::time::Duration;

use tokio::time::Instant;

use super::Whence;

/// How long an address is remembered. Somebody else may have it later.
const REMEMBERED: Duration = Duration::from_secs(600);

/// Addresses of people who were removed lately.
#[derive(Default)]
pub(super) struct Banned(Vec<(Whence, Instant)>);

impl Banned {
    pub(super) fn remember(&mut self, from: Whence) {
        self.forget();
        self.0.push((from, Instant::now()));
    }

    pub(super) fn includes(&mut self, from: Whence) -> bool {
        self.forget();
        self.0.iter().any(|(banned, _)| *banned == from)
    }

    fn forget(&mut self) {
        self.0.retain(|(_, since)| since.elapsed() < REMEMBERED);
    }
}
