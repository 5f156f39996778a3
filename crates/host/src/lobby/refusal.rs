//! Why a table refuses an order.

use serde::{Deserialize, Serialize};

/// Why the table says no.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LobbyRefusal {
    /// Only the host may order this.
    NotHost,
    /// The table is in another phase.
    NotNow,
    /// There is no seat of this number, or the wrong kind of player sits on it.
    NoSuchSeat,
    /// Somebody else has that spy.
    SpyTaken,
    /// No game, level or option has this name.
    Unknown,
    /// No chair is free.
    Full,
    /// Too few have sat down for this game.
    TooFew,
    /// Too many have sat down for this game.
    TooMany,
    /// These options are not offered, or not to this number of players.
    Options,
    /// A person has played this seat: its bot keeps it until the game ends.
    Played,
    /// The host removed this person.
    Removed,
    /// Somebody at the table has a name that looks the same.
    NameTaken,
    /// Somebody with a name that looks the same was removed.
    NameRemoved,
    /// This option follows from where everybody is, and is not chosen by itself.
    Follows,
    /// Nobody asks for a seat under this number any more.
    NoSuchAsk,
    /// The host has not let in this person who asked for a seat.
    NotLetIn,
    /// As many as a table listens to ask for a seat already.
    ManyAsk,
    /// Hints are for those who play alone with bots.
    NotAlone,
    /// The journal of this table is full: people open another.
    WornOut,
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
            LobbyRefusal::Played => "table/played",
            LobbyRefusal::Removed => "table/removed",
            LobbyRefusal::NameTaken => "table/name_taken",
            LobbyRefusal::NameRemoved => "table/name_removed",
            LobbyRefusal::Follows => "table/follows",
            LobbyRefusal::NoSuchAsk => "table/no_such_ask",
            LobbyRefusal::NotLetIn => "table/not_let_in",
            LobbyRefusal::ManyAsk => "table/many_ask",
            LobbyRefusal::NotAlone => "table/not_alone",
            LobbyRefusal::WornOut => "table/worn_out",
        }
    }
}
