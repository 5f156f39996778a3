//! The rules of Spywhere, clause by clause (`rules/spywhere.md`). Touches the kernel only.
//!
//! One file per chapter of the rulebook: [`setup`] §2, [`turn`] §3, [`eliminating`] §4,
//! [`identifying`] §5, [`end`] §6, [`score`] §7, [`two_spies`] §8, [`view`] and [`sight`] §9.
//! [`table`] cuts the state by who may know it; read it first, then [`fold`], what each fact does.
//! How it is written down as JSON stands apart, in [`notation`].

#![cfg_attr(
    not(test),
    deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)
)]

mod action;
mod eliminating;
mod end;
mod event;
mod fold;
mod game;
mod identifying;
mod nation;
mod notation;
mod refusal;
mod score;
mod setup;
mod sight;
mod table;
mod turn;
mod two_spies;
mod view;

pub use action::Action;
pub use event::Event;
pub use game::Spywhere;
pub use identifying::Earliest;
pub use nation::{Nation, Nations, Tally};
#[cfg(feature = "ts")]
pub use notation::typescript;
pub use refusal::Refusal;
pub use setup::{Deal, Options, Position};
pub use sight::Sight;
pub use table::{Laid, Own, Place, State, Step, Swap, Table};
pub use view::{After, View};

#[cfg(test)]
mod tests;
