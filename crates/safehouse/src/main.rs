//! Safehouse: three spy party games for one evening.
//!
//! This is the program: each command has a file of its own.

mod serve;
mod simulate;
mod umpire;

use clap::{Parser, Subcommand};

/// Three spy party games for one evening: Wink, Spywhere and Dr Shark.
#[derive(Parser)]
#[command(version)]
struct Safehouse {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the site and the tables (this is what happens without a command, too)
    Serve(serve::Serve),
    /// Bots play many games; prints how they fared
    Simulate(simulate::Simulate),
    /// Referees a game on standard input and output, one JSON object a line (docs/umpire.md)
    Umpire,
}

fn main() -> anyhow::Result<()> {
    match Safehouse::parse().command.unwrap_or_else(|| Command::Serve(serve::Serve::default())) {
        Command::Serve(serve) => serve.run(),
        Command::Simulate(simulate) => simulate.run(),
        Command::Umpire => umpire::run(),
    }
}
