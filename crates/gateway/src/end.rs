//! Why a session ends, and how one parts.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use host::{Farewell, NoTable};
use tokio::io::{AsyncRead, AsyncReadExt};
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Error, Message};

use crate::upgrade::Socket;

/// Why a session ends, as the other side is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum End {
    /// They went, or do not read what we say.
    Gone,
    /// We say why.
    Closed(u16, &'static str),
    /// We say why, and cannot read what they say any more.
    Garbled(u16, &'static str),
}

impl End {
    /// They broke a rule of the house.
    pub(crate) const fn policy(why: &'static str) -> End {
        End::Closed(1008, why)
    }

    /// Come again: it is not your fault.
    pub(crate) const fn again(why: &'static str) -> End {
        End::Closed(1012, why)
    }

    /// What they said is longer than anybody needs.
    pub(crate) const TOO_LONG: End = End::Garbled(1009, "limit/message_size");
    /// They sent bytes.
    pub(crate) const BYTES: End = End::Closed(1003, "text only");
}

impl From<Farewell> for End {
    fn from(why: Farewell) -> Self {
        let code = match why {
            Farewell::Left | Farewell::Asleep => 1000,
            Farewell::Removed | Farewell::NoSpectators => 4403,
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

/// How long somebody may take to hear that the conversation is over.
const PARTING: Duration = Duration::from_secs(1);
/// After so long without a byte nothing more comes.
const SILENCE: Duration = Duration::from_millis(100);
/// What is read and thrown away at most of somebody who makes no sense.
const THROWN_AWAY: u64 = 1 << 20;

/// Says goodbye. What they were still saying is read and thrown away: a connection that is closed
/// with something unread is torn down, and the goodbye with it.
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
            throw_away(socket.get_mut()).await;
        } else {
            while matches!(socket.next().await, Some(Ok(said)) if !said.is_close()) {}
        }
    };
    let _ = timeout(PARTING, parting).await;
}

/// Reads until they are silent, or have said more than anybody should.
pub(crate) async fn throw_away(from: impl AsyncRead + Unpin) {
    let mut from = from.take(THROWN_AWAY);
    // Not in the task itself, where every socket would carry it all its life.
    let mut bytes = vec![0; 2048];
    while let Ok(Ok(1..)) = timeout(SILENCE, from.read(&mut bytes)).await {}
}
