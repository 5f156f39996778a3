//! `safehouse simulate`: bots play many games; prints how often each won.

mod overview;
mod progress;
mod report;
pub(crate) mod series;
mod table;
pub(crate) mod tally;

use anyhow::{Context, bail};
use bots::Populated;
use host::catalog::Errand;
use kernel::Setup;

use overview::Overview;
use report::Report;
pub(crate) use report::{grouped, shown};
use series::{Manner, Series, ours};
pub(crate) use table::{Table, find};

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
    /// Who sits at the table, in seat order; left out, the best bot there is in every seat, and
    /// without --seats at tables of every size
    #[arg(long, value_name = "BOT,…", value_delimiter = ',')]
    bots: Vec<String>,
    #[command(flatten)]
    table: Table,
    /// Prints one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

impl Simulate {
    /// Plays all games and prints the report.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let (name, json) = (self.game.clone(), self.json);
        let reports = find(&name, self)??;
        match (&reports[..], json) {
            ([report], true) => println!("{}", serde_json::to_string(report)?),
            ([report], false) => print!("{report}"),
            (tables, true) => println!("{}", serde_json::to_string(&Overview { tables })?),
            (tables, false) => print!("{}", Overview { tables }),
        }
        Ok(())
    }

    /// Plays the games of one table.
    fn table<G: Populated>(&self, bots: Vec<String>) -> anyhow::Result<Report> {
        let seats = u8::try_from(bots.len()).context("no table has this many seats")?;
        let setup = Setup::<G>::new(seats, self.table.options::<G>()?)?;
        let options = serde_json::to_value(setup.options())?;
        let (seed, threads) = (self.table.seed(), self.table.threads());
        let series = Series { setup, seed, bots: &bots, manner: Manner::Seated, minds: &ours::<G> };
        let (tally, time) = series.play(self.games, threads, "");
        let seed = self.table.seed.clone();
        Ok(Report { game: G::NAME, options, seed, bots, tally, threads, time })
    }
}

/// Plays the game that was found by its name.
impl Errand for Simulate {
    type Result = anyhow::Result<Vec<Report>>;

    fn run<G: Populated>(self) -> anyhow::Result<Vec<Report>> {
        let known = [G::RESEARCH, G::LEVELS].concat();
        if let Some(bot) = self.bots.iter().find(|bot| !known.contains(&bot.as_str())) {
            bail!("{} has no bot {bot:?}; it has {}", G::NAME, known.join(", "));
        }
        if !self.bots.is_empty() {
            let given = self.bots.len();
            let seats = self.seats.map_or(given, usize::from);
            Setup::<G>::new(u8::try_from(seats)?, self.table.options::<G>()?)?;
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
