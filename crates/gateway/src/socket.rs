//! One socket's life: hello, then whatever is said in both directions, until one of us is gone.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{SinkExt, StreamExt};
use host::{Door, Farewell, Hello, Mail, NoTable, Said, Word};
use tokio::sync::mpsc::error::TryRecvError;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, timeout};
use wire::{ToClient, ToServer};

use crate::Gateway;
use crate::limits::{Address, Connection, Pace};

/// Nobody has more to say at once than this.
const LONGEST_MESSAGE: usize = 4096;
/// What a socket reads at once: small, because there are many sockets.
const READ_BUFFER: usize = 1024;
/// Messages that wait for a slow reader; then the reader is let go, and welcome back.
const WAITING: usize = 32;
/// Bytes that wait for a slow reader inside the socket.
const WAITING_BYTES: usize = 256 * 1024;
/// A socket says hello within this time.
const HELLO: Duration = Duration::from_secs(10);
/// How long a reader may take nothing at all.
const STALLED: Duration = Duration::from_secs(10);
/// After so long without a word we ask whether somebody is still there; after twice that, no.
const QUIET: Duration = Duration::from_secs(25);

type Words<'a> = ToClient<'a>;

/// Opens a socket, if the page that asks for it is ours.
pub(crate) async fn upgrade(
    State(gateway): State<Gateway>,
    ConnectInfo(from): ConnectInfo<SocketAddr>,
    Extension(connection): Extension<Arc<Connection>>,
    headers: HeaderMap,
    socket: WebSocketUpgrade,
) -> Response {
    if !gateway.is_ours(&headers) {
        return (StatusCode::FORBIDDEN, "this page is not from here\n").into_response();
    }
    socket
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(WAITING_BYTES)
        .max_message_size(LONGEST_MESSAGE)
        .max_frame_size(LONGEST_MESSAGE)
        .on_upgrade(async move |socket| {
            Session::start(gateway, from.ip().into(), socket).await;
            drop(connection);
        })
}

impl Gateway {
    /// Whether a page of ours asks. What is no browser sends no origin, and needs none: there are
    /// no cookies that another page could ride on.
    fn is_ours(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let same = origin.split_once("://").is_some_and(|(_, from)| Some(from) == host);
        same || self.0.public.as_deref() == Some(origin)
    }
}

/// Why a session ends, as the other side is told.
enum End {
    /// They went.
    Gone,
    /// We say why.
    Closed(u16, &'static str),
}

/// The close code for "you broke a rule of the house".
const POLICY: u16 = 1008;
/// The close code for "come again".
const AGAIN: u16 = 1012;

/// The close code with which a table sends somebody away.
const fn goodbye(why: Farewell) -> u16 {
    match why {
        Farewell::Left | Farewell::Asleep => 1000,
        Farewell::Removed | Farewell::NoSpectators => 4403,
        Farewell::Elsewhere => 4409,
    }
}

struct Session {
    socket: WebSocket,
    door: Door,
    table: mpsc::Sender<Mail>,
    outbox: mpsc::Receiver<Word>,
    pace: Pace,
}

impl Session {
    async fn start(gateway: Gateway, address: Address, mut socket: WebSocket) {
        metrics::gauge!("safehouse_sockets").increment(1.0);
        let end = match timeout(HELLO, Session::hello(&gateway, address, &mut socket)).await {
            Ok(Ok((door, table, outbox))) => {
                let pace = gateway.0.limits.pace();
                let mut session = Session { socket, door, table, outbox, pace };
                let end = session.live().await;
                let _ = session.table.send(Mail::Gone(door)).await;
                socket = session.socket;
                end
            }
            Ok(Err(end)) => end,
            Err(_) => End::Closed(POLICY, "say hello first"),
        };
        if let End::Closed(code, reason) = end {
            let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
            let _ = timeout(STALLED, socket.send(Message::Close(Some(frame)))).await;
        }
        metrics::gauge!("safehouse_sockets").decrement(1.0);
    }

    /// The first message says who, where, and how far they know the story.
    async fn hello(
        gateway: &Gateway,
        address: Address,
        socket: &mut WebSocket,
    ) -> Result<(Door, mpsc::Sender<Mail>, mpsc::Receiver<Word>), End> {
        loop {
            let text = match socket.recv().await {
                Some(Ok(Message::Text(text))) => text,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                Some(Ok(Message::Binary(_))) => return Err(End::Closed(1003, "text only")),
                Some(Ok(Message::Close(_))) | None => return Err(End::Gone),
                Some(Err(_)) => return Err(End::Closed(1009, "too long, or no WebSocket")),
            };
            let (table, stand, token, have) = match strict::from_str::<ToServer<'_>>(&text) {
                Ok(ToServer::Hello { table, stand, token, have }) => (table, stand, token, have),
                Ok(_) => return Err(End::Closed(POLICY, "say hello first")),
                Err(why) => {
                    say(socket, &Words::Error { what: &why.to_string() }).await;
                    return Err(End::Closed(POLICY, "say hello first"));
                }
            };
            if !gateway.0.limits.may_try_codes(address) {
                return Err(End::Closed(POLICY, "limit/wrong_codes"));
            }
            let mailbox = match gateway.0.house.mailbox(table).await {
                Ok(mailbox) => mailbox,
                Err(NoTable::Unknown) => {
                    gateway.0.limits.wrong_code(address);
                    return Err(End::Closed(4404, "table/unknown_code"));
                }
                Err(NoTable::SetAside) => return Err(End::Closed(4410, "table/set_aside")),
                Err(NoTable::Busy | NoTable::Unavailable) => {
                    return Err(End::Closed(AGAIN, "table/unavailable"));
                }
            };
            let door = gateway.next_door();
            let (outbox, waiting) = mpsc::channel(WAITING);
            let (reply, answer) = oneshot::channel();
            let hello = Hello { door, stand, token, have, outbox, reply };
            if mailbox.try_send(Mail::Hello(hello)).is_err() {
                return Err(End::Closed(AGAIN, "table/busy"));
            }
            return match answer.await {
                Ok(Ok(())) => Ok((door, mailbox, waiting)),
                Ok(Err(why)) => Err(End::Closed(4403, why)),
                Err(_) => Err(End::Closed(AGAIN, "table/unavailable")),
            };
        }
    }

    async fn live(&mut self) -> End {
        let mut heard = Instant::now();
        let mut asked = false;
        loop {
            tokio::select! {
                said = self.socket.next() => {
                    (heard, asked) = (Instant::now(), false);
                    match said {
                        Some(Ok(message)) => if let Err(end) = self.hear(message).await {
                            return end;
                        },
                        Some(Err(_)) => return End::Closed(1009, "too long, or no WebSocket"),
                        None => return End::Gone,
                    }
                }
                word = self.outbox.recv() => if let Err(end) = self.tell(word).await {
                    return end;
                },
                () = tokio::time::sleep_until(heard + QUIET) => {
                    if asked {
                        return End::Gone;
                    }
                    (heard, asked) = (Instant::now(), true);
                    let ping = self.socket.send(Message::Ping(Default::default()));
                    if !matches!(timeout(STALLED, ping).await, Ok(Ok(()))) {
                        return End::Gone;
                    }
                }
            }
        }
    }

    /// Carries what waits to the reader, all of it in one go.
    async fn tell(&mut self, word: Option<Word>) -> Result<(), End> {
        let mut next = word.ok_or(TryRecvError::Disconnected);
        loop {
            match next {
                Ok(Word::Say(text)) => {
                    let fed = timeout(STALLED, self.socket.feed(Message::Text(text.into()))).await;
                    if !matches!(fed, Ok(Ok(()))) {
                        return Err(End::Gone);
                    }
                }
                Ok(Word::Farewell(why)) => return Err(End::Closed(goodbye(why), why.code())),
                Err(TryRecvError::Empty) => break,
                // The table is gone, or we read too slowly for it.
                Err(TryRecvError::Disconnected) => return Err(End::Closed(AGAIN, "table/gone")),
            }
            next = self.outbox.try_recv();
        }
        match timeout(STALLED, self.socket.flush()).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(End::Gone),
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), End> {
        if !self.pace.allows() {
            metrics::counter!("safehouse_too_fast_total").increment(1);
            return Err(End::Closed(POLICY, "limit/messages"));
        }
        let text = match message {
            Message::Text(text) => text,
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Binary(_) => return Err(End::Closed(1003, "text only")),
            Message::Close(_) => return Err(End::Gone),
        };
        let said = match strict::from_str::<ToServer<'_>>(&text) {
            Ok(ToServer::Act { n, act }) => Said::Act(n, act.text().into()),
            Ok(ToServer::Sense(sense)) => Said::Sense(sense.text().into()),
            Ok(ToServer::Order { n, order }) => Said::Order(n, order),
            Ok(ToServer::Ping(sent)) => {
                say(&mut self.socket, &Words::Pong(sent)).await;
                return Ok(());
            }
            Ok(ToServer::Hello { .. }) => {
                say(&mut self.socket, &Words::Error { what: "you have said hello" }).await;
                return Ok(());
            }
            Err(why) => {
                say(&mut self.socket, &Words::Error { what: &why.to_string() }).await;
                return Ok(());
            }
        };
        match self.table.try_send(Mail::Said(self.door, said)) {
            Ok(()) => Ok(()),
            Err(mpsc::error::TrySendError::Full(_)) => {
                say(&mut self.socket, &Words::Error { what: "table/busy" }).await;
                Ok(())
            }
            Err(mpsc::error::TrySendError::Closed(_)) => Err(End::Closed(AGAIN, "table/gone")),
        }
    }
}

async fn say(socket: &mut WebSocket, said: &Words<'_>) {
    let _ = timeout(STALLED, socket.send(Message::Text(said.text().into()))).await;
}
