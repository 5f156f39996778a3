//! Who is on the bus: every node says now and then that it lives, and how much it carries.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use host::Edition;
use serde::{Deserialize, Serialize};
use store::NodeId;
use tokio::time::Instant;

/// What a node says of itself.
#[derive(Serialize, Deserialize)]
struct State {
    node: i64,
    tables: usize,
    draining: bool,
    /// Whether these are its last words.
    left: bool,
    /// Its version, which also says how it speaks on the bus: tables are handed over only between
    /// equals.
    version: String,
    /// The rules whose journals it can read.
    editions: Vec<Edition>,
}

pub(crate) struct Nodes {
    me: NodeId,
    lease: Duration,
    version: String,
    editions: Vec<Edition>,
    others: Mutex<HashMap<NodeId, Seen>>,
}

struct Seen {
    at: Instant,
    tables: usize,
    /// Whether it takes more tables.
    is_open: bool,
    /// Whether it is of our version.
    is_equal: bool,
    editions: Vec<Edition>,
}

impl Nodes {
    pub(crate) fn new(me: NodeId, lease: Duration, version: &str, reads: &[Edition]) -> Nodes {
        let (version, editions) = (version.to_owned(), reads.to_owned());
        Nodes { me, lease, version, editions, others: Mutex::default() }
    }

    pub(crate) fn me(&self) -> NodeId {
        self.me
    }

    /// How often a node says that it lives.
    pub(crate) fn every(&self) -> Duration {
        self.lease / 6
    }

    /// How long a node may take to say where a table is.
    pub(crate) fn patience(&self) -> Duration {
        self.lease / 2
    }

    pub(crate) fn state(&self, tables: usize, draining: bool) -> Bytes {
        self.says(tables, draining, false)
    }

    /// The last words of a node that ends.
    pub(crate) fn parting(&self) -> Bytes {
        self.says(0, true, true)
    }

    fn says(&self, tables: usize, draining: bool, left: bool) -> Bytes {
        let (node, version, editions) = (self.me.0, self.version.clone(), self.editions.clone());
        let state = State { node, tables, draining, left, version, editions };
        serde_json::to_vec(&state).expect("numbers can be written").into()
    }

    /// Hears what a node says of itself. Returns the node if it has left.
    pub(crate) fn hear(&self, payload: &[u8]) -> Option<NodeId> {
        let state = serde_json::from_slice::<State>(payload).ok()?;
        let node = NodeId(state.node);
        if node == self.me {
            return None;
        }
        if state.left {
            self.others().remove(&node);
            return Some(node);
        }
        let (is_open, is_equal) = (!state.draining, state.version == self.version);
        let State { tables, editions, .. } = state;
        let seen = Seen { at: Instant::now(), tables, is_open, is_equal, editions };
        self.others().insert(node, seen);
        None
    }

    /// A node to which there is a connection should be heard, even if it never was.
    pub(crate) fn expect(&self, node: NodeId) {
        self.others().entry(node).or_insert_with(|| Seen {
            at: Instant::now(),
            tables: 0,
            is_open: false,
            is_equal: false,
            editions: Vec::new(),
        });
    }

    /// Forgets the nodes that have been silent for as long as a lease, and returns them.
    pub(crate) fn forget_silent(&self) -> Vec<NodeId> {
        let mut others = self.others();
        let silent = |seen: &Seen| seen.at.elapsed() > self.lease;
        let gone: Vec<_> =
            others.iter().filter(|(_, seen)| silent(seen)).map(|(node, _)| *node).collect();
        for node in &gone {
            others.remove(node);
        }
        gone
    }

    /// The node of our version with the fewest tables that takes more, and how many it has.
    pub(crate) fn lightest(&self) -> Option<(NodeId, usize)> {
        self.lightest_of(|seen| seen.is_equal)
    }

    /// The node with the fewest tables that takes more and has this edition of the rules.
    pub(crate) fn reader(&self, edition: &Edition) -> Option<NodeId> {
        self.lightest_of(|seen| seen.editions.contains(edition)).map(|(node, _)| node)
    }

    fn lightest_of(&self, fits: impl Fn(&Seen) -> bool) -> Option<(NodeId, usize)> {
        let others = self.others();
        let open = others.iter().filter(|(_, seen)| seen.is_open && fits(seen));
        open.map(|(node, seen)| (*node, seen.tables)).min_by_key(|(node, tables)| (*tables, *node))
    }

    fn others(&self) -> MutexGuard<'_, HashMap<NodeId, Seen>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn spywhere(version: u32) -> Edition {
        Edition { game: "spywhere".into(), version }
    }

    #[tokio::test(start_paused = true)]
    async fn the_lightest_is_open_alive_and_like_us() {
        let lease = Duration::from_secs(3);
        let us = Nodes::new(NodeId(1), lease, "v1", &[spywhere(1)]);
        assert_eq!(us.lightest(), None);
        assert_eq!(us.hear(&us.state(0, false)), None);
        assert_eq!(us.lightest(), None, "we are not another");
        us.hear(&Nodes::new(NodeId(2), lease, "v1", &[spywhere(1)]).state(7, false));
        us.hear(&Nodes::new(NodeId(3), lease, "v1", &[spywhere(1)]).state(1, true));
        us.hear(&Nodes::new(NodeId(4), lease, "v2", &[spywhere(2)]).state(1, false));
        us.hear(b"nonsense");
        assert_eq!(us.lightest(), Some((NodeId(2), 7)));
        assert_eq!(us.reader(&spywhere(1)), Some(NodeId(2)));
        assert_eq!(us.reader(&spywhere(2)), Some(NodeId(4)));
        assert_eq!(us.reader(&spywhere(3)), None);
        tokio::time::sleep(Duration::from_secs(2)).await;
        us.hear(&Nodes::new(NodeId(3), lease, "v1", &[spywhere(1)]).state(1, true));
        tokio::time::sleep(Duration::from_secs(2)).await;
        let mut gone = us.forget_silent();
        gone.sort();
        assert_eq!((gone, us.lightest()), (vec![NodeId(2), NodeId(4)], None));
        assert_eq!(
            us.hear(&Nodes::new(NodeId(3), lease, "v1", &[spywhere(1)]).parting()),
            Some(NodeId(3))
        );
        us.expect(NodeId(5));
        tokio::time::sleep(lease * 2).await;
        assert_eq!(us.forget_silent(), [NodeId(5)], "never heard, and missed");
    }
}
