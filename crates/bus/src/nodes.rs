//! Who is on the bus: every node says now and then that it lives, and how much it carries.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
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
    /// Which journals it can read, and how it speaks on the bus: tables move only between equals.
    version: String,
}

pub(crate) struct Nodes {
    me: NodeId,
    lease: Duration,
    version: String,
    others: Mutex<HashMap<NodeId, Seen>>,
}

struct Seen {
    at: Instant,
    tables: usize,
    /// Whether tables may be given to it.
    is_open: bool,
}

impl Nodes {
    pub(crate) fn new(me: NodeId, lease: Duration, version: &str) -> Nodes {
        Nodes { me, lease, version: version.to_owned(), others: Mutex::default() }
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
        let (node, version) = (self.me.0, self.version.clone());
        let state = State { node, tables, draining, left, version };
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
        let is_open = !state.draining && state.version == self.version;
        let seen = Seen { at: Instant::now(), tables: state.tables, is_open };
        self.others().insert(node, seen);
        None
    }

    /// A node to which there is a connection should be heard, even if it never was.
    pub(crate) fn expect(&self, node: NodeId) {
        let unheard = || Seen { at: Instant::now(), tables: 0, is_open: false };
        self.others().entry(node).or_insert_with(unheard);
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

    /// The node with the fewest tables that takes more, and how many it has.
    pub(crate) fn lightest(&self) -> Option<(NodeId, usize)> {
        let others = self.others();
        let open = others.iter().filter(|(_, seen)| seen.is_open);
        open.map(|(node, seen)| (*node, seen.tables)).min_by_key(|(node, tables)| (*tables, *node))
    }

    fn others(&self) -> MutexGuard<'_, HashMap<NodeId, Seen>> {
        self.others.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test(start_paused = true)]
    async fn the_lightest_is_open_alive_and_like_us() {
        let lease = Duration::from_secs(3);
        let us = Nodes::new(NodeId(1), lease, "v1");
        assert_eq!(us.lightest(), None);
        assert_eq!(us.hear(&us.state(0, false)), None);
        assert_eq!(us.lightest(), None, "we are not another");
        us.hear(&Nodes::new(NodeId(2), lease, "v1").state(7, false));
        us.hear(&Nodes::new(NodeId(3), lease, "v1").state(1, true));
        us.hear(&Nodes::new(NodeId(4), lease, "v2").state(1, false));
        us.hear(b"nonsense");
        assert_eq!(us.lightest(), Some((NodeId(2), 7)));
        tokio::time::sleep(Duration::from_secs(2)).await;
        us.hear(&Nodes::new(NodeId(3), lease, "v1").state(1, true));
        tokio::time::sleep(Duration::from_secs(2)).await;
        let mut gone = us.forget_silent();
        gone.sort();
        assert_eq!((gone, us.lightest()), (vec![NodeId(2), NodeId(4)], None));
        assert_eq!(us.hear(&Nodes::new(NodeId(3), lease, "v1").parting()), Some(NodeId(3)));
        us.expect(NodeId(5));
        tokio::time::sleep(lease * 2).await;
        assert_eq!(us.forget_silent(), [NodeId(5)], "never heard, and missed");
    }
}
