//! Sets of pieces: one design is one word, one part a byte of it, one copy a bit.

use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};

use crate::piece::SHARKS;
use crate::{Design, Piece};

/// A set of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "Vec<Piece>"))]
pub struct Pieces([u64; SHARKS + 1]);

impl Pieces {
    /// None.
    pub const NONE: Pieces = Pieces([0; SHARKS + 1]);

    /// Whether it is among them.
    #[inline]
    pub const fn contains(&self, piece: Piece) -> bool {
        self.0[piece.word()] & piece.bit() != 0
    }

    /// Adds one.
    #[inline]
    pub const fn insert(&mut self, piece: Piece) {
        self.0[piece.word()] |= piece.bit();
    }

    /// Takes one away.
    #[inline]
    pub const fn remove(&mut self, piece: Piece) {
        self.0[piece.word()] &= !piece.bit();
    }

    /// How many.
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|word| *word == 0)
    }

    /// The clues among them.
    #[must_use]
    pub const fn clues(mut self) -> Pieces {
        self.0[SHARKS] = 0;
        self
    }

    /// Whether all of them are among `others`.
    pub fn within(&self, others: &Pieces) -> bool {
        self.0.iter().zip(&others.0).all(|(mine, theirs)| mine & !theirs == 0)
    }

    /// §6.1: the lowest copy of this part, if there is one.
    pub const fn lowest(&self, design: Design, part: u8) -> Option<Piece> {
        let copies = self.0[design as usize] >> ((part as u32 - 1) * 8) & 0xff;
        if copies == 0 {
            return None;
        }
        Some(Piece::clue(design, part, copies.trailing_zeros() as u8 + 1))
    }

    /// In the rulebook's order of designs, then parts, then copies; sharks last.
    pub fn iter(&self) -> impl Iterator<Item = Piece> + use<> {
        self.0.into_iter().enumerate().flat_map(|(word, mut bits)| {
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
