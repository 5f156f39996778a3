//! Reads that run beside the writer.

use crate::{
    Entries, Epoch, Error, Journal, Label, TableId,
    entries::{End, walk_back},
    home::{Each, EachTable},
    journal::Live,
    schema::StoreFile,
    sum,
};
use rusqlite::{Connection, OptionalExtension as _, Row};
use std::sync::{Mutex, PoisonError};

/// The most connections that are kept for the next reads. A crowd that comes at once may need more;
/// they are closed when it has passed.
const MOST_IDLE: usize = 8;
/// The cache of one connection, in KB. A read walks through one table's entries once, so that a
/// larger cache, such as SQLite's 2 MB, would only fill with pages that nobody asks for again.
const CACHE_KB: i32 = 256;

/// A pool of connections that read. None waits for the writer, nor the writer for them.
pub(crate) struct Readers {
    at: StoreFile,
    pub(crate) codes: Codes,
    /// The connections that no thread uses just now; `None` once closed.
    idle: Mutex<Option<Vec<Connection>>>,
}

impl Readers {
    pub(crate) fn new(at: StoreFile, codes: Codes) -> Readers {
        Readers { at, codes, idle: Mutex::new(Some(Vec::new())) }
    }

    /// Runs `read` inside a transaction, so that it sees one state of the store.
    pub(crate) fn read<T>(
        &self,
        read: impl FnOnce(&Connection) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let idle = self.idle().as_mut().ok_or(Error::Closed)?.pop();
        let mut db = idle.map_or_else(|| self.open(), Ok)?;
        let answer = read(&*db.transaction()?);
        let is_sound = !answer.as_ref().is_err_and(Error::fails_all);
        if is_sound
            && let Some(idle) = self.idle().as_mut()
            && idle.len() < MOST_IDLE
        {
            idle.push(db);
        }
        answer
    }

    fn open(&self) -> Result<Connection, Error> {
        let db = self.at.open_to_read()?;
        db.pragma_update(None, "cache_size", -CACHE_KB)?;
        Ok(db)
    }

    pub(crate) fn close(&self) {
        *self.idle() = None;
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Option<Vec<Connection>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The query for journals and their ends; the row of a live table in `live` says where it ends.
fn journals() -> String {
    let live = Live::COLUMNS;
    format!(
        "SELECT id, code, head, ended_ms, journal.length, journal.last, journal.sum,
                live.journal, {live}
         FROM journal LEFT JOIN live ON id = live.journal"
    )
}

/// Reads the journal in a row of [`journals`] and verifies its checksum.
fn journal(row: &Row<'_>) -> Result<(Journal, End), Error> {
    let table = TableId(row.get(0)?);
    let read = || {
        let (code, head): (String, Vec<u8>) = (row.get(1)?, row.get(2)?);
        let ended_ms: Option<i64> = row.get(3)?;
        let damaged = |what: &str| Error::damaged(table, what.to_owned());
        let ended = match ended_ms {
            Some(when_ms) => Some((when_ms, row.get(4)?, row.get(5)?)),
            None => None,
        };
        if sum::of_journal(table, &code, &head, ended) != row.get::<_, u32>(6)? {
            return Err(damaged("its head is damaged"));
        }
        let end = match (ended, row.get::<_, Option<i64>>(7)?) {
            (Some((_, length, last)), None) => End { table, length, last, epoch: Epoch(u32::MAX) },
            (None, Some(_)) => Live::read(row, table, 8)?.end(),
            (None, None) => return Err(damaged("it is neither live nor ended")),
            (Some(_), Some(_)) => return Err(damaged("it is both live and ended")),
        };
        Ok((Journal { table, code, head, length: end.length, ended_ms }, end))
    };
    read().map_err(|error: Error| error.of(table))
}

/// Whether the index of codes agrees with the journals. If not, a table may exist although its code
/// is not in the index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Codes {
    Indexed,
    Doubtful,
}

impl Codes {
    /// Compares them, which takes a few microseconds for each table.
    pub(crate) fn compare(db: &Connection) -> Result<Codes, Error> {
        let first = db.query_row("PRAGMA integrity_check('journal')", [], |row| {
            Ok(if row.get::<_, String>(0)? == "ok" { Codes::Indexed } else { Codes::Doubtful })
        });
        match first.map_err(Error::from) {
            Err(Error::Corrupt(_)) => Ok(Codes::Doubtful),
            codes => codes,
        }
    }
}

/// The journal with this code.
pub(crate) fn find(db: &Connection, code: &str, codes: Codes) -> Result<Option<Journal>, Error> {
    let found = find_where(db, "code = ?1", code);
    if codes == Codes::Doubtful && !matches!(found, Ok(Some(_))) {
        // Slow, but right: this looks at every journal and uses no index.
        if let Ok(Some(journal)) = find_where(db, "+code = ?1", code) {
            return Ok(Some(journal));
        }
    }
    found
}

fn find_where(db: &Connection, is_it: &str, code: &str) -> Result<Option<Journal>, Error> {
    let mut find = db.prepare_cached(&format!("{} WHERE {is_it}", journals()))?;
    match find.query_row([code], |row| Ok(journal(row))).optional()?.transpose()? {
        Some((journal, _)) if journal.code != code => {
            Err(Error::damaged(journal.table, "its code leads elsewhere".to_owned()))
        }
        found => Ok(found.map(|(journal, _)| journal)),
    }
}

/// The journal of this table.
pub(crate) fn of_table(db: &Connection, table: TableId) -> Result<(Journal, End), Error> {
    let read = || {
        let mut find = db.prepare_cached(&format!("{} WHERE id = ?1", journals()))?;
        if let Some(found) = find.query_row([table.0], |row| Ok(journal(row))).optional()? {
            return found;
        }
        let is_live = db.prepare_cached("SELECT 1 FROM live WHERE journal = ?1")?;
        Err(if { is_live }.exists([table.0])? {
            Error::damaged(table, "its head is missing".to_owned())
        } else {
            Error::Unknown(table)
        })
    };
    read().map_err(|error: Error| error.of(table))
}

/// Calls `each` with the entries of a table from the newest back, until it has seen enough.
pub(crate) fn read_back(
    db: &Connection,
    table: TableId,
    each: &mut Each<'_>,
) -> Result<Journal, Error> {
    let (journal, end) = of_table(db, table)?;
    walk_back(db, end, |seq, _, bytes| each(seq, bytes))?;
    Ok(journal)
}

/// Every journal that has not ended, in the order of their numbers.
pub(crate) fn live(db: &Connection, each: &mut EachTable<'_>) -> Result<(), Error> {
    let select = format!("{} WHERE ended_ms IS NULL ORDER BY id", journals());
    let mut select = db.prepare(&select)?;
    let mut rows = select.query([])?;
    while let Some(row) = rows.next()? {
        let found = journal(row).and_then(|(journal, end)| Ok((journal, Entries::read(db, end)?)));
        each(TableId(row.get(0)?), found);
    }
    Ok(())
}

/// The live tables with this label that nobody has touched since `before_ms`, the longest untouched
/// first.
///
/// This scans the small row of each live table: 100,000 of them take a few milliseconds, once a
/// minute or so. An index would make every append more expensive, because each updates the instant.
pub(crate) fn stale(
    db: &Connection,
    label: Label,
    before_ms: i64,
    at_most: u32,
) -> Result<Vec<Journal>, Error> {
    let mut select = db.prepare_cached(
        "SELECT journal FROM live WHERE label = ?1 AND touched_ms < ?2
         ORDER BY touched_ms, journal LIMIT ?3",
    )?;
    let mut limit = at_most;
    loop {
        let tables = select
            .query_map((label.0, before_ms, limit), |row| Ok(TableId(row.get(0)?)))?
            .collect::<Result<Vec<_>, _>>()?;
        let mut stale = Vec::new();
        for &table in &tables {
            match of_table(db, table) {
                Ok((journal, _)) => stale.push(journal),
                // A damaged table is not reported, so that nobody ends it: the instant itself may
                // be damaged.
                Err(Error::Damaged { .. } | Error::Unknown(_)) => {}
                Err(error) => return Err(error),
            }
        }
        stale.truncate(at_most as usize);
        let is_all = (tables.len() as u64) < u64::from(limit) || limit == u32::MAX;
        if is_all || stale.len() == at_most as usize {
            return Ok(stale);
        }
        // Some of the oldest are damaged: fetch more behind them.
        limit = limit.saturating_mul(2);
    }
}
