//! What a table refuses of what people order about it.

/// Why the table says no.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum LobbyRefusal {
    /// Only the host may.
    NotHost,
    /// Not in this phase.
    NotNow,
    /// There is no such seat, or nobody of that kind on it.
    NoSuchSeat,
    /// Somebody else goes by that spy.
    SpyTaken,
    /// There is no such game, level or option.
    Unknown,
    /// No chair is free.
    Full,
    /// Too few have sat down for this game.
    TooFew,
    /// Too many have sat down for this game.
    TooMany,
    /// So many cannot have these options.
    Options,
}

impl LobbyRefusal {
    /// The stable code.
    pub const fn code(self) -> &'static str {
        match self {
            LobbyRefusal::NotHost => "table/not_host",
            LobbyRefusal::NotNow => "table/not_now",
            LobbyRefusal::NoSuchSeat => "table/no_such_seat",
            LobbyRefusal::SpyTaken => "table/spy_taken",
            LobbyRefusal::Unknown => "table/unknown",
            LobbyRefusal::Full => "table/full",
            LobbyRefusal::TooFew => "table/too_few",
            LobbyRefusal::TooMany => "table/too_many",
            LobbyRefusal::Options => "table/options",
        }
    }
}
