//! Safehouse: three spy party games for one evening.
//!
//! This is the program. Each command has a file of its own; [`catalog`] is the one list of games.

mod catalog;
mod simulate;
mod umpire;

use clap::{Parser, Subcommand};

/// Three spy party games for one evening: Wink, Spywhere and Dr Shark.
#[derive(Parser)]
#[command(version, arg_required_else_help = true)]
struct Safehouse {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Bots play many games; prints how they fared
    Simulate(simulate::Simulate),
    /// Referees a game on standard input and output, one JSON object a line (docs/umpire.md)
    Umpire,
}

fn main() -> anyhow::Result<()> {
    match Safehouse::parse().command {
        Command::Simulate(simulate) => simulate.run(),
        Command::Umpire => umpire::run(),
    }
}
