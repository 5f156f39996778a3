//! The geometry of touch (Dr Shark §8): a heap of jigsaw pieces in the dark, and the hand that feels
//! it. Floats live here, and nothing of ours is touched: the rules hand in chance and time, and get
//! back whole numbers.
//!
//! A [`Heap`] is what lies in the bag: each thing has an outline ([`outline`], eight of them), a
//! relief on its back ([`relief`], five of them), a place, a rotation and a layer. A [`Hand`] has
//! two fingers that move no faster than fingers do, and what one of them [`Felt`] depends on what
//! lies topmost under its tip and under each cell of its pad ([`Patch`]), and on nothing else: start
//! reading at [`Heap::touch`].

mod chance;
mod depth;
mod felt;
mod hand;
mod heap;
mod outline;
mod pad;
mod patch;
mod relief;
mod spot;
mod taking;
#[cfg(feature = "ts")]
mod typescript;

pub use chance::Chance;
pub use felt::{Edge, Felt};
pub use hand::{FINGERS, Hand, SAMPLES_PER_S, UNITS_PER_MS};
pub use heap::{Body, Heap, TIP};
pub use outline::{OUTLINES, around};
pub use patch::{CELL, PAD, PATCH, Patch};
pub use relief::RELIEFS;
pub use spot::{SIDE, Spot, Tenths};
pub use taking::{FIST, FIST_PER_MS, HAND, HOLD_MS, fist};
#[cfg(feature = "ts")]
pub use typescript::typescript;

#[cfg(test)]
mod tests;
