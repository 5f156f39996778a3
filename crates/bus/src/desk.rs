//! The node that owns a table: clients of other nodes, as the table knows them.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bytes::Bytes;
use host::{Door, Farewell, Line, Mail, NoTable, Outlet, Said, TooSlow};
use store::NodeId;
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use wire::ToClient;

use crate::Bus;
use crate::call::{Greeted, Hello};
use crate::frame::{Caller, Delivery, Head, ToSocket, ToTable};
use crate::post::Post;

/// The most messages of one connection in its table's mailbox. The node with the socket sends fewer
/// than this before it hears that some are dealt with.
const TURNS: usize = 32;
/// After this many messages the owner reports to the socket's node that they are dealt with, even if
/// the table sends nothing: at once, or if they wait in the mailbox, soon.
const REPORT_DONE: u32 = 4;
const SOON: Duration = Duration::from_millis(20);
/// How long a hello may wait for its table.
const PATIENCE: Duration = Duration::from_secs(5);

/// The connections of other nodes to tables of this one.
#[derive(Default)]
pub(crate) struct Desks {
    open: Mutex<HashMap<Caller, Arc<Desk>>>,
    /// Doors of this node's own sockets count from 0.
    doors: AtomicU64,
}

/// One of them.
pub(crate) struct Desk {
    caller: Caller,
    door: Door,
    table: mpsc::Sender<Mail>,
    line: Line,
    turns: Arc<Semaphore>,
    received: AtomicU32,
    post: Post,
    to: String,
    sent: Mutex<u32>,
    reported_done: AtomicU32,
    /// Whether a task waits to report that messages are dealt with.
    waits_to_report: AtomicBool,
    over: AtomicBool,
}

impl Desks {
    pub(crate) fn open(&self) -> MutexGuard<'_, HashMap<Caller, Arc<Desk>>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Desk {
    /// How many messages the table has dealt with.
    fn done(&self) -> u32 {
        let waiting = TURNS.saturating_sub(self.turns.available_permits());
        self.received.load(Ordering::Acquire).wrapping_sub(waiting as u32)
    }

    /// Sends the next message, with its number.
    fn send(&self, write: impl FnOnce(Head) -> Bytes) -> Result<(), TooSlow> {
        // Locked until it is on its way: numbers leave in order.
        let mut sent = self.sent.lock().unwrap_or_else(PoisonError::into_inner);
        let done = self.done();
        let (door, races) = (self.caller.door, self.line.races());
        let payload = write(Head { node: self.post.me(), door, n: *sent, done, races });
        *sent = sent.wrapping_add(1);
        self.reported_done.store(done, Ordering::Relaxed);
        self.post.send(self.to.clone(), payload).map_err(|_| TooSlow)
    }

    pub(crate) fn deliver(&self, delivery: Delivery) {
        let _ = self.send(|head| ToSocket { head, delivery }.write());
    }

    pub(crate) fn say(&self, text: &str) -> Result<(), TooSlow> {
        self.send(|head| head.say(text.as_bytes()))
    }

    /// How many messages the table has dealt with, or how many came, since the last report.
    fn unreported(&self, count: u32) -> u32 {
        count.wrapping_sub(self.reported_done.load(Ordering::Relaxed))
    }

    /// Reports how many messages are dealt with, if that is worth a message. A table that has nothing
    /// to say would otherwise leave the socket waiting for ever.
    fn report_done(self: &Arc<Desk>) {
        if self.unreported(self.done()) >= REPORT_DONE {
            self.deliver(Delivery::Done);
        } else if self.unreported(self.received.load(Ordering::Acquire)) >= REPORT_DONE
            && !self.waits_to_report.swap(true, Ordering::AcqRel)
        {
            tokio::spawn(self.clone().report_done_later());
        }
    }

    async fn report_done_later(self: Arc<Desk>) {
        while self.unreported(self.received.load(Ordering::Acquire)) > 0 {
            sleep(SOON).await;
            if self.over.load(Ordering::Acquire) || self.table.is_closed() {
                return;
            }
            if self.unreported(self.done()) > 0 {
                self.deliver(Delivery::Done);
            }
        }
        self.waits_to_report.store(false, Ordering::Release);
    }

    /// Ends the connection, once.
    fn end(&self, delivery: Delivery) {
        if !self.over.swap(true, Ordering::AcqRel) {
            self.deliver(delivery);
        }
    }
}

/// What the table has of a connection of another node.
struct Way(Arc<Desk>, Bus);

impl Outlet for Way {
    fn send(&self, text: &str) -> Result<(), TooSlow> {
        self.0.say(text)
    }

    fn farewell(&self, why: Farewell) {
        self.0.end(Delivery::Farewell(why));
    }
}

impl Drop for Way {
    fn drop(&mut self) {
        self.0.end(Delivery::Closed);
        self.1.0.desks.open().remove(&self.0.caller);
    }
}

/// Brings a client of another node to its table.
pub(crate) async fn open(bus: &Bus, hello: Hello) -> Result<Greeted, NoTable> {
    let caller = hello.caller();
    let table = bus.0.house.mailbox_here(hello.code).await?;
    let number = bus.0.desks.doors.fetch_add(1, Ordering::Relaxed);
    let (door, line) = (Door(number | 1 << 63), Line::default());
    let post = bus.0.post.clone();
    let desk = Arc::new(Desk {
        caller,
        door,
        table: table.clone(),
        line: line.clone(),
        turns: Arc::new(Semaphore::new(TURNS)),
        received: AtomicU32::new(0),
        to: post.deliveries_to(caller.node),
        post,
        sent: Mutex::new(0),
        reported_done: AtomicU32::new(0),
        waits_to_report: AtomicBool::new(false),
        over: AtomicBool::new(false),
    });
    bus.0.desks.open().insert(caller, desk.clone());
    let outlet = Box::new(Way(desk, bus.clone()));
    let (from, Hello { stand, token, have, .. }) = (hello.from(), hello);
    let (reply, answer) = oneshot::channel();
    let hello = host::Hello { door, from, stand, token, have, outlet, line, reply };
    table.try_send(Mail::Hello(Box::new(hello))).map_err(|_| NoTable::Busy)?;
    match timeout(PATIENCE, answer).await {
        Ok(Ok(greeted)) => Ok(greeted.map_err(str::to_owned)),
        Ok(Err(_)) => Err(NoTable::Unavailable),
        Err(_) => Err(NoTable::Busy),
    }
}

/// A client of another node says something, or is gone.
pub(crate) fn hear(bus: &Bus, payload: &Bytes) {
    let Some(frame) = ToTable::read(payload.clone()) else { return };
    let caller = frame.caller;
    let desk = bus.0.desks.open().get(&caller).cloned();
    let Some(desk) = desk else {
        if frame.said.is_some() {
            closed(bus, caller);
        }
        return;
    };
    let Some(said) = frame.said else { return leave(bus, &desk) };
    if frame.n != desk.received.load(Ordering::Relaxed) {
        // Some were lost on the way: the client sends them again when it is back.
        desk.end(Delivery::Closed);
        return leave(bus, &desk);
    }
    desk.line.set_credit_ms(frame.credit_ms);
    let turn = desk.turns.clone().try_acquire_owned();
    desk.received.fetch_add(1, Ordering::AcqRel);
    let Ok(turn) = turn else {
        desk.end(Delivery::Closed);
        return leave(bus, &desk);
    };
    let n = number(&said);
    match desk.table.try_send(Mail::Said(desk.door, said, Instant::now(), Some(turn))) {
        Ok(()) => {}
        Err(TrySendError::Full(_)) => {
            if let Some(n) = n {
                let busy: ToClient<'_> = ToClient::Refused { n, why: NoTable::Busy.code() };
                let text = busy.text();
                let _ = desk.say(&text);
            }
        }
        Err(TrySendError::Closed(_)) => return desk.end(Delivery::Closed),
    }
    desk.report_done();
}

/// The number of an act or order, which must be answered.
fn number(said: &Said) -> Option<u64> {
    match said {
        Said::Act(n, _) | Said::Order(n, _) => Some(*n),
        Said::Sense(_) | Said::Beat(_) | Said::Nonsense(_) => None,
    }
}

/// Reports that the table has no connection of this caller: its node may close the socket.
fn closed(bus: &Bus, caller: Caller) {
    let post = &bus.0.post;
    let head = Head { node: post.me(), door: caller.door, n: u32::MAX, done: 0, races: false };
    let frame = ToSocket { head, delivery: Delivery::Closed };
    post.publish(post.deliveries_to(caller.node), frame.write());
}

/// Tells the table that a client is gone.
fn leave(bus: &Bus, desk: &Desk) {
    bus.0.desks.open().remove(&desk.caller);
    if let Err(TrySendError::Full(gone)) = desk.table.try_send(Mail::Gone(desk.door)) {
        let table = desk.table.clone();
        tokio::spawn(async move { table.send(gone).await });
    }
}

/// All clients of a node are gone, or of all nodes.
pub(crate) fn lost(bus: &Bus, node: Option<NodeId>) {
    let open = bus.0.desks.open();
    let gone: Vec<_> = open
        .values()
        .filter(|desk| node.is_none_or(|node| desk.caller.node == node))
        .cloned()
        .collect();
    drop(open);
    gone.iter().for_each(|desk| leave(bus, desk));
}
