//! What is worth counting in a game besides the score.

use kernel::Game;

/// Watches a game from outside and counts. It is no mind: it sees the facts themselves.
pub trait Chronicle<G: Game>: Send {
    /// Something happened.
    fn heed(&mut self, event: &G::Event);
    /// What was counted: the same figures in the same order for every game of a series.
    fn figures(&self) -> Vec<Figure>;
}

/// A ratio measured in one game or in many, kept as two whole numbers so that games can be added
/// up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Figure {
    /// What it tells.
    pub name: &'static str,
    /// How it is read.
    pub kind: FigureKind,
    /// The numerator.
    pub sum: u64,
    /// The denominator.
    pub of: u64,
}

/// How a figure is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FigureKind {
    /// A share of a whole.
    Share,
    /// A mean.
    Mean,
    /// A mean time, in minutes; the numerator is in microseconds.
    Minutes,
    /// A mean time, in seconds; the numerator is in microseconds.
    Seconds,
}

impl Figure {
    /// A share: `sum` of `of`.
    pub const fn share(name: &'static str, sum: u64, of: u64) -> Figure {
        Figure { name, kind: FigureKind::Share, sum, of }
    }

    /// A mean: `sum` over `of`.
    pub const fn mean(name: &'static str, sum: u64, of: u64) -> Figure {
        Figure { name, kind: FigureKind::Mean, sum, of }
    }

    /// A mean time in minutes: `sum_us` microseconds over `of`.
    pub const fn minutes(name: &'static str, sum_us: u64, of: u64) -> Figure {
        Figure { name, kind: FigureKind::Minutes, sum: sum_us, of }
    }

    /// A mean time in seconds: `sum_us` microseconds over `of`.
    pub const fn seconds(name: &'static str, sum_us: u64, of: u64) -> Figure {
        Figure { name, kind: FigureKind::Seconds, sum: sum_us, of }
    }

    /// The share or the mean, if there was anything to count.
    pub fn value(&self) -> Option<f64> {
        let unit = match self.kind {
            FigureKind::Share | FigureKind::Mean => 1.0,
            FigureKind::Seconds => 1e6,
            FigureKind::Minutes => 60e6,
        };
        (self.of > 0).then(|| self.sum as f64 / self.of as f64 / unit)
    }

    /// Adds the figures of another game to those of some, which may still be none.
    pub fn add_all(sums: &mut Vec<Figure>, figures: &[Figure]) {
        if sums.is_empty() {
            sums.extend_from_slice(figures);
            return;
        }
        for (sum, figure) in sums.iter_mut().zip(figures) {
            sum.sum += figure.sum;
            sum.of += figure.of;
        }
    }
}
