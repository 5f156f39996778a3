//! `safehouse check`.

use std::path::PathBuf;

use anyhow::{Context, bail};

use super::{amount, print_damage, progress, summary};

/// What to check.
#[derive(clap::Args, Debug)]
pub(crate) struct Check {
    /// A backup to check instead of a folder
    #[arg(value_name = "FILE", conflicts_with = "data")]
    file: Option<PathBuf>,
    /// The folder with journals and results; a server may be using it
    #[arg(long, value_name = "DIR", default_value = "safehouse-data")]
    data: PathBuf,
}

impl Check {
    /// Reads every journal and says which tables are sound. Nothing is changed.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let mut meaning =
            |_: &store::Journal, entries: &store::Entries| host::check(entries.iter());
        let place = self.file.as_ref().unwrap_or(&self.data).display();
        let checked = progress::shown("checking", |progress| match &self.file {
            Some(file) => store::check_file(file, &mut meaning, progress),
            None => store::check_folder(&self.data, &mut meaning, progress),
        })
        .with_context(|| format!("cannot check {place}"))?;
        print_damage(&checked);
        if !checked.is_sound() {
            bail!("{place}: {}", summary(&checked));
        }
        println!("{place}: {}, all sound", amount(&checked));
        Ok(())
    }
}
