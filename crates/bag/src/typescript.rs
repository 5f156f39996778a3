//! The figures of the bag for the client, which draws what was felt, for `cargo xtask codegen`.

use crate::UNITS_PER_MS;
use crate::hand::WAY_AFTER_MS;
use crate::outline::path;
use crate::pad::swatch;
use crate::{CELL, FIST, FIST_PER_MS, HAND, HOLD_MS};
use crate::{OUTLINES, PATCH, RELIEFS, SAMPLES_PER_S, SIDE, TIP};

/// The cells of a swatch, across and down.
const SWATCH: i32 = 24;

/// TypeScript constants.
pub fn typescript() -> Vec<String> {
    let outline = |number: u8| format!("  {:?},\n", path(number));
    let outlines: String = (0..OUTLINES as u8).map(outline).collect();
    let sample = |number: u8| format!("  {:?},\n", swatch(number, SWATCH));
    let swatches: String = (0..RELIEFS as u8).map(sample).collect();
    vec![
        format!("const SIDE = {SIDE};"),
        format!("const TIP = {TIP};"),
        format!("const PATCH = {PATCH};"),
        format!("const CELL = {CELL};"),
        format!("const HAND = {HAND};"),
        format!("const HOLD_MS = {HOLD_MS};"),
        format!("const FIST = {FIST};"),
        format!("const FIST_PER_MS = {FIST_PER_MS};"),
        format!("const UNITS_PER_MS = {UNITS_PER_MS};"),
        format!("const SAMPLES_PER_S = {SAMPLES_PER_S};"),
        format!("const WAY_AFTER_MS = {WAY_AFTER_MS};"),
        format!("const OUTLINES: ReadonlyArray<string> = [\n{outlines}];"),
        format!("const SWATCH = {SWATCH};"),
        format!("const SWATCHES: ReadonlyArray<string> = [\n{swatches}];"),
    ]
}
