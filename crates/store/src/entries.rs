//! The entries of one journal, and the way back through them.

use crate::{Epoch, Error, TableId};
use rusqlite::{Connection, Row};
use std::ops::ControlFlow;

/// The entries of one journal in order, in one piece of memory.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Entries {
    bytes: Vec<u8>,
    /// Where each entry lies in `bytes`: the newest first, because that is how they are found.
    spans: Vec<(usize, usize)>,
}

impl Entries {
    /// How many there are: the number of the next one.
    pub fn len(&self) -> u32 {
        u32::try_from(self.spans.len()).expect("entries are numbered with 32 bits")
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// Entry number `seq`.
    pub fn get(&self, seq: u32) -> Option<&[u8]> {
        let from_newest = self.len().checked_sub(seq)?.checked_sub(1)?;
        let (start, end) = *self.spans.get(usize::try_from(from_newest).ok()?)?;
        self.bytes.get(start..end)
    }

    /// The entries from number 0 on.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &[u8]> + ExactSizeIterator {
        self.spans.iter().rev().map(|&(start, end)| &self.bytes[start..end])
    }

    /// Reads a journal of this length whose newest entry lies at `last`.
    pub(crate) fn read(db: &Connection, end: End) -> Result<Entries, Error> {
        let mut entries = Entries::default();
        walk_back(db, end, |_, _, bytes| {
            let start = entries.bytes.len();
            entries.bytes.extend_from_slice(bytes);
            entries.spans.push((start, entries.bytes.len()));
            ControlFlow::Continue(())
        })?;
        Ok(entries)
    }
}

/// It says how many there are, not what is in them.
impl std::fmt::Debug for Entries {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Entries({})", self.len())
    }
}

/// Where a journal ends: its length, and the place of its newest entry.
#[derive(Clone, Copy)]
pub(crate) struct End {
    pub(crate) table: TableId,
    pub(crate) length: u32,
    pub(crate) last: Option<i64>,
}

/// Shows the entries from the newest back to number 0, or until `look` has seen enough.
pub(crate) fn walk_back(
    db: &Connection,
    end: End,
    mut look: impl FnMut(u32, Epoch, &[u8]) -> ControlFlow<()>,
) -> Result<(), Error> {
    let mut find = db.prepare_cached(
        "SELECT before, epoch, bytes FROM entry WHERE place = ?1 AND journal = ?2 AND seq = ?3",
    )?;
    let mut place = end.last;
    for seq in (0..end.length).rev() {
        let mut rows = find.query((place, end.table.0, seq))?;
        let lost = || Error::Damaged(format!("entry {seq} of {} is missing", end.table));
        let row: &Row<'_> = rows.next()?.ok_or_else(lost)?;
        place = row.get(0)?;
        let bytes = row.get_ref(2)?.as_blob().map_err(|_| lost())?;
        if look(seq, Epoch(row.get(1)?), bytes).is_break() {
            return Ok(());
        }
    }
    Ok(())
}
