//! `safehouse arena`: how strong each level of a game is against others, and how a game with it
//! feels. Prints tables in Markdown, for docs/bots.md.

mod feel;
mod interval;
mod pairing;
mod print;
mod program;
mod programs;
mod thinking;

use std::sync::Arc;
use std::time::Duration;

use anyhow::{Context, bail};
use bots::Populated;
use host::catalog::{self, Errand};
use serde::Serialize;

use crate::simulate::{Table, find};
use feel::Feel;
use pairing::{PROGRAM, Pair, Pairing};
use programs::Programs;

/// What to measure.
#[derive(clap::Args, Clone)]
pub(crate) struct Arena {
    /// Which games; left out, all of them
    games: Vec<String>,
    /// Number of games of each pairing, rounded up so that every deal is played from every seat
    #[arg(long = "games", id = "number", value_name = "GAMES", default_value_t = 10_000,
        value_parser = clap::value_parser!(u64).range(1..))]
    number: u64,
    /// Number of games from which is measured how a game feels, for each level and number of seats;
    /// 0 leaves this out
    #[arg(long, value_name = "GAMES", default_value_t = 1000)]
    feel: u64,
    /// Number of seats at the table of a pairing
    #[arg(long, default_value_t = 4)]
    seats: u8,
    /// One bot against as many of another as the other seats need, and nothing else; may be repeated
    #[arg(long = "pair", value_name = "ONE,OTHERS")]
    pairs: Vec<Pair>,
    /// Lets a program of yours play, as the bot `program`, against ours: it is told what happens on
    /// its standard input and answers on its standard output (docs/umpire-research.md)
    #[arg(long, value_name = "COMMAND")]
    umpire: Option<String>,
    /// Milliseconds after which that program loses its move
    #[arg(long, value_name = "MS", default_value_t = 1000,
        value_parser = clap::value_parser!(u64).range(1..))]
    move_ms: u64,
    #[command(flatten)]
    table: Table,
    /// Prints one JSON object per game instead of tables
    #[arg(long)]
    json: bool,
}

/// What was measured of one game.
#[derive(Serialize)]
struct Measured {
    game: &'static str,
    seed: String,
    options: serde_json::Value,
    pairings: Vec<Pairing>,
    feel: Vec<Feel>,
}

impl Arena {
    /// Plays everything and prints each game's tables as soon as they are there.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        let all: Vec<String> = catalog::NAMES.iter().map(ToString::to_string).collect();
        let games = if self.games.is_empty() { &all } else { &self.games };
        // All names are looked up before hours are spent on the first.
        for game in games {
            find(game, Check(&self))??;
        }
        let limit = Duration::from_millis(self.move_ms);
        let start = |command: &String| Programs::new(command, limit).map(Arc::new);
        let programs = self.umpire.as_ref().map(start).transpose()?;
        for game in games {
            let measured = find(game, Measure(&self, programs.as_ref()))??;
            match self.json {
                true => println!("{}", serde_json::to_string(&measured)?),
                false => println!("{measured}"),
            }
        }
        Ok(())
    }

    fn pairs<G: Populated>(&self) -> Vec<Pair> {
        match (self.pairs.is_empty(), &self.umpire) {
            (true, None) => pairing::usual::<G>(),
            (true, Some(_)) => pairing::of_program::<G>(),
            (false, _) => self.pairs.clone(),
        }
    }
}

/// Whether what is asked for exists in a game.
struct Check<'a>(&'a Arena);

impl Errand for Check<'_> {
    type Result = anyhow::Result<()>;

    fn run<G: Populated>(self) -> anyhow::Result<()> {
        let Check(arena) = self;
        kernel::Setup::<G>::new(arena.seats, arena.table.options::<G>()?)?;
        let program: &[&str] = if arena.umpire.is_some() { &[PROGRAM] } else { &[] };
        let known = [program, G::RESEARCH, G::LEVELS].concat();
        for Pair { one, others } in &arena.pairs {
            if let Some(bot) = [one, others].into_iter().find(|bot| !known.contains(&bot.as_str()))
            {
                bail!("{} has no bot {bot:?}; it has {}", G::NAME, known.join(", "));
            }
        }
        G::LEVELS.first().context("this game has no bots").map(|_| ())
    }
}

/// Plays a game's pairings.
struct Measure<'a>(&'a Arena, Option<&'a Arc<Programs>>);

impl Errand for Measure<'_> {
    type Result = anyhow::Result<Measured>;

    fn run<G: Populated>(self) -> anyhow::Result<Measured> {
        let Measure(arena, programs) = self;
        let (seats, games, table) = (arena.seats, arena.number, &arena.table);
        let play = |pair| pairing::play::<G>(pair, seats, games, table, programs);
        let pairings = arena.pairs::<G>().into_iter().map(play).collect::<anyhow::Result<_>>()?;
        let felt = |level: &&str| {
            let mut sizes = G::SEATS.filter(|_| arena.feel > 0);
            let table = &arena.table;
            sizes.try_fold(Vec::new(), |mut all, seats| {
                all.push(feel::measure::<G>(level, seats, arena.feel, table)?);
                anyhow::Ok(all)
            })
        };
        let usual = arena.pairs.is_empty() && programs.is_none();
        let levels = if usual { G::LEVELS } else { &[] };
        let feel = levels.iter().map(felt).collect::<anyhow::Result<Vec<_>>>()?.concat();
        let options = serde_json::to_value(arena.table.options::<G>()?)?;
        let seed = arena.table.seed.clone();
        Ok(Measured { game: G::NAME, seed, options, pairings, feel })
    }
}
