//! §4 The end.

use kernel::{Score, Side, Standing};

use crate::Table;

/// §4.1: one point for the spy who took the last match.
pub(crate) fn standing(table: &Table) -> Option<Standing> {
    let winner = table.winner?;
    let score = |seat| {
        let last = u32::from(seat == winner);
        Score { side: Side::Seat(seat), total: last, lines: [("last", last)].into() }
    };
    Some(Standing::ranked(table.taken.seats().map(score).collect(), [], |_| []))
}
