//! The node that has a client's socket: tables of other nodes, as the gateway knows them.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use host::{Abroad, Door, Hello, Line, Mail, Missed, NoTable, Outlet, Turn};
use serde::de::DeserializeOwned;
use store::NodeId;
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use wire::Code;

use crate::Bus;
use crate::call::{self, Call, Found, Greeted, Joined};
use crate::frame::{Caller, Delivery, ToSocket, ToTable};

/// The capacity of the mailbox, as that of a table.
const MAILBOX: usize = 64;
/// An envoy without clients ends after this long without mail.
const IDLE: Duration = Duration::from_secs(60);

/// This node's connections to tables elsewhere.
#[derive(Default)]
pub(crate) struct Envoys(Mutex<HashMap<Door, Client>>);

/// One of them.
struct Client {
    node: NodeId,
    envoy: Envoy,
    outlet: Box<dyn Outlet>,
    line: Line,
    /// Messages that the table has not dealt with yet: as long as they have their turns, the socket
    /// sends no more.
    turns: VecDeque<Turn>,
    /// How many were sent, and how many the table has dealt with.
    sent: u32,
    done: u32,
    /// The number of the next message from the table.
    next: u32,
}

/// Ends the mailbox of a table here: the table may be on another node by now, and the next client
/// has to look for it.
#[derive(Clone)]
struct Envoy(mpsc::Sender<()>);

impl Envoy {
    fn dismiss(&self) {
        let _ = self.0.try_send(());
    }
}

impl Envoys {
    fn clients(&self) -> MutexGuard<'_, HashMap<Door, Client>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The mailbox of a table that another node owns.
pub(crate) async fn find(bus: &Bus, node: NodeId, code: Code) -> Result<Abroad, Missed> {
    let asked = call::try_to_ask(bus, node, Call::Find(code, bus.0.nodes.me().0)).await;
    let key = match asked {
        Some(Ok(Found::Here(key))) => key,
        Some(Ok(Found::At(node))) => return Err(Missed::At(NodeId(node))),
        None | Some(Err(NoTable::Unavailable)) => return Err(Missed::Silent),
        Some(Err(why)) => return Err(Missed::No(why)),
    };
    let (mailbox, mail) = mpsc::channel(MAILBOX);
    let (dismiss, dismissed) = mpsc::channel(1);
    let envoy = Envoy(dismiss);
    tokio::spawn(carry(bus.clone(), (node, code), envoy.clone(), mail, dismissed));
    let bus = bus.clone();
    let look = Arc::new(move || -> host::Looking {
        let (bus, envoy) = (bus.clone(), envoy.clone());
        Box::pin(async move {
            let text = call::ask::<String>(&bus, node, Call::Look(code)).await;
            text.map(Into::into).inspect_err(|_| envoy.dismiss())
        })
    });
    Ok(Abroad { mailbox, key, look })
}

/// Carries everything that comes into the mailbox to the table, until nobody uses it any more or the
/// table is not there.
async fn carry(
    bus: Bus,
    (node, code): (NodeId, Code),
    envoy: Envoy,
    mut mail: mpsc::Receiver<Mail>,
    mut dismissed: mpsc::Receiver<()>,
) {
    loop {
        let next = tokio::select! {
            _ = dismissed.recv() => break,
            next = timeout(IDLE, mail.recv()) => next,
        };
        let mail = match next {
            Ok(Some(mail)) => mail,
            Ok(None) => return,
            // This one and the one that looks.
            Err(_) if envoy.0.strong_count() <= 2 => return,
            Err(_) => continue,
        };
        match mail {
            Mail::Sit(join, from, reply) => {
                let call = Call::Sit(code, join, from.0);
                tokio::spawn(pass_on(bus.clone(), node, call, reply, envoy.clone()));
            }
            Mail::Ask(join, from, reply) => {
                let call = Call::Ask(code, join, from.0);
                tokio::spawn(pass_on(bus.clone(), node, call, reply, envoy.clone()));
            }
            Mail::Hello(hello) => {
                tokio::spawn(greet(bus.clone(), (node, code), envoy.clone(), hello));
            }
            Mail::Said(door, said, _, turn) => {
                let mut clients = bus.0.envoys.clients();
                let Some(client) = clients.get_mut(&door) else { continue };
                let caller = Caller { node: bus.0.nodes.me(), door };
                let credit_ms = client.line.credit_ms();
                let frame = ToTable { caller, n: client.sent, credit_ms, said: Some(said) };
                client.sent = client.sent.wrapping_add(1);
                client.turns.push_back(turn);
                let post = &bus.0.post;
                if post.send(post.said_to(node), frame.write()).is_err() {
                    clients.remove(&door);
                }
            }
            Mail::Gone(door) => gone(&bus, door),
            Mail::Leave => {}
        }
    }
    // Clients that came just now have to look for the table, as those do that come next.
    mail.close();
    while let Ok(mail) = mail.try_recv() {
        match mail {
            Mail::Sit(..) | Mail::Ask(..) => {
                let bus = bus.clone();
                tokio::spawn(async move { bus.0.house.mail(code, mail).await });
            }
            Mail::Gone(door) => gone(&bus, door),
            // The gateway brings a client whose hello is dropped to the table's next mailbox.
            Mail::Hello(_) | Mail::Said(..) | Mail::Leave => {}
        }
    }
}

/// Asks the table's node for a person, and hands them the answer. Without one the reply is dropped,
/// and they hear that the table is unavailable.
async fn pass_on<T: DeserializeOwned>(
    bus: Bus,
    node: NodeId,
    call: Call,
    reply: oneshot::Sender<Joined<T>>,
    envoy: Envoy,
) {
    match call::ask(&bus, node, call).await {
        Ok(joined) => _ = reply.send(joined),
        Err(_) => envoy.dismiss(),
    }
}

/// Brings a client to its table on another node.
async fn greet(bus: Bus, (node, code): (NodeId, Code), envoy: Envoy, hello: Box<Hello>) {
    let bus = &bus;
    let Hello { door, from, stand, token, have, outlet, line, reply } = *hello;
    let (turns, of) = (VecDeque::new(), envoy.clone());
    let client = Client { node, envoy: of, outlet, line, turns, sent: 0, done: 0, next: 0 };
    bus.0.nodes.expect(node);
    // The table may speak before it has answered.
    bus.0.envoys.clients().insert(door, client);
    let me = bus.0.nodes.me().0;
    let hello = call::Hello { code, node: me, door: door.0, from: from.0, stand, token, have };
    let greeted: Result<Greeted, NoTable> =
        call::ask(bus, node, Call::Hello(Box::new(hello))).await;
    let greeted = match greeted {
        Ok(greeted) => greeted,
        // The reply is dropped once this envoy has ended: then the gateway looks for the table again.
        Err(_) => {
            envoy.dismiss();
            no_such_client(bus, node, door);
            bus.0.envoys.clients().remove(&door);
            envoy.0.closed().await;
            return;
        }
    };
    if greeted.is_err() {
        bus.0.envoys.clients().remove(&door);
    }
    if reply.send(greeted.map_err(|why| known(&why))).is_err() {
        gone(bus, door);
    }
}

/// A refusal of a hello by its code.
fn known(code: &str) -> &'static str {
    match code {
        "table/no_seat" => "table/no_seat",
        "table/no_spectators" => "table/no_spectators",
        _ => NoTable::Unavailable.code(),
    }
}

/// A client is gone: this reports it to the table.
fn gone(bus: &Bus, door: Door) {
    let Some(client) = bus.0.envoys.clients().remove(&door) else { return };
    no_such_client(bus, client.node, door);
}

/// Reports to a node that this client is not here.
fn no_such_client(bus: &Bus, node: NodeId, door: Door) {
    let caller = Caller { node: bus.0.nodes.me(), door };
    let frame = ToTable { caller, n: 0, credit_ms: 0, said: None };
    let post = &bus.0.post;
    post.publish(post.said_to(node), frame.write());
}

/// A table on another node has sent something to one of our clients.
pub(crate) fn hear(bus: &Bus, payload: &Bytes) {
    let Some(frame) = ToSocket::read(payload.clone()) else { return };
    let (head, door) = (frame.head, frame.head.door);
    let mut clients = bus.0.envoys.clients();
    let Some(client) = clients.get_mut(&door) else {
        // Its node has not heard yet that the client is gone, or never will.
        if !matches!(frame.delivery, Delivery::Closed | Delivery::Farewell(_)) {
            no_such_client(bus, head.node, door);
        }
        return;
    };
    if matches!(frame.delivery, Delivery::Closed) {
        // Dropping the outlet ends the connection; the client comes back.
        client.envoy.dismiss();
        clients.remove(&door);
        return;
    }
    let is_next = head.n == client.next;
    client.next = client.next.wrapping_add(1);
    let dealt_with = head.done.wrapping_sub(client.done).min(client.turns.len() as u32);
    client.turns.drain(..dealt_with as usize);
    client.done = head.done;
    client.line.set_races(head.races);
    let sent = match frame.delivery {
        _ if !is_next => Err(()),
        Delivery::Say(text) => match std::str::from_utf8(&text) {
            Ok(text) => client.outlet.send(text).map_err(|_| {
                metrics::counter!("safehouse_slow_readers_total").increment(1);
            }),
            Err(_) => Err(()),
        },
        Delivery::Farewell(why) => {
            client.outlet.farewell(why);
            Err(())
        }
        Delivery::Done | Delivery::Closed => Ok(()),
    };
    drop(clients);
    if sent.is_err() {
        gone(bus, door);
    }
}

/// All tables of a node are out of reach, or all tables elsewhere.
pub(crate) fn lost(bus: &Bus, node: Option<NodeId>) {
    let gone = |client: &Client| node.is_none_or(|node| client.node == node);
    bus.0.envoys.clients().retain(|_, client| {
        let gone = gone(client);
        if gone {
            client.envoy.dismiss();
        }
        !gone
    });
}
