//! Chance, as the rules hand it in.

/// 32 uniform bits at a time, from the caller that shakes the bag. They must not reveal the bits
/// that follow, because a finger feels some of them.
pub type Chance<'a> = &'a mut dyn FnMut() -> u32;

/// A number from 0 up to, not including, 1.
pub(crate) fn unit(chance: Chance<'_>) -> f32 {
    // 24 bits are what an f32 can hold.
    (chance() >> 8) as f32 / (1 << 24) as f32
}

/// A number between two others.
pub(crate) fn between(least: f32, most: f32, chance: Chance<'_>) -> f32 {
    least + (most - least) * unit(chance)
}
