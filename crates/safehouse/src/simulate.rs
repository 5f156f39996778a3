//! `safehouse simulate`: bots play many games.

/// What to play.
#[derive(clap::Args)]
pub(crate) struct Simulate {}

impl Simulate {
    /// Plays.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        Ok(())
    }
}
