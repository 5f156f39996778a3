//! Which card to give and which to take.

use kernel::Dice;
use spywhere::{Action, Nation, Nations};

use super::Spot;

/// What a card of one's own nation is worth; the unit of all the others.
const OWN: f32 = 1.0;
/// What it costs that the next opponent finds a card of theirs in the row.
const HELPS: f32 = 0.3;
/// By how much that fades for the one after.
const FADES: f32 = 0.5;
/// What three of a kind to eliminate are worth: a bonus card (Spywhere §4.2).
const BONUS: f32 = 0.3;

/// The swap that collects most, and of those the one that helps others least.
pub(crate) fn best(spot: &Spot<'_>, legal: &[Action], dice: &mut Dice) -> Action {
    let mut best = Best { worth: f32::NEG_INFINITY, ties: 0, act: Action::Done {} };
    for act in legal {
        if let Action::Swap { give, take } = *act {
            best.hear(worth(spot, give, take), *act, dice);
        }
    }
    best.act
}

/// The best so far; of several as good, each is equally likely.
struct Best {
    worth: f32,
    ties: u32,
    act: Action,
}

impl Best {
    fn hear(&mut self, worth: f32, act: Action, dice: &mut Dice) {
        if worth > self.worth {
            *self = Best { worth, ties: 1, act };
        } else if worth == self.worth {
            self.ties += 1;
            if dice.chance(1, self.ties) {
                self.act = act;
            }
        }
    }
}

fn worth(spot: &Spot<'_>, give: Nation, take: Nation) -> f32 {
    let mine = |nation: Nation| spot.own.passports.contains(&nation);
    let mut row = spot.table.row;
    row.replace(&take, give);
    let three = row.iter().filter(|card| **card == give).count() >= 3;
    let mut worth = -helps(spot, &row);
    worth += if mine(take) { OWN } else { 0.0 };
    worth -= if mine(give) { OWN } else { 0.0 };
    worth += if three && !mine(give) { BONUS } else { 0.0 };
    worth
}

/// How much the others find in a row: the chance that each has something to take from it.
fn helps(spot: &Spot<'_>, row: &[Nation]) -> f32 {
    let row: Nations = row.iter().copied().collect();
    let seats = spot.table.seats.len();
    let (mut helps, mut cost) = (0.0, HELPS);
    let mut seat = spot.me.left(seats);
    while seat != spot.me {
        helps += cost * row.iter().map(|nation| spot.odds[seat][nation as usize]).sum::<f32>();
        cost *= FADES;
        seat = seat.left(seats);
    }
    helps
}
