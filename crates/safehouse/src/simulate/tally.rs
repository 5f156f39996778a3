//! The results of games in whole numbers, whose sums do not depend on the order of adding.

use std::collections::BTreeMap;

use bots::{Figure, Played};
use kernel::Seat;

/// The parts that make up one win, so that a share of it by any number of seats from 1 to 8 is a
/// whole number.
pub(crate) const WIN: u64 = 840;

/// Sums over games.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Tally {
    pub(crate) games: u64,
    /// Games that more than one side won.
    pub(crate) shared: u64,
    /// Accepted acts.
    pub(crate) moves: u64,
    pub(crate) fewest_moves: u64,
    pub(crate) most_moves: u64,
    /// Refused acts.
    pub(crate) refused: u64,
    /// The winners' scores, once for each game.
    pub(crate) winning_score: u64,
    pub(crate) seats: Vec<SeatTally>,
    /// The figures that the game's chronicle counted.
    pub(crate) figures: Vec<Figure>,
    /// How each of them is spread over the games, if somebody asked.
    spreads: Option<Vec<Spread>>,
}

/// How the values of one figure are spread over games: a thousandth of each value, rounded down, and
/// how many games had it.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Spread(BTreeMap<u64, u64>);

/// Sums of one seat, or of several.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct SeatTally {
    /// The number of scores that were added.
    pub(crate) times: u64,
    /// Wins, in parts of [`WIN`].
    pub(crate) wins: u64,
    pub(crate) score: u64,
    pub(crate) score_squared: u64,
}

impl Tally {
    /// No games yet.
    pub(crate) fn new(seats: usize) -> Tally {
        Tally {
            games: 0,
            shared: 0,
            moves: 0,
            fewest_moves: u64::MAX,
            most_moves: 0,
            refused: 0,
            winning_score: 0,
            figures: Vec::new(),
            spreads: None,
            seats: vec![SeatTally::default(); seats],
        }
    }

    /// Also keeps how each figure is spread over the games.
    pub(crate) fn with_spreads(self) -> Tally {
        Tally { spreads: Some(Vec::new()), ..self }
    }

    /// How the figure of this number is spread over the games.
    pub(crate) fn spread(&self, figure: usize) -> Option<&Spread> {
        self.spreads.as_ref()?.get(figure)
    }

    /// Adds one game, for which the bots had moved `turned` seats to the left.
    pub(crate) fn count(&mut self, played: &Played, turned: usize) {
        let Played { standing, moves, refused, over_at: _, figures } = played;
        Figure::add_all(&mut self.figures, figures);
        if let Some(spreads) = &mut self.spreads {
            spreads.resize(figures.len(), Spread::default());
            spreads.iter_mut().zip(figures).for_each(|(spread, figure)| spread.count(figure));
        }
        self.games += 1;
        self.moves += moves;
        self.fewest_moves = self.fewest_moves.min(*moves);
        self.most_moves = self.most_moves.max(*moves);
        self.refused += refused;
        let best = standing.scores.iter().map(|score| u64::from(score.total)).max();
        self.winning_score += best.unwrap_or(0);
        let mut sides_that_won = 0;
        for score in &standing.scores {
            let seats = score.side.seats();
            sides_that_won += u64::from(seats.iter().any(|seat| standing.winners.contains(seat)));
            for seat in seats {
                self.of(*seat, turned).add_score(u64::from(score.total));
            }
        }
        self.shared += u64::from(sides_that_won > 1);
        for seat in &standing.winners {
            self.of(*seat, turned).wins += WIN / standing.winners.len() as u64;
        }
    }

    /// The sums of the bot in this seat.
    fn of(&mut self, seat: Seat, turned: usize) -> &mut SeatTally {
        let seats = self.seats.len();
        &mut self.seats[(usize::from(seat.0) + seats - turned) % seats]
    }

    /// Adds the games of another.
    pub(crate) fn add(&mut self, other: &Tally) {
        self.games += other.games;
        self.shared += other.shared;
        self.moves += other.moves;
        self.fewest_moves = self.fewest_moves.min(other.fewest_moves);
        self.most_moves = self.most_moves.max(other.most_moves);
        self.refused += other.refused;
        self.winning_score += other.winning_score;
        Figure::add_all(&mut self.figures, &other.figures);
        if let (Some(mine), Some(theirs)) = (&mut self.spreads, &other.spreads) {
            mine.resize(mine.len().max(theirs.len()), Spread::default());
            mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| mine.add(theirs));
        }
        self.seats.iter_mut().zip(&other.seats).for_each(|(mine, theirs)| mine.add(*theirs));
    }

    /// The seats of each kind of bot together, in the order of their first seat.
    pub(crate) fn by_bot<'a>(&self, bots: &'a [String]) -> Vec<(&'a str, u64, SeatTally)> {
        let mut by_bot: Vec<(&str, u64, SeatTally)> = Vec::new();
        for (bot, seat) in bots.iter().zip(&self.seats) {
            match by_bot.iter_mut().find(|(name, ..)| name == bot) {
                Some((_, seats, sum)) => {
                    *seats += 1;
                    sum.add(*seat);
                }
                None => by_bot.push((bot, 1, *seat)),
            }
        }
        by_bot
    }
}

impl SeatTally {
    fn add_score(&mut self, score: u64) {
        self.times += 1;
        self.score += score;
        self.score_squared += score * score;
    }

    fn add(&mut self, other: SeatTally) {
        self.times += other.times;
        self.wins += other.wins;
        self.score += other.score;
        self.score_squared += other.score_squared;
    }

    /// The number of wins.
    pub(crate) fn wins(&self) -> f64 {
        self.wins as f64 / WIN as f64
    }

    /// The mean score.
    pub(crate) fn mean(&self) -> f64 {
        self.score as f64 / self.times as f64
    }

    /// The standard deviation of the score.
    pub(crate) fn spread(&self) -> f64 {
        let (n, sum, squares) =
            (u128::from(self.times), u128::from(self.score), u128::from(self.score_squared));
        ((n * squares - sum * sum) as f64).sqrt() / n as f64
    }
}

impl Spread {
    fn count(&mut self, figure: &Figure) {
        if let Some(value) = figure.value() {
            *self.0.entry((value * 1000.0) as u64).or_default() += 1;
        }
    }

    fn add(&mut self, other: &Spread) {
        for (value, games) in &other.0 {
            *self.0.entry(*value).or_default() += games;
        }
    }

    /// The value that `percent` of the games do not exceed.
    pub(crate) fn quantile(&self, percent: u64) -> Option<f64> {
        let games: u64 = self.0.values().sum();
        let mut so_far = 0;
        let found = self.0.iter().find(|(_, games_with_it)| {
            so_far += **games_with_it;
            so_far * 100 >= games * percent
        });
        found.map(|(value, _)| *value as f64 / 1000.0)
    }
}

#[cfg(test)]
mod tests;
