//! The printed report.

use std::fmt;
use std::time::Duration;

use bots::FigureKind;
use serde::Serialize;
use serde::ser::{SerializeStruct, Serializer};

use super::tally::{SeatTally, Tally, WIN};

/// The results of a series.
pub(crate) struct Report {
    pub(crate) game: &'static str,
    pub(crate) options: serde_json::Value,
    pub(crate) seed: String,
    pub(crate) bots: Vec<String>,
    pub(crate) tally: Tally,
    pub(crate) threads: usize,
    pub(crate) time: Duration,
}

impl Report {
    /// The figures that the game's chronicle counts, by name.
    pub(crate) fn figures(&self) -> impl Iterator<Item = (&'static str, String)> {
        let each = self.tally.figures.iter();
        each.map(|figure| (figure.name, shown(figure.value(), figure.kind)))
    }

    /// The mean of the winners' scores.
    pub(crate) fn winning_score(&self) -> f64 {
        self.tally.winning_score as f64 / self.tally.games as f64
    }

    /// The mean of all scores.
    pub(crate) fn score(&self) -> f64 {
        let sum = |of: fn(&SeatTally) -> u64| self.tally.seats.iter().map(of).sum::<u64>() as f64;
        sum(|seat| seat.score) / sum(|seat| seat.times)
    }

    pub(crate) fn games_per_s(&self) -> f64 {
        self.tally.games as f64 / self.time.as_secs_f64()
    }

    fn share(&self, seat: &SeatTally) -> f64 {
        seat.wins() / self.tally.games as f64
    }

    pub(crate) fn moves(&self) -> f64 {
        self.tally.moves as f64 / self.tally.games as f64
    }
}

/// For programs. Everything but `speed` follows from the arguments: the same seed gives the same
/// text.
impl Serialize for Report {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Counted<'a> {
            #[serde(skip_serializing_if = "Option::is_none")]
            seat: Option<usize>,
            bot: &'a str,
            #[serde(skip_serializing_if = "Option::is_none")]
            seats: Option<u64>,
            /// In parts of 840, so that shares are exact: a win shared by three is 280.
            wins_840ths: u64,
            share: f64,
            mean_score: f64,
            spread: f64,
        }
        #[derive(Serialize)]
        struct Moves {
            mean: f64,
            fewest: u64,
            most: u64,
        }
        #[derive(Serialize)]
        struct Counts {
            name: &'static str,
            sum: u64,
            of: u64,
            value: Option<f64>,
        }
        #[derive(Serialize)]
        struct Speed {
            threads: usize,
            seconds: f64,
            games_per_s: f64,
        }
        let counted = |seat, bot, seats, sum: &SeatTally| Counted {
            seat,
            bot,
            seats,
            wins_840ths: sum.wins,
            share: self.share(sum),
            mean_score: sum.mean(),
            spread: sum.spread(),
        };
        let seats = self.bots.iter().zip(&self.tally.seats).enumerate();
        let by_seat: Vec<_> =
            seats.map(|(seat, (bot, sum))| counted(Some(seat), bot, None, sum)).collect();
        let bots = self.tally.by_bot(&self.bots).into_iter();
        let by_bot: Vec<_> =
            bots.map(|(bot, seats, sum)| counted(None, bot, Some(seats), &sum)).collect();
        let Tally { fewest_moves: fewest, most_moves: most, .. } = self.tally;
        let figures = self.tally.figures.iter();
        let figures: Vec<_> = figures
            .map(|it| Counts { name: it.name, sum: it.sum, of: it.of, value: it.value() })
            .collect();
        let speed = Speed {
            threads: self.threads,
            seconds: self.time.as_secs_f64(),
            games_per_s: self.games_per_s(),
        };
        let mut it = to.serialize_struct("Report", 12)?;
        it.serialize_field("game", self.game)?;
        it.serialize_field("options", &self.options)?;
        it.serialize_field("seed", &self.seed)?;
        it.serialize_field("games", &self.tally.games)?;
        it.serialize_field("by_seat", &by_seat)?;
        it.serialize_field("by_bot", &by_bot)?;
        it.serialize_field("shared_wins", &self.tally.shared)?;
        it.serialize_field("mean_winning_score", &self.winning_score())?;
        it.serialize_field("figures", &figures)?;
        it.serialize_field("moves", &Moves { mean: self.moves(), fewest, most })?;
        it.serialize_field("refused", &self.tally.refused)?;
        it.serialize_field("speed", &speed)?;
        it.end()
    }
}

/// For people.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally { games, shared, fewest_moves, most_moves, refused, .. } = self.tally;
        let seats = self.bots.len();
        let widest = self.bots.iter().map(|bot| bot.chars().count()).max().unwrap_or(0).max(3);
        let seed = &self.seed;
        writeln!(f, "{}, {seats} seats, {} games, seed {seed:?}\n", self.game, grouped(games))?;

        writeln!(f, "seat   {:widest$}         wins   share  mean score  spread", "bot")?;
        for (seat, (bot, sum)) in self.bots.iter().zip(&self.tally.seats).enumerate() {
            let (share, mean, spread) = (self.share(sum) * 100.0, sum.mean(), sum.spread());
            let wins = parts(sum.wins);
            write!(f, "{seat:>4}   {bot:widest$} {wins:>12} {share:>6.1}%")?;
            writeln!(f, " {mean:>11.2} {spread:>7.2}")?;
        }
        writeln!(f)?;
        writeln!(f, "seats  {:widest$}  wins a seat   share  mean score  spread", "bot")?;
        for (bot, seats, sum) in self.tally.by_bot(&self.bots) {
            let share = self.share(&sum) * 100.0 / seats as f64;
            let (wins, mean, spread) = (parts(sum.wins / seats), sum.mean(), sum.spread());
            write!(f, "{seats:>5}  {bot:widest$} {wins:>12} {share:>6.1}%")?;
            writeln!(f, " {mean:>11.2} {spread:>7.2}")?;
        }
        writeln!(f)?;
        writeln!(f, "An even share is {:.1}%.", 100.0 / seats as f64)?;
        writeln!(f, "{} of the wins were shared.", grouped(shared))?;
        writeln!(f, "The winning score is {:.1} in the mean.", self.winning_score())?;
        let moves = self.moves();
        writeln!(f, "{moves:.1} moves a game, from {fewest_moves} to {most_moves}.")?;
        if refused > 0 {
            writeln!(
                f,
                "{} moves were refused: these bots misread their views.",
                grouped(refused)
            )?;
        }
        let names = self.figures().map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        for (name, value) in self.figures() {
            writeln!(f, "  {name:names$} {value:>8}")?;
        }
        let s = if self.threads == 1 { "" } else { "s" };
        let (speed, time) = (grouped(self.games_per_s() as u64), self.time.as_secs_f64());
        writeln!(f, "{speed} games a second on {} thread{s}, {time:.1} s in all.", self.threads)
    }
}

/// The value of a figure, for people.
pub(crate) fn shown(value: Option<f64>, kind: FigureKind) -> String {
    match (value, kind) {
        (None, _) => "–".to_owned(),
        (Some(share), FigureKind::Share) => format!("{:.1}%", share * 100.0),
        (Some(mean), FigureKind::Mean) => format!("{mean:.2}"),
        (Some(time), FigureKind::Minutes | FigureKind::Seconds) => format!("{time:.1}"),
    }
}

/// A whole number in groups of three.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A number of wins, of which some may be shared, to a tenth.
fn parts(wins: u64) -> String {
    let tenths = (wins * 10 + WIN / 2) / WIN;
    format!("{}.{}", grouped(tenths / 10), tenths % 10)
}
