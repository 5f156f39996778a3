//! The rules of Spywhere, clause by clause (`rules/spywhere.md`). Touches the kernel only.
//!
//! One file per chapter of the rulebook: [`setup`] §2, [`turn`] §3, [`eliminating`] §4,
//! [`identifying`] §5, [`end`] §6, [`score`] §7, [`two_spies`] §8, [`public`] §9.
//! [`table`] cuts the state by who may know it; read it first.
//! How it is written down as JSON stands apart, in [`notation`].

mod eliminating;
mod end;
mod event;
mod game;
mod identifying;
mod nation;
mod notation;
mod public;
mod refusal;
mod score;
mod setup;
mod table;
mod turn;
mod two_spies;

pub use event::Event;
pub use game::Spywhere;
pub use nation::{Nation, Nations, Tally};
#[cfg(feature = "ts")]
pub use notation::typescript;
pub use public::{After, Sight, View};
pub use refusal::Refusal;
pub use setup::{Deal, Options, Position};
pub use table::{Laid, Own, Place, State, Step, Swap, Table};
pub use turn::Action;

#[cfg(test)]
mod tests;
