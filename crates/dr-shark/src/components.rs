//! §1 Components: the figures of a box.

use std::sync::LazyLock;

use kernel::Few;

use crate::groping::Pace;
use crate::piece::{MOST_COPIES, MOST_PARTS};
use crate::{Category, Colour, Design, Kind, Piece, Pieces};

/// §1.2: one of eight outlines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Shape(u8);

impl Shape {
    /// All of them.
    pub const ALL: [Shape; 8] =
        [Shape(1), Shape(2), Shape(3), Shape(4), Shape(5), Shape(6), Shape(7), Shape(8)];

    /// The shape of this number, if there is one.
    pub fn new(number: u64) -> Option<Shape> {
        Shape::ALL.into_iter().find(|shape| u64::from(shape.0) == number)
    }

    /// Its number, from 1.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// The figures of one design.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Figures {
    /// §1.2: the shape of each part.
    pub(crate) shapes: Few<Shape, { MOST_PARTS as usize }>,
    /// §1.1: how often each part is in the box.
    pub(crate) copies: u8,
    /// §1.1: how many tokens there are of it.
    pub(crate) tokens: u8,
}

/// What is in a box. It is possible, because there is no way to make one but to read it
/// (`text.parse()`), and flat: copying it is copying memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Components {
    pub(crate) points: [u8; Category::ALL.len()],
    pub(crate) designs: [Figures; Design::ALL.len()],
    pub(crate) sharks: [Few<Shape, { MOST_COPIES as usize }>; Colour::ALL.len()],
    pub(crate) pace: Pace,
}

/// Our own box.
static OURS: LazyLock<Components> = LazyLock::new(|| {
    let file = include_str!("../box.toml");
    file.parse().unwrap_or_else(|error| panic!("box.toml, {error}"))
});

impl Default for Components {
    fn default() -> Self {
        *OURS
    }
}

impl Components {
    /// Whether these are the figures of our own box.
    pub fn are_ours(&self) -> bool {
        *self == *OURS
    }

    /// §1.1: how many parts a design has.
    #[inline]
    pub fn parts(&self, design: Design) -> u8 {
        self.designs[design as usize].shapes.len() as u8
    }

    /// §1.1: the points of a design's token.
    pub const fn points(&self, design: Design) -> u8 {
        self.points[design.category() as usize]
    }

    /// §1.1: how many tokens there are of a design before anybody has one.
    pub const fn tokens(&self, design: Design) -> u8 {
        self.designs[design as usize].tokens
    }

    /// §1.2, §1.3: the shape of a piece, if the box has it.
    #[inline]
    pub fn shape(&self, piece: Piece) -> Option<Shape> {
        let (shapes, place) = match piece.kind() {
            Kind::Clue { design, part, copy } => {
                let figures = &self.designs[design as usize];
                (&figures.shapes, (copy <= figures.copies).then_some(part)?)
            }
            Kind::Shark { colour, copy } => (&self.sharks[colour as usize], copy),
        };
        shapes.get(usize::from(place) - 1).copied()
    }

    /// Every piece in the box.
    pub fn pieces(&self) -> Pieces {
        let mut pieces = Pieces::NONE;
        for design in Design::ALL {
            let copies = self.designs[design as usize].copies;
            for part in 1..=self.parts(design) {
                pieces.insert_copies(Piece::clue(design, part, 1), copies);
            }
        }
        for colour in Colour::ALL {
            let sharks = self.sharks[colour as usize].len() as u8;
            pieces.insert_copies(Piece::new(Kind::Shark { colour, copy: 1 }), sharks);
        }
        pieces
    }
}
