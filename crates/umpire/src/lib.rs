//! Everything that referees the games.
//!
//! For authors of a game: [`scenario`]s that read like the rulebook, [`laws`] that hold over random
//! play, [`planted`] bugs that prove the laws can fail, [`perft`] counts and [`transcript`]s kept
//! as [`golden`] files. For everybody else: the umpire's [`protocol`], with which a program in any
//! language drives the engine. It touches the kernel, and `strict` to parse strangers' input; games
//! depend on it for their tests.

pub mod dialogue;
pub mod golden;
pub mod laws;
pub mod perft;
pub mod planted;
pub mod protocol;
pub mod scenario;
pub mod transcript;
