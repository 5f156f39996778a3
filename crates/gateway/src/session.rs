//! The life of one socket: hello, then messages in both directions, until either side is gone.

use std::pin::pin;
use std::sync::Arc;

use futures_util::{SinkExt, StreamExt};
use host::{Door, Mail, NoTable, Said, Turn};
use tokio::sync::mpsc::error::TrySendError;
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::{Instant, sleep_until, timeout};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use wire::{ToClient, ToServer};

use crate::Gateway;
use crate::address::Address;
use crate::arrive::arrive;
use crate::counted::Limit;
use crate::end::{End, part};
use crate::limits::Pace;
use crate::outgoing::News;
use crate::pings::Pings;
use crate::upgrade::{LONGEST_MESSAGE, Socket};

/// The most messages that one connection may have in its table's mailbox. Fewer than may wait to go
/// out, so that the answers to a client's own messages never disconnect it.
const TURNS: usize = 16;
/// The overhead of a message's frame in bytes, rounded up.
const FRAMING: usize = 16;

pub(crate) type Words<'a> = ToClient<'a>;

/// A connected client at a table.
pub(crate) struct Session {
    gateway: Gateway,
    socket: Socket,
    door: Door,
    table: mpsc::Sender<Mail>,
    pace: Pace,
    pings: Pings,
    /// Limits this connection's messages in its table's mailbox; beyond that its socket is not
    /// read.
    turns: Arc<Semaphore>,
    stopping: watch::Receiver<bool>,
}

impl Session {
    /// Runs the session to its end.
    pub(crate) async fn start(gateway: Gateway, address: Address, mut socket: Socket) {
        metrics::gauge!("safehouse_sockets").increment(1.0);
        let mut stopping = gateway.stopping();
        // Boxed, so that the long-lived socket task stays small: arriving needs much state, but
        // briefly.
        let mut pace = gateway.0.limits.pace();
        let arriving = Box::pin(arrive(&gateway, address, &mut socket, &mut pace));
        let arrived = tokio::select! {
            arrived = arriving => arrived,
            () = stopped(&mut stopping) => Err(STOPPING),
        };
        match arrived {
            Ok((door, table, line)) => {
                let pings = Pings::new(line, gateway.0.limits.patience());
                let turns = Arc::new(Semaphore::new(TURNS));
                let mut it = Box::new(Session {
                    gateway,
                    socket,
                    door,
                    table,
                    pace,
                    pings,
                    turns,
                    stopping,
                });
                let end = it.live().await;
                Box::pin(it.leave(end)).await;
            }
            Err(end) => Box::pin(part(socket, end)).await,
        }
        metrics::gauge!("safehouse_sockets").decrement(1.0);
    }

    async fn live(&mut self) -> End {
        let patience = self.gateway.0.limits.patience();
        // After this long without a message or a pong the client counts as gone.
        let silence = patience * 6;
        let mut heard = Instant::now();
        // Made once and not in each iteration: this loop is what a busy server does most.
        let outgoing = self.socket.get_ref().outgoing().clone();
        let mut stopping = self.stopping.clone();
        let mut stopped = pin!(stopped(&mut stopping));
        let mut ping_due = pin!(sleep_until(self.pings.due()));
        let mut turn = None;
        loop {
            let (turns, socket) = (&self.turns, &mut self.socket);
            let hearing = async {
                if turn.is_none() {
                    turn = turns.clone().acquire_owned().await.ok();
                }
                socket.next().await
            };
            let done = tokio::select! {
                // Sending comes before receiving.
                biased;
                () = &mut stopped => Err(STOPPING),
                news = outgoing.news() => match news {
                    News::Waiting => self.flush().await,
                    News::Ended(end) => Err(end),
                },
                () = &mut ping_due => {
                    if heard.elapsed() >= silence {
                        return End::Gone;
                    }
                    let ping = self.pings.ping();
                    ping_due.as_mut().reset(self.pings.due());
                    self.send(ping).await
                }
                said = hearing => {
                    heard = Instant::now();
                    match said {
                        Some(Ok(message)) => self.hear(message, turn.take()).await,
                        Some(Err(why)) => Err(why.into()),
                        None => Err(End::Gone),
                    }
                }
            };
            if let Err(end) = done {
                return end;
            }
        }
    }

    /// Tells both sides that the connection has ended.
    async fn leave(self: Box<Self>, end: End) {
        self.socket.get_ref().outgoing().ends(end);
        // If the mailbox is full because the table waits for its disk, `Gone` follows once the
        // socket is closed.
        let later = self.table.try_send(Mail::Gone(self.door)).err();
        part(self.socket, end).await;
        if let Some(TrySendError::Full(gone)) = later {
            let _ = self.table.send(gone).await;
        }
    }

    /// Sends what waits. A client that does not read it within the timeout is gone.
    async fn flush(&mut self) -> Result<(), End> {
        let patience = self.gateway.0.limits.patience();
        match timeout(patience, self.socket.flush()).await {
            Ok(flushed) => Ok(flushed?),
            Err(_) => {
                self.socket.get_ref().give_up();
                Err(End::Gone)
            }
        }
    }

    async fn hear(&mut self, message: Message, turn: Turn) -> Result<(), End> {
        if let Message::Pong(payload) = &message {
            let stream = self.socket.get_ref();
            self.pings.pong(payload, || stream.round_trip());
        }
        let Some(text) = text(message, &mut self.socket, &mut self.pace)? else { return Ok(()) };
        let (n, said) = match strict::from_str::<ToServer<'_>>(&text) {
            Ok(ToServer::Act { n, act }) => (Some(n), Said::Act(n, act.text().into())),
            Ok(ToServer::Sense(sense)) => (None, Said::Sense(sense.text().into())),
            Ok(ToServer::Beat(signals)) => {
                (None, Said::Beat(signals.iter().map(|signal| signal.text().into()).collect()))
            }
            Ok(ToServer::Order { n, order }) => (Some(n), Said::Order(n, Box::new(order))),
            Ok(ToServer::Ping(sent)) => return self.say(&Words::Pong(sent)),
            // The table answers this too, because it knows when it may send.
            Ok(ToServer::Hello { .. }) => (None, Said::Nonsense("you have said hello".into())),
            Err(why) => (None, Said::Nonsense(why.to_string())),
        };
        match self.table.try_send(Mail::Said(self.door, said, Instant::now(), turn)) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => match n {
                Some(n) => self.say(&Words::Refused { n, why: NoTable::Busy.code() }),
                None => Ok(()),
            },
            Err(TrySendError::Closed(_)) => Err(End::again("table/gone")),
        }
    }

    /// Sends the client a message that is not its table's.
    fn say(&self, said: &Words<'_>) -> Result<(), End> {
        self.socket.get_ref().outgoing().text(&said.text()).map_err(|_| End::Gone)
    }

    /// Sends a frame of the WebSocket itself.
    async fn send(&mut self, message: Message) -> Result<(), End> {
        self.socket.feed(message).await?;
        Ok(())
    }
}

/// The server ends, and will perhaps be back.
const STOPPING: End = End::again("server/stopping");

async fn stopped(stopping: &mut watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// The text in a message, if it is a text message and the rate limit allows it.
pub(crate) fn text(
    message: Message,
    socket: &mut Socket,
    pace: &mut Pace,
) -> Result<Option<Utf8Bytes>, End> {
    socket.get_mut().heard(message.len() + FRAMING);
    if !pace.allows() {
        return Err(End::limit(Limit::Messages));
    }
    match message {
        Message::Text(text) if text.len() > LONGEST_MESSAGE => Err(End::TOO_LONG),
        Message::Text(text) => Ok(Some(text)),
        Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Ok(None),
        Message::Binary(_) => Err(End::BYTES),
        Message::Close(_) => Err(End::Gone),
    }
}
