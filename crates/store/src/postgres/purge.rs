//! Deletes tables that ended long ago, a little at a time. [`crate::purge`] says how.

use super::{link::Link, request::column};
use crate::{Error, Purged};

/// Only one program of a house purges at a time; another finds nothing to do meanwhile. The first
/// number is "purg" in ASCII; the second belongs to this house's table alone, because several houses
/// may share a database, each in a schema of its own.
pub(crate) const ALONE: &str =
    "SELECT pg_try_advisory_xact_lock(1886745191, 'purge'::regclass::oid::int4)";
const BEGUN: &str = "SELECT journal, length FROM purge LIMIT 1";
const OLDEST: &str = "SELECT id, length FROM journal WHERE ended_ms < $1 ORDER BY ended_ms LIMIT 1";

/// Deletes tables that ended before `before_ms`, in at most `at_most` steps: one for each entry and
/// one for each table.
pub(super) async fn purge(link: &Link, before_ms: i64, at_most: u32) -> Result<Purged, Error> {
    link.run("BEGIN").await?;
    let purged = if column(&link.one(ALONE, &[]).await?, 0)? {
        purge_alone(link, before_ms, at_most).await?
    } else {
        Purged::default()
    };
    link.run("COMMIT").await?;
    Ok(purged)
}

async fn purge_alone(link: &Link, before_ms: i64, at_most: u32) -> Result<Purged, Error> {
    let mut purged = Purged::default();
    let mut left = at_most.max(1);
    while left > 0 {
        let Some((table, length)) = next(link, before_ms).await? else { return Ok(purged) };
        link.change("DELETE FROM journal WHERE id = $1", &[&table]).await?;
        let some = length.min(i64::from(left));
        let rest = length - some;
        link.change("DELETE FROM entry WHERE journal = $1 AND seq >= $2", &[&table, &rest]).await?;
        let some = u32::try_from(some).unwrap_or(0);
        purged.entries += some;
        left -= some;
        if rest > 0 {
            let note = "INSERT INTO purge (journal, length) VALUES ($1, $2)
                        ON CONFLICT (journal) DO UPDATE SET length = $2";
            link.change(note, &[&table, &rest]).await?;
        } else {
            link.change("DELETE FROM purge WHERE journal = $1", &[&table]).await?;
            purged.tables += 1;
            left = left.saturating_sub(1);
        }
    }
    purged.more = next(link, before_ms).await?.is_some();
    Ok(purged)
}

/// The table whose deletion was begun, or else the one that ended first, and how many of its entries
/// are left.
async fn next(link: &Link, before_ms: i64) -> Result<Option<(i64, i64)>, Error> {
    let mut rows = link.rows(BEGUN, &[]).await?;
    if rows.is_empty() {
        rows = link.rows(OLDEST, &[&before_ms]).await?;
    }
    rows.first().map(|row| Ok((column(row, 0)?, column(row, 1)?))).transpose()
}
