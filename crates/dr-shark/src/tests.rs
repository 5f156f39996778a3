//! The rulebook, told as scenarios; the laws; the counts.

mod box_file;
mod components;
mod drawing;
mod fistful;
mod observing;
mod organising;
mod public;
mod score;
mod search;
mod services;
mod setup;
mod spelling;
mod tables;
mod turn;
