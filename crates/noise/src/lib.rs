//! Fuzz targets: everything that a stranger may send.
//!
//! There is one [`Target`] for each parser that faces the network. A target reads arbitrary bytes,
//! returns whether they were understood, and panics if the result breaks a promise: that it can be
//! written and read again, that the rules survive it, that an answer to nonsense stays short.
//!
//! `fuzz/` searches for bytes that break a promise for as long as one lets it; the tests of this
//! crate try a fixed number of messages each time, made by [`damage`].

mod acts;
pub mod damage;
mod lines;
mod messages;
mod words;

pub use acts::games;
pub use lines::umpire;
pub use messages::{create, join, to_server};
pub use words::{code, name, token};

/// One parser, and messages to start from.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// Its name here.
    pub name: &'static str,
    /// Its name in `fuzz/`, where one target tries all games.
    pub fuzz: &'static str,
    /// Texts that it understands, one per line.
    pub seeds: &'static str,
    /// Parses bytes and returns whether they were understood.
    pub read: fn(&[u8]) -> bool,
}

/// A target whose seeds are in the file of the same name.
macro_rules! target {
    ($name:ident) => {
        target!($name, $name, $name)
    };
    ($name:ident, $fuzz:ident, $read:expr) => {
        Target {
            name: stringify!($name),
            fuzz: stringify!($fuzz),
            seeds: include_str!(concat!("../seeds/", stringify!($name), ".txt")),
            read: $read,
        }
    };
}

/// All targets, of which every game is one.
macro_rules! targets {
    ($($rules:ident::$game:ident),+) => {
        &[
            target!(to_server),
            target!(create),
            target!(join),
            target!(code),
            target!(token),
            target!(name),
            target!(umpire),
            $(target!($rules, games, acts::of::<::games::$rules::$game>)),+
        ]
    };
}

/// Every parser that faces the network, and the umpire's, which faces other people's programs.
pub const TARGETS: &[Target] = ::games::games!(targets);

impl Target {
    /// The texts that it understands. The umpire's are whole conversations, whose lines are
    /// separated by ` / `.
    pub fn seeds(&self) -> impl Iterator<Item = String> {
        self.seeds.lines().map(|line| line.replace(" / ", "\n"))
    }
}
