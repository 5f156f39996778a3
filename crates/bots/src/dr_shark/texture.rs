//! What a back feels like under the pad of a finger.

use dr_shark::{Felt, PATCH, Texture};
use kernel::Dice;

/// How many cells a finger must feel to tell anything.
const ENOUGH: u32 = 60;

/// The cells near the middle of the pad, in half cells from there: where no edge is under the tip,
/// they are all one piece's.
const NEAR: i32 = 7;

/// A fingertip is wrong by one step in one cell out of this number.
const BLUNT: u32 = 6;

/// How often each height was felt on one piece.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Heights([u32; 16]);

impl Heights {
    /// Adds what the middle of the pad feels, as well as a fingertip can tell.
    pub(crate) fn add(&mut self, felt: &Felt, dice: &mut Dice) {
        for cell in 0..PATCH * PATCH {
            let (row, column) = (cell / PATCH, cell % PATCH);
            let aside = |cell: usize| 2 * cell as i32 + 1 - PATCH as i32;
            let far = aside(row) * aside(row) + aside(column) * aside(column);
            let height = felt.patch.height(row, column);
            if far <= NEAR * NEAR {
                let off = match dice.below(2 * BLUNT) {
                    0 => -1,
                    1 => 1,
                    _ => 0,
                };
                self.0[(i32::from(height) + off).clamp(0, 15) as usize] += 1;
            }
        }
    }

    /// How many cells were felt.
    pub(crate) fn count(&self) -> u32 {
        self.0.iter().sum()
    }

    /// The share of the cells with one of these heights, in percent.
    fn share(&self, heights: std::ops::RangeInclusive<usize>) -> u32 {
        100 * self.0[heights].iter().sum::<u32>() / self.count().max(1)
    }

    /// The texture that they speak for (Dr Shark §8.3), if they are enough.
    ///
    /// Smooth is one height and felt a few that lie together; a grid is high or low and nothing
    /// between; a crocodile has furrows; sandpaper is everything at once.
    pub(crate) fn texture(&self) -> Option<Texture> {
        if self.count() < ENOUGH {
            return None;
        }
        Some(if self.share(9..=9) > 74 {
            Texture::Smooth
        } else if self.share(8..=11) > 80 {
            Texture::Felt
        } else if self.share(9..=10) < 14 && self.share(4..=5) < 5 {
            Texture::Grid
        } else if self.share(0..=5) >= 5 {
            Texture::Crocodile
        } else {
            Texture::Sandpaper
        })
    }
}
