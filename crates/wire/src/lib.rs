//! The messages between browsers and the server: the HTTP calls and the socket's messages of
//! `docs/protocol.md`, and the types in them (names, codes, tokens, spies).
//!
//! Start with [`ToServer`] and [`ToClient`]. Parts that only a game can read (acts, sights, views)
//! are carried as they are.

mod chair;
mod code;
mod evening;
mod http;
mod key;
mod lesson;
mod message;
mod name;
mod order;
mod spy;
mod token;
#[cfg(feature = "ts")]
pub mod typescript;

pub use chair::{Ask, BrokenOff, Chair, Kind, Phase, SitsOut, Table, Whereabouts, You};
pub use code::{Code, Locator, NotACode, NotAPrefix, Prefix};
pub use evening::{Evening, Line, Placed};
pub use http::{About, Asked, Create, GameAbout, Join, Seated};
pub use key::{Key, NotAKey};
pub use lesson::{Awaits, Lesson};
pub use message::{
    ANSWER_BYTES, BEAT_BYTES, Beat, FEW, Have, No, Stand, ToClient, ToServer, Update, padded,
};
pub use name::{Name, NotAName};
pub use order::{Options, Order};
pub use spy::Spy;
pub use token::{NotAToken, Token, TokenHash};

#[cfg(test)]
mod tests;
