//! One bot against several of another.

use std::collections::HashSet;
use std::str::FromStr;
use std::sync::Arc;

use bots::Populated;
use kernel::{Mind, Setup};
use serde::Serialize;

use super::interval::Interval;
use super::program::Program;
use super::programs::{LostMoves, Programs};
use crate::simulate::Table;
use crate::simulate::series::{Manner, Series, ours};

/// Who sits at the table: one of one kind, and the other kind in all other seats.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Pair {
    pub(crate) one: String,
    pub(crate) others: String,
}

impl Pair {
    fn of(one: &str, others: &str) -> Pair {
        Pair { one: one.to_owned(), others: others.to_owned() }
    }
}

impl FromStr for Pair {
    type Err = String;

    fn from_str(text: &str) -> Result<Pair, String> {
        let (one, others) = text.split_once(',').ok_or("two bots are needed: ONE,OTHERS")?;
        Ok(Pair::of(one, others))
    }
}

/// The pairings that say how strong a game's levels are: each level against the next lower one, the
/// best against those of research, and the lowest, which stands for a person who is new, against
/// every other.
pub(super) fn usual<G: Populated>() -> Vec<Pair> {
    let steps = G::LEVELS.windows(2).map(|two| Pair::of(two[1], two[0]));
    let best = G::LEVELS.last().into_iter();
    let top = best.flat_map(|best| G::RESEARCH.iter().rev().map(|bot| Pair::of(best, bot)));
    let rest = G::LEVELS.iter().skip(1);
    let novice = rest.flat_map(|level| G::LEVELS.first().map(|lowest| Pair::of(lowest, level)));
    let mut seen = HashSet::new();
    let all = steps.chain(top).chain(novice);
    all.filter(|pair| pair.one != pair.others && seen.insert(pair.clone())).collect()
}

/// The name of the bot that is a program of its own.
pub(super) const PROGRAM: &str = "program";

/// The pairings of a program: against each of the bots that there are, weakest first.
pub(super) fn of_program<G: Populated>() -> Vec<Pair> {
    let all = G::RESEARCH.iter().chain(G::LEVELS);
    all.map(|others| Pair::of(PROGRAM, others)).collect()
}

/// How a pairing went.
#[derive(Serialize)]
pub(crate) struct Pairing {
    pub(crate) one: String,
    pub(crate) others: String,
    pub(crate) seats: u8,
    pub(crate) games: u64,
    pub(crate) wins: Interval,
    pub(crate) mean_score: f64,
    pub(crate) mean_score_of_others: f64,
    /// Moves that the rules refused.
    pub(crate) refused: u64,
    /// The moves that a program has lost, if one took part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) lost: Option<LostMoves>,
    pub(crate) games_per_s: f64,
}

/// Plays a pairing: each deal once from every seat, and the same deals in every pairing.
pub(super) fn play<G: Populated>(
    pair: Pair,
    seats: u8,
    games: u64,
    table: &Table,
    programs: Option<&Arc<Programs>>,
) -> anyhow::Result<Pairing> {
    let Pair { one, others } = pair;
    let games = games.next_multiple_of(u64::from(seats));
    let mut bots = vec![others.clone(); usize::from(seats)];
    bots[0].clone_from(&one);
    let setup = Setup::<G>::new(seats, table.options::<G>()?)?;
    let minds = |level: &str, setup: &Setup<G>, seat, pace| -> Option<Box<dyn Mind<G>>> {
        match programs {
            Some(all) if level == PROGRAM => {
                Some(Box::new(Program::new(Arc::clone(all), setup, seat)))
            }
            _ => ours(level, setup, seat, pace),
        }
    };
    let (seed, manner) = (table.seed(), Manner::Rotated);
    let series = Series { setup, seed, bots: &bots, manner, minds: &minds };
    let label = format!("{}: {one} against {} {others} ", G::NAME, seats - 1);
    if let Some(programs) = programs {
        programs.rehearse(|| drop(series.play(1, 1, &label)))?;
    }
    let (tally, time) = series.play(games, table.threads(), &label);
    let mine = tally.seats[0];
    let theirs = &tally.seats[1..];
    let sum = |of: fn(&_) -> u64| theirs.iter().map(of).sum::<u64>() as f64;
    Ok(Pairing {
        one,
        others,
        seats,
        games,
        wins: Interval::wilson(mine.wins(), games),
        mean_score: mine.mean(),
        mean_score_of_others: sum(|seat: &crate::simulate::tally::SeatTally| seat.score)
            / sum(|seat| seat.times),
        refused: tally.refused,
        lost: programs.map(|programs| programs.lost().take()),
        games_per_s: games as f64 / time.as_secs_f64(),
    })
}
