//! Upgrades files of older versions when they are opened.

use super::{SINCE_2, VERSION};
use crate::{
    Epoch, Error, Finished, Label, TableId,
    journal::Live,
    sum::{self, Ended},
    writer::now_ms,
};
use rusqlite::{Connection, Row, Transaction, TransactionBehavior};

/// Upgrades from version 1, which had no checksums, labels or instants of use, and no partly purged
/// tables.
///
/// It runs in one transaction, so an interruption leaves the file as it was. The rows are believed:
/// version 1 has nothing with which they could be checked. Every table counts as touched just now.
pub(super) fn from_1(connection: &Connection) -> rusqlite::Result<Result<(), Error>> {
    let behavior = TransactionBehavior::Immediate;
    let transaction = Transaction::new_unchecked(connection, behavior)?;
    for table in ["journal", "live", "entry", "finished"] {
        add(&transaction, table, "sum")?;
    }
    add(&transaction, "live", "label")?;
    add(&transaction, "live", "touched_ms")?;
    transaction.execute_batch(SINCE_2)?;
    sum_all(&transaction, "journal", "rowid, code, head, ended_ms, length, last", journal)?;
    transaction.execute("UPDATE live SET touched_ms = ?1", [now_ms()])?;
    sum_all(&transaction, "live", "rowid, epoch, length, last, touched_ms", live)?;
    sum_all(&transaction, "entry", "rowid, journal, seq, epoch, bytes", entry)?;
    let columns = "rowid, journal, seq, when_ms, game, standing";
    sum_all(&transaction, "finished", columns, finished)?;
    transaction.pragma_update(None, "user_version", VERSION)?;
    transaction.commit()?;
    Ok(Ok(()))
}

fn add(db: &Connection, table: &str, column: &str) -> rusqlite::Result<()> {
    let add = format!("ALTER TABLE {table} ADD COLUMN {column} INTEGER NOT NULL DEFAULT 0");
    db.execute_batch(&add)
}

/// Gives every row of an SQL table its checksum, in the order in which they are stored.
fn sum_all(
    db: &Connection,
    table: &str,
    columns: &str,
    sum: fn(&Row<'_>) -> rusqlite::Result<u32>,
) -> rusqlite::Result<()> {
    let next = format!("SELECT {columns} FROM {table} WHERE rowid > ?1 ORDER BY rowid LIMIT 1000");
    let mut next = db.prepare(&next)?;
    let mut set = db.prepare(&format!("UPDATE {table} SET sum = ?2 WHERE rowid = ?1"))?;
    let mut last = i64::MIN;
    loop {
        let summed = next
            .query_map([last], |row| Ok((row.get::<_, i64>(0)?, sum(row)?)))?
            .collect::<Result<Vec<_>, _>>()?;
        for (id, sum) in &summed {
            set.execute((id, sum))?;
        }
        match summed.last() {
            Some((id, _)) => last = *id,
            None => return Ok(()),
        }
    }
}

fn journal(row: &Row<'_>) -> rusqlite::Result<u32> {
    let ended: Option<Ended> = match row.get(3)? {
        Some(when_ms) => Some((when_ms, row.get(4)?, row.get(5)?)),
        None => None,
    };
    let (code, head): (String, Vec<u8>) = (row.get(1)?, row.get(2)?);
    Ok(sum::of_journal(TableId(row.get(0)?), &code, &head, ended))
}

fn live(row: &Row<'_>) -> rusqlite::Result<u32> {
    Ok(sum::of_live(&Live {
        table: TableId(row.get(0)?),
        epoch: Epoch(row.get(1)?),
        length: row.get(2)?,
        last: row.get(3)?,
        label: Label::default(),
        touched_ms: row.get(4)?,
    }))
}

fn entry(row: &Row<'_>) -> rusqlite::Result<u32> {
    let bytes: Vec<u8> = row.get(4)?;
    Ok(sum::of_entry(TableId(row.get(1)?), row.get(2)?, Epoch(row.get(3)?), &bytes))
}

fn finished(row: &Row<'_>) -> rusqlite::Result<u32> {
    Ok(sum::of_finished(&Finished {
        table: TableId(row.get(1)?),
        seq: row.get(2)?,
        when_ms: row.get(3)?,
        game: row.get(4)?,
        standing: row.get(5)?,
    }))
}
