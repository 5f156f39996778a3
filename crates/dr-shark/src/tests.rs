//! The rulebook, told as scenarios; the laws; the counts.

mod box_file;
mod clapper;
mod components;
mod drawing;
mod fistful;
mod golden;
mod groping;
mod laws;
mod observing;
mod organising;
mod pieces;
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
