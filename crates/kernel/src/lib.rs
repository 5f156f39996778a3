//! The vocabulary that every game shares, and the driver that runs one.
//!
//! A game is pure functions over values: it implements [`Game`], and everything else in the house
//! (people's tables, bots' imagined games, the umpire, the laws) runs it through [`Match`].
//! This crate touches nothing: no clock, no socket, no file, no global dice.
//!
//! Start with [`Game`], whose documentation is the guide for adding one, then read [`Story`], the
//! only pen with which rules change anything.

#![cfg_attr(
    not(test),
    deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)
)]

mod dice;
mod few;
mod game;
mod matches;
mod menu;
mod mind;
mod named;
mod observer;
mod offer;
mod opinion;
mod reason;
mod refusal;
mod seat;
mod setup;
mod standing;
mod story;
mod time;

pub use dice::{Dice, Seed};
pub use few::Few;
pub use game::{Game, Never};
pub use matches::{Input, Match};
pub use menu::{Menu, Shown};
pub use mind::{Intent, Mind, Notice, Tempo};
pub use observer::Observer;
pub use offer::{Choice, Offer};
pub use opinion::Opinion;
pub use reason::{About, Reason};
pub use refusal::Refusal;
pub use seat::{MAX_SEATS, PerSeat, Seat, Seats};
pub use setup::{Impossible, Setup, present};
pub use standing::{Lines, Score, Side, Standing};
pub use story::{Felt, Outcome, Story, Witnessed};
pub use time::At;

#[cfg(test)]
mod tests;
