//! Sets of pieces: one design is one word, one part a byte of it, one copy a bit.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::piece::SHARKS;
use crate::{Design, Piece};

/// A set of pieces. It is asked so often how many they are that it keeps count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Piece>"))]
pub struct Pieces {
    words: [u64; SHARKS + 1],
    len: u16,
}

impl Pieces {
    /// None.
    pub const NONE: Pieces = Pieces { words: [0; SHARKS + 1], len: 0 };

    /// Whether it is among them.
    #[inline]
    pub const fn contains(&self, piece: Piece) -> bool {
        self.words[piece.word()] & piece.bit() != 0
    }

    /// Adds one.
    #[inline]
    pub const fn insert(&mut self, piece: Piece) {
        self.len += !self.contains(piece) as u16;
        self.words[piece.word()] |= piece.bit();
    }

    /// Adds `copies` pieces, of which this is the first. None of them may be there yet.
    pub(crate) const fn insert_copies(&mut self, first: Piece, copies: u8) {
        self.words[first.word()] |= first.bit() * ((1 << copies) - 1);
        self.len += copies as u16;
    }

    /// Takes one away.
    #[inline]
    pub const fn remove(&mut self, piece: Piece) {
        self.len -= self.contains(piece) as u16;
        self.words[piece.word()] &= !piece.bit();
    }

    /// How many.
    #[inline]
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Whether there is none.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The clues among them.
    #[must_use]
    #[inline]
    pub const fn clues(mut self) -> Pieces {
        self.len -= self.words[SHARKS].count_ones() as u16;
        self.words[SHARKS] = 0;
        self
    }

    /// The `n`th of them in order, from 0.
    pub fn nth(&self, mut n: usize) -> Option<Piece> {
        for (word, bits) in self.words.iter().enumerate() {
            let here = bits.count_ones() as usize;
            if n < here {
                let mut bits = *bits;
                (0..n).for_each(|_| bits &= bits - 1);
                return Some(Piece::at(word, bits.trailing_zeros()));
            }
            n -= here;
        }
        None
    }

    /// Whether all of them are among `others`.
    pub fn within(&self, others: &Pieces) -> bool {
        self.words.iter().zip(&others.words).all(|(mine, theirs)| mine & !theirs == 0)
    }

    /// §6.1: whether the first parts of a design, up to this number, are all among them.
    #[inline]
    pub const fn has_parts(&self, design: Design, parts: u8) -> bool {
        const LOWEST: u64 = u64::from_ne_bytes([0x01; 8]);
        const HIGHEST: u64 = u64::from_ne_bytes([0x80; 8]);
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
