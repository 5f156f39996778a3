//! Where a table's messages to one connection go.

use tokio::sync::mpsc;

/// Where a table's messages to one connection go. The gateway writes them to the client's socket.
///
/// Sending never waits, because the whole table would wait with it. A table that drops an outlet has
/// no more to say: the connection ends, and the client may come back.
pub trait Outlet: Send + Sync {
    /// Sends a text, after everything that was sent before it.
    fn send(&self, text: &str) -> Result<(), TooSlow>;

    /// Ends the connection after everything that was sent, and says why. The client should not come
    /// back by itself.
    fn farewell(&self, why: Farewell);
}

/// The client does not read its messages as fast as they come. It is disconnected, and may come
/// back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TooSlow;

/// Why a table closes a connection.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Farewell {
    /// The person left their seat.
    Left,
    /// The host removed them.
    Removed,
    /// They sit this game out, and may watch.
    SatOut,
    /// Their seat is held by another connection now.
    Elsewhere,
    /// The host no longer admits spectators.
    NoSpectators,
    /// Too many watch, and a newer spectator took this place.
    Full,
    /// No person is left, and the table goes to sleep.
    Asleep,
}

impl Farewell {
    /// The reason with this code.
    pub fn read(code: &str) -> Option<Farewell> {
        let all = [
            Farewell::Left,
            Farewell::Removed,
            Farewell::SatOut,
            Farewell::Elsewhere,
            Farewell::NoSpectators,
            Farewell::Full,
            Farewell::Asleep,
        ];
        all.into_iter().find(|why| why.code() == code)
    }

    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            Farewell::Left => "table/left",
            Farewell::Removed => "table/removed",
            Farewell::SatOut => "table/sat_out",
            Farewell::Elsewhere => "table/elsewhere",
            Farewell::NoSpectators => "table/no_spectators",
            Farewell::Full => "table/full",
            Farewell::Asleep => "table/asleep",
        }
    }
}

/// What a channel to a connection carries.
#[derive(Debug)]
pub enum Word {
    /// A message.
    Say(String),
    /// The last message: why the table closes the connection.
    Farewell(Farewell),
}

/// A channel, for connections that are not sockets of this process. A full one is a slow reader.
impl Outlet for mpsc::Sender<Word> {
    fn send(&self, text: &str) -> Result<(), TooSlow> {
        self.try_send(Word::Say(text.to_owned())).map_err(|_| TooSlow)
    }

    fn farewell(&self, why: Farewell) {
        let _ = self.try_send(Word::Farewell(why));
    }
}
