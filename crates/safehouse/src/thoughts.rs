//! `safehouse thoughts`: a finished game, and what a bot would have thought in it.

mod fluent;
mod moment;
mod words;

use std::io::{self, ErrorKind, Write};
use std::path::PathBuf;

use anyhow::{Context, anyhow, bail};
use bots::Populated;
use host::PastGame;
use host::catalog::{self, Errand};
use kernel::Seat;

use crate::call::BadCall;
use moment::Moment;

/// Which game to look at, and through whose eyes.
#[derive(clap::Args)]
pub(crate) struct Thoughts {
    /// The code of the table
    code: String,
    /// The folder with journals; a server may be using it
    #[arg(long, value_name = "DIR", default_value = "safehouse-data")]
    data: PathBuf,
    /// A backup to read instead of a folder
    #[arg(long, value_name = "FILE", conflicts_with = "data")]
    file: Option<PathBuf>,
    /// The number of the game at this table, from 1 (the last that was begun)
    #[arg(long, value_name = "NUMBER")]
    game: Option<usize>,
    /// The seat in whose place the bot thinks, from 0
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// The level of the bot (the strongest)
    #[arg(long)]
    level: Option<String>,
    /// The number of one moment, as the whole list has them (all)
    #[arg(long, value_name = "NUMBER")]
    at: Option<usize>,
    /// Prints one JSON object for each moment
    #[arg(long)]
    json: bool,
}

impl Thoughts {
    /// Prints what the bot would have thought.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let game = self.find()?;
        let name = game.name().to_owned();
        let json = self.json;
        let moments = catalog::with_game(&name, Think { game, asked: self })
            .with_context(|| format!("there is no game {name:?} any more"))??;
        let mut out = io::stdout().lock();
        for moment in moments {
            let text = if json { serde_json::to_string(&moment)? } else { moment.to_string() };
            match writeln!(out, "{text}") {
                Err(gone) if gone.kind() == ErrorKind::BrokenPipe => return Ok(()),
                done => done?,
            }
        }
        Ok(())
    }

    /// The game that is asked for.
    fn find(&self) -> anyhow::Result<PastGame> {
        let asked = wire::Code::read(&self.code)
            .map_err(|_| BadCall(format!("{} is not a table's code", self.code)))?;
        let mut found = None;
        let mut keep = |journal: &store::Journal, entries: &store::Entries| {
            if wire::Code::read(&journal.code).is_ok_and(|code| code == asked) {
                found = Some(host::games(entries.iter()));
            }
            Ok(())
        };
        let place = self.file.as_ref().unwrap_or(&self.data).display();
        match &self.file {
            Some(file) => store::check_file(file, &mut keep, &mut |_, _| {}),
            None => store::check_folder(&self.data, &mut keep, &mut |_, _| {}),
        }
        .with_context(|| format!("cannot read {place}"))?;
        let found = found.ok_or_else(|| anyhow!("{place} has no table with this code"))?;
        let mut games = found.map_err(|why| anyhow!("the journal is damaged: {why}"))?;
        let number = self.game.unwrap_or(games.len());
        if number == 0 || number > games.len() {
            return Err(BadCall(format!(
                "--game: the number of games at this table is {}",
                games.len()
            ))
            .into());
        }
        Ok(games.swap_remove(number - 1))
    }
}

/// Thinks in a game that was found by its name.
struct Think {
    game: PastGame,
    asked: Thoughts,
}

impl Errand for Think {
    type Result = anyhow::Result<Vec<Moment>>;

    fn run<G: Populated>(self) -> anyhow::Result<Vec<Moment>> {
        let Think { game, asked } = self;
        let told = game.told::<G>().map_err(|why| anyhow!("the journal: {why}"))?;
        let Some((setup, entries)) = told else {
            bail!("this game is not over, so what is hidden in it stays hidden");
        };
        let known = [G::RESEARCH, G::LEVELS].concat();
        let level = asked.level.as_deref().or(G::LEVELS.last().copied()).unwrap_or_default();
        if !known.contains(&level) {
            let names = known.join(", ");
            return Err(BadCall(format!("--level: {level:?} is none of {names}")).into());
        }
        if asked.seat >= setup.seats() {
            let last = setup.seats() - 1;
            return Err(BadCall(format!("--seat: seats are 0 to {last} here")).into());
        }
        let numbers = match asked.at {
            Some(number) => number..=number,
            None => 1..=entries.len(),
        };
        if !(1..=entries.len()).contains(numbers.start()) {
            let last = entries.len();
            return Err(BadCall(format!("--at: moments are 1 to {last} here")).into());
        }
        let seat = Seat(asked.seat);
        let at = |number| Moment::of::<G>(level, &setup, seat, &entries[..number], number);
        Ok(numbers.filter_map(at).collect())
    }
}

#[cfg(test)]
mod tests;
