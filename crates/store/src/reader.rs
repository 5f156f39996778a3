//! Reading beside the writer.

use crate::{Entries, Error, Journal, TableId, entries::End, schema::Place};
use rusqlite::{Connection, OptionalExtension as _, Row};
use std::sync::{Mutex, PoisonError};

/// Connections that read. None waits for the writer, nor the writer for them.
pub(crate) struct Readers {
    place: Place,
    /// Those nobody uses just now; nothing once closed.
    idle: Mutex<Option<Vec<Connection>>>,
}

impl Readers {
    pub(crate) fn new(place: Place) -> Readers {
        Readers { place, idle: Mutex::new(Some(Vec::new())) }
    }

    /// Reads a state of the store in which nothing changes meanwhile.
    pub(crate) fn read<T>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let idle = self.idle().as_mut().ok_or(Error::Closed)?.pop();
        let mut db = idle.map_or_else(|| self.place.open_to_read(), Ok)?;
        let answer = read(&*db.transaction()?);
        let is_sound = !answer.as_ref().is_err_and(Error::fails_all);
        if is_sound && let Some(idle) = self.idle().as_mut() {
            idle.push(db);
        }
        answer
    }

    pub(crate) fn close(&self) {
        *self.idle() = None;
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Option<Vec<Connection>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A journal of which the one or the other place knows the end.
const JOURNALS: &str = "
    SELECT id, code, head, ended_ms, coalesce(live.length, journal.length, 0),
           coalesce(live.last, journal.last)
    FROM journal LEFT JOIN live ON id = live.journal";

fn journal(row: &Row<'_>) -> rusqlite::Result<(Journal, End)> {
    let table = TableId(row.get(0)?);
    let end = End { table, length: row.get(4)?, last: row.get(5)? };
    let (code, head, ended_ms) = (row.get(1)?, row.get(2)?, row.get(3)?);
    Ok((Journal { table, code, head, length: end.length, ended_ms }, end))
}

/// The journal with this code.
pub(crate) fn find(db: &Connection, code: &str) -> Result<Option<Journal>, Error> {
    let mut find = db.prepare_cached(&format!("{JOURNALS} WHERE code = ?1"))?;
    let found = find.query_row([code], journal).optional()?;
    Ok(found.map(|(journal, _)| journal))
}

/// The journal of this table.
pub(crate) fn of_table(db: &Connection, table: TableId) -> Result<(Journal, End), Error> {
    db.prepare_cached(&format!("{JOURNALS} WHERE id = ?1"))?
        .query_row([table.0], journal)
        .optional()?
        .ok_or(Error::Unknown(table))
}

/// Every journal that has not ended, in the order of their numbers.
pub(crate) fn live(db: &Connection, mut each: impl FnMut(Journal, Entries)) -> Result<(), Error> {
    let mut select = db.prepare(
        "SELECT journal, code, head, ended_ms, live.length, live.last
         FROM live JOIN journal ON id = live.journal ORDER BY live.journal",
    )?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let (journal, end) = journal(row)?;
        each(journal, Entries::read(db, end)?);
    }
    Ok(())
}
