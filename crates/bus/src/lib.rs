//! Carries messages between the nodes of one house, over NATS.
//!
//! A node takes sockets for any table. If another node owns the table, this crate is the table's
//! mailbox here ([`envoy`]), and a client's connection there ([`desk`]). The gateway and the table
//! notice nothing of it: what is promised to clients is promised by the table and by the socket, and
//! the bus between them either carries every message in order or ends the connection, after which
//! the client comes back by itself.
//!
//! It knows no game and no socket. Start with [`Bus`]; [`frame`] is what is sent for a connection,
//! [`call`] what is asked before there is one, [`nodes`] who is there.

mod call;
mod desk;
mod envoy;
mod frame;
mod nodes;
mod post;
#[cfg(test)]
mod tests;

use std::sync::Arc;
use std::time::Duration;

use async_nats::{ConnectOptions, Event};
use futures_util::StreamExt;
use futures_util::future::BoxFuture;
use host::{Abroad, Edition, Elsewhere, House, Missed, NoTable};
use store::{Membership, NodeId};
use tokio::sync::mpsc;
use wire::{Code, Create, Seated};

use call::Call;
use desk::Desks;
use envoy::Envoys;
use nodes::Nodes;
use post::Post;

/// How many messages may wait for one subscription before NATS drops some. A gap in the numbers of a
/// connection's messages then ends that connection.
const WAITING: usize = 65_536;

/// How long saying goodbye may take.
const PARTING: Duration = Duration::from_secs(1);

/// This node's place on the bus.
#[derive(Clone)]
pub struct Bus(Arc<Inner>);

struct Inner {
    post: Post,
    nodes: Nodes,
    envoys: Envoys,
    desks: Desks,
    house: House,
}

/// Why there is no bus, in a sentence.
#[derive(Debug)]
pub struct NoBus(String);

impl std::fmt::Display for NoBus {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NoBus {}

impl Bus {
    /// Connects this node's house with those of the others, by one of these servers: addresses
    /// separated by commas.
    pub async fn connect(
        url: &str,
        me: Membership,
        lease: Duration,
        version: &str,
        house: House,
    ) -> Result<Bus, NoBus> {
        let (notice, mut events) = mpsc::unbounded_channel();
        let options = ConnectOptions::new()
            .name("safehouse")
            .subscription_capacity(WAITING)
            .ping_interval(Duration::from_secs(1))
            .connection_timeout(Duration::from_secs(3))
            .reconnect_delay_callback(|tried| Duration::from_millis(100 * (tried as u64).min(10)))
            .event_callback(move |event| {
                let _ = notice.send(event);
                async {}
            });
        let servers: Vec<&str> = url.split(',').collect();
        let client = options.connect(&servers[..]).await.map_err(|why| {
            let places: Vec<_> = servers.iter().map(|url| without_password(url)).collect();
            NoBus(format!("no bus answers at {}: {why}", places.join(", ")))
        })?;
        let post = Post::new(client, &me);
        let nodes = Nodes::new(me.node, lease, version, house.editions());
        let (envoys, desks) = (Envoys::default(), Desks::default());
        let bus = Bus(Arc::new(Inner { post, nodes, envoys, desks, house }));
        bus.listen()
            .await
            .map_err(|why| NoBus(format!("the bus does not let us listen: {why}")))?;
        let it = bus.clone();
        tokio::spawn(async move {
            while let Some(event) = events.recv().await {
                it.noticed(&event);
            }
        });
        bus.0.house.meet(Arc::new(bus.clone()));
        Ok(bus)
    }

    /// Listens to everything that is meant for this node.
    async fn listen(&self) -> Result<(), async_nats::SubscribeError> {
        let (me, post) = (self.0.nodes.me(), &self.0.post);
        let mut calls = post.subscribe(&post.calls_to(me)).await?;
        let mut said = post.subscribe(&post.said_to(me)).await?;
        let mut deliveries = post.subscribe(&post.deliveries_to(me)).await?;
        let mut beats = post.subscribe(&post.roll_call()).await?;
        // Each of these is handled without waiting for anything, in the order in which it comes:
        // senses and beats do not wait for one another, nor for a call.
        let it = self.clone();
        tokio::spawn(async move {
            while let Some(message) = said.next().await {
                desk::hear(&it, &message.payload);
            }
        });
        let it = self.clone();
        tokio::spawn(async move {
            while let Some(message) = deliveries.next().await {
                envoy::hear(&it, &message.payload);
            }
        });
        let it = self.clone();
        tokio::spawn(async move {
            while let Some(message) = beats.next().await {
                if let Some(left) = it.0.nodes.hear(&message.payload) {
                    it.lost(Some(left));
                }
            }
        });
        let it = self.clone();
        tokio::spawn(async move {
            while let Some(message) = calls.next().await {
                let it = it.clone();
                tokio::spawn(async move { call::answer(&it, message).await });
            }
        });
        tokio::spawn(self.clone().keep_in_touch());
        Ok(())
    }

    /// Says every now and then that this node lives, and lets go of nodes that do not.
    async fn keep_in_touch(self) {
        loop {
            let state = self.0.nodes.state(self.0.house.awake(), self.0.house.is_draining());
            self.0.post.publish(self.0.post.roll_call(), state);
            for gone in self.0.nodes.forget_silent() {
                tracing::warn!(node = gone.0, "a node is silent");
                self.lost(Some(gone));
            }
            tokio::time::sleep(self.0.nodes.every()).await;
        }
    }

    /// Ends all connections with this node, or with all.
    fn lost(&self, node: Option<NodeId>) {
        self.0.post.give_up(node);
        envoy::lost(self, node);
        desk::lost(self, node);
    }

    /// Messages may have been lost while there was no connection: every connection through the bus
    /// ends, and its client comes back.
    fn noticed(&self, event: &Event) {
        match event {
            Event::Disconnected | Event::Closed => {
                tracing::error!("the bus is away: players at other nodes have to wait");
                self.lost(None);
            }
            Event::SlowConsumer(_) => {
                tracing::error!("messages came over the bus faster than they could be handled");
                self.lost(None);
            }
            Event::Connected => tracing::info!("the bus is there"),
            Event::LameDuckMode
            | Event::Draining
            | Event::ServerError(_)
            | Event::ClientError(_) => tracing::warn!(%event, "the bus"),
        }
    }

    /// Sends these notes to all other nodes, and hears theirs.
    pub async fn share(
        &self,
        mut notes: mpsc::UnboundedReceiver<String>,
        heard: impl Fn(&str) + Send + 'static,
    ) -> Result<(), NoBus> {
        let post = &self.0.post;
        let listening = post.subscribe(&post.notes()).await;
        let mut theirs = listening.map_err(|why| NoBus(why.to_string()))?;
        let me = format!("{} ", self.0.nodes.me().0);
        let it = self.clone();
        let mine = me.clone();
        tokio::spawn(async move {
            while let Some(note) = notes.recv().await {
                it.0.post.publish(it.0.post.notes(), format!("{mine}{note}").into());
            }
        });
        tokio::spawn(async move {
            while let Some(message) = theirs.next().await {
                let note = std::str::from_utf8(&message.payload).unwrap_or_default();
                if let Some((_, note)) = note.split_once(' ').filter(|_| !note.starts_with(&me)) {
                    heard(note);
                }
            }
        });
        Ok(())
    }

    /// Hands all tables of this node over to the others, one by one. Returns when none is left, or
    /// when there is nobody to take them.
    pub async fn drain(&self) {
        self.0.house.drain().await;
    }

    /// Says goodbye to the other nodes, once no socket is left here. They need not wait for the lease
    /// to run out.
    pub async fn leave(&self) {
        let post = &self.0.post;
        post.publish(post.roll_call(), self.0.nodes.parting());
        let _ = tokio::time::timeout(PARTING, post.flush()).await;
    }
}

impl Elsewhere for Bus {
    fn find(&self, node: NodeId, code: Code) -> BoxFuture<'_, Result<Abroad, Missed>> {
        Box::pin(envoy::find(self, node, code))
    }

    fn lightest(&self) -> Option<(NodeId, usize)> {
        self.0.nodes.lightest()
    }

    fn reader(&self, edition: &Edition) -> Option<NodeId> {
        self.0.nodes.reader(edition)
    }

    fn create(
        &self,
        node: NodeId,
        create: Box<Create>,
    ) -> BoxFuture<'_, Result<Result<Seated, host::LobbyRefusal>, NoTable>> {
        Box::pin(call::ask(self, node, Call::Create(create)))
    }
}

/// An address as it may be printed.
fn without_password(url: &str) -> String {
    match (url.find("://"), url.rfind('@')) {
        (Some(scheme), Some(at)) if at > scheme => {
            format!("{}{}", &url[..scheme + 3], &url[at + 1..])
        }
        _ => url.to_owned(),
    }
}
