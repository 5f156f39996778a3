//! How a game with bots of one level feels.

use bots::{Figure, FigureKind, Populated};
use kernel::Setup;
use serde::Serialize;

use super::thinking::Times;
use crate::simulate::series::{Manner, Series, ours};
use crate::simulate::tally::Tally;
use crate::simulate::{Table, shown};

/// What was measured of the games of one level at a table of one size.
#[derive(Clone, Serialize)]
pub(crate) struct Feel {
    pub(crate) level: String,
    pub(crate) seats: u8,
    pub(crate) games: u64,
    pub(crate) figures: Vec<Felt>,
    /// The CPU time that 99 of 100 decisions do not exceed, which depends on the machine.
    pub(crate) decision_p99_ms: Option<f64>,
}

/// A figure and how it is spread over the games.
#[derive(Clone, Serialize)]
pub(crate) struct Felt {
    pub(crate) name: &'static str,
    mean: Option<f64>,
    median: Option<f64>,
    /// The values that a tenth, and nine tenths, of the games do not exceed.
    tenth: Option<f64>,
    nine_tenths: Option<f64>,
    #[serde(skip)]
    kind: FigureKind,
}

impl Felt {
    fn of(tally: &Tally, number: usize, figure: &Figure) -> Felt {
        let at = |percent| tally.spread(number).and_then(|spread| spread.quantile(percent));
        Felt {
            name: figure.name,
            mean: figure.value(),
            median: at(50),
            tenth: at(10),
            nine_tenths: at(90),
            kind: figure.kind,
        }
    }

    /// For people: the share over all games, or the median and in which range most games are.
    pub(crate) fn text(&self) -> String {
        let show = |value| shown(value, self.kind);
        match self.kind {
            FigureKind::Share => show(self.mean),
            FigureKind::Mean | FigureKind::Minutes | FigureKind::Seconds => {
                let (tenth, most) = (show(self.tenth), show(self.nine_tenths));
                if self.median.is_none() {
                    show(None)
                } else {
                    format!("{} ({tenth}–{most})", show(self.median))
                }
            }
        }
    }
}

/// Plays games with this level in every seat, at the pace of bots at people's tables.
pub(super) fn measure<G: Populated>(
    level: &str,
    seats: u8,
    games: u64,
    table: &Table,
) -> anyhow::Result<Feel> {
    let bots = vec![level.to_owned(); usize::from(seats)];
    let setup = Setup::<G>::new(seats, table.options::<G>()?)?;
    let (seed, manner) = (table.seed(), Manner::Timed);
    let times = Times::default();
    let minds = |level: &str, setup: &Setup<G>, seat, pace| {
        ours(level, setup, seat, pace).map(|mind| times.of(mind))
    };
    let series = Series { setup, seed, bots: &bots, manner, minds: &minds };
    let label = format!("{}: {seats} {level}, at a human pace ", G::NAME);
    let (tally, _) = series.play(games, table.threads(), &label);
    let figures = tally.figures.iter().enumerate();
    let figures = figures.map(|(number, figure)| Felt::of(&tally, number, figure)).collect();
    let decision_p99_ms = times.p99_ms();
    Ok(Feel { level: level.to_owned(), seats, games, figures, decision_p99_ms })
}
