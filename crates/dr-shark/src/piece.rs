//! A piece and its name.
//!
//! A piece's number follows from its name alone, whatever box a table plays with, so acts and
//! journals can be read without one.

use std::fmt;
use std::str::FromStr;

use kernel::Few;
use serde::de::{Deserialize, Deserializer, Error, Visitor};
use serde::ser::{Serialize, Serializer};
use smallvec::SmallVec;

use crate::{Colour, Design, Texture};

/// No design has more parts than there are shapes (§1.2).
pub const MOST_PARTS: u8 = 8;
/// No box has more copies of one part, or more sharks of one colour.
pub const MOST_COPIES: u8 = 8;
/// No box has more pieces, so that every list of pieces is flat.
pub const MOST_PIECES: usize = 160;

/// Pieces in order, each at most once.
pub type Row = Few<Piece, MOST_PIECES>;

/// Pieces as somebody grabs them, in order. A dozen lie flat and small, so that no event or act is
/// big for its sake; only a greater handful needs room elsewhere.
pub type Handful = SmallVec<[Piece; 12]>;

/// §1.2, §1.3: a clue or a shark.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Piece(u16);

/// What a piece is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// §1.2: a part of a design.
    Clue {
        /// Of which.
        design: Design,
        /// Which part, from 1.
        part: u8,
        /// Which of its copies, from 1.
        copy: u8,
    },
    /// §1.3: a shark.
    Shark {
        /// Of which colour.
        colour: Colour,
        /// Which of them, from 1.
        copy: u8,
    },
}

/// The word of a set in which sharks are, one byte a colour.
pub(crate) const SHARKS: usize = Design::ALL.len();

impl Piece {
    /// The piece that is this.
    ///
    /// # Panics
    /// If no box has this part or copy.
    pub const fn new(kind: Kind) -> Piece {
        let (word, byte, copy) = match kind {
            Kind::Clue { design, part, copy } => (design as usize, part, copy),
            Kind::Shark { colour, copy } => (SHARKS, colour as u8 + 1, copy),
        };
        assert!(byte >= 1 && byte <= MOST_PARTS && copy >= 1 && copy <= MOST_COPIES);
        Piece((word * 64) as u16 + (byte as u16 - 1) * 8 + copy as u16 - 1)
    }

    /// A clue.
    pub const fn clue(design: Design, part: u8, copy: u8) -> Piece {
        Piece::new(Kind::Clue { design, part, copy })
    }

    /// The piece at this bit of this word of a set.
    pub(crate) const fn at(word: usize, bit: u32) -> Piece {
        Piece((word * 64) as u16 + bit as u16)
    }

    /// What it is.
    pub const fn kind(self) -> Kind {
        let (word, byte, copy) = (self.word(), self.0 / 8 % 8, (self.0 % 8) as u8 + 1);
        if word == SHARKS {
            Kind::Shark { colour: Colour::ALL[byte as usize], copy }
        } else {
            Kind::Clue { design: Design::ALL[word], part: byte as u8 + 1, copy }
        }
    }

    /// §1.3: whether it is a shark.
    pub const fn is_shark(self) -> bool {
        self.word() == SHARKS
    }

    /// §1.1, §1.3: its colour.
    #[inline]
    pub const fn colour(self) -> Colour {
        let word = self.word();
        if word == SHARKS {
            Colour::ALL[self.0 as usize / 8 % 8]
        } else {
            Design::ALL[word].category().colour()
        }
    }

    /// §1.1, §1.3: its texture.
    #[inline]
    pub const fn texture(self) -> Texture {
        self.colour().texture()
    }

    /// Its word in a set: its design.
    pub(crate) const fn word(self) -> usize {
        self.0 as usize / 64
    }

    /// Its bit of that word: a part has a byte, a copy a bit.
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 % 64)
    }
}

impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.kind() {
            Kind::Clue { design, part, copy } => write!(f, "{design}.{part}.{copy}"),
            Kind::Shark { colour, copy } => write!(f, "shark.{colour}.{copy}"),
        }
    }
}

impl fmt::Debug for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoSuchPiece;

impl FromStr for Piece {
    type Err = NoSuchPiece;

    fn from_str(name: &str) -> Result<Piece, NoSuchPiece> {
        let kind = || {
            let (rest, copy) = name.rsplit_once('.')?;
            let (what, which) = rest.rsplit_once('.')?;
            let copy = number(copy)?;
            Some(if what == "shark" {
                let colour = Colour::ALL.into_iter().find(|colour| colour.name() == which)?;
                Kind::Shark { colour, copy }
            } else {
                let design = Design::ALL.into_iter().find(|design| design.name() == what)?;
                Kind::Clue { design, part: number(which)?, copy }
            })
        };
        kind().map(Piece::new).ok_or(NoSuchPiece)
    }
}

/// One digit that a part or a copy can have.
fn number(text: &str) -> Option<u8> {
    const { assert!(MOST_PARTS == MOST_COPIES && MOST_COPIES < 10) };
    match text.as_bytes() {
        [digit @ b'1'..=b'8'] => Some(digit - b'0'),
        _ => None,
    }
}

impl Serialize for Piece {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Piece {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Piece, D::Error> {
        struct Name;
        impl Visitor<'_> for Name {
            type Value = Piece;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a piece")
            }
            fn visit_str<E: Error>(self, name: &str) -> Result<Piece, E> {
                name.parse().map_err(|_| E::custom(format_args!("there is no piece `{name}`")))
            }
        }
        from.deserialize_str(Name)
    }
}
