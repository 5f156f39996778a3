//! The subjects of the bus, and how messages leave.

use std::time::Duration;

use async_nats::{Client, Request, SubscribeError, Subscriber};
use bytes::Bytes;
use store::{Membership, NodeId};
use tokio::sync::{broadcast, mpsc, oneshot};

/// How many messages may wait to leave this node. If NATS takes none until this is full, it is away.
const LEAVING: usize = 65_536;

/// How many losses of nodes may be heard late.
const LOSSES: usize = 64;

/// The way out. Sending never waits.
#[derive(Clone)]
pub(crate) struct Post {
    client: Client,
    house: String,
    me: NodeId,
    leaving: mpsc::Sender<Leaving>,
    /// The nodes that are out of reach from now on: one, or all.
    lost: broadcast::Sender<Option<NodeId>>,
}

/// What waits to leave.
enum Leaving {
    Message(String, Bytes),
    /// Answered when everything before it has left.
    Flush(oneshot::Sender<()>),
}

/// The message could not be sent: too many wait already.
pub(crate) struct Stuck;

impl Post {
    pub(crate) fn new(client: Client, me: &Membership) -> Post {
        let (leaving, mut next) = mpsc::channel(LEAVING);
        let out = client.clone();
        tokio::spawn(async move {
            // One after the other, so that what one connection sends arrives in its order.
            while let Some(leaving) = next.recv().await {
                match leaving {
                    Leaving::Message(subject, payload) => {
                        let _ = out.publish(subject, payload).await;
                    }
                    Leaving::Flush(done) => _ = done.send(()),
                }
            }
        });
        let lost = broadcast::channel(LOSSES).0;
        Post { client, house: me.house.clone(), me: me.node, leaving, lost }
    }

    /// This node.
    pub(crate) fn me(&self) -> NodeId {
        self.me
    }

    /// Where a node is asked for something, and answers.
    pub(crate) fn calls_to(&self, node: NodeId) -> String {
        format!("safehouse.{}.{}.calls", self.house, node.0)
    }

    /// Where a node hears what clients at other nodes say to its tables.
    pub(crate) fn said_to(&self, node: NodeId) -> String {
        format!("safehouse.{}.{}.said", self.house, node.0)
    }

    /// Where a node hears what other nodes' tables send to its clients.
    pub(crate) fn deliveries_to(&self, node: NodeId) -> String {
        format!("safehouse.{}.{}.deliveries", self.house, node.0)
    }

    /// Where all nodes say that they live.
    pub(crate) fn roll_call(&self) -> String {
        format!("safehouse.{}.nodes", self.house)
    }

    /// Where a node sends what all others should know.
    pub(crate) fn notes(&self) -> String {
        format!("safehouse.{}.notes", self.house)
    }

    pub(crate) async fn subscribe(&self, subject: &str) -> Result<Subscriber, SubscribeError> {
        self.client.subscribe(subject.to_owned()).await
    }

    /// Sends this after everything that was sent before.
    pub(crate) fn send(&self, subject: String, payload: Bytes) -> Result<(), Stuck> {
        metrics::counter!("safehouse_bus_messages_total").increment(1);
        self.leaving.try_send(Leaving::Message(subject, payload)).map_err(|_| Stuck)
    }

    /// The same, where it does not matter if it is lost.
    pub(crate) fn publish(&self, subject: String, payload: Bytes) {
        let _ = self.send(subject, payload);
    }

    /// Asks a node, and waits this long for the answer; `None` if none comes.
    pub(crate) async fn request(
        &self,
        node: NodeId,
        payload: Bytes,
        patience: Duration,
    ) -> Option<Bytes> {
        metrics::counter!("safehouse_bus_messages_total").increment(1);
        let mut losses = self.lost.subscribe();
        let lost = async {
            // One that comes too fast to be heard counts as ours.
            while losses.recv().await.is_ok_and(|lost| lost.is_some_and(|lost| lost != node)) {}
        };
        let request = Request::new().payload(payload).timeout(Some(patience));
        tokio::select! {
            answer = self.client.send_request(self.calls_to(node), request) => {
                Some(answer.ok()?.payload)
            }
            () = lost => None,
        }
    }

    /// Nobody waits any longer for answers of this node, or of all.
    pub(crate) fn give_up(&self, node: Option<NodeId>) {
        let _ = self.lost.send(node);
    }

    /// Returns once everything that was sent before has left.
    pub(crate) async fn flush(&self) {
        let (done, all_left) = oneshot::channel();
        if self.leaving.send(Leaving::Flush(done)).await.is_ok() {
            let _ = all_left.await;
        }
        let _ = self.client.flush().await;
    }

    pub(crate) async fn reply(&self, to: async_nats::Subject, payload: Bytes) {
        let _ = self.client.publish(to, payload).await;
    }
}
