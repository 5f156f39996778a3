//! Why a session ends, and how its socket is closed.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use host::{Farewell, NoTable};
use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::channel::TooMuch;
use crate::counted::Limit;
use crate::upgrade::Socket;

/// Why a session ends, and what the client receives.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// The client is gone, or does not read.
    Gone,
    /// A close frame with this code and reason.
    Closed(u16, &'static str),
    /// The same, but nothing more that the client sends is parsed.
    Garbled(u16, &'static str),
}

impl End {
    /// The client broke a rule of the protocol.
    pub(crate) const fn policy(why: &'static str) -> End {
        End::Garbled(1008, why)
    }

    /// The client reached a limit.
    pub(crate) fn limit(limit: Limit) -> End {
        limit.count();
        match limit {
            // Everybody at one address reconnects at the same time: it is nobody's fault.
            Limit::Hellos => End::Closed(1013, limit.code()),
            Limit::Connections
            | Limit::Messages
            | Limit::Bytes
            | Limit::WrongCodes
            | Limit::New
            | Limit::Requests => End::policy(limit.code()),
        }
    }

    /// The client should reconnect: it is not its fault.
    pub(crate) const fn again(why: &'static str) -> End {
        End::Closed(1012, why)
    }

    /// The message is too long.
    pub(crate) const TOO_LONG: End = End::Garbled(1009, "limit/message_size");
    /// The message is binary.
    pub(crate) const BYTES: End = End::Closed(1003, "text only");
}

impl From<Farewell> for End {
    fn from(why: Farewell) -> Self {
        let code = match why {
            Farewell::Left | Farewell::Asleep => 1000,
            Farewell::Removed | Farewell::SatOut | Farewell::NoSpectators | Farewell::Full => 4403,
            Farewell::Elsewhere => 4409,
        };
        End::Closed(code, why.code())
    }
}

impl From<NoTable> for End {
    fn from(why: NoTable) -> Self {
        match why {
            NoTable::Unknown => End::Closed(4404, why.code()),
            NoTable::SetAside => End::Closed(4410, why.code()),
            NoTable::Busy | NoTable::Unavailable => End::again(why.code()),
        }
    }
}

impl From<Error> for End {
    fn from(why: Error) -> Self {
        match why {
            Error::Capacity(_) => End::TOO_LONG,
            Error::Utf8(_) => End::Garbled(1007, "text is UTF-8"),
            Error::Protocol(_) => End::Garbled(1002, "this is no WebSocket"),
            Error::Io(why) if why.get_ref().is_some_and(|why| why.is::<TooMuch>()) => {
                End::limit(Limit::Bytes)
            }
            Error::ConnectionClosed
            | Error::AlreadyClosed
            | Error::Io(_)
            | Error::Tls(_)
            | Error::WriteBufferFull(_)
            | Error::AttackAttempt
            | Error::Url(_)
            | Error::Http(_)
            | Error::HttpFormat(_) => End::Gone,
        }
    }
}

/// Timeout for the closing handshake.
const PARTING: Duration = Duration::from_secs(1);
/// After this long without a byte the client counts as silent.
const SILENCE: Duration = Duration::from_millis(100);
/// The most bytes read and discarded from a client that cannot be parsed.
const THROWN_AWAY: u64 = 1 << 20;

/// The most bytes read from a client that should answer our close frame with its own.
const LISTENED_TO: usize = 256 * 1024;

/// Closes the socket. What the client was still sending is read and discarded: closing a TCP
/// connection with unread data resets it, and the close frame would be lost.
pub(crate) async fn part(mut socket: Socket, end: End) {
    let (code, reason, garbled) = match end {
        End::Gone => return,
        End::Closed(code, reason) => (code, reason, false),
        End::Garbled(code, reason) => (code, reason, true),
    };
    let parting = async {
        let frame = CloseFrame { code: code.into(), reason: reason.into() };
        if socket.send(Message::Close(Some(frame))).await.is_err() {
            return;
        }
        if garbled {
            throw_away(socket.get_mut().incoming()).await;
        } else {
            socket.get_mut().account(LISTENED_TO);
            while matches!(socket.next().await, Some(Ok(said)) if !said.is_close()) {}
        }
    };
    let _ = timeout(PARTING, parting).await;
}

/// Reads and discards until the client is silent or has sent too much.
pub(crate) async fn throw_away(from: impl AsyncRead + Unpin) {
    let mut from = from.take(THROWN_AWAY);
    // Boxed, so that the long-lived socket task stays small.
    let mut bytes = vec![0; 2048];
    while let Ok(Ok(1..)) = timeout(SILENCE, from.read(&mut bytes)).await {}
}
