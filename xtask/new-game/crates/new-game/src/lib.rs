//! The rules of New Game, clause by clause (`rules/new-game.md`). Touches the kernel only.
//!
//! One file per chapter of the rulebook: [`setup`] §2, [`turn`] §3, [`score`] §4, [`view`] and
//! [`sight`] §5. [`table`] is the state; read it first, then [`fold`], what each fact does.
//! How it is written down as JSON stands apart, in [`notation`].

#![cfg_attr(
    not(test),
    deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)
)]

mod action;
mod event;
mod fold;
mod game;
mod notation;
mod refusal;
mod score;
mod setup;
mod sight;
mod table;
mod turn;
mod view;

pub use action::Action;
pub use event::Event;
pub use game::NewGame;
#[cfg(feature = "ts")]
pub use notation::typescript;
pub use refusal::Refusal;
pub use setup::{Deal, Options, Position};
pub use sight::Sight;
pub use table::{State, Table};
pub use view::View;

#[cfg(test)]
mod tests;
