//! Which card to give and which to take.

use kernel::Dice;
use spywhere::{Action, Nation, Nations};

use super::Spot;
use super::belief::{Swap, Ways, guise};

/// What a card of one's own nation is worth; the unit of all the others.
const OWN: f32 = 1.0;
/// By how much it fades that an opponent finds a card of theirs in the row, for the one after.
const FADES: f32 = 0.5;

/// What a spy looks for in a swap, in cards of their own nation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Taste {
    /// What it costs that the next opponent finds a card of theirs in the row.
    pub(crate) denies: f32,
    /// What three of a kind to eliminate are worth: a bonus card (Spywhere §4.2).
    pub(crate) three: f32,
    /// What it is worth that the others no longer know one's nation.
    pub(crate) bluffs: f32,
    /// By how much a swap that seems worth less may be chosen nevertheless.
    pub(crate) wavers: f32,
}

/// What a swap is worth, and for what.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Worth {
    /// Cards of one's own nation.
    pub(crate) own: f32,
    /// Three of a kind to eliminate.
    pub(crate) three: f32,
    /// What the others find in the row: a cost, below zero.
    pub(crate) helps: f32,
    /// How likely one's own nation looks to the others: a cost, below zero.
    pub(crate) looks: f32,
    /// That likelihood itself, if it matters to this spy.
    pub(crate) seen: f32,
}

impl Worth {
    pub(crate) fn sum(&self) -> f32 {
        self.own + self.three + self.helps + self.looks
    }
}

/// The swap that is worth most.
pub(crate) fn best(spot: &Spot<'_>, taste: &Taste, legal: &[Action], dice: &mut Dice) -> Action {
    let judge = Judge::new(spot, taste);
    let mut best = Best { worth: f32::NEG_INFINITY, ties: 0, act: Action::Done {} };
    for act in legal {
        if let Action::Swap { give, take } = *act {
            let mut worth = judge.worth(give, take).sum();
            if taste.wavers > 0.0 {
                worth += taste.wavers * dice.below(1000) as f32 / 1000.0;
            }
            best.hear(worth, *act, dice);
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

/// Judges swaps in one spot.
pub(crate) struct Judge<'a> {
    spot: &'a Spot<'a>,
    taste: &'a Taste,
    /// The room that the others leave for what this spy may seem to be, for those who bluff.
    room: Option<Ways>,
}

impl<'a> Judge<'a> {
    pub(crate) fn new(spot: &'a Spot<'a>, taste: &'a Taste) -> Judge<'a> {
        let room = (taste.bluffs > 0.0).then(|| spot.belief.room(spot.me));
        Judge { spot, taste, room }
    }

    pub(crate) fn worth(&self, give: Nation, take: Nation) -> Worth {
        let Judge { spot, taste, room } = self;
        let mine = |nation: Nation| spot.own.passports.contains(&nation);
        let mut row = spot.table.row;
        row.replace(&take, give);
        let three = row.iter().filter(|card| **card == give).count() >= 3 && !mine(give);
        let before = &spot.table.row[..];
        let seen = room.as_ref().map_or(0.0, |room| {
            let swap = Swap { give, take, row: before };
            spot.belief.looks(spot.me, guise(&spot.own.passports), room, Some(swap))
        });
        Worth {
            own: OWN * (f32::from(u8::from(mine(take))) - f32::from(u8::from(mine(give)))),
            three: if three { taste.three } else { 0.0 },
            helps: -taste.denies * helps(spot, &row),
            looks: -taste.bluffs * seen,
            seen,
        }
    }
}

/// How much the others find in a row: the chance that each has something to take from it.
fn helps(spot: &Spot<'_>, row: &[Nation]) -> f32 {
    let row: Nations = row.iter().copied().collect();
    let seats = spot.table.seats.len();
    let (mut helps, mut cost) = (0.0, 1.0);
    let mut seat = spot.me.left(seats);
    while seat != spot.me {
        helps += cost * row.iter().map(|nation| spot.odds[seat][nation as usize]).sum::<f32>();
        cost *= FADES;
        seat = seat.left(seats);
    }
    helps
}
