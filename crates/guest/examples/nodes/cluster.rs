//! The nodes, and the services that they share.

use std::collections::HashSet;
use std::error::Error;
use std::net::SocketAddr;
use std::time::Duration;

use annex::{Balancer, Line, Nats, Postgres};
use guest::{Place, Program};
use tokio::task::block_in_place;

use crate::faults::{Fault, send_signal};
use crate::sentry::Sentry;

/// All clients come from one address, which no limit may stop.
pub(crate) const NO_LIMITS: [&str; 14] = [
    "--max-connections",
    "100000",
    "--max-new",
    "100000",
    "--max-hellos",
    "10000000",
    "--max-requests",
    "10000000",
    "--max-wrong-codes",
    "10000000",
    "--max-messages",
    "100000",
    "--max-orders",
    "1000",
];

pub(crate) struct Cluster {
    postgres: Postgres,
    nats: Nats,
    nodes: Vec<Node>,
    balancer: Balancer,
    lease: Duration,
    url: String,
}

/// A node, and its lines to the services.
struct Node {
    program: Program,
    to_postgres: Line,
    to_nats: Line,
    metrics: SocketAddr,
}

impl Cluster {
    pub(crate) async fn start(
        binary: &str,
        nodes: usize,
        lease: Duration,
    ) -> Result<Cluster, Box<dyn Error>> {
        let (postgres, nats) =
            tokio::task::spawn_blocking(|| (Postgres::start(), Nats::start())).await?;
        let url = postgres.url().to_owned();
        let mut all = Vec::new();
        for number in 0..nodes {
            let (to_postgres, to_nats) = (Line::to(postgres.port()), Line::to(nats.port()));
            let metrics = free();
            let words = [
                "--store",
                &postgres.through(&url, to_postgres.port()),
                "--bus",
                &format!("nats://127.0.0.1:{}", to_nats.port()),
                "--node",
                &format!("node-{number}"),
                "--lease",
                &format!("{}ms", lease.as_millis()),
                "--metrics",
                &metrics.to_string(),
                "--quick-bots",
                "--away",
                "1h",
            ];
            let program = Program::start(binary, &[&words[..], &NO_LIMITS].concat())?;
            all.push(Node { program, to_postgres, to_nats, metrics });
        }
        let servers = all.iter().map(|node| node.program.place().address()).collect();
        let balancer = Balancer::between(servers).await?;
        Ok(Cluster { postgres, nats, nodes: all, balancer, lease, url })
    }

    /// Where clients come: through the balancer.
    pub(crate) fn place(&self) -> Place {
        Place::new(self.balancer.address())
    }

    pub(crate) fn database(&self) -> String {
        self.url.clone()
    }

    /// The codes of the tables that this node owns.
    pub(crate) fn owned_by(&self, node: usize) -> HashSet<String> {
        let owned = format!(
            "SELECT code FROM live JOIN journal ON journal.id = live.journal
             WHERE owner = (SELECT max(id) FROM node WHERE name = 'node-{node}')"
        );
        let url = self.url.clone();
        block_in_place(move || Postgres::texts(&url, &owned)).into_iter().collect()
    }

    /// `kill -9`.
    pub(crate) fn kill(&mut self, node: usize) {
        block_in_place(|| self.nodes[node].program.kill());
    }

    pub(crate) fn start_again(&mut self, node: usize) {
        block_in_place(|| self.nodes[node].program.restart()).expect("it starts again");
    }

    /// Lets this happen, and mends it where it does not mend itself.
    pub(crate) async fn suffer(&mut self, fault: &Fault) -> Result<(), Box<dyn Error>> {
        let long = self.lease + self.lease / 2;
        match *fault {
            Fault::Kill(node) => {
                self.kill(node);
                self.start_again(node);
            }
            Fault::Freeze(node) => {
                let program = &self.nodes[node].program;
                let other = &self.nodes[(node + 1) % self.nodes.len()].program;
                let mut sentry = Sentry::post(program.place()).await?;
                let process = program.process().expect("it runs");
                send_signal("STOP", process);
                sentry.ask_and_wait(other.place()).await?;
                send_signal("CONT", process);
                sentry.listen().await?;
            }
            Fault::KillPostgres => block_in_place(|| {
                self.postgres.kill();
                self.postgres.start_again();
            }),
            Fault::KillNats => block_in_place(|| {
                self.nats.kill();
                self.nats.start_again();
            }),
            Fault::CutPostgres(node) => self.cut(&self.nodes[node].to_postgres, long).await,
            Fault::CutNats(node) => self.cut(&self.nodes[node].to_nats, long).await,
        }
        Ok(())
    }

    async fn cut(&self, line: &Line, time: Duration) {
        line.hold();
        tokio::time::sleep(time).await;
        line.release();
    }

    /// Stops a node as an operator does for an upgrade, and starts it again. Returns how long it
    /// took to end.
    pub(crate) fn restart(&mut self, node: usize) -> Duration {
        let program = &mut self.nodes[node].program;
        block_in_place(|| {
            let ended = program.signal("TERM").expect("it ends");
            assert_eq!(ended.code, Some(0), "it ends well");
            program.restart().expect("it starts again");
            ended.took
        })
    }

    /// What each node says of itself.
    pub(crate) async fn metrics(&self) -> String {
        let mut said = String::new();
        for (number, node) in self.nodes.iter().enumerate() {
            let Ok(answer) = Place::new(node.metrics).get("/metrics").await else { continue };
            let wanted = ["tables_awake", "bus_messages", "takeovers", "fenced_writes"];
            let lines = answer.body.lines().filter(|line| {
                wanted.iter().any(|name| line.starts_with(&format!("safehouse_{name}")))
            });
            let lines: Vec<_> = lines.map(|line| line.trim_start_matches("safehouse_")).collect();
            said += &format!("node {number}: {}\n", lines.join(", "));
        }
        said.trim_end().to_owned()
    }

    pub(crate) fn end(&mut self) {
        self.nodes.iter_mut().for_each(|node| node.program.kill());
    }
}

fn free() -> SocketAddr {
    let listener = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
    listener.local_addr().expect("an address")
}
