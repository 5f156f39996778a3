//! Deletes tables that ended long ago, a little at a time.
//!
//! A purged table first loses its row in the SQL table `journal`: from then on its code is free and
//! nobody can read it. Its entries are deleted after that, in as many steps as it takes; a row in
//! the SQL table `purge` remembers where to go on.

use crate::{Error, TableId, entries::End, reader, writer::Pen};
use rusqlite::OptionalExtension as _;

/// What a purge deleted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Purged {
    /// The number of tables deleted. One whose entries took several purges counts in the last.
    pub tables: u32,
    /// The number of entries deleted.
    pub entries: u32,
    /// Whether there is more to purge.
    pub more: bool,
}

/// Deletes tables that ended before `before_ms`, in at most `at_most` steps: one for each entry and
/// one for each table.
pub(crate) fn purge(pen: &mut Pen<'_>, before_ms: i64, at_most: u32) -> Result<Purged, Error> {
    let mut purged = Purged::default();
    let mut left = at_most.max(1);
    while left > 0 {
        let (table, mut last) = match (begun(pen)?, oldest(pen, before_ms)?) {
            (Some(begun), _) => begun,
            (None, Some(oldest)) => oldest,
            (None, None) => return Ok(purged),
        };
        pen.db.prepare_cached("DELETE FROM journal WHERE id = ?1")?.execute([table.0])?;
        while let Some(place) = last
            && left > 0
        {
            last = delete(pen, table, place)?;
            purged.entries += 1;
            left -= 1;
        }
        if last.is_some() {
            pen.db
                .prepare_cached("INSERT OR REPLACE INTO purge (journal, last) VALUES (?1, ?2)")?
                .execute((table.0, last))?;
        } else {
            pen.db.prepare_cached("DELETE FROM purge WHERE journal = ?1")?.execute([table.0])?;
            purged.tables += 1;
            left = left.saturating_sub(1);
        }
    }
    purged.more = begun(pen)?.is_some() || oldest(pen, before_ms)?.is_some();
    Ok(purged)
}

/// A table that is to be deleted, and the place of its newest entry.
type Doomed = (TableId, Option<i64>);

/// The table whose deletion was begun in an earlier purge.
fn begun(pen: &Pen<'_>) -> Result<Option<Doomed>, Error> {
    Ok(pen
        .db
        .prepare_cached("SELECT journal, last FROM purge LIMIT 1")?
        .query_row([], |row| Ok((TableId(row.get(0)?), row.get(1)?)))
        .optional()?)
}

/// The table that ended first, if that was before this instant. One whose row is damaged stays: the
/// instant itself may be damaged.
fn oldest(pen: &Pen<'_>, before_ms: i64) -> Result<Option<Doomed>, Error> {
    let mut select =
        pen.db.prepare_cached("SELECT id FROM journal WHERE ended_ms < ?1 ORDER BY ended_ms")?;
    let mut rows = select.query([before_ms])?;
    while let Some(row) = rows.next()? {
        let table = TableId(row.get(0)?);
        match reader::of_table(pen.db, table) {
            Ok((_, End { last, .. })) => return Ok(Some((table, last))),
            Err(Error::Damaged { .. } | Error::Unknown(_)) => {}
            Err(error) => return Err(error),
        }
    }
    Ok(None)
}

/// Deletes one entry of this table and returns the place of the one before it. At a damaged entry
/// the chain breaks: the entries before it can no longer be found, and keep their space.
fn delete(pen: &Pen<'_>, table: TableId, place: i64) -> Result<Option<i64>, Error> {
    let before = pen
        .db
        .prepare_cached("SELECT before FROM entry WHERE place = ?1 AND journal = ?2")?
        .query_row((place, table.0), |row| row.get(0))
        .optional();
    let Ok(Some(before)) = before else { return Ok(None) };
    pen.db.prepare_cached("DELETE FROM entry WHERE place = ?1")?.execute([place])?;
    Ok(before)
}
