//! The rules of Wink, clause by clause (`rules/wink.md`). Touches the kernel only.
//!
//! One file per chapter of the rulebook: [`agent`] §1, [`setup`] §2, [`turn`] §3, [`calling`] §4,
//! [`accomplice`] §5, [`contact`] §6, [`counterintelligence`] §7, [`end`] §8, [`score`] §9,
//! [`view`] and [`sight`] §10, [`eyes`] §11 with [`face`] and [`blink`].
//! [`table`] cuts the state by who may know it; read it first, then [`fold`], what each fact does.
//! How it is written down as JSON stands apart, in [`notation`].

#![cfg_attr(
    not(test),
    deny(clippy::disallowed_types, clippy::disallowed_methods, clippy::float_arithmetic)
)]

mod accomplice;
mod action;
mod agent;
mod blink;
mod calling;
mod contact;
mod counterintelligence;
mod end;
mod event;
mod eyes;
mod face;
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

pub use accomplice::Sign;
pub use action::Action;
pub use agent::{Agent, Agents};
pub use counterintelligence::{Ci, Lock};
pub use event::Event;
pub use eyes::{Eyes, Percept, Scene, Signal};
pub use game::Wink;
#[cfg(feature = "ts")]
pub use notation::typescript;
pub use refusal::Refusal;
pub use setup::{Deal, Options, Position};
pub use sight::Sight;
pub use table::{Own, Place, State, Step, Table};
pub use view::{After, View};

#[cfg(test)]
mod tests;
