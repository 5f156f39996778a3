//! The rulebook, told as scenarios; the laws; the counts.

mod book;
mod golden;
mod laws;
mod planted;
mod protocol;
