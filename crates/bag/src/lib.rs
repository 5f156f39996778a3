//! The geometry of touch.

mod spot;

pub use spot::Spot;
