//! The rulebook, told as scenarios; the laws; the counts.

mod accomplice;
mod blinks;
mod calling;
mod contact;
mod counterintelligence;
mod end;
mod eyes;
mod golden;
mod laws;
mod leaks;
mod notation;
mod planted;
mod protocol;
mod public;
mod score;
mod secrecy;
mod setup;
mod tables;
mod turn;
mod twins;
mod winks;
