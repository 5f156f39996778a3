//! Whose eyes we look through.

use std::fmt;

use crate::Seat;

/// Whose eyes we look through. Every view and every sight is made for exactly one of these.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Observer {
    /// A player.
    Seat(Seat),
    /// Somebody watching, who knows only what is public.
    Spectator,
    /// The shared screen in the room: public too, but a stream of its own.
    Screen,
    /// The auditor, who checks the game when it is over. Before the end nobody may look through
    /// these eyes.
    Auditor,
}

impl Observer {
    /// The seat, if it is a player who looks.
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Observer::Seat(seat) => Some(seat),
            Observer::Spectator | Observer::Screen | Observer::Auditor => None,
        }
    }

    /// Everybody who may be present while a game of `seats` is going on.
    pub fn all(seats: u8) -> impl Iterator<Item = Observer> {
        (0..seats).map(Seat).map(Observer::Seat).chain([Observer::Spectator, Observer::Screen])
    }
}

impl From<Seat> for Observer {
    fn from(seat: Seat) -> Self {
        Observer::Seat(seat)
    }
}

impl fmt::Display for Observer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Observer::Seat(seat) => seat.fmt(f),
            Observer::Spectator => f.write_str("spectator"),
            Observer::Screen => f.write_str("screen"),
            Observer::Auditor => f.write_str("auditor"),
        }
    }
}
