//! §9 Score.

use kernel::{Score, Seat, Side, Standing};

use crate::Table;

/// §9: the count, once it is over. Everything that counts is public.
/// §9.2: ties by CI cards laid, then by face-down agents; then the win is shared.
#[inline]
pub(crate) fn standing(table: &Table) -> Option<Standing> {
    table.over.then(|| count(table))
}

/// Apart from the question whether it is over, which every view asks.
#[cold]
fn count(table: &Table) -> Standing {
    let scores = table.seats.seats().map(|seat| score(table, seat)).collect();
    Standing::ranked(scores, ["used", "face_down"], |score| {
        [score.line("used"), score.line("face_down")]
    })
}

/// §9.1: one point per face-up agent and per CI card still in hand.
fn score(table: &Table, seat: Seat) -> Score {
    let place = &table.seats[seat];
    let agents = u32::from(place.face_up());
    let ci = u32::from(place.ci.hand);
    Score {
        side: Side::Seat(seat),
        total: agents + ci,
        lines: [
            ("agents", agents),
            ("ci", ci),
            ("used", u32::from(place.ci.used)),
            ("face_down", u32::from(place.face_down)),
        ]
        .into(),
    }
}
