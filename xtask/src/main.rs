//! The project's own commands: `cargo xtask test`, `tidy`, `codegen`, `transcripts`.
//!
//! It may touch the standard library and nothing else, so that it is the first thing that builds
//! on a fresh machine. Start reading at [`COMMANDS`]; the house rules are in `tidy`.

mod codegen;
mod load;
mod project;
mod shell;
mod steps;
mod test;
mod tidy;
mod transcripts;
mod web;

#[cfg(test)]
mod tests;

use std::{env, path::Path, process::ExitCode};

/// What a command comes back with: nothing, or one sentence about what went wrong.
type Outcome = Result<(), String>;

struct Command {
    name: &'static str,
    does: &'static str,
    run: Run,
}

/// How a command is run.
enum Run {
    /// In the project's root.
    Plain(fn(&Path) -> Outcome),
    /// With the words that follow it.
    With(fn(&Path, &[String]) -> Outcome),
}

const COMMANDS: &[Command] = &[
    Command {
        name: "test",
        does: "checks everything, step by step, and stops at the first failure",
        run: Run::Plain(test::run),
    },
    Command {
        name: "tidy",
        does: "checks the house rules and names every violation, with what would be right",
        run: Run::Plain(tidy::run),
    },
    Command {
        name: "codegen",
        does: "writes the client's types anew from the Rust ones",
        run: Run::Plain(codegen::run),
    },
    Command {
        name: "load",
        does: "plays many tables against the real program; --game wink --tables 500 --seats 4 --rate N --shared",
        run: Run::With(load::run),
    },
    Command {
        name: "transcripts",
        does: "writes the golden transcripts and perft counts anew; review them as a diff",
        run: Run::Plain(transcripts::run),
    },
];

impl Run {
    fn go(&self, root: &Path, words: &[String]) -> Outcome {
        match self {
            Run::Plain(run) => run(root),
            Run::With(run) => run(root, words),
        }
    }
}

/// What the words after `cargo xtask` ask for.
enum Request {
    Help,
    Run(&'static Command, Vec<String>),
    Unknown(String),
}

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    match understand(&words) {
        Request::Help => {
            print!("{}", help());
            ExitCode::SUCCESS
        }
        Request::Unknown(complaint) => {
            eprint!("{complaint}\n\n{}", help());
            ExitCode::from(2)
        }
        Request::Run(command, words) => match command.run.go(&project::root(), &words) {
            Ok(()) => ExitCode::SUCCESS,
            Err(trouble) => {
                eprintln!("{}: {trouble}", command.name);
                ExitCode::FAILURE
            }
        },
    }
}

fn understand(words: &[String]) -> Request {
    let Some((first, rest)) = words.split_first() else { return Request::Help };
    if matches!(first.as_str(), "help" | "--help" | "-h") {
        return Request::Help;
    }
    match COMMANDS.iter().find(|command| command.name == first) {
        None => Request::Unknown(format!("There is no command `{first}`.")),
        Some(command) if rest.is_empty() || matches!(command.run, Run::With(_)) => {
            Request::Run(command, rest.to_vec())
        }
        Some(_) => Request::Unknown(format!("`{first}` takes no arguments.")),
    }
}

fn help() -> String {
    let mut text = String::from("The project's own commands: cargo xtask COMMAND\n\n");
    for Command { name, does, .. } in COMMANDS {
        text += &format!("  {name:<12} {does}\n");
    }
    text
}
