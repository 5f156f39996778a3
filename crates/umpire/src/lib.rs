//! What referees the games.
//!
//! For those who write a game: scenarios that read like the rulebook, laws that hold over random
//! play, perft counts, transcripts. For everybody else: the umpire's protocol, with which any
//! language drives the engine. Touches the kernel, and `strict` to read what strangers write;
//! games depend on it for their tests.

pub mod protocol;
