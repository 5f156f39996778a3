//! `safehouse backup FILE`.

use std::path::PathBuf;

use anyhow::{Context, bail};

use super::{amount, damaged, print_damage, progress, summary};

/// What to back up, and where to.
#[derive(clap::Args, Debug)]
pub(crate) struct Backup {
    /// The file to write; nothing is overwritten
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The folder with journals and results; a server may be using it
    #[arg(long, value_name = "DIR", default_value = "safehouse-data")]
    data: PathBuf,
    /// Keeps the backup even if some tables in it are damaged, as they are in the data
    #[arg(long)]
    damaged_too: bool,
}

impl Backup {
    /// Writes the backup and checks it.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let Backup { file, data, damaged_too } = self;
        let damaged = damaged(damaged_too);
        let checked = progress::shown("checking the backup", |progress| {
            store::backup(&data, &file, damaged, progress)
        })
        .with_context(|| format!("cannot back up {} to {}", data.display(), file.display()))?;
        print_damage(&checked);
        if !damaged.keeps(&checked) {
            let hint = if checked.is_sound_besides_tables() {
                "; --damaged-too keeps it for the sake of the others"
            } else {
                ""
            };
            bail!("{} is not kept: {}{hint}", file.display(), summary(&checked));
        }
        println!("{} holds {}, and is checked", file.display(), amount(&checked));
        Ok(())
    }
}
