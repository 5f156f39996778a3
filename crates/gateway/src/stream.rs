//! A TCP connection with a timeout for clients that do not read, and a count of the bytes read.

use std::fmt;
use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::time::{Sleep, sleep};

use crate::round_trip;

/// A TCP connection.
pub(crate) struct Stream {
    tcp: TcpStream,
    /// Whether the peer is the client itself and not a proxy of ours.
    direct: bool,
    patience: Duration,
    /// The timeout, set while the client does not read. Boxed, because few connections ever have
    /// one.
    stalled: Option<Pin<Box<Sleep>>>,
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

impl Stream {
    /// A new connection, which counts no bytes yet.
    pub(crate) fn new(tcp: TcpStream, direct: bool, patience: Duration) -> Stream {
        let (unheard, most_unheard) = (0, usize::MAX);
        Stream { tcp, direct, patience, stalled: None, unheard, most_unheard }
    }

    /// From now on reading fails with [`TooMuch`] once this many bytes were read that belong to no
    /// finished message. `read_already` bytes count from the start.
    pub(crate) fn account(&mut self, most: usize, read_already: usize) {
        self.unheard = read_already;
        self.most_unheard = most;
    }

    /// These bytes made up a message: they no longer count.
    pub(crate) fn heard(&mut self, bytes: usize) {
        self.unheard = self.unheard.saturating_sub(bytes);
    }

    /// The shortest round trip that the operating system has measured, if the peer is the client.
    pub(crate) fn round_trip(&self) -> Option<Duration> {
        if self.direct { round_trip::shortest(&self.tcp) } else { None }
    }

    /// The TCP connection itself, to read without parsing.
    pub(crate) fn tcp(&mut self) -> &mut TcpStream {
        &mut self.tcp
    }

    /// Turns a write that has been pending for longer than the timeout into an error.
    fn in_time<T>(
        &mut self,
        cx: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.stalled = None;
            return written;
        }
        let stalled = self.stalled.get_or_insert_with(|| Box::pin(sleep(self.patience)));
        ready!(stalled.as_mut().poll(cx));
        // Otherwise the operating system would keep the unread data for a quarter of an hour.
        let _ = self.tcp.set_zero_linger();
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Stream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buf: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buf.filled().len();
        ready!(Pin::new(&mut self.tcp).poll_read(cx, buf))?;
        self.unheard = self.unheard.saturating_add(buf.filled().len() - before);
        if self.unheard > self.most_unheard {
            return Poll::Ready(Err(io::Error::other(TooMuch)));
        }
        Poll::Ready(Ok(()))
    }
}

impl AsyncWrite for Stream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write(cx, bytes);
        self.in_time(cx, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.tcp).poll_write_vectored(cx, slices);
        self.in_time(cx, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.tcp.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.tcp).poll_shutdown(cx)
    }
}
