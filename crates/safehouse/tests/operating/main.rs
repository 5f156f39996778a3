//! The real program as an operator meets it: options, messages, log, metrics and alerts.

mod alerts;
mod asking;
mod codes;
mod environment;
mod exposition;
mod files;
mod logging;
mod metrics;
mod nodes;
mod promql;
mod running;
mod starting;
mod supply;

use std::process::Command;

/// The program with these arguments, and no options from the environment of the tests.
fn safehouse(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_safehouse"));
    let ours = |name: &str| name.starts_with("SAFEHOUSE_") || name == "RUST_LOG";
    for name in std::env::vars().map(|(name, _)| name).filter(|name| ours(name)) {
        command.env_remove(name);
    }
    command.args(args);
    command
}
