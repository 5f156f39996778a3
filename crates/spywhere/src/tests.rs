//! The rulebook, told as scenarios; the laws; the counts.

mod eliminating;
mod end;
mod golden;
mod identifying;
mod laws;
mod planted;
mod public;
mod score;
mod setup;
mod tables;
mod tally;
mod turn;
mod two_spies;
