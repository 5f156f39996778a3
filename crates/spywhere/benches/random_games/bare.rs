//! The reference: four-seat Spywhere as one loop over flat arrays, with no engine around it.
//!
//! No traits, no events, no views, no refusals: what somebody would write who wants the scores of
//! random games, fast, and nothing else. It comes in two styles: plain, with loops that stop where
//! they have found something; and tuned, where no branch hangs on chance, because the processor
//! cannot foresee chance and pays for every wrong guess with some twenty instructions.

use crate::chance::{Chance, ELIMINATES, IDENTIFIES};

pub(crate) const SEATS: usize = 4;
const NATIONS: usize = 6;
/// Five nations in play, 18 cards each (§1.2, §2.1).
pub(crate) const CARDS: usize = 90;
const NOBODY: usize = usize::MAX;

/// A dealt table. Nations are numbers.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) removed: usize,
    pub(crate) first: usize,
    pub(crate) passport: [u8; SEATS],
    pub(crate) hand: [[u8; NATIONS]; SEATS],
    pub(crate) row: [u8; 5],
    /// Its top card last.
    pub(crate) pile: [u8; CARDS],
    pub(crate) pile_len: usize,
}

impl Table {
    /// A deal by the policy's own chance: no reason to throw better dice when nobody has to trust
    /// them.
    pub(crate) fn deal(chance: &mut Chance) -> Table {
        let removed = chance.below(NATIONS);
        let mut cards = [0; CARDS];
        let mut passports = [0; 5];
        let nations = (0..NATIONS).filter(|nation| *nation != removed);
        for (i, nation) in nations.enumerate() {
            cards[i * 18..][..18].fill(nation as u8);
            passports[i] = nation as u8;
        }
        for last in (1..5).rev() {
            passports.swap(last, chance.below(last + 1));
        }
        for last in (1..CARDS).rev() {
            cards.swap(last, chance.below(last + 1));
        }
        let mut hand = [[0; NATIONS]; SEATS];
        for (i, card) in cards[CARDS - 12..].iter().enumerate() {
            hand[i / 3][usize::from(*card)] += 1;
        }
        let mut row = [0; 5];
        row.copy_from_slice(&cards[CARDS - 17..CARDS - 12]);
        let mut passport = [0; SEATS];
        passport.copy_from_slice(&passports[..SEATS]);
        let first = chance.below(SEATS);
        Table { removed, first, passport, hand, row, pile: cards, pile_len: CARDS - 17 }
    }
}

/// What came of a game.
pub(crate) type Count = stopwatch::Count<SEATS>;

/// Plays a game to its end.
pub(crate) fn play<const TUNED: bool>(mut table: Table, chance: &mut Chance) -> Count {
    let mut row_len = table.row.len();
    let mut laid = [[0xff_u8; SEATS]; SEATS];
    // Which identification cards each spy no longer has, as bits.
    let mut used = [1_u8 << table.removed; SEATS];
    let mut cards_laid = [0; SEATS];
    let mut seat = table.first;
    let mut moves = 0;
    let mut ender = NOBODY;

    'game: loop {
        // §3.1: draw.
        let mut cards = table.hand[seat].iter().map(|count| usize::from(*count)).sum::<usize>();
        if table.pile_len > 0 {
            table.pile_len -= 1;
            table.hand[seat][usize::from(table.pile[table.pile_len])] += 1;
            cards += 1;
        }
        // §3.2: swap any card for any card.
        let hand = &mut table.hand[seat];
        let give = nth_card::<TUNED>(hand, chance.below(cards));
        let take = table.row[chance.below(row_len)];
        hand[give] -= 1;
        hand[usize::from(take)] += 1;
        let place = first_place::<TUNED>(&table.row[..row_len], take);
        table.row[place] = give as u8;
        moves += 1;

        // §4: eliminate.
        if let Some(nation) = three_of_a_kind::<TUNED>(&table.row[..row_len])
            && nation != table.passport[seat]
            && chance.once_in(ELIMINATES)
        {
            let mut kept = 0;
            let mut taken = 0;
            for i in 0..row_len {
                if table.row[i] == nation && taken < 3 {
                    taken += 1;
                } else {
                    table.row[kept] = table.row[i];
                    kept += 1;
                }
            }
            if table.pile_len > 0 {
                table.pile_len -= 1;
                table.hand[seat][usize::from(table.pile[table.pile_len])] += 1;
            }
            while kept < 5 && table.pile_len > 0 {
                table.pile_len -= 1;
                table.row[kept] = table.pile[table.pile_len];
                kept += 1;
            }
            row_len = kept;
            moves += 1;
        }

        // §5: identify, or be done.
        moves += 1;
        if chance.once_in(IDENTIFIES) {
            identify(&mut laid[seat], &mut used[seat], seat, chance);
            cards_laid[seat] += 1;
            if cards_laid[seat] == SEATS - 1 {
                ender = seat;
                break 'game;
            }
        }
        if table.pile_len == 0 {
            break 'game;
        }
        seat = (seat + 1) % SEATS;
    }

    // §6.3: the final phase, one spy after the other.
    for seat in 0..SEATS {
        while cards_laid[seat] < SEATS - 1 {
            moves += 1;
            if !chance.once_in(IDENTIFIES) {
                break;
            }
            identify(&mut laid[seat], &mut used[seat], seat, chance);
            cards_laid[seat] += 1;
        }
    }

    // §7: N + N × K, and 3 for the ender.
    let mut totals = [0; SEATS];
    for seat in 0..SEATS {
        let n = u32::from(table.hand[seat][usize::from(table.passport[seat])]);
        let right = (0..SEATS).filter(|whom| laid[seat][*whom] == table.passport[*whom]);
        totals[seat] = n + n * right.count() as u32 + if ender == seat { 3 } else { 0 };
    }
    Count { totals, moves }
}

/// The nation of the `nth` card if the hand lay sorted.
fn nth_card<const TUNED: bool>(hand: &[u8; NATIONS], mut nth: usize) -> usize {
    let mut nation = 0;
    if TUNED {
        let mut past = 0;
        for count in &hand[..NATIONS - 1] {
            past += usize::from(*count);
            nation += usize::from(nth >= past);
        }
    } else {
        while nth >= usize::from(hand[nation]) {
            nth -= usize::from(hand[nation]);
            nation += 1;
        }
    }
    nation
}

/// Where in the row the first card of this nation lies.
fn first_place<const TUNED: bool>(row: &[u8], nation: u8) -> usize {
    if TUNED {
        let mut place = 0;
        for i in (0..row.len()).rev() {
            place = if row[i] == nation { i } else { place };
        }
        place
    } else {
        row.iter().position(|card| *card == nation).unwrap_or(0)
    }
}

/// The nation of which the row has three or more: of five cards there is at most one.
fn three_of_a_kind<const TUNED: bool>(row: &[u8]) -> Option<u8> {
    if TUNED {
        // Six counters in one word that start at one, so that the third card sets the bit of four.
        let mut count = 0x0101_0101_0101_u64;
        row.iter().for_each(|card| count += 1 << (u64::from(*card) * 8));
        let three = count & 0x0404_0404_0404;
        (three != 0).then(|| (three.trailing_zeros() / 8) as u8)
    } else {
        let mut count = [0; NATIONS];
        row.iter().copied().find(|card| {
            count[usize::from(*card)] += 1;
            count[usize::from(*card)] == 3
        })
    }
}

/// §5.1, §5.2: any card not yet used before any opponent who has none.
fn identify(laid: &mut [u8; SEATS], used: &mut u8, seat: usize, chance: &mut Chance) {
    let open = |whom: &usize| *whom != seat && laid[*whom] == 0xff;
    let left = (0..SEATS).filter(open).count();
    let whom = (0..SEATS).filter(open).nth(chance.below(left)).expect("somebody is left");
    let unused = |nation: &usize| *used >> nation & 1 == 0;
    let left = (0..NATIONS).filter(unused).count();
    let nation = (0..NATIONS).filter(unused).nth(chance.below(left)).expect("a card is left");
    laid[whom] = nation as u8;
    *used |= 1 << nation;
}
