//! Whatever a stranger may send.
//!
//! There is one [`Target`] for each parser that faces the network. A target reads any bytes at all,
//! says whether they were understood, and panics if what it read breaks a promise: that it can be
//! written and read again, that the rules survive it, that an answer to nonsense stays short.
//!
//! `fuzz/` looks for such bytes for as long as one lets it; the tests of this crate try a fixed
//! number of damaged messages each time. [`damage`] is how they are made.

pub mod damage;
mod games;
mod lines;
mod messages;
mod words;

pub use games::{dr_shark, spywhere, wink};
pub use lines::umpire;
pub use messages::{create, join, to_server};
pub use words::{code, name, token};

/// One parser, and something to begin with.
#[derive(Clone, Copy, Debug)]
pub struct Target {
    /// What it is called, here and in `fuzz/`.
    pub name: &'static str,
    /// Texts that it understands, one a line.
    pub seeds: &'static str,
    /// Reads bytes. Whether they were understood.
    pub read: fn(&[u8]) -> bool,
}

/// Lists targets whose seeds are the file of the same name.
macro_rules! targets {
    ($($name:ident),* $(,)?) => {
        &[$(Target {
            name: stringify!($name),
            seeds: include_str!(concat!("../seeds/", stringify!($name), ".txt")),
            read: $name,
        }),*]
    };
}

/// Every parser that faces the network, and the umpire's, which faces other people's programs.
pub const TARGETS: &[Target] =
    targets![to_server, create, join, code, token, name, spywhere, wink, dr_shark, umpire];

impl Target {
    /// The texts that it understands. The umpire's are whole conversations, whose lines are
    /// parted by ` / `.
    pub fn seeds(&self) -> impl Iterator<Item = String> {
        self.seeds.lines().map(|line| line.replace(" / ", "\n"))
    }
}
