//! §8.6 Where pieces are named, a hand still has to find them.

use kernel::At;

use crate::{Area, Piece, Table, Touch};

/// §8.6: how long a hand takes, in milliseconds; nothing in a box that does not say so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pace {
    /// To take a piece out and to put it down.
    pub(crate) draw_ms: u16,
    /// To feel the texture of a piece.
    pub(crate) texture_ms: u16,
    /// To feel its shape.
    pub(crate) shape_ms: u16,
}

/// §8.6: when the timer runs out after a draw at `now`, or nothing if it runs out before the hand
/// has found the piece.
///
/// It depends on the mat and the bag alone, not on the earlier draws' instants: a spy who took their
/// time has paid already, and the search's deadline tells how much of it has passed.
pub(crate) fn deadline(table: &Table, now: At) -> Option<At> {
    let until = table.deadline?;
    if table.options.touch == Touch::Felt {
        return Some(until);
    }
    let left_ms = (u64::from(table.options.search_s) * 1000).checked_sub(needed_ms(table))?;
    (left_ms > 0).then(|| until.min(now.plus_ms(left_ms)))
}

/// §8.6: what a hand needs from the start of a search for the mat as it is, and one piece more.
fn needed_ms(table: &Table) -> u64 {
    (0..=table.mat.len()).map(|placed| draw_ms(table, placed)).sum()
}

/// §8.6: what it needs for a piece while this many were placed: it feels one after another until one
/// would not end the search, which on average is one out of the bag's pieces by those that would do.
fn draw_ms(table: &Table, placed: usize) -> u64 {
    let Pace { draw_ms, texture_ms, shape_ms } = table.options.components.pace;
    let (mat, later) = table.mat.split_at(placed);
    let bag = table.bag.len() + later.len();
    let shape = |piece: &Piece| table.options.components.shape(*piece);
    let would_do = |piece: &Piece| match table.searching() {
        Some(Area::A) => mat.iter().all(|other| shape(other) != shape(piece)),
        Some(Area::B) => mat.iter().all(|other| other.texture() != piece.texture()),
        Some(Area::C) => mat.iter().all(|other| other.texture() == piece.texture()),
        Some(Area::D | Area::E) | None => true,
    };
    let good = table.bag.iter().filter(would_do).count()
        + later.iter().filter(|piece| would_do(piece)).count();
    let touch_ms = if table.searching() == Some(Area::A) { shape_ms } else { texture_ms };
    let felt_ms = match good {
        0 => 0,
        good if good == bag => 0,
        good => u64::from(touch_ms) * bag as u64 / good as u64,
    };
    u64::from(draw_ms) + felt_ms
}
