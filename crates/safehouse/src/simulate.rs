//! `safehouse simulate`: bots play many games; prints how they fared.

mod progress;
mod report;
mod series;
mod tally;

use std::num::NonZeroUsize;
use std::thread::available_parallelism;

use anyhow::{Context, anyhow, bail};
use bots::Populated;
use host::catalog::{self, Errand};
use kernel::{Seed, Setup};

use report::Report;
use series::Series;

/// What to play.
#[derive(clap::Args)]
pub(crate) struct Simulate {
    /// Which game
    game: String,
    /// How many sit at the table (as many as there are bots)
    #[arg(long)]
    seats: Option<u8>,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Any text: the same seed gives the same games, on any number of threads
    #[arg(long, default_value = "1")]
    seed: String,
    /// Who sits at the table, in seat order
    #[arg(long, value_name = "BOT,…", value_delimiter = ',', required = true)]
    bots: Vec<String>,
    /// The table's options, as in docs/umpire.md; left out, those of the rulebook
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    /// On how many threads (one for each core)
    #[arg(long)]
    threads: Option<NonZeroUsize>,
    /// Prints one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

impl Simulate {
    /// Plays all games and prints the report.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let (name, json) = (self.game.clone(), self.json);
        let unknown =
            || anyhow!("there is no game {name:?}; there is {}", catalog::NAMES.join(", "));
        let report = catalog::with_game(&name, self).ok_or_else(unknown)??;
        if json {
            println!("{}", serde_json::to_string(&report)?);
        } else {
            print!("{report}");
        }
        Ok(())
    }
}

/// Plays the game that was found.
impl Errand for Simulate {
    type Result = anyhow::Result<Report>;

    fn run<G: Populated>(self) -> anyhow::Result<Report> {
        let given = u8::try_from(self.bots.len()).context("no table has so many seats")?;
        let seats = self.seats.unwrap_or(given);
        let options = match &self.options {
            Some(text) => strict::from_str(text).map_err(|why| anyhow!("--options: {why}"))?,
            None => G::Options::default(),
        };
        let setup = Setup::<G>::new(seats, options)?;
        if given != seats {
            bail!("{seats} seats need {seats} bots, and --bots names {given}");
        }
        if let Some(bot) = self.bots.iter().find(|bot| !G::LEVELS.contains(&bot.as_str())) {
            bail!("{} has no bot {bot:?}; it has {}", G::NAME, G::LEVELS.join(", "));
        }
        let options = serde_json::to_value(setup.options())?;
        let cores = || available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = self.threads.map_or_else(cores, NonZeroUsize::get);
        let series = Series { setup, seed: Seed::of(&self.seed), bots: &self.bots };
        let (tally, time) = series.play(self.games, threads);
        Ok(Report {
            game: G::NAME,
            options,
            seed: self.seed,
            bots: self.bots,
            tally,
            threads,
            time,
        })
    }
}
