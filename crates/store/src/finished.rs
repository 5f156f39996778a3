//! The results of finished games.

use crate::{Deed, Error, TableId, journal::owned, sum, writer::Pen};
use rusqlite::{Connection, OptionalExtension as _, Row};

/// The result of a game that came to its end. A table may see several games, one after the other.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finished {
    /// The table where it was played.
    pub table: TableId,
    /// The number of the journal's entry with which it ended.
    pub seq: u32,
    /// When it ended, in ms since 1970.
    pub when_ms: i64,
    /// The game's name.
    pub game: String,
    /// How it ended, encoded by the store's user.
    pub standing: Vec<u8>,
}

pub(crate) const COLUMNS: &str = "SELECT journal, seq, when_ms, game, standing, sum FROM finished";

/// Records a result. The journal's entry that ended the game must have been written.
pub(crate) fn record(pen: &mut Pen<'_>, deed: Deed, finished: &Finished) -> Result<(), Error> {
    let Finished { table, seq, when_ms, game, standing } = finished;
    let sum = sum::of_finished(finished);
    let kept = pen
        .db
        .prepare_cached(
            "INSERT INTO finished (journal, seq, when_ms, game, standing, sum)
             SELECT journal, ?3, ?4, ?5, ?6, ?7 FROM live
             WHERE journal = ?1 AND epoch = ?2 AND length > ?3
             ON CONFLICT DO NOTHING",
        )?
        .execute((table.0, deed.epoch.0, seq, when_ms, game, standing, sum))?;
    if kept == 1 {
        return Ok(());
    }
    let end = owned(pen, deed)?;
    if *seq >= end.length {
        return Err(Error::Gap { table: *table, seq: *seq, next: end.length });
    }
    let before = pen
        .db
        .prepare_cached(&format!("{COLUMNS} WHERE journal = ?1 AND seq = ?2"))?
        .query_row((table.0, seq), |row| Ok(read(row)))
        .optional()?
        .transpose()?;
    match before {
        Some(before) if before == *finished => Ok(()),
        _ => Err(Error::Written { table: *table, seq: *seq }),
    }
}

/// The results of one table in order.
pub(crate) fn at_table(db: &Connection, table: TableId) -> Result<Vec<Finished>, Error> {
    let mut all = db.prepare_cached(&format!("{COLUMNS} WHERE journal = ?1 ORDER BY seq"))?;
    all.query_and_then([table.0], read)?.collect()
}

/// The newest results before an instant.
pub(crate) fn newest(
    db: &Connection,
    game: Option<&str>,
    before_ms: i64,
    at_most: u32,
) -> Result<Vec<Finished>, Error> {
    let order = "ORDER BY when_ms DESC, rowid DESC LIMIT ?2";
    match game {
        Some(game) => {
            let select = format!("{COLUMNS} WHERE game = ?3 AND when_ms < ?1 {order}");
            let mut some = db.prepare_cached(&select)?;
            some.query_and_then((before_ms, at_most, game), read)?.collect()
        }
        None => {
            let mut all = db.prepare_cached(&format!("{COLUMNS} WHERE when_ms < ?1 {order}"))?;
            all.query_and_then((before_ms, at_most), read)?.collect()
        }
    }
}

/// Reads a result and verifies its checksum.
pub(crate) fn read(row: &Row<'_>) -> Result<Finished, Error> {
    let table = TableId(row.get(0)?);
    let read = || {
        let finished = Finished {
            table,
            seq: row.get(1)?,
            when_ms: row.get(2)?,
            game: row.get(3)?,
            standing: row.get(4)?,
        };
        if sum::of_finished(&finished) != row.get::<_, u32>(5)? {
            return Err(Error::damaged(table, format!("result {} is damaged", finished.seq)));
        }
        Ok(finished)
    };
    read().map_err(|error: Error| error.of(table))
}
