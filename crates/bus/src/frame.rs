//! What is sent for one connection, in both directions: a few numbers, and the text as it is.
//!
//! The messages of a connection are numbered, in each direction. NATS drops messages of a slow
//! reader and forgets those that are under way when it ends; a number that is not the next one ends
//! the connection.

use bytes::{Buf, BufMut, Bytes, BytesMut};
use host::{Door, Farewell, Said};
use store::NodeId;

/// A connection: the node that has its socket, and its number there.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Caller {
    pub(crate) node: NodeId,
    pub(crate) door: Door,
}

/// From the node with the socket to the one with the table.
pub(crate) struct ToTable {
    pub(crate) caller: Caller,
    pub(crate) n: u32,
    /// The credit of the connection, measured at its socket.
    pub(crate) credit_ms: u32,
    /// What the client said; `None` if it is gone.
    pub(crate) said: Option<Said>,
}

/// From the node with the table to the one with the socket.
pub(crate) struct ToSocket {
    pub(crate) head: Head,
    pub(crate) delivery: Delivery,
}

/// What is in every message to a socket.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Head {
    /// The node with the table.
    pub(crate) node: NodeId,
    pub(crate) door: Door,
    pub(crate) n: u32,
    /// How many of the connection's messages the table has dealt with.
    pub(crate) done: u32,
    /// Whether it matters at the table who acts first.
    pub(crate) races: bool,
}

/// What a table sends to a connection.
pub(crate) enum Delivery {
    Say(Bytes),
    Farewell(Farewell),
    /// The table has dropped the connection, or never had it.
    Closed,
    /// Nothing; `done` has grown.
    Done,
}

impl ToTable {
    pub(crate) fn write(&self) -> Bytes {
        let mut bytes = BytesMut::with_capacity(128);
        bytes.put_i64(self.caller.node.0);
        bytes.put_u64(self.caller.door.0);
        bytes.put_u32(self.n);
        bytes.put_u32(self.credit_ms);
        if let Some(said) = &self.said {
            let text = serde_json::to_vec(said).expect("what was said can be written");
            bytes.extend_from_slice(&text);
        }
        bytes.freeze()
    }

    pub(crate) fn read(mut bytes: Bytes) -> Option<ToTable> {
        let node = NodeId(bytes.try_get_i64().ok()?);
        let door = Door(bytes.try_get_u64().ok()?);
        let (n, credit_ms) = (bytes.try_get_u32().ok()?, bytes.try_get_u32().ok()?);
        let said = if bytes.is_empty() { None } else { Some(strict::from_slice(&bytes).ok()?) };
        Some(ToTable { caller: Caller { node, door }, n, credit_ms, said })
    }
}

const SAY: u8 = 0;
const FAREWELL: u8 = 1;
const CLOSED: u8 = 2;
const DONE: u8 = 3;
/// The length of everything before the text.
pub(crate) const HEAD: usize = 26;

impl Head {
    fn write(&self, kind: u8, more: usize) -> BytesMut {
        let mut bytes = BytesMut::with_capacity(HEAD + more);
        bytes.put_u8(kind);
        bytes.put_i64(self.node.0);
        bytes.put_u64(self.door.0);
        bytes.put_u32(self.n);
        bytes.put_u32(self.done);
        bytes.put_u8(u8::from(self.races));
        bytes
    }

    /// A text for the connection, without another copy of it on the way.
    pub(crate) fn say(&self, text: &[u8]) -> Bytes {
        let mut bytes = self.write(SAY, text.len());
        bytes.extend_from_slice(text);
        bytes.freeze()
    }
}

impl ToSocket {
    pub(crate) fn write(&self) -> Bytes {
        let head = |kind| self.head.write(kind, 0).freeze();
        match &self.delivery {
            Delivery::Say(text) => self.head.say(text),
            Delivery::Farewell(why) => {
                let code = why.code().as_bytes();
                let mut bytes = self.head.write(FAREWELL, code.len());
                bytes.extend_from_slice(code);
                bytes.freeze()
            }
            Delivery::Closed => head(CLOSED),
            Delivery::Done => head(DONE),
        }
    }

    pub(crate) fn read(mut bytes: Bytes) -> Option<ToSocket> {
        let kind = bytes.try_get_u8().ok()?;
        let node = NodeId(bytes.try_get_i64().ok()?);
        let door = Door(bytes.try_get_u64().ok()?);
        let (n, done) = (bytes.try_get_u32().ok()?, bytes.try_get_u32().ok()?);
        let races = bytes.try_get_u8().ok()? != 0;
        let delivery = match kind {
            SAY => Delivery::Say(bytes),
            FAREWELL => Delivery::Farewell(Farewell::read(std::str::from_utf8(&bytes).ok()?)?),
            CLOSED => Delivery::Closed,
            DONE => Delivery::Done,
            _ => return None,
        };
        Some(ToSocket { head: Head { node, door, n, done, races }, delivery })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let caller = Caller { node: NodeId(7), door: Door(u64::MAX) };
        let said = Some(Said::Act(3, r#"{"swap":1}"#.into()));
        let read = ToTable::read(ToTable { caller, n: 1, credit_ms: 40, said }.write()).unwrap();
        assert_eq!((read.caller, read.n, read.credit_ms), (caller, 1, 40));
        assert!(matches!(read.said, Some(Said::Act(3, act)) if act == r#"{"swap":1}"#));
        let gone = ToTable { caller, n: 2, credit_ms: 0, said: None };
        assert!(ToTable::read(gone.write()).unwrap().said.is_none());

        let head = Head { node: NodeId(2), door: Door(5), n: 9, done: 4, races: true };
        let read = ToSocket::read(head.say("ї".as_bytes())).unwrap();
        assert_eq!(read.head, head);
        assert!(matches!(read.delivery, Delivery::Say(text) if text == "ї".as_bytes()));
        let delivery = Delivery::Farewell(Farewell::Elsewhere);
        let read = ToSocket::read(ToSocket { head, delivery }.write());
        assert!(matches!(read.unwrap().delivery, Delivery::Farewell(Farewell::Elsewhere)));
    }

    /// At a table with a beat every frame has one length, and so it has on the bus.
    #[test]
    fn equal_lengths_stay_equal() {
        let head = Head { node: NodeId(2), door: Door(5), n: 9, done: 4, races: true };
        let [a, b] = ["{\"beat\":1}", "{\"beat\":2}"].map(|text| head.say(text.as_bytes()));
        assert_eq!((a.len(), b.len()), (HEAD + 10, HEAD + 10));
    }

    #[test]
    fn nonsense_is_no_frame() {
        for bytes in [&b""[..], b"x", &[9; 30], &[FAREWELL; 40]] {
            assert!(ToSocket::read(Bytes::copy_from_slice(bytes)).is_none());
            assert!(ToTable::read(Bytes::copy_from_slice(&bytes[..bytes.len().min(17)])).is_none());
        }
    }
}
