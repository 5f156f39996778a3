//! Functions of numbers that give the same bits on every machine.
//!
//! The standard library leaves sines, powers and the like to the platform, which may round them as it
//! likes; then the same seed and the same view could lead to another move elsewhere. Sums, products
//! and square roots are the same everywhere. Clippy keeps the platform's functions out of this crate.

pub(crate) use libm::{
    atan2f as atan2, cosf as cos, hypotf as hypot, sincosf as sin_cos, sinf as sin,
};

/// `base` times itself, this often.
pub(crate) fn power(base: f32, times: u32) -> f32 {
    (0..times).fold(1.0, |product, _| product * base)
}
