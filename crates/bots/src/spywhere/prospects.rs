//! What the others are, hold and know, in every world that a spy thinks possible; and how likely it
//! is to win if the game ended now.

use kernel::{Dice, PerSeat, Seat};
use spywhere::Nations;

use super::Spot;
use super::belief::{Odds, World, guise, nations_of};
use super::chance::Chance;
use super::identifying::Guess;
use super::spot::ENDER;

/// How many times the end is imagined.
const TIMES: u32 = 256;

/// All worlds that this spy thinks possible.
pub(crate) struct Prospects<'a> {
    spot: &'a Spot<'a>,
    worlds: Vec<World>,
    weight: f32,
    /// What each opponent believes, for each guise that they may have.
    beliefs: PerSeat<Vec<(u8, Odds)>>,
    nations: f32,
}

impl<'a> Prospects<'a> {
    pub(crate) fn new(spot: &'a Spot<'a>) -> Prospects<'a> {
        let worlds = spot.belief.worlds(spot.me, guise(&spot.own.passports));
        let weight = worlds.iter().map(|world| world.weight).sum();
        let mut beliefs: PerSeat<Vec<(u8, Odds)>> =
            PerSeat::new(spot.table.seats.len(), |_| Vec::new());
        for world in &worlds {
            for seat in spot.opponents() {
                let guise = world.guises[seat];
                if beliefs[seat].iter().all(|(known, _)| *known != guise) {
                    beliefs[seat].push((guise, spot.belief.odds_to(Some(seat), guise)));
                }
            }
        }
        let nations = Nations::in_play(spot.table.removed).iter().count() as f32;
        Prospects { spot, worlds, weight, beliefs, nations }
    }

    /// A world, as often as it is likely.
    fn imagine(&self, chance: &mut Chance) -> &World {
        let mut left = self.weight * chance.unit();
        for world in &self.worlds {
            left -= world.weight;
            if left < 0.0 {
                return world;
            }
        }
        self.worlds.last().expect("some world is possible")
    }

    /// How many cards of their nation an opponent may hold in this world.
    fn holds(&self, world: &World, seat: Seat, chance: &mut Chance) -> i32 {
        let Spot { table, belief, .. } = *self.spot;
        let guise = world.guises[seat];
        let gained: i32 = nations_of(guise).map(|nation| belief.gained(seat, nation)).sum();
        let share = guise.count_ones() as f32 / self.nations;
        let drawn = (0..table.seats[seat].hand).filter(|_| chance.happens(share)).count();
        (gained + drawn as i32).max(0)
    }

    /// How likely an opponent is right about each passport of another in this world.
    fn knows(
        &self,
        world: &World,
        seat: Seat,
        whom: Seat,
    ) -> impl Iterator<Item = f32> + use<'_, 'a> {
        let Spot { me, own, .. } = *self.spot;
        let theirs = self.beliefs[seat].iter().find(|(guise, _)| *guise == world.guises[seat]);
        let (_, odds) = theirs.expect("every guise of every world was looked at");
        let truth = if whom == me { guise(&own.passports) } else { world.guises[whom] };
        nations_of(truth).map(move |nation| {
            let p = odds[whom][nation as usize];
            // They name the likeliest, so they are right more often than it is likely.
            p * p / (p * p + (1.0 - p) * (1.0 - p))
        })
    }

    /// The chance to win if the game ended now with these cards, and the others laid what they
    /// believe.
    pub(crate) fn win(&self, guesses: &[Guess], dice: &mut Dice) -> f32 {
        let mut chance = Chance::new(u64::from(dice.throw()));
        let mut wins = 0.0;
        for _ in 0..TIMES {
            let world = self.imagine(&mut chance);
            let laid = self.spot.own.laid.iter().map(|laid| (laid.seat, laid.nation));
            let laid = laid.chain(guesses.iter().map(|guess| (guess.seat, guess.nation)));
            let right = laid.filter(|(seat, nation)| world.is(*seat, *nation)).count();
            let mine = self.spot.collected() * (1.0 + right as f32) + ENDER;
            let better = |seat: Seat| {
                let others = self.spot.table.seats.seats().filter(|whom| *whom != seat);
                let mut right = 0;
                for whom in others {
                    let knows = self.knows(world, seat, whom);
                    right += knows.filter(|knows| chance.happens(*knows)).count() as i32;
                }
                (self.holds(world, seat, &mut chance) * (1 + right)) as f32 >= mine
            };
            wins += if self.spot.opponents().any(better) { 0.0 } else { 1.0 };
        }
        wins / TIMES as f32
    }
}
