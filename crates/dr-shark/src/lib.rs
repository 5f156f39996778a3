//! The rules of Dr Shark, clause by clause (`rules/dr-shark.md`).
//! Touches the kernel, and [`bag`] for what a finger feels.
//!
//! One file per chapter of the rulebook: [`components`] §1 (with [`design`], [`piece`], [`pool`],
//! and [`box_file`], from which the figures are read), [`setup`] §2, [`turn`] §3, [`search`] and
//! [`clapper`] §4, [`drawing`], [`fistful`] and [`observing`] §5, [`organising`] §6, [`services`] §7,
//! [`touch`] §8, [`score`] §9, [`view`] and [`sight`] §10.
//! [`table`] is the state; read it first.
//! How it is written down as JSON stands apart, in [`action`] and [`notation`].

#![cfg_attr(
    not(test),
    deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)
)]

mod action;
mod box_file;
mod clapper;
mod components;
#[cfg(feature = "ts")]
mod constants;
mod design;
mod drawing;
mod event;
mod fistful;
mod fold;
mod game;
mod groping;
mod notation;
mod observing;
mod organising;
mod piece;
mod pieces;
mod pool;
mod refusal;
mod score;
mod search;
mod services;
mod setup;
mod sight;
mod slot;
mod table;
mod tokens;
mod touch;
mod turn;
mod understanding;
mod view;

pub use action::{Action, Draw, Grab};
/// The words for what a finger does and feels, for bots and tests.
pub use bag::{Edge, Felt, HOLD_MS, PATCH, SIDE, Spot, Tenths};
pub use box_file::BadBox;
pub use components::{Components, Shape};
pub use design::{Category, Colour, Design, Texture};
pub use event::{Ending, Event, Fumble};
pub use game::DrShark;
#[cfg(feature = "ts")]
pub use notation::typescript;
pub use piece::{Handful, Kind, MOST_COPIES, MOST_PARTS, MOST_PIECES, NoSuchPiece, Piece, Row};
pub use pieces::Pieces;
pub use pool::{Area, Shade, Space};
pub use refusal::Refusal;
pub use setup::{Deal, Options, Position, Touch};
pub use sight::Sight;
pub use slot::Slot;
pub use table::{Agent, Dossier, Fistful, State, Step, Table};
pub use tokens::Tokens;
pub use touch::{Percept, Scene, Signal, Tip, Touched};
pub use view::View;

#[cfg(test)]
mod tests;
