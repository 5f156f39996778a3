//! How sure a share is.

use serde::Serialize;

/// The quantile of the normal distribution for 95 %.
const Z: f64 = 1.959_964;

/// A share of games and the interval in which the true share lies with 95 %, by Wilson's score.
/// Unlike the textbook interval it is right near 0 and 1 too.
///
/// It counts games as independent. The games of one deal are not quite: whoever is strong wins it
/// from several seats.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub(crate) struct Interval {
    pub(crate) share: f64,
    pub(crate) low: f64,
    pub(crate) high: f64,
}

impl Interval {
    /// The share of `wins`, which may be shared wins, in `games`.
    pub(crate) fn wilson(wins: f64, games: u64) -> Interval {
        let n = games as f64;
        let share = wins / n;
        let z2 = Z * Z;
        let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
        let half = Z / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
        Interval { share, low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::Interval;

    #[track_caller]
    fn is(wins: f64, games: u64, low: f64, high: f64) {
        let it = Interval::wilson(wins, games);
        let near = |a: f64, b: f64| (a - b).abs() < 0.000_5;
        assert!(near(it.low, low) && near(it.high, high), "{it:?}");
    }

    /// Values of the formula as its textbooks print them.
    #[test]
    fn known_values() {
        is(81.0, 263, 0.2553, 0.3662);
        is(15.0, 148, 0.0624, 0.1605);
    }

    #[test]
    fn no_win_and_nothing_but_wins_leave_room_for_doubt() {
        is(0.0, 20, 0.0, 0.1611);
        is(20.0, 20, 0.8389, 1.0);
    }

    #[test]
    fn more_games_make_it_narrower() {
        let width = |games: u64| {
            let it = Interval::wilson(games as f64 / 4.0, games);
            it.high - it.low
        };
        assert!(width(10_000) < width(1000) / 3.0);
    }
}
