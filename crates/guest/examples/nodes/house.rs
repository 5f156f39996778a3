//! Several nodes of one house to which nothing bad happens.

use std::collections::HashMap;
use std::error::Error;

use annex::{Nats, Postgres};
use futures_util::future::try_join_all;
use guest::{Gazers, Place, Program, Ticket};
use tokio::task::block_in_place;

use crate::cluster::NO_LIMITS;
use crate::wish::Wish;

/// A table, and the number of the node that owns it.
pub(crate) struct Table {
    pub(crate) tickets: Vec<Ticket>,
    pub(crate) owner: usize,
}

/// The nodes. They end before the services that they use.
pub(crate) struct House {
    nodes: Vec<Program>,
    url: String,
    _services: (Postgres, Nats),
}

impl House {
    /// Nodes whose tables leave memory when nobody has been there for this long.
    pub(crate) fn start(wish: &Wish, sleep: &str) -> Result<House, Box<dyn Error>> {
        let (postgres, nats) = block_in_place(|| (Postgres::start(), Nats::start()));
        let url = postgres.url().to_owned();
        let mut nodes = Vec::new();
        for number in 0..wish.nodes {
            let name = format!("node-{number}");
            let words = ["--store", &url, "--bus", nats.url(), "--node", &name, "--away", "1h"];
            // Slow lines go through a relay.
            let more = ["--sleep", sleep, "--proxy", "127.0.0.1"];
            let words = [&words[..], &more, &NO_LIMITS].concat();
            nodes.push(block_in_place(|| Program::start(&wish.binary, &words))?);
        }
        Ok(House { nodes, url, _services: (postgres, nats) })
    }

    pub(crate) fn nodes(&self) -> usize {
        self.nodes.len()
    }

    pub(crate) fn place(&self, node: usize) -> Place {
        self.nodes[node % self.nodes.len()].place()
    }

    pub(crate) fn database(&self) -> &str {
        &self.url
    }

    /// Tables of Wink for these numbers of spies, each with the node that owns it. They are made at
    /// all nodes in turn; a node that has many more tables than another has new ones made there.
    pub(crate) async fn tables(&self, seats: &[usize]) -> Result<Vec<Table>, Box<dyn Error>> {
        let make = |(number, seats): (usize, &usize)| Gazers::tickets(self.place(number), *seats);
        let tickets = try_join_all(seats.iter().enumerate().map(make)).await?;
        let owners = self.owners();
        let with_owner = |tickets: Vec<Ticket>| {
            let owner = *owners.get(&tickets[0].code).ok_or("a table without an owner")?;
            Ok(Table { tickets, owner })
        };
        tickets.into_iter().map(with_owner).collect()
    }

    /// Which node owns which table that is awake.
    fn owners(&self) -> HashMap<String, usize> {
        let owned = "SELECT code || ' ' || substr(name, 6) FROM live
                     JOIN journal ON journal.id = live.journal JOIN node ON node.id = live.owner";
        let owner = |line: String| {
            let (code, node) = line.rsplit_once(' ')?;
            Some((code.to_owned(), node.parse().ok()?))
        };
        let lines = block_in_place(|| Postgres::texts(&self.url, owned));
        lines.into_iter().filter_map(owner).collect()
    }
}
