//! Reads that run beside the writer, each on a connection of its own.

use super::{
    address::Address,
    link::{Link, Values},
    request::{column, small},
};
use crate::{
    Entries, Epoch, Error, Finished, Journal, Label, NodeId, TableId,
    home::{Each, EachTable},
    sum,
};
use futures_util::future::try_join;
use std::{
    ops::ControlFlow,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::{runtime::Handle, time::timeout};
use tokio_postgres::Row;

/// How long one step of a read may take.
const PATIENCE: Duration = Duration::from_secs(5);
/// How many entries are fetched at once: at first as many as a game of an evening has, and then
/// more.
const PAGE: i64 = 128;

macro_rules! journals {
    ($rest:literal) => {
        concat!(
            "SELECT journal.id, code, head, ended_ms, coalesce(live.length, journal.length),
                    journal.sum, coalesce(live.epoch, 4294967295)
             FROM journal LEFT JOIN live ON live.journal = journal.id ",
            $rest
        )
    };
}

const ENTRIES: &str = "SELECT seq, epoch, bytes, sum FROM entry
                       WHERE journal = $1 AND seq < $2 ORDER BY seq DESC LIMIT $3";

const OWNER: &str = "SELECT node.id FROM live JOIN node ON node.id = live.owner
                     WHERE live.journal = $1 AND node.until > clock_timestamp()";

/// Connections that read.
pub(super) struct Readers {
    address: Address,
    handle: Handle,
    /// The connections that no thread uses just now; `None` once closed.
    idle: Mutex<Option<Vec<Link>>>,
}

/// A connection that one thread reads from. It blocks between the steps, so that what the reader is
/// shown may itself use the store.
pub(super) struct Reading<'r> {
    readers: &'r Readers,
    link: Option<Link>,
    /// Whether the connection was made for this reading, or has answered it once.
    is_sound: bool,
}

impl Readers {
    pub(super) fn new(address: Address, handle: Handle) -> Readers {
        Readers { address, handle, idle: Mutex::new(Some(Vec::new())) }
    }

    pub(super) fn open(&self) -> Result<Reading<'_>, Error> {
        let mut link = None;
        while let Some(idle) = self.idle().as_mut().ok_or(Error::Closed)?.pop() {
            if idle.is_open() {
                link = Some(idle);
                break;
            }
        }
        let is_sound = link.is_none();
        let link = match link {
            Some(link) => link,
            None => self.wait(self.address.connect())?,
        };
        Ok(Reading { readers: self, link: Some(link), is_sound })
    }

    pub(super) fn close(&self) {
        *self.idle() = None;
    }

    fn idle(&self) -> MutexGuard<'_, Option<Vec<Link>>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<T>(&self, step: impl Future<Output = Result<T, Error>>) -> Result<T, Error> {
        let late = |_| Error::Away("it takes too long".to_owned());
        self.handle.block_on(async { timeout(PATIENCE, step).await.map_err(late)? })
    }
}

/// A connection on which everything went well is used again.
impl Drop for Reading<'_> {
    fn drop(&mut self) {
        if let (Some(link), Some(idle)) = (self.link.take(), self.readers.idle().as_mut()) {
            idle.push(link);
        }
    }
}

impl Reading<'_> {
    fn step<T>(&mut self, ask: impl AsyncFn(&Link) -> Result<T, Error>) -> Result<T, Error> {
        let mut link = self.link.take().ok_or(Error::Closed)?;
        let mut answer = self.readers.wait(ask(&link));
        // A connection that was idle may have been lost meanwhile, perhaps with the whole database.
        if !self.is_sound && matches!(answer, Err(Error::Away(_))) {
            link = self.readers.wait(self.readers.address.connect())?;
            answer = self.readers.wait(ask(&link));
        }
        let answer = answer?;
        (self.link, self.is_sound) = (Some(link), true);
        Ok(answer)
    }

    fn rows(&mut self, sql: &'static str, values: Values<'_>) -> Result<Vec<Row>, Error> {
        self.step(async |link| Ok(link.rows(sql, values).await?))
    }

    pub(super) fn find(&mut self, code: &str) -> Result<Option<Journal>, Error> {
        // PostgreSQL's texts have no zeros, and no table has such a code.
        if code.contains('\0') {
            return Ok(None);
        }
        let rows = self.rows(journals!("WHERE code = $1"), &[&code])?;
        rows.first().map(|row| Ok(journal(row)?.0)).transpose()
    }

    pub(super) fn journal(&mut self, table: TableId) -> Result<(Journal, Epoch), Error> {
        let rows = self.rows(journals!("WHERE id = $1"), &[&table.0])?;
        journal(rows.first().ok_or(Error::Unknown(table))?)
    }

    /// The node that owns a table, if its lease holds.
    pub(super) fn owner(&mut self, table: TableId) -> Result<Option<NodeId>, Error> {
        let rows = self.rows(OWNER, &[&table.0])?;
        rows.first().map(|row| Ok(NodeId(column(row, 0)?))).transpose()
    }

    pub(super) fn read_back(
        &mut self,
        table: TableId,
        each: &mut Each<'_>,
    ) -> Result<Journal, Error> {
        // The journal and its newest entries are asked for in one go.
        let (journals, page) = self.step(async |link| {
            let (one, page): (Values<'_>, Values<'_>) =
                (&[&table.0], &[&table.0, &i64::MAX, &PAGE]);
            let journal = link.rows(journals!("WHERE id = $1"), one);
            Ok(try_join(journal, link.rows(ENTRIES, page)).await?)
        })?;
        let found = journal(journals.first().ok_or(Error::Unknown(table))?)?;
        match self.walk_back(table, found.0.length, found.1, page, each) {
            // Perhaps it was purged meanwhile.
            Err(Error::Damaged { .. }) if self.journal(table) == Err(Error::Unknown(table)) => {
                Err(Error::Unknown(table))
            }
            walked => walked.map(|()| found.0),
        }
    }

    fn walk_back(
        &mut self,
        table: TableId,
        length: u32,
        mut newest: Epoch,
        mut page: Vec<Row>,
        each: &mut Each<'_>,
    ) -> Result<(), Error> {
        let mut next = i64::from(length);
        // Entries that were appended since the journal was looked up are not part of it.
        page.retain(|row| row.try_get::<_, i64>(0).is_ok_and(|seq| seq < next));
        while next > 0 {
            if page.is_empty() {
                page = self.rows(ENTRIES, &[&table.0, &next, &(4 * PAGE)])?;
            }
            for row in &page {
                next -= 1;
                let damaged = |how| Error::damaged(table, format!("entry {next} is {how}"));
                if column::<i64>(row, 0)? != next {
                    return Err(damaged("missing"));
                }
                let seq = small(next, table)?;
                let epoch = Epoch(small(column(row, 1)?, table)?);
                let bytes: &[u8] = column(row, 2)?;
                let sum = i64::from(sum::of_entry(table, seq, epoch, bytes));
                if sum != column::<i64>(row, 3)? || epoch > newest {
                    return Err(damaged("damaged"));
                }
                newest = epoch;
                if each(seq, bytes).is_break() {
                    return Ok(());
                }
            }
            if page.is_empty() {
                return Err(Error::damaged(table, format!("entry {} is missing", next - 1)));
            }
            page = Vec::new();
        }
        Ok(())
    }

    pub(super) fn live(&mut self, each: &mut EachTable<'_>) -> Result<(), Error> {
        let begin = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
        self.step(async |link| Ok(link.run(begin).await?))?;
        // A transaction that an error or a panic leaves open ends with its connection.
        for row in self.rows(journals!("WHERE ended_ms IS NULL ORDER BY id"), &[])? {
            let table = TableId(column(&row, 0)?);
            let found = journal(&row).and_then(|(journal, epoch)| {
                let mut entries = Entries::default();
                let mut gather = |_, bytes: &[u8]| {
                    entries.push_back(bytes);
                    ControlFlow::Continue(())
                };
                self.walk_back(table, journal.length, epoch, Vec::new(), &mut gather)?;
                Ok((journal, entries))
            });
            match found {
                Err(error) if error.fails_all() => return Err(error),
                found => each(table, found),
            }
        }
        self.step(async |link| Ok(link.run("COMMIT").await?))
    }

    pub(super) fn stale(
        &mut self,
        label: Label,
        before_ms: i64,
        at_most: u32,
    ) -> Result<Vec<Journal>, Error> {
        let stale = journals!(
            "WHERE label = $1 AND touched_ms < $2 ORDER BY touched_ms, journal.id LIMIT $3"
        );
        let values: Values<'_> = &[&i16::from(label.0), &before_ms, &i64::from(at_most)];
        let rows = self.rows(stale, values)?;
        // A damaged table is not reported, so that nobody ends it.
        Ok(rows.iter().filter_map(|row| journal(row).ok()).map(|(journal, _)| journal).collect())
    }

    pub(super) fn finished_at(&mut self, table: TableId) -> Result<Vec<Finished>, Error> {
        let at = "SELECT journal, seq, when_ms, game, standing, sum FROM finished
                  WHERE journal = $1 ORDER BY seq";
        self.rows(at, &[&table.0])?.iter().map(finished).collect()
    }

    pub(super) fn finished(
        &mut self,
        game: Option<&str>,
        before_ms: i64,
        at_most: u32,
    ) -> Result<Vec<Finished>, Error> {
        let at_most = i64::from(at_most);
        let rows = match game {
            Some(game) => self.rows(
                "SELECT journal, seq, when_ms, game, standing, sum FROM finished
                 WHERE when_ms < $1 AND game = $3 ORDER BY when_ms DESC, number DESC LIMIT $2",
                &[&before_ms, &at_most, &game],
            ),
            None => self.rows(
                "SELECT journal, seq, when_ms, game, standing, sum FROM finished
                 WHERE when_ms < $1 ORDER BY when_ms DESC, number DESC LIMIT $2",
                &[&before_ms, &at_most],
            ),
        };
        rows?.iter().map(finished).collect()
    }

    /// For tests: runs SQL.
    #[cfg(test)]
    pub(super) fn run(&mut self, sql: &str) -> Result<(), Error> {
        self.step(async |link| Ok(link.run(sql).await?))
    }
}

/// Reads a journal and verifies its checksum; with it comes the epoch of its newest owner.
fn journal(row: &Row) -> Result<(Journal, Epoch), Error> {
    let table = TableId(column(row, 0)?);
    let read = || {
        let (code, head): (String, Vec<u8>) = (column(row, 1)?, column(row, 2)?);
        let damaged = |what: &str| Error::damaged(table, what.to_owned());
        if i64::from(sum::of_journal(table, &code, &head, None)) != column::<i64>(row, 5)? {
            return Err(damaged("its head is damaged"));
        }
        let length: Option<i64> = column(row, 4)?;
        let length = small(length.ok_or_else(|| damaged("it is neither live nor ended"))?, table)?;
        let (ended_ms, epoch) = (column(row, 3)?, Epoch(small(column(row, 6)?, table)?));
        Ok((Journal { table, code, head, length, ended_ms }, epoch))
    };
    read().map_err(|error: Error| error.of(table))
}

/// Reads a result and verifies its checksum.
fn finished(row: &Row) -> Result<Finished, Error> {
    let table = TableId(column(row, 0)?);
    let read = || {
        let (seq, when_ms) = (small(column(row, 1)?, table)?, column(row, 2)?);
        let (game, standing) = (column(row, 3)?, column(row, 4)?);
        let finished = Finished { table, seq, when_ms, game, standing };
        if i64::from(sum::of_finished(&finished)) != column::<i64>(row, 5)? {
            return Err(Error::damaged(table, format!("result {seq} is damaged")));
        }
        Ok(finished)
    };
    read().map_err(|error: Error| error.of(table))
}
