//! Who may append, and what is already written.

use crate::{
    Error,
    entries::{End, walk_back},
    writer::Pen,
};
use rusqlite::OptionalExtension as _;
use std::{fmt, ops::ControlFlow};

/// A table's number in this store. It is never given twice.
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

/// Says that somebody owns a table, until somebody else claims it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deed {
    /// The table.
    pub table: TableId,
    /// Which of its owners this is.
    pub epoch: Epoch,
}

/// A journal without its entries.
#[derive(Clone, PartialEq, Eq)]
pub struct Journal {
    /// The table it belongs to.
    pub table: TableId,
    /// The code by which the table is found.
    pub code: String,
    /// What was known when the table was created.
    pub head: Vec<u8>,
    /// How many entries it has: the number of the next one.
    pub length: u32,
    /// When the table ended, in ms since 1970, if it has.
    pub ended_ms: Option<i64>,
}

/// A head holds secrets, and a code lets people in: neither prints itself.
impl fmt::Debug for Journal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Journal")
            .field("table", &self.table)
            .field("length", &self.length)
            .field("ended_ms", &self.ended_ms)
            .finish_non_exhaustive()
    }
}

/// Makes a journal, owned by whoever makes it. Made before by somebody who never heard so (the
/// same code and head, and nothing written since): then it is claimed.
pub(crate) fn create(pen: &mut Pen<'_>, code: &str, head: &[u8]) -> Result<Deed, Error> {
    let before = pen
        .db
        .prepare_cached(
            "SELECT id, head = ?2 AND live.length = 0
             FROM journal LEFT JOIN live ON id = live.journal WHERE code = ?1",
        )?
        .query_row((code, head), |row| Ok((TableId(row.get(0)?), row.get(1)?)))
        .optional()?;
    match before {
        Some((table, Some(true))) => return claim(pen, table),
        Some(_) => return Err(Error::CodeTaken(code.to_owned())),
        None => {}
    }
    pen.db
        .prepare_cached("INSERT INTO journal (code, head) VALUES (?1, ?2)")?
        .execute((code, head))?;
    let table = TableId(pen.db.last_insert_rowid());
    pen.db
        .prepare_cached("INSERT INTO live (journal, epoch, length) VALUES (?1, 1, 0)")?
        .execute([table.0])?;
    Ok(Deed { table, epoch: Epoch(1) })
}

/// Makes the caller the owner: from here on no older deed can write.
pub(crate) fn claim(pen: &mut Pen<'_>, table: TableId) -> Result<Deed, Error> {
    let epoch = pen
        .db
        .prepare_cached("UPDATE live SET epoch = epoch + 1 WHERE journal = ?1 RETURNING epoch")?
        .query_row([table.0], |row| row.get(0))
        .optional()?;
    match epoch {
        Some(epoch) => Ok(Deed { table, epoch: Epoch(epoch) }),
        None => Err(not_live(pen, table)?),
    }
}

/// Writes entry number `seq` if the deed is the newest and the number is the next.
pub(crate) fn append(pen: &mut Pen<'_>, deed: Deed, seq: u32, bytes: &[u8]) -> Result<(), Error> {
    let Deed { table, epoch } = deed;
    if pen.insert.execute((table.0, epoch.0, seq, bytes))? == 1 {
        pen.advance.execute([table.0])?;
        return Ok(());
    }
    let end = owned(pen, deed)?;
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

/// Ends a table: it stays readable. Ending what has ended is no harm.
pub(crate) fn end(pen: &mut Pen<'_>, deed: Deed, when_ms: i64) -> Result<(), Error> {
    let end = match owned(pen, deed) {
        Err(Error::Ended(_)) => return Ok(()),
        owned => owned?,
    };
    pen.db
        .prepare_cached("UPDATE journal SET ended_ms = ?2, length = ?3, last = ?4 WHERE id = ?1")?
        .execute((end.table.0, when_ms, end.length, end.last))?;
    pen.db.prepare_cached("DELETE FROM live WHERE journal = ?1")?.execute([end.table.0])?;
    Ok(())
}

/// Forgets tables that ended before `before_ms`, the oldest first, and says how many.
pub(crate) fn purge(pen: &mut Pen<'_>, before_ms: i64, at_most: u32) -> Result<u32, Error> {
    let old = pen
        .db
        .prepare_cached("SELECT id FROM journal WHERE ended_ms < ?1 ORDER BY ended_ms LIMIT ?2")?
        .query_map((before_ms, at_most), |row| row.get(0))?
        .collect::<Result<Vec<i64>, _>>()?;
    for id in &old {
        // Each step of the recursion is the next entry back.
        pen.db
            .prepare_cached(
                "WITH RECURSIVE back (place) AS (
                     SELECT last FROM journal WHERE id = ?1
                     UNION ALL
                     SELECT before FROM entry JOIN back USING (place) WHERE before IS NOT NULL
                 )
                 DELETE FROM entry WHERE place IN back",
            )?
            .execute([id])?;
        pen.db.prepare_cached("DELETE FROM journal WHERE id = ?1")?.execute([id])?;
    }
    Ok(old.len().try_into().expect("no more than asked for"))
}

/// Where the journal ends, if the deed is the newest.
pub(crate) fn owned(pen: &Pen<'_>, deed: Deed) -> Result<End, Error> {
    let Deed { table, epoch } = deed;
    let found = pen
        .db
        .prepare_cached("SELECT epoch, length, last FROM live WHERE journal = ?1")?
        .query_row([table.0], |row| Ok((Epoch(row.get(0)?), row.get(1)?, row.get(2)?)))
        .optional()?;
    match found {
        Some((newest, length, last)) if newest == epoch => Ok(End { table, length, last }),
        Some(_) => Err(Error::NotOwner { table, epoch }),
        None => Err(not_live(pen, table)?),
    }
}

/// Why the table is not among the live ones.
fn not_live(pen: &Pen<'_>, table: TableId) -> Result<Error, Error> {
    let exists = pen.db.prepare_cached("SELECT 1 FROM journal WHERE id = ?1")?.exists([table.0])?;
    Ok(if exists { Error::Ended(table) } else { Error::Unknown(table) })
}
