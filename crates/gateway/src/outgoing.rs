//! What goes out on one socket. Bytes are written at once, by the task that has something to send;
//! only what the operating system does not take waits for the socket's own task.

use std::collections::VecDeque;
use std::io::{self, ErrorKind, IoSlice};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker, ready};

use host::{Farewell, Outlet, TooSlow};
use tokio::net::tcp::OwnedWriteHalf;
use tokio_tungstenite::tungstenite::protocol::frame::FrameHeader;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};

use crate::end::End;

/// The most messages and bytes that wait for a slow reader.
const WAITING: usize = 32;
const WAITING_BYTES: usize = 256 * 1024;
/// The longest header of a frame that we send.
const HEADER: usize = 10;

/// What goes out on one socket: from its table, and from its own session (pings, pongs, the close
/// frame).
pub(crate) struct Outgoing(Mutex<State>);

struct State {
    /// The connection, until the session ends.
    tcp: Option<OwnedWriteHalf>,
    waiting: Waiting,
    /// Whether a table has sent anything.
    spoken: bool,
    /// Why the session must end, if the table or the connection says so.
    end: Option<End>,
    /// Wakes the session's task.
    session: Option<Waker>,
}

/// What a session must see to.
pub(crate) enum News {
    /// Something waits for the client to read.
    Waiting,
    /// The connection must end.
    Ended(End),
}

impl Outgoing {
    pub(crate) fn new(tcp: OwnedWriteHalf) -> Arc<Outgoing> {
        let (waiting, end, session) = Default::default();
        Arc::new(Outgoing(Mutex::new(State {
            tcp: Some(tcp),
            waiting,
            spoken: false,
            end,
            session,
        })))
    }

    /// Sends a text message, in one call to the operating system and without copying it.
    pub(crate) fn text(&self, text: &str) -> io::Result<()> {
        let (mut header, length) = ([0; HEADER], text.len());
        let mut rest = &mut header[..];
        let text_frame = FrameHeader { opcode: OpCode::Data(Data::Text), ..FrameHeader::default() };
        text_frame.format(length as u64, &mut rest).expect("a header of ten bytes at most");
        let used = HEADER - rest.len();
        self.write(&header[..used], text.as_bytes())
    }

    /// Sends bytes of frames: all of them, now or later.
    pub(crate) fn write(&self, head: &[u8], body: &[u8]) -> io::Result<()> {
        let mut state = self.state();
        let Some(tcp) = &state.tcp else { return Err(ErrorKind::NotConnected.into()) };
        let mut sent = 0;
        if state.waiting.is_empty() {
            match tcp.try_write_vectored(&[IoSlice::new(head), IoSlice::new(body)]) {
                Ok(taken) => sent = taken,
                Err(why) if why.kind() == ErrorKind::WouldBlock => {}
                Err(why) => {
                    state.ends(End::Gone);
                    return Err(why);
                }
            }
        }
        if sent < head.len() + body.len() {
            state.waiting.push(head, body, sent)?;
            state.wake();
        }
        Ok(())
    }

    /// Sends what waits, as fast as the client reads.
    pub(crate) fn poll_flush(&self, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        let mut state = self.state();
        let State { tcp, waiting, .. } = &mut *state;
        let Some(tcp) = tcp else { return Poll::Ready(Err(ErrorKind::NotConnected.into())) };
        while !waiting.is_empty() {
            ready!(tcp.as_ref().poll_write_ready(cx))?;
            match waiting.write_to(tcp) {
                Err(why) if why.kind() == ErrorKind::WouldBlock => {}
                written => written?,
            }
        }
        Poll::Ready(Ok(()))
    }

    /// The next thing that the session must see to. What waits is sent before the connection ends.
    pub(crate) async fn news(&self) -> News {
        std::future::poll_fn(|cx| {
            let mut state = self.state();
            if let Some(end) = state.end {
                return Poll::Ready(News::Ended(end));
            }
            if !state.waiting.is_empty() {
                return Poll::Ready(News::Waiting);
            }
            if !state.session.as_ref().is_some_and(|waker| waker.will_wake(cx.waker())) {
                state.session = Some(cx.waker().clone());
            }
            Poll::Pending
        })
        .await
    }

    /// The session ends for this reason: nothing that its table still says goes out.
    pub(crate) fn ends(&self, why: End) {
        self.state().ends(why);
    }

    /// Forgets that a table let go of the connection, so that the client can be brought to it again.
    /// False if the table has sent something, or the connection has ended for another reason.
    pub(crate) fn starts_again(&self) -> bool {
        let mut state = self.state();
        let is_let_go = !state.spoken && matches!(state.end, Some(End::Closed(_, GONE)));
        if is_let_go {
            state.end = None;
        }
        is_let_go
    }

    /// The session has ended: the connection is not kept open for a table that has not noticed yet.
    pub(crate) fn close(&self) {
        let mut state = self.state();
        state.waiting = Waiting::default();
        if let Some(tcp) = state.tcp.take() {
            tcp.forget();
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    /// The first reason counts.
    fn ends(&mut self, why: End) {
        self.end.get_or_insert(why);
        self.wake();
    }

    fn wake(&mut self) {
        if let Some(session) = self.session.take() {
            session.wake();
        }
    }
}

/// Frames that the operating system has not taken yet.
#[derive(Default)]
struct Waiting {
    frames: VecDeque<Vec<u8>>,
    /// The bytes of the first frame that were sent.
    sent: usize,
    /// The bytes of all frames.
    bytes: usize,
}

impl Waiting {
    fn is_empty(&self) -> bool {
        self.frames.is_empty()
    }

    /// Queues a frame without its first `sent` bytes. However long it is, one frame may wait.
    fn push(&mut self, head: &[u8], body: &[u8], sent: usize) -> io::Result<()> {
        let frame =
            [&head[sent.min(head.len())..], &body[sent.saturating_sub(head.len())..]].concat();
        let full = self.frames.len() >= WAITING || self.bytes + frame.len() > WAITING_BYTES;
        if full && !self.is_empty() {
            return Err(ErrorKind::TimedOut.into());
        }
        self.bytes += frame.len();
        self.frames.push_back(frame);
        Ok(())
    }

    /// Writes as much as the operating system takes.
    fn write_to(&mut self, tcp: &OwnedWriteHalf) -> io::Result<()> {
        while let Some(first) = self.frames.front() {
            self.sent += tcp.try_write(&first[self.sent..])?;
            if self.sent == first.len() {
                (self.bytes, self.sent) = (self.bytes - first.len(), 0);
                self.frames.pop_front();
            }
        }
        // The memory of a queue that few connections ever need.
        self.frames = VecDeque::new();
        Ok(())
    }
}

/// The way from a table to a socket.
pub(crate) struct FromTable(pub(crate) Arc<Outgoing>);

impl Outlet for FromTable {
    fn send(&self, text: &str) -> Result<(), TooSlow> {
        {
            let mut state = self.0.state();
            if state.end.is_some() {
                return Ok(());
            }
            state.spoken = true;
        }
        match self.0.text(text) {
            Err(why) if why.kind() == ErrorKind::TimedOut => Err(TooSlow),
            // If the connection is broken, its session tells the table.
            Ok(()) | Err(_) => Ok(()),
        }
    }

    fn farewell(&self, why: Farewell) {
        self.0.ends(why.into());
    }
}

const GONE: &str = "table/gone";

/// The table is gone, or this client reads too slowly for it.
impl Drop for FromTable {
    fn drop(&mut self) {
        self.0.ends(End::again(GONE));
    }
}
