//! Attackers: each has an address of its own, and counts what it did.

use std::net::{IpAddr, Ipv4Addr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use guest::{Gone, Place, Socket};
use tokio::task::JoinSet;

/// The program, seen from the address of one attacker. The neighbours use another address.
pub(crate) fn from(place: Place, attacker: u8) -> Place {
    place.visited_from(IpAddr::V4(Ipv4Addr::new(127, 0, 6, attacker)))
}

/// A counter that many tasks share.
#[derive(Clone, Default)]
pub(crate) struct Count(Arc<AtomicU64>);

impl Count {
    pub(crate) fn add(&self, many: u64) {
        self.0.fetch_add(many, Ordering::Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// Whether the connection was refused by a limit, and not for another reason.
fn is_limit(gone: &Gone) -> bool {
    match gone {
        Gone::Closed(_, why) => why.starts_with("limit/"),
        Gone::NotOpened(status) => *status == 429,
        Gone::Broken(_) | Gone::Late => false,
    }
}

/// Endless hellos, and counts of their results.
#[derive(Default)]
pub(crate) struct Hellos {
    attackers: JoinSet<()>,
    came: Count,
    limited: Count,
}

impl Hellos {
    /// Adds a task that says hello on a new connection again and again, with a pause each time.
    pub(crate) fn add(&mut self, place: Place, text: &str, rest: Duration) {
        let (text, came, limited) = (text.to_owned(), self.came.clone(), self.limited.clone());
        self.attackers.spawn(async move {
            loop {
                match hello(place, &text).await {
                    Err(gone) if is_limit(&gone) => limited.add(1),
                    _ => came.add(1),
                }
                tokio::time::sleep(rest).await;
            }
        });
    }

    /// Ends the tasks, and says how many hellos were accepted and how many a limit refused.
    pub(crate) async fn end(mut self) -> String {
        self.attackers.shutdown().await;
        format!("{} + {} limited", self.came.get(), self.limited.get())
    }
}

/// Says hello on a new connection, and reads until the table has sent everything, or the connection
/// is closed.
pub(crate) async fn hello(place: Place, hello: &str) -> Result<Socket, Gone> {
    let mut socket = place.socket().await?;
    socket.say(hello).await?;
    let mut playing = false;
    loop {
        let text = socket.next().await?;
        if text.starts_with(r#"{"table""#) {
            playing = !text.contains(r#""phase":"lobby""#);
        }
        let whole = text.starts_with(r#"{"update""#) || text.starts_with(r#"{"table""#) && !playing;
        if whole {
            return Ok(socket);
        }
    }
}
