//! The project's own commands: `cargo xtask test`, `tidy`, `codegen`, `transcripts`.
//!
//! It may touch the standard library and nothing else, so that it is the first thing that builds
//! on a fresh machine. Start reading at [`COMMANDS`]; the house rules are in `tidy`.

mod codegen;
mod project;
mod shell;
mod steps;
mod test;
mod tidy;
mod transcripts;

#[cfg(test)]
mod tests;

use std::{env, path::Path, process::ExitCode};

/// What a command comes back with: nothing, or one sentence about what went wrong.
type Outcome = Result<(), String>;

struct Command {
    name: &'static str,
    does: &'static str,
    run: fn(&Path) -> Outcome,
}

const COMMANDS: &[Command] = &[
    Command {
        name: "test",
        does: "checks everything, step by step, and stops at the first failure",
        run: test::run,
    },
    Command {
        name: "tidy",
        does: "checks the house rules and names every violation, with what would be right",
        run: tidy::run,
    },
    Command {
        name: "codegen",
        does: "writes the client's types anew from the Rust ones",
        run: codegen::run,
    },
    Command {
        name: "transcripts",
        does: "writes the golden transcripts and perft counts anew; review them as a diff",
        run: transcripts::run,
    },
];

/// What the words after `cargo xtask` ask for.
enum Request {
    Help,
    Run(&'static Command),
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
        Request::Run(command) => match (command.run)(&project::root()) {
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
        Some(command) if rest.is_empty() => Request::Run(command),
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
