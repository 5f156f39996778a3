//! Checksums, so that a damaged row is found and never believed.
//!
//! SQLite has none on its pages: a flipped bit inside a row is read as if it had been written. Each
//! row here carries a CRC-32 over everything in it that matters, and over the numbers that say
//! where it belongs, so that a row in another row's place is found as well. A CRC-32 detects every
//! damage of up to 32 adjacent bits, and misses any other with one chance in four billion; it is no
//! protection against an attacker.

use crate::{Epoch, Finished, TableId, journal::Live};
use crc32fast::Hasher;

/// The checksum of an entry.
pub(crate) fn of_entry(table: TableId, seq: u32, epoch: Epoch, bytes: &[u8]) -> u32 {
    let mut sum = Hasher::new();
    sum.update(&table.0.to_le_bytes());
    sum.update(&seq.to_le_bytes());
    sum.update(&epoch.0.to_le_bytes());
    sum.update(bytes);
    sum.finalize()
}

/// The checksum of a live table's row.
pub(crate) fn of_live(live: &Live) -> u32 {
    let mut sum = Hasher::new();
    sum.update(&live.table.0.to_le_bytes());
    sum.update(&live.epoch.0.to_le_bytes());
    sum.update(&live.length.to_le_bytes());
    optional(&mut sum, live.last);
    sum.update(&[live.label.0]);
    sum.update(&live.touched_ms.to_le_bytes());
    sum.finalize()
}

/// When a table ended, the length of its journal, and the place of the newest entry.
pub(crate) type Ended = (i64, u32, Option<i64>);

/// The checksum of a journal's head, with its end if the table has ended.
pub(crate) fn of_journal(table: TableId, code: &str, head: &[u8], ended: Option<Ended>) -> u32 {
    let mut sum = Hasher::new();
    sum.update(&table.0.to_le_bytes());
    text(&mut sum, code);
    sum.update(head);
    if let Some((when_ms, length, last)) = ended {
        sum.update(&when_ms.to_le_bytes());
        sum.update(&length.to_le_bytes());
        optional(&mut sum, last);
    }
    sum.finalize()
}

/// The checksum of a result.
pub(crate) fn of_finished(finished: &Finished) -> u32 {
    let mut sum = Hasher::new();
    sum.update(&finished.table.0.to_le_bytes());
    sum.update(&finished.seq.to_le_bytes());
    sum.update(&finished.when_ms.to_le_bytes());
    text(&mut sum, &finished.game);
    sum.update(&finished.standing);
    sum.finalize()
}

fn optional(sum: &mut Hasher, number: Option<i64>) {
    sum.update(&[u8::from(number.is_some())]);
    sum.update(&number.unwrap_or(0).to_le_bytes());
}

/// Hashes the length first, so that no byte can move from the end of the text to the field after
/// it.
fn text(sum: &mut Hasher, text: &str) {
    sum.update(&(text.len() as u64).to_le_bytes());
    sum.update(text.as_bytes());
}
