//! What one node asks another before there is a connection: each is answered once.

use std::time::Duration;

use async_nats::Message;
use bytes::Bytes;
use host::{LobbyRefusal, Missed, NoTable, Whence};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use store::NodeId;
use wire::{Code, Create, Have, Join, Key, Stand, Token};

use crate::frame::Caller;
use crate::{Bus, desk};

/// A question to the node that owns a table, or shall.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Call {
    /// Is the table with this code awake with you? It is woken if need be. Answered with its key.
    /// The number is that of the node that asks.
    Find(Code, i64),
    /// The text that strangers may read.
    Look(Code),
    Sit(Code, Box<Join>, u64),
    Ask(Code, Box<Join>, u64),
    Hello(Box<Hello>),
    /// Make this table with you.
    Create(Box<Create>),
}

/// A client's hello.
#[derive(Serialize, Deserialize)]
pub(crate) struct Hello {
    pub(crate) code: Code,
    pub(crate) node: i64,
    pub(crate) door: u64,
    pub(crate) from: u64,
    pub(crate) stand: Stand,
    pub(crate) token: Option<Token>,
    pub(crate) have: Option<Have>,
}

impl Hello {
    pub(crate) fn caller(&self) -> Caller {
        Caller { node: NodeId(self.node), door: host::Door(self.door) }
    }

    pub(crate) fn from(&self) -> Whence {
        Whence(self.from)
    }
}

/// How long an answer may take. A table answers within less, or not at all.
const PATIENCE: Duration = Duration::from_secs(10);

/// Asks a node. If no answer comes, the table is unavailable for now.
pub(crate) async fn ask<T: DeserializeOwned>(
    bus: &Bus,
    node: NodeId,
    call: Call,
) -> Result<T, NoTable> {
    let answer = try_to_ask(bus, node, call).await;
    answer.unwrap_or(Err(NoTable::Unavailable))
}

/// Asks a node; `None` if no answer comes.
pub(crate) async fn try_to_ask<T: DeserializeOwned>(
    bus: &Bus,
    node: NodeId,
    call: Call,
) -> Option<Result<T, NoTable>> {
    let post = &bus.0.post;
    let question = serde_json::to_vec(&call).expect("a call can be written");
    let patience = match call {
        // Asked again as long as the lease of a node that does not answer lasts.
        Call::Find(..) => bus.0.nodes.patience(),
        Call::Look(_) | Call::Sit(..) | Call::Ask(..) | Call::Hello(_) | Call::Create(_) => {
            PATIENCE
        }
    };
    let answer = post.request(node, question.into(), patience).await?;
    serde_json::from_slice(&answer).ok()
}

/// Answers a call of another node.
pub(crate) async fn answer(bus: &Bus, message: Message) {
    let Some(to) = message.reply else { return };
    // Not by serde_json: a table's options are read by the strict parser alone.
    let call = match strict::from_slice::<Call>(&message.payload) {
        Ok(call) => call,
        Err(why) => return tracing::warn!(%why, "another node's question cannot be read"),
    };
    let house = &bus.0.house;
    let text = match call {
        Call::Find(code, node) => written(&found(house.find_here(code, NodeId(node)).await)),
        Call::Look(code) => {
            written::<String>(&house.look_here(code).await.map(|text| text.to_string()))
        }
        Call::Sit(code, join, from) => written(&house.sit_here(code, join, Whence(from)).await),
        Call::Ask(code, join, from) => written(&house.ask_here(code, join, Whence(from)).await),
        Call::Hello(hello) => written(&desk::open(bus, *hello).await),
        Call::Create(create) => written(&house.create_here(*create).await),
    };
    bus.0.post.reply(to, text).await;
}

fn written<T: Serialize>(answer: &Result<T, NoTable>) -> Bytes {
    serde_json::to_vec(answer).expect("an answer can be written").into()
}

/// The answer to [`Call::Find`]: the key, or the number of the node that has the table.
#[derive(Serialize, Deserialize)]
pub(crate) enum Found {
    Here(Option<Key>),
    At(i64),
}

fn found(found: Result<Option<Key>, Missed>) -> Result<Found, NoTable> {
    match found {
        Ok(key) => Ok(Found::Here(key)),
        Err(Missed::At(node)) => Ok(Found::At(node.0)),
        Err(Missed::Silent) => Err(NoTable::Unavailable),
        Err(Missed::No(why)) => Err(why),
    }
}

/// The answer to [`Call::Sit`] and [`Call::Ask`].
pub(crate) type Joined<T> = Result<T, LobbyRefusal>;
/// The answer to [`Call::Hello`]: the code of a refusal, if it is one.
pub(crate) type Greeted = Result<(), String>;
