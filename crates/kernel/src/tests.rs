//! What the kernel promises every game.

mod contract;
mod dice;
mod lists;
mod toy;
