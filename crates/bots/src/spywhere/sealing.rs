//! When the four levels lay an identification card.

use kernel::{Dice, Seat};
use spywhere::Action;

use super::Spot;
use super::character::Sealing;
use super::identifying::Guess;
use super::prospects::Prospects;

/// Rookies and regulars seal after this many turns of everybody.
const LOOKS_ON: u16 = 3;

/// What came of the question whether to lay the surest card now.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Verdict {
    /// It is laid because it is likely.
    Likely,
    /// It is laid because others lay theirs, and who waits gets nothing for it.
    Raced,
    /// It is laid because one wins with the first chance then, and with the second if one waits.
    Pays { now: f32, later: f32 },
    /// One's own nation's card is laid before this opponent: a wrong one that costs least.
    Discards(Seat),
    /// It is not laid, by the same measure.
    Waits { now: f32, later: f32 },
    /// It is the last one, and ending the game wins with this chance.
    Ends(f32),
    /// It is the last one, and the game ends now in any case.
    Pile,
    /// Not everybody has had three turns.
    TooEarly,
    /// It is not likely enough.
    Unsure,
    /// It is likely, but may wait for another turn.
    Hesitates,
    /// It would end the game, and that wins only with this chance.
    Behind(f32),
}

impl Verdict {
    /// Whether the card is laid.
    pub(crate) const fn lays(self) -> bool {
        match self {
            Verdict::Likely
            | Verdict::Raced
            | Verdict::Pays { .. }
            | Verdict::Discards(_)
            | Verdict::Ends(_)
            | Verdict::Pile => true,
            Verdict::Waits { .. }
            | Verdict::TooEarly
            | Verdict::Unsure
            | Verdict::Hesitates
            | Verdict::Behind(_) => false,
        }
    }
}

impl Sealing {
    /// Whether to lay the surest of these guesses at the end of this turn.
    pub(crate) fn judge(&self, spot: &Spot<'_>, guesses: &[Guess], dice: &mut Dice) -> Verdict {
        let Some(surest) = guesses.first() else { return Verdict::Unsure };
        match *self {
            Sealing::Believes { odds, hesitates } => {
                if spot.table.round <= LOOKS_ON {
                    Verdict::TooEarly
                } else if surest.odds < odds {
                    Verdict::Unsure
                } else if dice.chance(hesitates, 100) {
                    Verdict::Hesitates
                } else {
                    Verdict::Likely
                }
            }
            Sealing::Weighs { from, odds, ends, ends_raced, raced } => {
                if spot.table.round < from {
                    return Verdict::TooEarly;
                }
                if let [last] = guesses {
                    if spot.table.pile == 0 {
                        return Verdict::Pile;
                    }
                    let win = Prospects::new(spot).win(&[*last], dice);
                    let least = if about_to_end(spot) { ends_raced } else { ends };
                    if win >= least { Verdict::Ends(win) } else { Verdict::Behind(win) }
                } else if surest.odds >= odds {
                    Verdict::Likely
                } else if surest.odds >= raced && is_raced(spot) {
                    Verdict::Raced
                } else {
                    Verdict::Unsure
                }
            }
        }
    }
}

/// Whether an opponent lacks but one card, or the pile is nearly empty.
fn about_to_end(spot: &Spot<'_>) -> bool {
    let all = spot.opponents().count() * spot.cards_each();
    let table = spot.table;
    table.pile < table.seats.len()
        || spot.opponents().any(|seat| table.seats[seat].identified.len() + 1 >= all)
}

/// Whether somebody has laid more cards than this spy.
fn is_raced(spot: &Spot<'_>) -> bool {
    let mine = spot.own.laid.len();
    spot.opponents().any(|seat| spot.table.seats[seat].identified.len() > mine)
}

/// The act that lays this card.
pub(crate) const fn lay(guess: &Guess) -> Action {
    Action::Identify { seat: guess.seat, nation: guess.nation }
}
