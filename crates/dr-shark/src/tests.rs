//! The rulebook, told as scenarios; the laws; the counts.

mod box_file;
mod components;
mod drawing;
mod fistful;
mod golden;
mod laws;
mod observing;
mod organising;
mod planted;
mod protocol;
mod public;
mod score;
mod search;
mod services;
mod setup;
mod spelling;
mod tables;
mod touch;
mod turn;
mod understanding;
