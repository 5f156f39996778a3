//! `safehouse restore FILE`.

use std::path::PathBuf;

use anyhow::{Context, bail};

use super::{amount, damaged, print_damage, progress, summary};

/// What to restore, and where to.
#[derive(clap::Args, Debug)]
pub(crate) struct Restore {
    /// A file that `safehouse backup` wrote
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The folder for journals and results; it must hold none, and no server may be using it
    #[arg(long, value_name = "DIR", default_value = "safehouse-data")]
    data: PathBuf,
    /// Restores the file even if some tables in it are damaged
    #[arg(long)]
    damaged_too: bool,
}

impl Restore {
    /// Checks the backup and puts it into the folder.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let Restore { file, data, damaged_too } = self;
        let damaged = damaged(damaged_too);
        let checked = progress::shown("checking the backup", |progress| {
            store::restore(&file, &data, damaged, progress)
        })
        .with_context(|| format!("cannot restore {} to {}", file.display(), data.display()))?;
        print_damage(&checked);
        if !damaged.keeps(&checked) {
            let hint = if checked.is_sound_besides_tables() {
                "; --damaged-too restores it for the sake of the others"
            } else {
                ": use another backup"
            };
            bail!("{} is not restored: {}{hint}", file.display(), summary(&checked));
        }
        println!("{} holds {}, restored and checked", data.display(), amount(&checked));
        Ok(())
    }
}
