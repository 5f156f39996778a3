//! Creating, claiming, appending and ending: who may write to a journal.

use crate::{
    Error,
    entries::{End, walk_back},
    reader, sum,
    writer::Pen,
};
use rusqlite::{OptionalExtension as _, Row};
use std::{fmt, ops::ControlFlow};

/// A table's number in this store. It is never reused.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TableId(pub i64);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "table {}", self.0)
    }
}

/// Counts the owners that a table has had. Only the newest may write.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Epoch(pub u32);

impl fmt::Display for Epoch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "epoch {}", self.0)
    }
}

/// The right to write to a table, until somebody else claims it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deed {
    /// The table.
    pub table: TableId,
    /// The owner's number among all owners that the table has had.
    pub epoch: Epoch,
}

/// A small number that the owner of a live table sets with each entry, and by which
/// [`Store::stale`](crate::Store::stale) selects tables. Its meaning is up to the owner.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Label(pub u8);

/// A journal without its entries.
#[derive(Clone, PartialEq, Eq)]
pub struct Journal {
    /// The table it belongs to.
    pub table: TableId,
    /// The code by which the table is found.
    pub code: String,
    /// What its creator wrote when the table was created.
    pub head: Vec<u8>,
    /// The number of its entries, which is also the number of the next one.
    pub length: u32,
    /// When the table ended, in ms since 1970, if it has.
    pub ended_ms: Option<i64>,
}

/// A head holds secrets, and a code lets people in: `Debug` prints neither.
impl fmt::Debug for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Journal")
            .field("table", &self.table)
            .field("length", &self.length)
            .field("ended_ms", &self.ended_ms)
            .finish_non_exhaustive()
    }
}

/// The row of a live table in the SQL table `live`.
#[derive(Clone, Copy)]
pub(crate) struct Live {
    pub(crate) table: TableId,
    pub(crate) epoch: Epoch,
    pub(crate) length: u32,
    pub(crate) last: Option<i64>,
    pub(crate) label: Label,
    pub(crate) touched_ms: i64,
}

impl Live {
    /// The columns of the SQL table `live` that [`Live::read`] wants.
    pub(crate) const COLUMNS: &str =
        "live.epoch, live.length, live.last, live.label, live.touched_ms, live.sum";

    /// Reads these columns, the first of which is column `from`, and verifies their checksum.
    pub(crate) fn read(row: &Row<'_>, table: TableId, from: usize) -> Result<Live, Error> {
        let read = || {
            let live = Live {
                table,
                epoch: Epoch(row.get(from)?),
                length: row.get(from + 1)?,
                last: row.get(from + 2)?,
                label: Label(row.get(from + 3)?),
                touched_ms: row.get(from + 4)?,
            };
            if sum::of_live(&live) != row.get::<_, u32>(from + 5)? {
                return Err(Error::damaged(table, "its newest state is damaged".to_owned()));
            }
            Ok(live)
        };
        read().map_err(|error: Error| error.of(table))
    }

    pub(crate) const fn end(&self) -> End {
        End { table: self.table, length: self.length, last: self.last, epoch: self.epoch }
    }

    /// Replaces the table's row with this state.
    fn write(&self, pen: &mut Pen<'_>) -> Result<(), Error> {
        let Live { table, epoch, length, last, label, touched_ms } = *self;
        let sum = sum::of_live(self);
        pen.advance.execute((table.0, epoch.0, length, last, label.0, touched_ms, sum))?;
        Ok(())
    }
}

/// Creates a journal that its creator owns. If the creator asks again because the answer was lost
/// (the same code and head, and nothing appended since), the journal is claimed instead.
pub(crate) fn create(pen: &mut Pen<'_>, code: &str, head: &[u8]) -> Result<Deed, Error> {
    match reader::find(pen.db, code, pen.codes) {
        Ok(Some(it)) if it.head == head && it.length == 0 && it.ended_ms.is_none() => {
            return claim(pen, it.table);
        }
        Ok(Some(_)) | Err(Error::Damaged { .. }) => return Err(Error::CodeTaken(code.to_owned())),
        Ok(None) => {}
        Err(error) => return Err(error),
    }
    // The checksum covers the table's number, which is known only once the row is inserted.
    pen.db
        .prepare_cached("INSERT INTO journal (code, head, sum) VALUES (?1, ?2, 0)")?
        .execute((code, head))?;
    let table = TableId(pen.db.last_insert_rowid());
    pen.db
        .prepare_cached("UPDATE journal SET sum = ?2 WHERE id = ?1")?
        .execute((table.0, sum::of_journal(table, code, head, None)))?;
    let (epoch, label, touched_ms) = (Epoch(1), Label::default(), pen.now_ms);
    Live { table, epoch, length: 0, last: None, label, touched_ms }.write(pen)?;
    Ok(Deed { table, epoch })
}

/// Makes the caller the owner: from now on no older deed can write.
pub(crate) fn claim(pen: &mut Pen<'_>, table: TableId) -> Result<Deed, Error> {
    let live = live(pen, table)?;
    let epoch = Epoch(live.epoch.0 + 1);
    Live { epoch, touched_ms: pen.now_ms, ..live }.write(pen)?;
    Ok(Deed { table, epoch })
}

/// Writes entry number `seq` if the deed is the newest and the number is the next.
pub(crate) fn append(
    pen: &mut Pen<'_>,
    deed: Deed,
    seq: u32,
    label: Label,
    bytes: &[u8],
) -> Result<(), Error> {
    let Deed { table, epoch } = deed;
    let sum = sum::of_entry(table, seq, epoch, bytes);
    if pen.insert.execute((table.0, epoch.0, seq, bytes, sum))? == 1 {
        let (length, last) = (seq + 1, Some(pen.db.last_insert_rowid()));
        let touched_ms = pen.now_ms;
        return Live { table, epoch, length, last, label, touched_ms }.write(pen);
    }
    let end = owned(pen, deed)?.end();
    if seq >= end.length {
        return Err(Error::Gap { table, seq, next: end.length });
    }
    let mut same = false;
    walk_back(pen.db, end, |number, writer, written| {
        same = number == seq && writer == epoch && written == bytes;
        if number == seq { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    })?;
    if same { Ok(()) } else { Err(Error::Written { table, seq }) }
}

/// Ends a table, which stays readable. Ending an ended table is harmless.
pub(crate) fn end(pen: &mut Pen<'_>, deed: Deed, when_ms: i64) -> Result<(), Error> {
    let end = match owned(pen, deed) {
        Err(Error::Ended(_)) => return Ok(()),
        owned => owned?.end(),
    };
    let (journal, _) = reader::of_table(pen.db, deed.table)?;
    let ended = Some((when_ms, end.length, end.last));
    let sum = sum::of_journal(end.table, &journal.code, &journal.head, ended);
    pen.db
        .prepare_cached(
            "UPDATE journal SET ended_ms = ?2, length = ?3, last = ?4, sum = ?5 WHERE id = ?1",
        )?
        .execute((end.table.0, when_ms, end.length, end.last, sum))?;
    pen.db.prepare_cached("DELETE FROM live WHERE journal = ?1")?.execute([end.table.0])?;
    Ok(())
}

/// Sets the instant at which a live table was last touched.
#[cfg(test)]
pub(crate) fn touch(pen: &mut Pen<'_>, table: TableId, touched_ms: i64) -> Result<(), Error> {
    Live { touched_ms, ..live(pen, table)? }.write(pen)
}

/// The state of a live table, if the deed is the newest.
pub(crate) fn owned(pen: &Pen<'_>, deed: Deed) -> Result<Live, Error> {
    let Deed { table, epoch } = deed;
    let live = live(pen, table)?;
    if live.epoch == epoch { Ok(live) } else { Err(Error::NotOwner { table, epoch }) }
}

fn live(pen: &Pen<'_>, table: TableId) -> Result<Live, Error> {
    let columns = Live::COLUMNS;
    let found = pen
        .db
        .prepare_cached(&format!("SELECT {columns} FROM live WHERE journal = ?1"))?
        .query_row([table.0], |row| Ok(Live::read(row, table, 0)))
        .optional()?;
    match found {
        Some(live) => live,
        // The table has ended, or does not exist, or its row is lost.
        None => Err(reader::of_table(pen.db, table).err().unwrap_or(Error::Ended(table))),
    }
}
