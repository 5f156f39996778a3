//! The project's own commands: `cargo xtask test`, `tidy`, `codegen`, `arena`, `engines`, `load`, `storm`,
//! `new-game`, `transcripts`.
//!
//! It may touch the standard library and nothing else, so that it is the first thing that builds
//! on a fresh machine. Start reading at [`COMMANDS`]; the house rules are in `tidy`.

mod arena;
mod codegen;
mod crowd;
mod new_game;
mod project;
mod services;
mod shell;
mod steps;
mod test;
mod tidy;
mod transcripts;
mod web;

use shell::Build;
use std::{env, path::Path, process::ExitCode};

/// What a command comes back with: nothing, or one sentence about what went wrong.
type Outcome = Result<(), String>;

/// A command: its name, what it does, and the function that does it in the project's root.
type Command = (&'static str, &'static str, Run);

enum Run {
    Plain(fn(&Path) -> Outcome),
    /// With the words that follow it.
    With(fn(&Path, &[String]) -> Outcome),
}

#[rustfmt::skip]
const COMMANDS: &[Command] = &[
    ("test", "checks everything, step by step, and stops at the first failure", Run::Plain(test::run)),
    ("tidy", "checks the house rules and names every violation, with what would be right", Run::Plain(tidy::run)),
    ("codegen", "writes the client's types and the JSON schemas in docs/schema anew from the Rust types", Run::Plain(codegen::run)),
    ("arena", "measures the bots of every game and prints tables for docs/bots.md; takes the words of `safehouse arena`", Run::With(arena::run)),
    ("engines", "plays whole games and looks at screens in Firefox and WebKit, new and old", Run::Plain(web::engines)),
    ("load", "plays many tables against the real program; --game wink --tables 500 --seats 4 --rate N --shared, --bare, --soak 15m, --nodes 3", Run::With(load)),
    ("storm", "kills, fills, freezes, corrupts and floods the real program, and prints what held; --seconds N or --short", Run::With(storm)),
    ("new-game", "writes a small game of this name that can be played and is tested, to be changed into yours; --try does it in a copy", Run::With(new_game::run)),
    ("transcripts", "writes the golden transcripts and perft counts anew; review them as a diff", Run::Plain(transcripts::run)),
];

/// Many tables played against the real program, and how it fared.
fn load(root: &Path, words: &[String]) -> Outcome {
    if words.iter().any(|word| word == "--nodes") {
        services::bring(root)?;
        let short = words.iter().any(|word| word == "--short");
        let build = if short { Build::Tests } else { Build::Release };
        return crowd::run(root, "nodes", build, words);
    }
    crowd::run(root, "load", Build::Release, words)
}

/// What attackers and bad luck do, done to the real program. The short form takes what the tests
/// have built.
fn storm(root: &Path, words: &[String]) -> Outcome {
    let short = words.iter().any(|word| word == "--short");
    crowd::run(root, "storm", if short { Build::Tests } else { Build::Release }, words)
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
        Request::Run((name, _, run), words) => {
            let outcome = match run {
                Run::Plain(run) => run(&project::root()),
                Run::With(run) => run(&project::root(), &words),
            };
            if let Err(trouble) = outcome {
                eprintln!("{name}: {trouble}");
                return ExitCode::FAILURE;
            }
            ExitCode::SUCCESS
        }
    }
}

fn understand(words: &[String]) -> Request {
    let Some((first, rest)) = words.split_first() else { return Request::Help };
    if matches!(first.as_str(), "help" | "--help" | "-h") {
        return Request::Help;
    }
    match COMMANDS.iter().find(|command| command.0 == first) {
        None => Request::Unknown(format!("There is no command `{first}`.")),
        Some(command) if rest.is_empty() || matches!(command.2, Run::With(_)) => {
            Request::Run(command, rest.to_vec())
        }
        Some(_) => Request::Unknown(format!("`{first}` takes no arguments.")),
    }
}

fn help() -> String {
    let mut text = String::from("The project's own commands: cargo xtask COMMAND\n\n");
    for (name, does, _) in COMMANDS {
        text += &format!("  {name:<12} {does}\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{COMMANDS, Request, help, understand};

    fn ask(words: &[&str]) -> Request {
        understand(&words.iter().map(ToString::to_string).collect::<Vec<_>>())
    }

    #[test]
    fn without_a_command_there_is_help() {
        assert!(matches!(ask(&[]), Request::Help));
        assert!(matches!(ask(&["--help"]), Request::Help));
    }

    #[test]
    fn a_known_command_is_run() {
        let Request::Run(command, _) = ask(&["tidy"]) else { panic!("tidy is a command") };
        assert_eq!(command.0, "tidy");
    }

    #[test]
    fn an_unknown_command_is_named() {
        let Request::Unknown(complaint) = ask(&["tydi"]) else { panic!("tydi is no command") };
        assert_eq!(complaint, "There is no command `tydi`.");
    }

    #[test]
    fn a_stray_argument_is_not_swallowed() {
        assert!(matches!(ask(&["test", "--fast"]), Request::Unknown(_)));
    }

    #[test]
    fn the_help_lists_every_command() {
        for (name, does, _) in COMMANDS {
            assert!(help().contains(does), "{name}");
        }
    }
}
