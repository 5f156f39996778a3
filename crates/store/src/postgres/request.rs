//! Requests in the writer's queue, each one statement that looks and writes at once.
//!
//! Every statement returns one row: whether it wrote, and what was there before. So a whole batch
//! can be sent in one go, without waiting for one answer before the next question.

use super::{link::Link, trouble::Trouble};
use crate::{Deed, Epoch, Error, Finished, Label, NodeId, Purged, TableId, Tenure, sum};
use tokio::sync::oneshot;
use tokio_postgres::Row;

pub(super) type Asker<T> = oneshot::Sender<Result<T, Error>>;

/// A request in the queue.
pub(super) enum Request {
    Create { code: String, head: Vec<u8>, asker: Asker<Deed> },
    Claim { table: TableId, asker: Asker<Deed> },
    Append { deed: Deed, seq: u32, label: Label, bytes: Vec<u8>, asker: Asker<()> },
    End { deed: Deed, when_ms: i64, asker: Asker<()> },
    Record { deed: Deed, finished: Finished, asker: Asker<()> },
    Release { deed: Deed, asker: Asker<()> },
    Verify { deed: Deed, asker: Asker<()> },
    Probe { asker: Asker<()> },
    Purge { before_ms: i64, at_most: u32, asker: Asker<Purged> },
}

/// The database's clock, in ms since 1970.
macro_rules! now_ms {
    () => {
        "floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
    };
}

/// The table's state before the statement, as far as it exists: `journal.id`, `live.epoch` and
/// `live.length`.
macro_rules! before {
    () => {
        "FROM (VALUES (1)) AS always
         LEFT JOIN journal ON journal.id = $1 LEFT JOIN live ON live.journal = $1"
    };
}

const CREATE: &str = concat!(
    "WITH made AS (
         INSERT INTO journal (id, code, head, sum) VALUES ($1::bigint, $2::text, $3::bytea, $4::bigint)
         ON CONFLICT DO NOTHING RETURNING id
     ), opened AS (
         INSERT INTO live (journal, epoch, length, label, touched_ms, owner)
         SELECT id, 1, 0, 0, ",
    now_ms!(),
    ", $5::bigint FROM made
     ), again AS (
         UPDATE live SET epoch = live.epoch + 1, touched_ms = ",
    now_ms!(),
    ", owner = $5 FROM journal
         WHERE journal.code = $2 AND journal.head = $3 AND live.journal = journal.id
           AND live.length = 0 AND NOT EXISTS (SELECT FROM made)
         RETURNING live.journal, live.epoch
     )
     SELECT coalesce(made.id, again.journal), coalesce(again.epoch, 1)
     FROM (VALUES (1)) AS always LEFT JOIN made ON true LEFT JOIN again ON true"
);

/// A table is not taken from a node whose lease holds. The lock on the node's row keeps it from
/// renewing a lease that has run out until the claim is done; and if two claim at once, the second
/// finds another owner than the one whose lease it has looked at.
const CLAIM: &str = concat!(
    "WITH seen AS (
         SELECT owner FROM live WHERE journal = $1
     ), holder AS MATERIALIZED (
         SELECT id, until > clock_timestamp() AS is_alive FROM node
         WHERE id = (SELECT owner FROM seen) AND id IS DISTINCT FROM $2::bigint FOR SHARE
     ), taken AS (
         UPDATE live SET epoch = epoch + 1, owner = $2, touched_ms = ",
    now_ms!(),
    " WHERE journal = $1 AND owner IS NOT DISTINCT FROM (SELECT owner FROM seen)
           AND NOT EXISTS (SELECT FROM holder WHERE is_alive)
         RETURNING epoch
     )
     SELECT (SELECT epoch FROM taken), journal.id, live.epoch, live.owner <> $2,
            (SELECT id FROM holder WHERE is_alive) ",
    before!()
);

/// The owner lets go: anybody may claim the table from now on.
const RELEASE: &str = concat!(
    "WITH released AS (
         UPDATE live SET owner = NULL WHERE journal = $1 AND epoch = $2::bigint RETURNING journal
     )
     SELECT EXISTS (SELECT FROM released), journal.id, live.epoch, live.length ",
    before!()
);

const VERIFY: &str = concat!(
    "SELECT coalesce(live.epoch = $2::bigint, false), journal.id, live.epoch, live.length ",
    before!()
);

/// The row that a claim has changed cannot be advanced with an older epoch: if the claim is under
/// way in another transaction, PostgreSQL waits for it and then looks again.
const APPEND: &str = concat!(
    "WITH advanced AS (
         UPDATE live SET length = length + 1, label = $4::smallint, touched_ms = ",
    now_ms!(),
    " WHERE journal = $1 AND epoch = $2::bigint AND length = $3::bigint RETURNING journal
     ), written AS (
         INSERT INTO entry (journal, seq, epoch, bytes, sum)
         SELECT journal, $3, $2, $5::bytea, $6::bigint FROM advanced
     )
     SELECT EXISTS (SELECT FROM advanced), journal.id, live.epoch, live.length,
            entry.epoch = $2 AND entry.bytes = $5 ",
    before!(),
    " LEFT JOIN entry ON entry.journal = $1 AND entry.seq = $3"
);

const END: &str = concat!(
    "WITH gone AS (
         DELETE FROM live WHERE journal = $1 AND epoch = $2::bigint RETURNING journal, length
     ), ended AS (
         UPDATE journal SET ended_ms = $3::bigint, length = gone.length FROM gone WHERE id = gone.journal
     )
     SELECT EXISTS (SELECT FROM gone), journal.id, live.epoch, live.length ",
    before!()
);

/// The lock makes a result that an older owner records wait for the claim, and then fail.
const RECORD: &str = concat!(
    "WITH mine AS (
         SELECT journal FROM live WHERE journal = $1 AND epoch = $2::bigint AND length > $3::bigint
         FOR NO KEY UPDATE
     ), kept AS (
         INSERT INTO finished (journal, seq, when_ms, game, standing, sum)
         SELECT journal, $3, $4::bigint, $5::text, $6::bytea, $7::bigint FROM mine ON CONFLICT DO NOTHING RETURNING journal
     )
     SELECT EXISTS (SELECT FROM kept), journal.id, live.epoch, live.length,
            finished.when_ms = $4 AND finished.game = $5 AND finished.standing = $6 ",
    before!(),
    " LEFT JOIN finished ON finished.journal = $1 AND finished.seq = $3"
);

/// A write to the log that belongs to no row, so that nodes do not wait for one another.
const PROBE: &str = "SELECT pg_logical_emit_message(true, 'safehouse', 'probe') IS NOT NULL";

/// What a batch may consist of.
pub(super) const STATEMENTS: [&str; 8] =
    [CREATE, CLAIM, APPEND, END, RECORD, RELEASE, VERIFY, PROBE];

/// The order in which a batch takes its locks, the same in every node, so that no two batches wait
/// for one another. Nobody sees the order: a batch is written whole.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Turn {
    Table(TableId),
    New(String),
    Last,
}

impl Request {
    pub(super) fn turn(&self) -> Turn {
        match self {
            Request::Claim { table, .. } => Turn::Table(*table),
            Request::Append { deed, .. }
            | Request::End { deed, .. }
            | Request::Record { deed, .. }
            | Request::Release { deed, .. }
            | Request::Verify { deed, .. } => Turn::Table(deed.table),
            Request::Create { code, .. } => Turn::New(code.clone()),
            Request::Probe { .. } | Request::Purge { .. } => Turn::Last,
        }
    }

    /// Sends the statement for this node; `number` is that of a table which is created.
    pub(super) async fn send(
        &self,
        link: &Link,
        node: Option<NodeId>,
        number: i64,
    ) -> Result<Row, Trouble> {
        let node = node.map(|node| node.0);
        match self {
            Request::Create { code, head, .. } => {
                let sum = i64::from(sum::of_journal(TableId(number), code, head, None));
                link.one(CREATE, &[&number, code, head, &sum, &node]).await
            }
            Request::Claim { table, .. } => link.one(CLAIM, &[&table.0, &node]).await,
            Request::Append { deed: Deed { table, epoch }, seq, label, bytes, .. } => {
                let sum = i64::from(sum::of_entry(*table, *seq, *epoch, bytes));
                let (epoch, seq) = (i64::from(epoch.0), i64::from(*seq));
                let label = i16::from(label.0);
                link.one(APPEND, &[&table.0, &epoch, &seq, &label, bytes, &sum]).await
            }
            Request::End { deed: Deed { table, epoch }, when_ms, .. } => {
                link.one(END, &[&table.0, &i64::from(epoch.0), when_ms]).await
            }
            Request::Record { deed: Deed { table, epoch }, finished, .. } => {
                let Finished { seq, when_ms, game, standing, .. } = finished;
                let sum = i64::from(sum::of_finished(finished));
                let (epoch, seq) = (i64::from(epoch.0), i64::from(*seq));
                link.one(RECORD, &[&table.0, &epoch, &seq, when_ms, game, standing, &sum]).await
            }
            Request::Release { deed: Deed { table, epoch }, .. } => {
                link.one(RELEASE, &[&table.0, &i64::from(epoch.0)]).await
            }
            Request::Verify { deed: Deed { table, epoch }, .. } => {
                link.one(VERIFY, &[&table.0, &i64::from(epoch.0)]).await
            }
            Request::Probe { .. } | Request::Purge { .. } => link.one(PROBE, &[]).await,
        }
    }

    /// Whether the row tells nothing: everything was as it should be before the statement, and yet
    /// it wrote nothing. It waited for another transaction, and shows what was there before that
    /// one: either somebody claimed the table, or it was this request's own first try, whose
    /// connection was lost before its answer came. A second statement sees which.
    pub(super) fn has_waited(&self, row: &Row) -> bool {
        let answer = match self {
            Request::Append { deed, seq, .. } => appended(row, *deed, *seq),
            Request::Record { deed, finished, .. } => recorded(row, *deed, finished.seq),
            Request::End { deed, .. } | Request::Release { deed, .. } => done(row, *deed),
            Request::Create { .. }
            | Request::Claim { .. }
            | Request::Verify { .. }
            | Request::Probe { .. }
            | Request::Purge { .. } => return false,
        };
        matches!(answer, Err(Error::Away(_)))
    }

    /// Answers the request, now that the whole batch is written or has failed.
    pub(super) fn answer(self, row: Result<&Row, Error>, tenure: &Tenure) {
        match self {
            Request::Create { code, asker, .. } => {
                tell(asker, row.and_then(|row| created(row, code)));
            }
            Request::Claim { table, asker } => {
                tell(asker, row.and_then(|row| claimed(row, table, tenure)));
            }
            Request::Append { deed, seq, asker, .. } => {
                tell(asker, row.and_then(|row| appended(row, deed, seq)));
            }
            Request::End { deed, asker, .. } => {
                let ended = row.and_then(|row| done(row, deed));
                tell(asker, if let Err(Error::Ended(_)) = ended { Ok(()) } else { ended });
            }
            Request::Record { deed, finished, asker } => {
                tell(asker, row.and_then(|row| recorded(row, deed, finished.seq)));
            }
            Request::Release { deed, asker } | Request::Verify { deed, asker } => {
                tell(asker, row.and_then(|row| done(row, deed)));
            }
            Request::Probe { asker } => tell(asker, row.map(|_| ())),
            Request::Purge { asker, .. } => tell(asker, row.map(|_| Purged::default())),
        }
    }
}

/// The receipt may have been dropped.
fn tell<T>(asker: Asker<T>, answer: Result<T, Error>) {
    let _ = asker.send(answer);
}

fn created(row: &Row, code: String) -> Result<Deed, Error> {
    let table: Option<i64> = column(row, 0)?;
    let table = TableId(table.ok_or(Error::CodeTaken(code))?);
    Ok(Deed { table, epoch: Epoch(small(column(row, 1)?, table)?) })
}

fn claimed(row: &Row, table: TableId, tenure: &Tenure) -> Result<Deed, Error> {
    let (epoch, before): (Option<i64>, Option<i64>) = (column(row, 0)?, column(row, 2)?);
    if let Some(epoch) = epoch {
        if column::<Option<bool>>(row, 3)? == Some(true) {
            tenure.took_over();
        }
        return Ok(Deed { table, epoch: Epoch(small(epoch, table)?) });
    }
    Err(match column(row, 4)? {
        Some(node) => Error::Elsewhere { table, node: NodeId(node) },
        None if before.is_some() => Error::Away("another node claims the table just now".into()),
        None => not_live(row, table)?,
    })
}

/// The answer to an append: the entry was written now, or before.
fn appended(row: &Row, deed: Deed, seq: u32) -> Result<(), Error> {
    let table = deed.table;
    match (owned(row, deed)?, column(row, 4)?) {
        (None, _) | (Some(_), Some(true)) => Ok(()),
        (Some(_), Some(false)) => Err(Error::Written { table, seq }),
        (Some(next), None) if seq > next => Err(Error::Gap { table, seq, next }),
        (Some(_), None) => Err(Error::Away(UNDER_WAY.into())),
    }
}

/// The answer to a record: the result was written now, or before.
fn recorded(row: &Row, deed: Deed, seq: u32) -> Result<(), Error> {
    let table = deed.table;
    match (owned(row, deed)?, column(row, 4)?) {
        (None, _) | (Some(_), Some(true)) => Ok(()),
        (Some(next), _) if seq >= next => Err(Error::Gap { table, seq, next }),
        (Some(_), Some(false)) => Err(Error::Written { table, seq }),
        (Some(_), None) => Err(Error::Away(UNDER_WAY.into())),
    }
}

/// The answer to a request that needs nothing but the newest deed.
fn done(row: &Row, deed: Deed) -> Result<(), Error> {
    owned(row, deed)?.map_or(Ok(()), |_| Err(Error::Away(UNDER_WAY.into())))
}

/// What the asker hears if even the last try had to wait, see [`Request::has_waited`].
const UNDER_WAY: &str = "another transaction writes to the table just now";

/// Whether the deed is the newest: `None` if the statement wrote with it, or else the length that
/// the journal had.
fn owned(row: &Row, deed: Deed) -> Result<Option<u32>, Error> {
    let Deed { table, epoch } = deed;
    if column(row, 0)? {
        return Ok(None);
    }
    let (newest, length): (Option<i64>, Option<i64>) = (column(row, 2)?, column(row, 3)?);
    let (Some(newest), Some(length)) = (newest, length) else { return Err(not_live(row, table)?) };
    if newest != i64::from(epoch.0) {
        return Err(Error::NotOwner { table, epoch });
    }
    Ok(Some(small(length, table)?))
}

/// Why a table has no live row.
fn not_live(row: &Row, table: TableId) -> Result<Error, Error> {
    let journal: Option<i64> = column(row, 1)?;
    Ok(if journal.is_some() { Error::Ended(table) } else { Error::Unknown(table) })
}

pub(super) fn column<'a, T: tokio_postgres::types::FromSql<'a>>(
    row: &'a Row,
    at: usize,
) -> Result<T, Error> {
    row.try_get(at).map_err(|error| Error::Corrupt(error.to_string()))
}

/// A number that fits into 32 bits, as this store writes them.
pub(super) fn small(number: i64, table: TableId) -> Result<u32, Error> {
    let small = u32::try_from(number);
    small.map_err(|_| Error::damaged(table, format!("{number} is no number of this store")))
}
