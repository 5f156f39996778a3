//! Tables that survive crashes, lost connections and absent people.
//!
//! One task owns one table ([`House`] starts it, wakes it, and lets it sleep when nobody is there).
//! A table takes one message from its mailbox at a time, appends the outcome to its journal, and
//! sends it to people once it is on disk. [`catalog`] finds a game by its name; the table runs any
//! game through `dyn Play`. This crate knows no rule, no socket and no file.

mod abroad;
mod budget;
pub mod catalog;
mod credit;
mod drain;
mod entry;
mod here;
mod house;
mod journal;
mod lobby;
mod metered;
mod past;
mod play;
mod readiness;
mod rooms;
mod sweep;
mod table;

pub use abroad::{Abroad, Elsewhere, Later, Looking, Missed};
pub use catalog::Edition;
pub use credit::RoundTrips;
pub use house::{House, NoTable};
pub use lobby::LobbyRefusal;
pub use past::{PastGame, Told, check, games};
pub use sweep::Keep;
pub use table::{
    Customs, Door, Farewell, Hello, Line, Mail, Outlet, Said, TooSlow, Turn, Whence, Word,
};

#[cfg(test)]
mod tests;
