//! What a spy remembers of the bag: everything that left it did so before everybody's eyes, but the
//! lower levels forget it again.

use dr_shark::{Piece, Pieces, Table};
use kernel::{Dice, Seat};

use crate::exact::power;

/// What a spy remembers.
#[derive(Clone, Debug, Default)]
pub(crate) struct Memory {
    /// What left the bag, and in which round it was noticed.
    gone: Vec<(Piece, u8)>,
    known: Pieces,
    /// Chance of this spy alone: by it one piece is forgotten sooner than another.
    salt: Option<u32>,
}

impl Memory {
    /// Takes note of what has left the bag since the last time.
    pub(crate) fn note(&mut self, table: &Table, dice: &mut Dice) {
        self.salt.get_or_insert_with(|| dice.throw());
        for piece in table.options.components.pieces().iter() {
            let out = !table.bag.contains(piece);
            if out && !self.known.contains(piece) {
                self.known.insert(piece);
                self.gone.push((piece, table.round));
            } else if !out && self.known.contains(piece) {
                self.known.remove(piece);
                self.gone.retain(|(gone, _)| *gone != piece);
            }
        }
    }

    /// The bag as a spy believes it to be who forgets this much in a round, in percent: what is
    /// forgotten is taken to be still in there. Nobody forgets their own dossier.
    pub(crate) fn bag(&self, table: &Table, me: Seat, forgets: u32) -> Pieces {
        let mut bag = table.bag;
        let salt = self.salt.filter(|_| forgets > 0);
        let Some(salt) = salt else { return bag };
        let mine = table.dossier(me).clues;
        for (number, (piece, round)) in (0..).zip(&self.gone) {
            let rounds = u32::from(table.round.saturating_sub(*round));
            let kept = power(1.0 - forgets as f32 / 100.0, rounds);
            let out = !mine.contains(*piece) && !table.mat.contains(piece);
            if out && unit(salt, number) > kept {
                bag.insert(*piece);
            }
        }
        bag
    }
}

/// A number from 0 to 1 that is any, but always the same for the same two.
fn unit(salt: u32, number: u32) -> f32 {
    let mut bits = (u64::from(salt) << 32 | u64::from(number)).wrapping_add(0x9e37_79b9_7f4a_7c15);
    bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    ((bits ^ bits >> 31) >> 40) as f32 / (1u64 << 24) as f32
}
