//! The same games through the engine: the `Match` that people's tables run, nobody watching.
//!
//! The policy looks at the table in one of two ways: at the view that a mind in that seat gets, or,
//! as a bot does in the games that it only imagines, at the same parts of the state in their places.

use kernel::{Input, Match, Observer, Outcome, Seat};
use spywhere::{Action, Deal, Nation, Own, Spywhere, Step, Table};

use crate::bare::{self, SEATS};
use crate::chance::{Chance, ELIMINATES, IDENTIFIES};

/// Plays a dealt match to its end and returns how many moves it took.
pub(crate) fn play<const VIEWS: bool>(
    game: &mut Match<Spywhere>,
    outcome: &mut Outcome<Spywhere>,
    chance: &mut Chance,
) -> u64 {
    let mut moves = 0;
    while let Some(seat) = whose_move(game.state().table()) {
        let action = if VIEWS {
            let view = game.view(Observer::Seat(seat));
            let (_, own) = view.me.expect("a seat looks");
            choose(&view.table, seat, &own, chance)
        } else {
            choose(game.state().table(), seat, game.state().own(seat), chance)
        };
        game.handle(game.clock(), Input::Act(seat, action), outcome).expect("the move is legal");
        moves += 1;
    }
    moves
}

/// Who moves next; in the final phase, where all may, the first who still can.
fn whose_move(table: &Table) -> Option<Seat> {
    match table.step {
        Step::Swap | Step::After => table.turn,
        Step::Final => table.seats.seats().find(|seat| !table.finished.contains(*seat)),
        Step::Over => None,
    }
}

#[inline(always)]
fn choose(table: &Table, seat: Seat, own: &Own, chance: &mut Chance) -> Action {
    match table.step {
        Step::Swap => swap(table, own, chance),
        Step::After => after(table, seat, own, chance),
        Step::Final | Step::Over => identify_or_done(table, seat, own, chance),
    }
}

fn swap(table: &Table, own: &Own, chance: &mut Chance) -> Action {
    let nth = chance.below(own.hand.total() as usize);
    let give = own.hand.nth(nth as u32).expect("a hand is never empty");
    Action::Swap { give, take: table.row[chance.below(table.row.len())] }
}

fn after(table: &Table, seat: Seat, own: &Own, chance: &mut Chance) -> Action {
    if !table.eliminated
        && let Some(nation) = three_of_a_kind(&table.row)
        && own.passports[0] != nation
        && chance.once_in(ELIMINATES)
    {
        return Action::Eliminate(nation);
    }
    identify_or_done(table, seat, own, chance)
}

#[inline]
fn identify_or_done(table: &Table, seat: Seat, own: &Own, chance: &mut Chance) -> Action {
    if chance.once_in(IDENTIFIES) { identify(table, seat, own, chance) } else { Action::Done {} }
}

/// Apart, so that what is rare is not in the way of what is common.
#[cold]
fn identify(table: &Table, seat: Seat, own: &Own, chance: &mut Chance) -> Action {
    let open = |whom: &Seat| *whom != seat && own.laid.iter().all(|laid| laid.seat != *whom);
    let left = table.seats.seats().filter(open).count();
    let whom = table.seats.seats().filter(open).nth(chance.below(left)).expect("somebody is left");
    let unused = |nation: &Nation| {
        table.removed != Some(*nation) && own.laid.iter().all(|laid| laid.nation != *nation)
    };
    let left = Nation::ALL.into_iter().filter(unused).count();
    let mut cards = Nation::ALL.into_iter().filter(unused);
    let nation = cards.nth(chance.below(left)).expect("a card is left");
    Action::Identify { seat: whom, nation }
}

/// As the tuned bare loop does it.
fn three_of_a_kind(row: &[Nation]) -> Option<Nation> {
    let mut count = 0x0101_0101_0101_u64;
    row.iter().for_each(|card| count += 1 << (*card as u64 * 8));
    let three = count & 0x0404_0404_0404;
    (three != 0).then(|| Nation::ALL[(three.trailing_zeros() / 8) as usize])
}

/// The engine's deal, as the bare loop holds it.
pub(crate) fn bared(deal: &Deal) -> bare::Table {
    let mut pile = [0; bare::CARDS];
    deal.pile.iter().zip(&mut pile).for_each(|(card, place)| *place = *card as u8);
    let seats = || (0..SEATS as u8).map(Seat);
    let mut hand = [[0; Nation::ALL.len()]; SEATS];
    let mut passport = [0; SEATS];
    for seat in seats() {
        passport[usize::from(seat.0)] = deal.passports[seat][0] as u8;
        for nation in Nation::ALL {
            hand[usize::from(seat.0)][nation as usize] = deal.hands[seat][nation];
        }
    }
    let mut row = [0; 5];
    deal.row.iter().zip(&mut row).for_each(|(card, place)| *place = *card as u8);
    bare::Table {
        removed: deal.removed.expect("four spies play without one nation") as usize,
        first: usize::from(deal.first.0),
        passport,
        hand,
        row,
        pile,
        pile_len: deal.pile.len(),
    }
}
