//! A connection that has become a WebSocket: its reading half, with a count of the bytes read, and
//! what goes out on it.

use std::fmt;
use std::io;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::net::tcp::OwnedReadHalf;

use crate::outgoing::Outgoing;
use crate::round_trip;

/// The connection beneath a WebSocket.
pub(crate) struct Channel {
    incoming: OwnedReadHalf,
    outgoing: Arc<Outgoing>,
    /// Whether the peer is the client itself and not a proxy of ours.
    direct: bool,
    /// Bytes that were read and do not belong to a finished message.
    unheard: usize,
    /// The most of those bytes.
    most_unheard: usize,
}

/// Too many bytes were read that do not make up messages.
#[derive(Debug)]
pub(crate) struct TooMuch;

impl fmt::Display for TooMuch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("bytes that make up no message")
    }
}

impl std::error::Error for TooMuch {}

impl Channel {
    /// Reading fails with [`TooMuch`] once `most_unheard` bytes were read that belong to no finished
    /// message. `unheard` bytes were read already.
    pub(crate) fn new(
        tcp: TcpStream,
        direct: bool,
        (unheard, most_unheard): (usize, usize),
    ) -> Self {
        let (incoming, outgoing) = tcp.into_split();
        let outgoing = Outgoing::new(outgoing);
        Channel { incoming, outgoing, direct, unheard, most_unheard }
    }

    /// From now on at most so many bytes are read that belong to no finished message.
    pub(crate) fn account(&mut self, most_unheard: usize) {
        (self.unheard, self.most_unheard) = (0, most_unheard);
    }

    /// These bytes made up a message: they no longer count.
    pub(crate) fn heard(&mut self, bytes: usize) {
        self.unheard = self.unheard.saturating_sub(bytes);
    }

    /// The shortest round trip that the operating system has measured, if the peer is the client.
    pub(crate) fn round_trip(&self) -> Option<Duration> {
        if self.direct { round_trip::shortest(self.incoming.as_ref()) } else { None }
    }

    /// What goes out.
    pub(crate) fn outgoing(&self) -> &Arc<Outgoing> {
        &self.outgoing
    }

    /// The connection itself, to read without parsing.
    pub(crate) fn incoming(&mut self) -> &mut OwnedReadHalf {
        &mut self.incoming
    }

    /// The client does not read. Otherwise the operating system would keep what it has not read for a
    /// quarter of an hour.
    pub(crate) fn give_up(&self) {
        let _ = self.incoming.as_ref().set_zero_linger();
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        self.outgoing.close();
    }
}

impl AsyncRead for Channel {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.incoming).poll_read(cx, buf))?;
        self.unheard = self.unheard.saturating_add(buf.filled().len() - before);
        if self.unheard > self.most_unheard {
            return Poll::Ready(Err(io::Error::other(TooMuch)));
        }
        Poll::Ready(Ok(()))
    }
}

/// What the WebSocket itself writes: pings, pongs, the close frame.
impl AsyncWrite for Channel {
    fn poll_write(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Poll::Ready(self.outgoing.write(bytes, &[]).map(|()| bytes.len()))
    }

    fn poll_flush(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.outgoing.poll_flush(cx)
    }

    fn poll_shutdown(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.outgoing.poll_flush(cx)
    }
}
