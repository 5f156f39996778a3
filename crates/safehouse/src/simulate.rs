//! `safehouse simulate`: bots play many games; prints how often each won.

mod overview;
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

use overview::Overview;
use report::Report;
use series::Series;

/// What to play.
#[derive(clap::Args)]
pub(crate) struct Simulate {
    /// Which game
    game: String,
    /// Number of seats at the table (as many as there are bots)
    #[arg(long)]
    seats: Option<u8>,
    /// Number of games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Any text: the same seed gives the same games, on any number of threads
    #[arg(long, default_value = "1")]
    seed: String,
    /// Who sits at the table, in seat order; left out, the best bot there is in every seat, and
    /// without --seats at tables of every size
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<String>,
    /// The table's options, as in docs/umpire.md; left out, those of the rulebook, but at a distance
    /// (`eyes: gaze`) and with pieces that are named (`touch: named`)
    #[arg(long, value_name = "JSON")]
    options: Option<String>,
    /// Number of threads (one per core)
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
        let reports = catalog::with_game(&name, self).ok_or_else(unknown)??;
        match (&reports[..], json) {
            ([report], true) => println!("{}", serde_json::to_string(report)?),
            ([report], false) => print!("{report}"),
            (tables, true) => println!("{}", serde_json::to_string(&Overview { tables })?),
            (tables, false) => print!("{}", Overview { tables }),
        }
        Ok(())
    }

    /// The options of the table: those that were given, and otherwise those of simulations.
    fn options<G: Populated>(&self) -> anyhow::Result<G::Options> {
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

    /// Plays the games of one table.
    fn table<G: Populated>(&self, bots: Vec<String>) -> anyhow::Result<Report> {
        let seats = u8::try_from(bots.len()).context("no table has this many seats")?;
        let setup = Setup::<G>::new(seats, self.options::<G>()?)?;
        let options = serde_json::to_value(setup.options())?;
        let cores = || available_parallelism().map_or(1, NonZeroUsize::get);
        let threads = self.threads.map_or_else(cores, NonZeroUsize::get);
        let series = Series { setup, seed: Seed::of(&self.seed), bots: &bots };
        let (tally, time) = series.play(self.games, threads);
        let seed = self.seed.clone();
        Ok(Report { game: G::NAME, options, seed, bots, tally, threads, time })
    }
}

/// Plays the game that was found by its name.
impl Errand for Simulate {
    type Result = anyhow::Result<Vec<Report>>;

    fn run<G: Populated>(self) -> anyhow::Result<Vec<Report>> {
        if let Some(bot) = self.bots.iter().find(|bot| !G::LEVELS.contains(&bot.as_str())) {
            bail!("{} has no bot {bot:?}; it has {}", G::NAME, G::LEVELS.join(", "));
        }
        if !self.bots.is_empty() {
            let given = self.bots.len();
            let seats = self.seats.map_or(given, usize::from);
            Setup::<G>::new(u8::try_from(seats)?, self.options::<G>()?)?;
            if given != seats {
                bail!("{seats} seats need {seats} bots, and --bots names {given}");
            }
            return Ok(vec![self.table::<G>(self.bots.clone())?]);
        }
        let best = *G::LEVELS.last().context("this game has no bots")?;
        let sizes = self.seats.map_or(G::SEATS, |seats| seats..=seats);
        sizes.map(|seats| self.table::<G>(vec![best.to_owned(); usize::from(seats)])).collect()
    }
}
