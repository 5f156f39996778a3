//! The entries of one journal, read from the newest back.

use crate::{Epoch, Error, TableId, sum};
use rusqlite::{Connection, Row};
use std::ops::ControlFlow;

/// The entries of one journal in order, in one buffer.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Entries {
    bytes: Vec<u8>,
    /// Where each entry lies in `bytes`: the newest first, because that is the order of reading.
    spans: Vec<(usize, usize)>,
}

impl Entries {
    /// The number of entries, which is also the number of the next one.
    pub fn len(&self) -> u32 {
        u32::try_from(self.spans.len()).expect("entries are numbered with 32 bits")
    }

    /// Whether there are none.
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

    /// Adds the entry that precedes those added so far.
    pub(crate) fn push_back(&mut self, bytes: &[u8]) {
        let start = self.bytes.len();
        self.bytes.extend_from_slice(bytes);
        self.spans.push((start, self.bytes.len()));
    }

    /// Reads the whole journal that ends here.
    pub(crate) fn read(db: &Connection, end: End) -> Result<Entries, Error> {
        let mut entries = Entries::default();
        walk_back(db, end, |_, _, bytes| {
            entries.push_back(bytes);
            ControlFlow::Continue(())
        })?;
        Ok(entries)
    }
}

/// Prints the number of entries, not their contents.
impl std::fmt::Debug for Entries {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Entries({})", self.len())
    }
}

/// Where a journal ends: its length, the place of its newest entry, and its newest owner.
#[derive(Clone, Copy)]
pub(crate) struct End {
    pub(crate) table: TableId,
    pub(crate) length: u32,
    pub(crate) last: Option<i64>,
    /// The newest owner's epoch; for an ended table, the highest possible one.
    pub(crate) epoch: Epoch,
}

/// Calls `look` with the entries from the newest back to number 0, until it has seen enough.
///
/// An entry is shown only if it is intact: its number, owner and bytes agree with the checksum, the
/// numbers run down without a gap, and no owner is newer than that of the entry after it.
pub(crate) fn walk_back(
    db: &Connection,
    end: End,
    mut look: impl FnMut(u32, Epoch, &[u8]) -> ControlFlow<()>,
) -> Result<(), Error> {
    let table = end.table;
    let mut find = db
        .prepare_cached(
            "SELECT before, epoch, bytes, sum FROM entry
             WHERE place = ?1 AND journal = ?2 AND seq = ?3",
        )
        .map_err(|error| Error::from(error).of(table))?;
    let (mut place, mut newest) = (end.last, end.epoch);
    for seq in (0..end.length).rev() {
        let damaged = |how: &str| Error::damaged(table, format!("entry {seq} is {how}"));
        let mut step = || {
            let mut rows = find.query((place, table.0, seq))?;
            let row: &Row<'_> = rows.next()?.ok_or_else(|| damaged("missing"))?;
            let epoch = Epoch(row.get(1)?);
            let bytes = row.get_ref(2)?.as_blob().map_err(|_| damaged("damaged"))?;
            if sum::of_entry(table, seq, epoch, bytes) != row.get::<_, u32>(3)? || epoch > newest {
                return Err(damaged("damaged"));
            }
            (place, newest) = (row.get(0)?, epoch);
            Ok(look(seq, epoch, bytes))
        };
        if step().map_err(|error: Error| error.of(table))?.is_break() {
            return Ok(());
        }
    }
    match place {
        None => Ok(()),
        Some(_) => Err(Error::damaged(table, "it goes on before entry 0".to_owned())),
    }
}
