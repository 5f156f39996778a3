//! `safehouse completions` and `safehouse man`, for packagers. Both are generated from the declared
//! options.

use std::io::{self, ErrorKind, Write};

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man as Page;

use crate::Safehouse;
use crate::call::BadCall;
use crate::version;

/// The shell to write for.
#[derive(clap::Args)]
pub(crate) struct Completions {
    /// The shell to write for
    shell: Shell,
}

impl Completions {
    /// Prints the script.
    pub(crate) fn print(self) -> anyhow::Result<()> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Safehouse::command(), "safehouse", &mut script);
        print(&script)
    }
}

/// The page to print.
#[derive(clap::Args)]
pub(crate) struct Man {
    /// The command whose page is wanted; the page of the whole program if left out
    command: Option<String>,
}

impl Man {
    /// Prints the page, in roff.
    pub(crate) fn print(self) -> anyhow::Result<()> {
        let mut program = Safehouse::command();
        program.build();
        let page = match self.command {
            None => program,
            Some(name) => {
                let known = program.get_subcommands().map(clap::Command::get_name);
                let known = known.collect::<Vec<_>>().join(", ");
                let unknown = || BadCall(format!("there is no command {name:?}; there is {known}"));
                program.find_subcommand(&name).ok_or_else(unknown)?.clone()
            }
        };
        let mut text = Vec::new();
        let source = format!("safehouse {}", version::FULL);
        Page::new(page).source(source).manual("Safehouse").render(&mut text)?;
        print(&text)
    }
}

/// Prints the text, or as much of it as the reader takes: a pager may stop reading.
fn print(text: &[u8]) -> anyhow::Result<()> {
    let mut output = io::stdout().lock();
    match output.write_all(text).and_then(|()| output.flush()) {
        Err(why) if why.kind() != ErrorKind::BrokenPipe => Err(why.into()),
        _ => Ok(()),
    }
}
