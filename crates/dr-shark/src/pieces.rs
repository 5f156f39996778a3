//! Sets of pieces: one design is one word, one part a byte of it, one copy a bit.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::piece::SHARKS;
use crate::{Design, Piece};

/// A set of pieces. It is asked so often how many they are, and which is the `n`th, that it keeps
/// count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Piece>"))]
pub struct Pieces {
    words: [u64; SHARKS + 1],
    /// How many there are before each word; past the last one, how many there are in all.
    /// Sixteen bytes are changed and compared at once.
    before: [u8; 16],
}

impl Pieces {
    /// None.
    pub const NONE: Pieces = Pieces { words: [0; SHARKS + 1], before: [0; 16] };

    /// Whether it is among them.
    #[inline]
    pub const fn contains(&self, piece: Piece) -> bool {
        self.words[piece.word()] & piece.bit() != 0
    }

    /// Adds one.
    #[inline]
    pub fn insert(&mut self, piece: Piece) {
        self.count(piece.word(), !self.contains(piece) as u8);
        self.words[piece.word()] |= piece.bit();
    }

    /// Adds `copies` pieces, of which this is the first. None of them may be there yet.
    pub(crate) fn insert_copies(&mut self, first: Piece, copies: u8) {
        self.words[first.word()] |= first.bit() * ((1 << copies) - 1);
        self.count(first.word(), copies);
    }

    /// Takes one away.
    #[inline]
    pub fn remove(&mut self, piece: Piece) {
        self.count(piece.word(), (self.contains(piece) as u8).wrapping_neg());
        self.words[piece.word()] &= !piece.bit();
    }

    /// Counts `more` in this word; fewer, if it wraps.
    #[inline]
    fn count(&mut self, word: usize, more: u8) {
        let mut place = 0;
        while place < self.before.len() {
            let here = PAST[word][place] & more;
            self.before[place] = self.before[place].wrapping_add(here);
            place += 1;
        }
    }

    /// How many.
    #[inline]
    pub const fn len(&self) -> usize {
        self.before[SHARKS + 1] as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The clues among them.
    #[must_use]
    #[inline]
    pub fn clues(mut self) -> Pieces {
        let sharks = self.before[SHARKS + 1] - self.before[SHARKS];
        self.count(SHARKS, sharks.wrapping_neg());
        self.words[SHARKS] = 0;
        self
    }

    /// The `n`th of them in order, from 0.
    ///
    /// Which one it is hangs on chance most of the time, so no branch does.
    #[inline]
    pub fn nth(&self, n: usize) -> Option<Piece> {
        let n = u8::try_from(n).ok()?;
        // Past the last word, if there are no more than n: that is none.
        let word = self.before.iter().filter(|before| **before <= n).count() - 1;
        let bits = *self.words.get(word)?;
        Some(Piece::at(word, nth_bit(bits, n - self.before[word])))
    }

    /// Whether all of them are among `others`.
    pub fn within(&self, others: &Pieces) -> bool {
        self.words.iter().zip(&others.words).all(|(mine, theirs)| mine & !theirs == 0)
    }

    /// §6.1: whether the first parts of a design, up to this number, are all among them.
    #[inline]
    pub const fn has_parts(&self, design: Design, parts: u8) -> bool {
        // Bytes of parts that the design does not have are filled; then no byte may be empty, and
        // an empty one is where taking one away borrows into a highest bit that was not set.
        let missing = u64::MAX.checked_shl(parts as u32 * 8);
        let filled = self.words[design as usize] | if let Some(bits) = missing { bits } else { 0 };
        filled.wrapping_sub(LOWEST) & !filled & HIGHEST == 0
    }

    /// §6.1: the lowest copy of this part, if there is one.
    pub const fn lowest(&self, design: Design, part: u8) -> Option<Piece> {
        let copies = self.words[design as usize] >> ((part as u32 - 1) * 8) & 0xff;
        if copies == 0 {
            return None;
        }
        Some(Piece::clue(design, part, copies.trailing_zeros() as u8 + 1))
    }

    /// In the rulebook's order of designs, then parts, then copies; sharks last.
    pub fn iter(&self) -> impl Iterator<Item = Piece> + use<> {
        self.words.into_iter().enumerate().flat_map(|(word, mut bits)| {
            std::iter::from_fn(move || {
                let bit = bits.trailing_zeros();
                bits &= bits.checked_sub(1)?;
                Some(Piece::at(word, bit))
            })
        })
    }
}

/// All bits of the bytes past each word.
static PAST: [[u8; 16]; SHARKS + 1] = {
    let mut past = [[0; 16]; SHARKS + 1];
    let mut word = 0;
    while word < past.len() {
        let mut place = word + 1;
        while place < past[word].len() {
            past[word][place] = u8::MAX;
            place += 1;
        }
        word += 1;
    }
    past
};

/// The lowest bit of every byte.
const LOWEST: u64 = u64::from_ne_bytes([0x01; 8]);
/// The highest bit of every byte.
const HIGHEST: u64 = LOWEST << 7;

/// Where the `n`th bit lies that is set, from 0. There has to be one.
#[inline]
fn nth_bit(bits: u64, n: u8) -> u32 {
    // All bytes are counted at once: first in pairs of bits, then in fours, then in eights.
    let pairs = bits - ((bits >> 1) & (LOWEST * 0x55));
    let fours = (pairs & (LOWEST * 0x33)) + ((pairs >> 2) & (LOWEST * 0x33));
    let up_to = ((fours + (fours >> 4)) & (LOWEST * 0x0f)).wrapping_mul(LOWEST);
    // It is in the first byte up to which there are more than n: there, and from there on, the
    // highest bit stays when n + 1 are taken away.
    let more = (up_to | HIGHEST) - LOWEST * (n as u64 + 1);
    let byte = (more & HIGHEST).trailing_zeros() & !7;
    let before = (up_to << 8 >> byte) as u8;
    byte + NTH[(bits >> byte) as usize & 0xff][(n - before) as usize & 7] as u32
}

/// Where each bit lies that is set in a byte.
static NTH: [[u8; 8]; 256] = {
    let mut places = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut place, mut n) = (0, 0);
        while place < 8 {
            if byte >> place & 1 == 1 {
                places[byte][n] = place;
                n += 1;
            }
            place += 1;
        }
        byte += 1;
    }
    places
};

impl FromIterator<Piece> for Pieces {
    fn from_iter<I: IntoIterator<Item = Piece>>(pieces: I) -> Self {
        let mut set = Pieces::NONE;
        set.extend(pieces);
        set
    }
}

impl Extend<Piece> for Pieces {
    fn extend<I: IntoIterator<Item = Piece>>(&mut self, pieces: I) {
        pieces.into_iter().for_each(|piece| self.insert(piece));
    }
}

impl Serialize for Pieces {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Pieces {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Pieces, D::Error> {
        let mut pieces = Pieces::NONE;
        for piece in Vec::<Piece>::deserialize(from)? {
            if pieces.contains(piece) {
                return Err(D::Error::custom(format_args!("`{piece}` is there twice")));
            }
            pieces.insert(piece);
        }
        Ok(pieces)
    }
}
