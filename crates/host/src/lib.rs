//! Tables that people can rely on.
//!
//! One task owns one table ([`House`] starts it, wakes it, and lets it sleep when nobody is there).
//! A table takes one thing from its mailbox at a time; what comes of it goes to the journal first,
//! and only when it is safe does anybody hear of it. [`catalog`] is the one list of games; whatever
//! the game, a table sees it through `dyn Play`.
//! Knows no rule, no socket and no file.

pub mod catalog;
mod entry;
mod house;
mod journal;
mod lobby;
mod play;
mod table;

pub use house::{House, NoTable};
pub use lobby::LobbyRefusal;
pub use table::{Customs, Door, Farewell, Hello, Line, Mail, Outbox, Said, Turn, Word};

#[cfg(test)]
mod tests;
