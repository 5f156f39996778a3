//! Safehouse: three spy party games for one evening.
//!
//! This is the program: each command has a file of its own.

mod arena;
mod call;
mod keeping;
mod manual;
mod serve;
mod simulate;
mod thoughts;
mod umpire;
mod version;

use std::io::Write;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use call::BadCall;

/// Three spy party games for one evening: Wink, Spywhere and Dr Shark
#[derive(Parser)]
#[command(name = "safehouse", version = version::FULL)]
struct Safehouse {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Subcommand)]
enum Command {
    /// Serves the site and the tables (the default command)
    Serve(Box<serve::Serve>),
    /// Copies the data into a file and checks the copy, also while a server runs
    Backup(keeping::Backup),
    /// Puts a backup into an empty data folder, after checking it
    Restore(keeping::Restore),
    /// Reads every journal and says which tables are sound, also while a server runs
    Check(keeping::Check),
    /// Lets bots play many games and prints how they fared
    Simulate(simulate::Simulate),
    /// Measures how strong each level of bots is, and how a game with it feels
    Arena(arena::Arena),
    /// Tells what a bot would have thought in a finished game, move by move, and why
    Thoughts(thoughts::Thoughts),
    /// Referees a game on standard input and output, one JSON object per line (docs/umpire.md)
    Umpire,
    /// Prints a script that completes the commands and options in a shell
    Completions(manual::Completions),
    /// Prints the manual page of the program or of one command
    Man(manual::Man),
}

/// Exits with 2 if the call was wrong, as clap does, and with 1 if a right call failed.
fn main() -> ExitCode {
    let Err(why) = run() else { return ExitCode::SUCCESS };
    // Nobody may be reading standard error; that is no reason to panic.
    let _ = writeln!(std::io::stderr(), "error: {why:#}");
    ExitCode::from(if why.is::<BadCall>() { 2 } else { 1 })
}

fn run() -> anyhow::Result<()> {
    match Safehouse::parse().command.unwrap_or_else(|| Command::Serve(Box::default())) {
        Command::Serve(serve) => serve.run(),
        Command::Backup(backup) => backup.run(),
        Command::Restore(restore) => restore.run(),
        Command::Check(check) => check.run(),
        Command::Simulate(simulate) => simulate.run().map_err(|why| BadCall::of(&why)),
        Command::Arena(arena) => arena.run().map_err(|why| BadCall::of(&why)),
        Command::Thoughts(thoughts) => thoughts.run(),
        Command::Umpire => umpire::run(),
        Command::Completions(completions) => completions.print(),
        Command::Man(man) => man.print(),
    }
}
