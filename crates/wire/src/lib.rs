//! What browsers and the server say to each other: the HTTP calls and the socket's messages of
//! `docs/protocol.md`, and the words in them (names, codes, tokens, spies).
//!
//! Start with [`ToServer`] and [`ToClient`]. What only a game can read (acts, sights, views) is
//! carried as it stands.

mod chair;
mod code;
mod http;
mod message;
mod name;
mod order;
mod spy;
mod token;
#[cfg(feature = "ts")]
pub mod typescript;

pub use chair::{Chair, Kind, Phase, Table, You};
pub use code::{Code, NotACode};
pub use http::{About, Create, GameAbout, Join, Seated};
pub use message::{Beat, FEW, Have, No, Stand, ToClient, ToServer, Update, padded};
pub use name::{Name, NotAName};
pub use order::{Options, Order};
pub use spy::Spy;
pub use token::{NotAToken, Token, TokenHash};

#[cfg(test)]
mod tests;
