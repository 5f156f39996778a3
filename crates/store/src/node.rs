//! Programs that share one database.

use std::{fmt, time::Duration};

/// How a program takes part in a database that it shares with others.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// Its name, which no other may have at the same time.
    pub name: String,
    /// How long the others wait for it to renew its lease before they may claim its tables.
    pub lease: Duration,
}

/// The number of one life of such a program: started again, it has another.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NodeId(pub i64);

/// A node's place among those that share a database.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Membership {
    /// A name of the database's own, which no other database has.
    pub house: String,
    /// This node.
    pub node: NodeId,
}

impl fmt::Display for NodeId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "node {}", self.0)
    }
}
