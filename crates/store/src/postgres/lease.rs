//! One lease for all tables of a program, renewed on the database's clock.

use super::{address::Address, link::Link, request::column};
use crate::{Error, Node, NodeId, Tenure};
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

/// The database's clock and ours may differ by this much; more is a mistake that would show in
/// everything that is dated.
const MOST_APART: Duration = Duration::from_secs(60);

const CLOCK: &str = "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint";

/// Takes the name, unless a program holds it: then that program's number and the end of its lease.
const TAKE: &str = "WITH held AS (
        SELECT id, floor(extract(epoch FROM until) * 1000)::bigint AS until_ms FROM node
        WHERE name = $1 AND until > clock_timestamp()
    ), taken AS (
        INSERT INTO node (name, until)
        SELECT $1, clock_timestamp() + $2::bigint * interval '1 ms' WHERE NOT EXISTS (SELECT FROM held)
        RETURNING id
    )
    SELECT (SELECT id FROM taken), held.id, held.until_ms
    FROM (VALUES (1)) AS always LEFT JOIN held ON true";

/// A claim by another program looks at the lease under a lock on its row. So a claim comes either
/// before this, and then the lease had run out and every table is verified anew; or after it, and
/// then it finds that the lease holds.
const RENEW: &str = "WITH before AS (
        SELECT until < clock_timestamp() AS ran_out FROM node WHERE id = $1 FOR NO KEY UPDATE
    )
    UPDATE node SET until = clock_timestamp() + $2::bigint * interval '1 ms'
    FROM before WHERE id = $1 RETURNING before.ran_out";

/// The rows of programs that are gone for good go with a new program; tables that name one of them
/// can be claimed.
const TIDY: &str = "DELETE FROM node WHERE until < clock_timestamp() - interval '1 day'";

/// Puts this program among those that share the database.
pub(super) async fn take(link: &Link, node: &Node) -> Result<NodeId, Error> {
    let ours_ms = i128::from(crate::writer::now_ms());
    let theirs_ms: i64 = column(&link.one(CLOCK, &[]).await?, 0)?;
    let apart = Duration::from_millis((ours_ms - i128::from(theirs_ms)).unsigned_abs() as u64);
    if apart > MOST_APART {
        let way = if ours_ms > i128::from(theirs_ms) { "ahead of" } else { "behind" };
        return Err(Error::Database(format!(
            "this machine's clock is {} s {way} that of {}: set the clocks right",
            apart.as_secs(),
            link.name()
        )));
    }
    link.change(TIDY, &[]).await?;
    let lease_ms = millis(node.lease);
    let mut first = None;
    loop {
        let row = link.one(TAKE, &[&node.name, &lease_ms]).await?;
        if let Some(id) = column(&row, 0)? {
            return Ok(NodeId(id));
        }
        let held: (Option<i64>, Option<i64>) = (column(&row, 1)?, column(&row, 2)?);
        // A program of this name that was killed just now does not renew its lease; one that lives
        // does.
        if *first.get_or_insert(held) != held {
            return Err(Error::Database(format!(
                "another node named {} uses {}: give each node a name of its own",
                node.name,
                link.name()
            )));
        }
        sleep(node.lease / 8).await;
    }
}

/// Renews the lease for as long as the program runs.
pub(super) async fn renew(address: Address, id: NodeId, lease: Duration, tenure: Tenure) {
    let mut link = None;
    loop {
        let asked = Instant::now();
        match timeout(lease / 2, once(&address, &mut link, id, lease)).await {
            Ok(Ok(ran_out)) => {
                // Our clock may be a little slower than the database's.
                tenure.renewed(asked, lease - lease / 10, ran_out);
                sleep((lease / 3).saturating_sub(asked.elapsed())).await;
            }
            // The tables say it where it matters. It is tried again soon.
            Ok(Err(_)) | Err(_) => {
                link = None;
                sleep((lease / 30).saturating_sub(asked.elapsed())).await;
            }
        }
    }
}

/// Renews the lease once; returns whether it had run out.
async fn once(
    address: &Address,
    link: &mut Option<Link>,
    id: NodeId,
    lease: Duration,
) -> Result<bool, Error> {
    let current = match link.take().filter(Link::is_open) {
        Some(link) => link,
        None => address.connect().await?,
    };
    let row = current.one(RENEW, &[&id.0, &millis(lease)]).await?;
    *link = Some(current);
    column(&row, 0)
}

/// Lets go of the lease: others may claim this program's tables at once.
pub(super) async fn end(address: &Address, id: NodeId) -> Result<(), Error> {
    let link = address.connect().await?;
    let end = "UPDATE node SET until = clock_timestamp() WHERE id = $1";
    link.change(end, &[&id.0]).await?;
    Ok(())
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
