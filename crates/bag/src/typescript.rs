//! The figures of the bag for the client, which draws what was felt, for `cargo xtask codegen`.

use crate::hand::WAY_AFTER_MS;
use crate::outline::path;
use crate::{HAND, OUTLINES, SAMPLES_PER_S, SIDE, TIP, UNITS_PER_MS};

/// TypeScript constants.
pub fn typescript() -> Vec<String> {
    let outline = |number: u8| format!("  {:?},\n", path(number));
    let outlines: String = (0..OUTLINES as u8).map(outline).collect();
    vec![
        format!("const SIDE = {SIDE};"),
        format!("const TIP = {TIP};"),
        format!("const HAND = {HAND};"),
        format!("const UNITS_PER_MS = {UNITS_PER_MS};"),
        format!("const SAMPLES_PER_S = {SAMPLES_PER_S};"),
        format!("const WAY_AFTER_MS = {WAY_AFTER_MS};"),
        format!("const OUTLINES: ReadonlyArray<string> = [\n{outlines}];"),
    ]
}
