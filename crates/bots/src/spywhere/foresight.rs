//! What a spy who looks ahead goes by: the worlds that it thinks possible, how the others seem to
//! play, and what their cards may say.

use kernel::{Few, PerSeat, Seat};
use spywhere::{Laid, Nation, Nations, Own, Table, Tally};

use super::Spot;
use super::belief::{Belief, World, guise, nations_of};
use super::chance::Chance;
use super::imagining::Rest;
use super::memory::Memory;
use super::rivals::{Manner, Rivals};
use super::swapping::Taste;

/// The identification cards that an opponent has laid, for each guise that they may have.
type Said = PerSeat<Vec<(u8, Few<Laid, 5>)>>;

/// All that one decision imagines games from.
pub(crate) struct Foresight<'a> {
    pub(crate) spot: &'a Spot<'a>,
    pub(crate) taste: &'a Taste,
    /// The table without its list of swaps, which is of no use in imagined games.
    pub(crate) table: Table,
    worlds: Vec<World>,
    rivals: Rivals,
    said: Said,
    /// The cards that this spy has not seen: the pile, and what the others drew and kept.
    unseen: Tally,
    /// How many games were imagined: the budget of a decision is counted in these, not in time.
    #[cfg(test)]
    pub(crate) imagined: std::cell::Cell<u32>,
}

impl<'a> Foresight<'a> {
    pub(crate) fn new(spot: &'a Spot<'a>, taste: &'a Taste, memory: &Memory) -> Foresight<'a> {
        let worlds = spot.belief.worlds(spot.me, guise(&spot.own.passports));
        let mut table = spot.table.clone();
        table.swaps.clear();
        let (said, rivals) = (said(spot, &worlds, memory), Rivals::new(spot, memory));
        Foresight {
            spot,
            taste,
            table,
            worlds,
            rivals,
            said,
            unseen: unseen(spot),
            #[cfg(test)]
            imagined: std::cell::Cell::default(),
        }
    }

    /// The game as it may stand now.
    pub(crate) fn imagine(&self, chance: &mut Chance) -> Rest<'_> {
        #[cfg(test)]
        self.imagined.set(self.imagined.get() + 1);
        let Spot { table, me, own, .. } = *self.spot;
        let world = self.world(chance);
        let manners = self.rivals.imagine(chance);
        let mut unseen = self.unseen;
        let own = PerSeat::new(table.seats.len(), |seat| {
            if seat == me {
                *own
            } else {
                self.own(world, seat, manners[seat], &mut unseen, chance)
            }
        });
        Rest::new(self, own, unseen, manners)
    }

    /// A world, as often as it is likely.
    fn world(&self, chance: &mut Chance) -> &World {
        let all: f32 = self.worlds.iter().map(|world| world.weight).sum();
        let mut left = all * chance.unit();
        for world in &self.worlds {
            left -= world.weight;
            if left < 0.0 {
                return world;
            }
        }
        self.worlds.last().expect("some world is possible")
    }

    /// What an opponent may hold and have laid in this world.
    fn own(
        &self,
        world: &World,
        seat: Seat,
        manner: Manner,
        unseen: &mut Tally,
        chance: &mut Chance,
    ) -> Own {
        let Spot { table, belief, .. } = *self.spot;
        let is = world.guises[seat];
        let mut hand = Tally::default();
        for nation in Nation::ALL {
            hand[nation] = belief.gained(seat, nation).max(0) as u8;
        }
        let held = u32::from(table.seats[seat].hand);
        let unknown = held.saturating_sub(hand.total());
        // Somebody who collects gave away what they do not collect, so more of what they kept is
        // of their nation than of what they drew.
        let kept = match manner {
            Manner::Racer | Manner::Patient => held as f32 / unknown.max(1) as f32,
            Manner::Odd => 1.0,
        };
        for _ in 0..unknown {
            let mut theirs = Tally::default();
            nations_of(is).for_each(|nation| theirs[nation] = unseen[nation]);
            let share = theirs.total() as f32 / unseen.total().max(1) as f32;
            let mut others = *unseen;
            nations_of(is).for_each(|nation| others[nation] = 0);
            let own = others.total() == 0 || theirs.total() > 0 && chance.happens(kept * share);
            if let Some(card) = chance.card(if own { &theirs } else { &others }) {
                unseen[card] -= 1;
                hand[card] += 1;
            }
        }
        // In a position that somebody made up, cards may be missing.
        if hand.total() == 0 {
            nations_of(is).for_each(|nation| hand[nation] += 1);
        }
        let said = self.said[seat].iter().find(|(known, _)| *known == is);
        let mut laid = said.map_or_else(Few::new, |(_, laid)| *laid);
        if manner == Manner::Odd {
            let nations: Few<Nation, 6> = Nations::in_play(table.removed).iter().collect();
            for card in laid.as_mut_slice() {
                card.nation = nations[chance.below(nations.len())];
            }
        }
        Own { passports: nations_of(is).collect(), hand, drawn: None, laid }
    }
}

/// Every card but those that lie open, those in this spy's hand, and those that the others took from
/// the row and did not give back.
fn unseen(spot: &Spot<'_>) -> Tally {
    let Spot { table, own, belief, .. } = *spot;
    let mut unseen = Tally::default();
    for nation in Nations::in_play(table.removed).iter() {
        let row = table.row.iter().filter(|card| **card == nation).count() as u8;
        let clues: u8 = table.seats.values().iter().map(|place| place.clues[nation]).sum();
        let taken: i32 = spot.opponents().map(|seat| belief.gained(seat, nation).max(0)).sum();
        let seen = row + clues + own.hand[nation] + taken as u8;
        unseen[nation] = Nation::CARDS.saturating_sub(seen);
    }
    unseen
}

/// What the others' cards say if each of them laid what seemed likeliest to them at that moment.
fn said(spot: &Spot<'_>, worlds: &[World], memory: &Memory) -> Said {
    let mut said: Said = PerSeat::new(spot.table.seats.len(), |_| Vec::new());
    for world in worlds {
        for seat in spot.opponents() {
            let is = world.guises[seat];
            if said[seat].iter().all(|(known, _)| *known != is) {
                said[seat].push((is, Few::new()));
            }
        }
    }
    for by in spot.opponents() {
        let cards = &spot.table.seats[by].identified;
        let then = memory.seals_of(by, spot.table, spot.belief.reading());
        // Of cards that were laid before this spy sat down, it knows only whom they lie before.
        let missed = cards.len().saturating_sub(then.len());
        for (number, whom) in cards.iter().enumerate() {
            let then = number.checked_sub(missed).map_or(spot.belief, |seen| &then[seen]);
            for (is, laid) in &mut said[by] {
                likeliest(then, by, *is, *whom, laid).into_iter().for_each(|card| laid.push(card));
            }
        }
    }
    said
}

/// The card that seems right before `whom` to an opponent who is this and has laid those.
fn likeliest(belief: &Belief, by: Seat, is: u8, whom: Seat, laid: &[Laid]) -> Option<Laid> {
    let odds = belief.odds_to(Some(by), is)[whom];
    let used = |nation: &Nation| laid.iter().any(|laid| laid.nation == *nation);
    let cards = Nation::ALL.into_iter().filter(|card| !used(card));
    let best = cards.max_by(|a, b| odds[*a as usize].total_cmp(&odds[*b as usize]));
    best.map(|nation| Laid { seat: whom, nation })
}
