//! §7 Score.

use kernel::{Score, Seat, Side, Standing};

use crate::{Own, State, Step};

/// §7.2: what the ender scores on top.
const ENDER: u32 = 3;

/// §7: the count, once it is over. §7.3: ties by more correct, then by larger N.
#[inline]
pub(crate) fn standing(state: &State) -> Option<Standing> {
    (state.table.step == Step::Over).then(|| count(state))
}

/// Apart from the question whether it is over, which every view asks.
#[cold]
fn count(state: &State) -> Standing {
    let scores = state.own.seats().map(|seat| score(state, seat)).collect();
    Standing::ranked(scores, ["correct", "own"], |score| [score.line("correct"), score.line("own")])
}

/// §7.1: N + N × K.
fn score(state: &State, seat: Seat) -> Score {
    let own = &state.own[seat];
    let n: u32 = own.passports.iter().map(|nation| u32::from(own.hand[*nation])).sum();
    let k = correct(state, own);
    let ender = if state.table.ender == Some(seat) { ENDER } else { 0 };
    Score {
        side: Side::Seat(seat),
        total: n + n * k + ender,
        lines: [("own", n), ("correct", k), ("ender", ender)].into(),
    }
}

/// §7.1: nations identified correctly; §8.2: with two passports, compared as a set.
fn correct(state: &State, own: &Own) -> u32 {
    let right = own.laid.iter().filter(|l| state.own[l.seat].passports.contains(&l.nation));
    right.count() as u32
}
