//! The reference: six-seat Wink as one loop over flat arrays, with no engine around it.
//!
//! No traits, no events, no views, no refusals: what somebody would write who wants the scores of
//! random games, fast, and nothing else.

use crate::chance::{ACCUSES, CONTACTS, Chance};

pub(crate) const SEATS: usize = 6;
/// All agents take part (§2.1).
pub(crate) const AGENTS: usize = 36;
/// §8.3.
const QUIET: u32 = 8 * SEATS as u32;

/// A dealt table: who begins, and the hands, a bit for each agent.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) first: usize,
    pub(crate) hand: [u64; SEATS],
    /// In table order: nobody here asks for it, but a table has it.
    pub(crate) crowd: [u8; AGENTS],
}

impl Table {
    /// A deal by the policy's own chance: no reason to throw better dice when nobody has to trust
    /// them.
    pub(crate) fn deal(chance: &mut Chance) -> Table {
        let first = chance.below(SEATS);
        let mut crowd: [u8; AGENTS] = std::array::from_fn(|i| i as u8 + 1);
        let mut twins = crowd;
        for last in (1..AGENTS).rev() {
            crowd.swap(last, chance.below(last + 1));
        }
        for last in (1..AGENTS).rev() {
            twins.swap(last, chance.below(last + 1));
        }
        let mut hand = [0; SEATS];
        for (i, agent) in twins.iter().enumerate() {
            hand[i / (AGENTS / SEATS)] |= 1 << agent;
        }
        Table { first, hand, crowd }
    }
}

/// What came of a game.
pub(crate) type Count = stopwatch::Count<SEATS>;

/// Plays a game to its end.
pub(crate) fn play(table: &Table, chance: &mut Chance) -> Count {
    let mut hand = table.hand;
    let mut up = hand.iter().fold(0, |all, hand| all | hand);
    // The card under each pawn, as a bit; none is no bit.
    let mut pawn = [0_u64; SEATS];
    // Whom each spy has wrongly accused about the card under this pawn, as bits.
    let mut accused = [[0_u8; SEATS]; SEATS];
    let mut points = [0; SEATS];
    let mut ci = [4; SEATS];
    let mut seat = table.first;
    let mut quiet = 0;
    let mut moves = 0;

    'game: loop {
        quiet += 1;
        // §7: somebody may accuse somebody about somebody's call.
        if chance.once_in(ACCUSES) {
            let by = chance.below(SEATS);
            let caller = chance.below(SEATS);
            let whom = other(by, chance);
            let agent = pawn[caller];
            if agent != 0
                && caller != by
                && caller != whom
                && hand[by] & agent == 0
                && ci[by] > 0
                && accused[caller][by] >> whom & 1 == 0
            {
                moves += 1;
                ci[by] -= 1;
                if hand[whom] & agent != 0 {
                    hand[whom] ^= agent;
                    up ^= agent;
                    points[by] += 2;
                    pawn[caller] = 0;
                    accused[caller] = [0; SEATS];
                    quiet = 0;
                    if hand[whom] == 0 {
                        break 'game;
                    }
                } else {
                    accused[caller][by] |= 1 << whom;
                }
            }
        }
        // §6: contact.
        if pawn[seat] != 0 && chance.once_in(CONTACTS) {
            let whom = other(seat, chance);
            let agent = pawn[seat];
            let holder = (0..SEATS).find(|s| hand[*s] & agent != 0).expect("somebody holds it");
            if holder == whom {
                points[seat] += 1;
                points[holder] += 1;
            }
            hand[holder] ^= agent;
            up ^= agent;
            pawn[seat] = 0;
            accused[seat] = [0; SEATS];
            quiet = 0;
            moves += 1;
            if hand[holder] == 0 {
                break 'game;
            }
        }
        // §4: call, or pass.
        let called = pawn.iter().fold(0, |all, pawn| all | pawn);
        let mut legal = up & !hand[seat] & !called;
        pawn[seat] = 0;
        if legal != 0 {
            for _ in 0..chance.below(legal.count_ones() as usize) {
                legal &= legal - 1;
            }
            pawn[seat] = legal & legal.wrapping_neg();
        }
        accused[seat] = [0; SEATS];
        moves += 1;
        if quiet >= QUIET {
            break 'game;
        }
        seat = (seat + 1) % SEATS;
    }

    // §9.
    let totals = std::array::from_fn(|seat| points[seat] + ci[seat]);
    Count { totals, moves }
}

/// Anybody else.
fn other(seat: usize, chance: &mut Chance) -> usize {
    (seat + 1 + chance.below(SEATS - 1)) % SEATS
}
