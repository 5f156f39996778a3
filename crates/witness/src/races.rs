//! The evidence of a race: which acts were held together, and their moments.

use serde_json::Value;

/// An act that was held until its moment was past.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Held {
    /// The seat that acted.
    pub seat: u64,
    /// Its number of the act.
    pub n: u64,
    /// When it arrived, in ms of the game's clock.
    pub arrived: u64,
    /// The credit of its connection, in ms.
    pub credit: u64,
}

/// The greatest credit that counts, in ms.
const MOST_MS: u64 = 250;

impl Held {
    /// When the act was sent, as far as the table can know.
    pub fn moment(&self) -> u64 {
        self.arrived.saturating_sub(self.credit.min(MOST_MS))
    }

    fn read(value: &Value) -> Option<Held> {
        let number = |name: &str| value[name].as_u64();
        Some(Held {
            seat: number("seat")?,
            n: number("n")?,
            arrived: number("arrived")?,
            credit: number("credit")?,
        })
    }
}

/// The acts that were held when this one was carried out, itself the first, as the journal has them.
pub fn held_with(entries: &[Value], seat: u64, n: u64) -> Vec<Held> {
    let caused = entries
        .iter()
        .map(|entry| &entry["told"])
        .find(|told| told["by"][0] == seat && told["by"][1] == n && told["held"].is_array());
    let held = caused.and_then(|told| told["held"].as_array());
    held.into_iter().flatten().filter_map(Held::read).collect()
}
