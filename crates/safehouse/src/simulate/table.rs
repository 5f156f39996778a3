//! What every series of games between bots is told: the seed, the options, the threads.

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use anyhow::anyhow;
use bots::Populated;
use host::catalog::{self, Errand};
use kernel::Seed;

/// The table at which bots play among themselves.
#[derive(clap::Args, Clone)]
pub(crate) struct Table {
    /// Any text: the same seed gives the same games, on any number of threads
    #[arg(long, default_value = "1")]
    pub(crate) seed: String,
    /// The table's options, as in docs/umpire.md; left out, those of the rulebook, but at a distance
    /// (`eyes: gaze`) and with pieces that are named (`touch: named`)
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    /// Number of threads (one per core)
    #[arg(long)]
    threads: Option<NonZeroUsize>,
}

impl Table {
    /// The seed of the series.
    pub(crate) fn seed(&self) -> Seed {
        Seed::of(&self.seed)
    }

    /// The number of threads: the one that was given, or one per core.
    pub(crate) fn threads(&self) -> usize {
        let cores = || available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.map_or_else(cores, NonZeroUsize::get)
    }

    /// The options of the table: those that were given, and otherwise those of simulations.
    pub(crate) fn options<G: Populated>(&self) -> anyhow::Result<G::Options> {
        let Some(text) = &self.options else { return Ok(G::simulated()) };
        let wrong = |why: String| anyhow!("--options: {why}");
        strict::from_str::<G::Options>(text).map_err(|why| wrong(why.to_string()))?;
        let mut all = serde_json::to_value(G::simulated())?;
        let given: serde_json::Map<String, serde_json::Value> = serde_json::from_str(text)?;
        if let Some(all) = all.as_object_mut() {
            all.extend(given);
        }
        strict::from_str(&all.to_string()).map_err(|why| wrong(why.to_string()))
    }
}

/// Does the errand with the game of this name, or says which games there are.
pub(crate) fn find<E: Errand>(name: &str, errand: E) -> anyhow::Result<E::Result> {
    let unknown = || anyhow!("there is no game {name:?}; there is {}", catalog::NAMES.join(", "));
    catalog::with_game(name, errand).ok_or_else(unknown)
}
