//! `safehouse umpire`: the engine's public face on standard input and output.

use std::io::{self, BufWriter};

use bots::Populated;
use umpire::protocol::{self, Catalog, Opened, Opening, Referee};

use host::catalog::{self, Errand};

/// Referees until the input ends, or the reader of its answers is gone.
pub(crate) fn run() -> anyhow::Result<()> {
    let output = BufWriter::new(io::stdout().lock());
    match protocol::serve(&mut Referee::new(Games), io::stdin().lock(), output) {
        Err(gone) if gone.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => Ok(done?),
    }
}

/// All games of the program.
struct Games;

impl Catalog for Games {
    fn names(&self) -> &[&str] {
        catalog::NAMES
    }

    fn open(&self, opening: &Opening<'_>) -> Option<Opened> {
        catalog::with_game(&opening.game, Open(opening))
    }
}

/// Opens a table of the game that was found by its name.
struct Open<'a>(&'a Opening<'a>);

impl Errand for Open<'_> {
    type Result = Opened;

    fn run<G: Populated>(self) -> Opened {
        protocol::open::<G>(self.0)
    }
}
