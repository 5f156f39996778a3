//! Reads everything in a store and compares it with its checksums.

use crate::{
    Entries, Error, Finished, Journal, TableId, finished, log::Log, reader, schema::StoreFile,
};
use rusqlite::Connection;
use std::path::{Path, PathBuf};

/// The findings of a check.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// How many tables there are, live or ended.
    pub tables: u64,
    /// How many entries the sound ones have.
    pub entries: u64,
    /// How many results are sound.
    pub results: u64,
    /// The tables that are not what was written, and what is wrong with each.
    pub damaged: Vec<(TableId, String)>,
    /// Damage to the file that belongs to no table: then nothing in the file is certain.
    pub file: Vec<String>,
}

impl Checked {
    /// Whether everything is as it was written.
    pub fn is_sound(&self) -> bool {
        self.damaged.is_empty() && self.file.is_empty()
    }

    /// Whether nothing is damaged except the tables listed in `damaged`.
    pub fn is_sound_besides_tables(&self) -> bool {
        self.file.is_empty()
    }
}

/// Is called with the number of tables checked so far and the number of all.
pub type Progress<'a> = dyn FnMut(u64, u64) + 'a;

/// Checks the meaning of a journal whose bytes are intact. The store only sees bytes; its user
/// knows whether they make sense.
pub type Meaning<'a> = dyn FnMut(&Journal, &Entries) -> Result<(), String> + 'a;

/// Checks the store in this folder, also while a server runs on it, and changes nothing.
pub fn check_folder(
    folder: &Path,
    meaning: &mut Meaning<'_>,
    progress: &mut Progress<'_>,
) -> Result<Checked, Error> {
    check_file(&StoreFile::within(folder).file, meaning, progress)
}

/// Checks a store's file, for example a backup, and changes nothing.
pub fn check_file(
    file: &Path,
    meaning: &mut Meaning<'_>,
    progress: &mut Progress<'_>,
) -> Result<Checked, Error> {
    let mut checking = Checking { db: open(file)?, checked: Checked::default() };
    if let Err(error) = Log::refuse_losses(file) {
        checking.note(error)?;
    }
    checking.run(meaning, progress)
}

/// A connection that reads a store's file of the newest version.
pub(crate) fn open(file: &Path) -> Result<Connection, Error> {
    if !file.is_file() {
        return Err(Error::Missing(PathBuf::from(file)));
    }
    StoreFile { file: file.to_owned(), vfs: None }.open_to_check()
}

/// Tables are read in pages of this many, each page in a transaction of its own, so that a server
/// that writes meanwhile can reuse its log.
const PAGE: u32 = 500;

struct Checking {
    db: Connection,
    checked: Checked,
}

impl Checking {
    fn run(
        mut self,
        meaning: &mut Meaning<'_>,
        progress: &mut Progress<'_>,
    ) -> Result<Checked, Error> {
        self.structure()?;
        if let Err(error) = self.tables(meaning, progress).and_then(|()| self.results()) {
            self.note(error)?;
        }
        self.checked.damaged.sort();
        self.checked.damaged.dedup_by_key(|(table, _)| *table);
        Ok(self.checked)
    }

    /// SQLite's own check: pages, and that every index agrees with its SQL table.
    fn structure(&mut self) -> Result<(), Error> {
        let mut check = self.db.prepare("PRAGMA integrity_check(20)")?;
        let found = check
            .query_map([], |row| row.get::<_, String>(0))
            .and_then(|found| found.collect::<Result<Vec<_>, _>>());
        drop(check);
        match found {
            Ok(found) => self.checked.file.extend(found.into_iter().filter(|line| line != "ok")),
            Err(error) => self.note(error.into())?,
        }
        Ok(())
    }

    /// Records that the file is damaged. Any other error ends the check.
    fn note(&mut self, error: Error) -> Result<(), Error> {
        let Error::Corrupt(why) = error else { return Err(error) };
        self.checked.file.push(why);
        Ok(())
    }

    fn tables(
        &mut self,
        meaning: &mut Meaning<'_>,
        progress: &mut Progress<'_>,
    ) -> Result<(), Error> {
        let count = "SELECT count(*) FROM journal";
        let all = self.db.query_row(count, [], |row| row.get::<_, i64>(0))?.unsigned_abs();
        let mut last = i64::MIN;
        loop {
            let transaction = self.db.transaction()?;
            let tables = transaction
                .prepare_cached("SELECT id FROM journal WHERE id > ?1 ORDER BY id LIMIT ?2")?
                .query_map((last, PAGE), |row| row.get(0))?
                .collect::<Result<Vec<i64>, _>>()?;
            let Some(&newest) = tables.last() else { return Ok(()) };
            for table in tables.into_iter().map(TableId) {
                let found = table_of(&transaction, table).and_then(|(journal, entries)| {
                    match meaning(&journal, &entries) {
                        Ok(()) => Ok(entries.len()),
                        Err(why) => Err(Error::damaged(table, why)),
                    }
                });
                self.checked.tables += 1;
                match found {
                    Ok(entries) => self.checked.entries += u64::from(entries),
                    Err(Error::Damaged { table, why }) => self.checked.damaged.push((table, why)),
                    Err(error) => return Err(error),
                }
                progress(self.checked.tables, all.max(self.checked.tables));
            }
            last = newest;
        }
    }

    fn results(&mut self) -> Result<(), Error> {
        let mut all = self.db.prepare(finished::COLUMNS)?;
        let mut rows = all.query([])?;
        while let Some(row) = rows.next()? {
            match finished::read(row) {
                Ok(Finished { .. }) => self.checked.results += 1,
                Err(Error::Damaged { table, why }) => self.checked.damaged.push((table, why)),
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

fn table_of(db: &Connection, table: TableId) -> Result<(Journal, Entries), Error> {
    let (journal, end) = reader::of_table(db, table)?;
    Ok((journal, Entries::read(db, end)?))
}
