//! The one task that writes for all tables of this program.
//!
//! It takes all queued requests and sends them as one transaction in one go: the statements, and the
//! commit behind them, without waiting for an answer in between. While PostgreSQL writes and syncs,
//! the next batch gathers.

use super::{
    address::Address,
    link::Link,
    purge,
    request::{Request, STATEMENTS},
    trouble::Trouble,
};
use crate::{Error, NodeId, Tenure};
use futures_util::future::{MaybeDone, maybe_done};
use std::{
    future::{Future, poll_fn},
    pin::Pin,
    task::Poll,
    time::Duration,
};
use tokio::{sync::mpsc::UnboundedReceiver, time::timeout};
use tokio_postgres::Row;

/// The most requests in one transaction, as in the file's writer.
const BATCH: usize = 1024;
/// How long a transaction may take. After that its connection is given up, and its requests may or
/// may not have been carried out.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often a batch is tried that collides with another program's, and a request that had to wait
/// for another transaction.
const TRIES: u32 = 3;

/// Writes batches until every sender is gone and the queue is empty.
pub(super) async fn run(
    address: Address,
    node: Option<NodeId>,
    tenure: Tenure,
    mut queue: UnboundedReceiver<Request>,
) {
    let mut writer = Writer { address, node, tenure, link: None };
    let mut batch = Vec::new();
    while queue.recv_many(&mut batch, BATCH).await > 0 {
        // A purge is a transaction of its own, at its place in the queue.
        while let Some(place) =
            batch.iter().position(|request| matches!(request, Request::Purge { .. }))
        {
            let rest = batch.split_off(place + 1);
            let purge = batch.pop();
            writer.write_and_answer(batch).await;
            if let Some(Request::Purge { before_ms, at_most, asker }) = purge {
                let purged =
                    writer.alone(async |link| purge::purge(link, before_ms, at_most).await);
                let _ = asker.send(purged.await);
            }
            batch = rest;
        }
        writer.write_and_answer(batch).await;
        batch = Vec::new();
    }
}

struct Writer {
    address: Address,
    node: Option<NodeId>,
    tenure: Tenure,
    link: Option<Link>,
}

impl Writer {
    async fn write_and_answer(&mut self, mut batch: Vec<Request>) {
        if batch.is_empty() {
            return;
        }
        batch.sort_by_key(Request::turn);
        match self.write(&batch).await {
            Ok(rows) => {
                for (request, row) in batch.into_iter().zip(rows) {
                    self.answer(request, Ok(row)).await;
                }
            }
            // PostgreSQL cannot make sense of one request. The others must not fail with it: each is
            // sent again, alone.
            Err(Error::Corrupt(_)) if batch.len() > 1 => {
                for request in batch {
                    let row = self.write_alone(&request).await;
                    self.answer(request, row).await;
                }
            }
            Err(error) => {
                batch.into_iter().for_each(|it| it.answer(Err(error.clone()), &self.tenure));
            }
        }
    }

    /// Answers a request; if it had to wait for another transaction, it is sent again first.
    async fn answer(&mut self, request: Request, mut row: Result<Row, Error>) {
        for _ in 1..TRIES {
            if !row.as_ref().is_ok_and(|row| request.has_waited(row)) {
                break;
            }
            row = self.write_alone(&request).await;
        }
        request.answer(row.as_ref().map_err(Clone::clone), &self.tenure);
    }

    async fn write_alone(&mut self, request: &Request) -> Result<Row, Error> {
        let mut rows = self.write(std::slice::from_ref(request)).await?;
        rows.pop().ok_or_else(|| Error::Corrupt("a request without a row".into()))
    }

    /// Writes and syncs the whole batch or nothing, and returns a row for each request.
    async fn write(&mut self, batch: &[Request]) -> Result<Vec<Row>, Error> {
        let node = self.node;
        self.alone(async |link| {
            for _ in 1..TRIES {
                match transaction(link, node, batch).await {
                    Err(trouble) if trouble.was_a_collision() => {}
                    done => return Ok(done?),
                }
            }
            Ok(transaction(link, node, batch).await?)
        })
        .await
    }

    /// Runs this on the writer's connection. After an error the connection is made anew.
    async fn alone<T>(
        &mut self,
        work: impl AsyncFnOnce(&Link) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let worked = async {
            let link = match self.link.take().filter(Link::is_open) {
                Some(link) => link,
                None => self.connect().await?,
            };
            Ok::<_, Error>((work(&link).await?, link))
        };
        let late = |_| Error::Away("it takes too long".to_owned());
        let (answer, link) = timeout(PATIENCE, worked).await.map_err(late)??;
        self.link = Some(link);
        Ok(answer)
    }

    async fn connect(&self) -> Result<Link, Error> {
        let link = self.address.connect().await?;
        for statement in STATEMENTS {
            link.prepare(statement).await?;
        }
        Ok(link)
    }
}

/// Sends the batch as one transaction. If a statement fails, those after it and the commit do, too.
async fn transaction(
    link: &Link,
    node: Option<NodeId>,
    batch: &[Request],
) -> Result<Vec<Row>, Trouble> {
    let numbers = numbers(link, batch).await?;
    let mut begin = Box::pin(maybe_done(link.run("BEGIN")));
    let mut sent: Vec<_> = batch
        .iter()
        .zip(numbers)
        .map(|(request, number)| Box::pin(maybe_done(request.send(link, node, number))))
        .collect();
    let mut commit = Box::pin(maybe_done(link.run("COMMIT")));
    // A statement is sent when its future is first polled: all of them are, in their order, before
    // the first answer is awaited.
    poll_fn(|context| {
        let _ = begin.as_mut().poll(context);
        for statement in &mut sent {
            let _ = statement.as_mut().poll(context);
        }
        let _ = commit.as_mut().poll(context);
        Poll::Ready(())
    })
    .await;
    let mut rows = Vec::with_capacity(sent.len());
    let mut trouble = finish(begin).await.err();
    for statement in sent {
        match finish(statement).await {
            Ok(row) => rows.push(row),
            Err(why) => trouble = trouble.or(Some(why)),
        }
    }
    let committed = finish(commit).await;
    match trouble {
        Some(trouble) => Err(trouble),
        None => committed.map(|()| rows),
    }
}

async fn finish<F: Future>(mut future: Pin<Box<MaybeDone<F>>>) -> F::Output {
    future.as_mut().await;
    future.as_mut().take_output().expect("it is done, and taken once")
}

/// A number for each request that creates a table, and 0 for the others. A number whose transaction
/// fails is lost: no other table gets it.
async fn numbers(link: &Link, batch: &[Request]) -> Result<Vec<i64>, Trouble> {
    let creates = |request: &&Request| matches!(request, Request::Create { .. });
    let count = batch.iter().filter(creates).count() as i64;
    if count == 0 {
        return Ok(vec![0; batch.len()]);
    }
    let next = "SELECT nextval('journal_number') FROM generate_series(1, $1::bigint)";
    let mut numbers = link.rows(next, &[&count]).await?.into_iter();
    let number = |request: &Request| {
        let row = if creates(&request) { numbers.next() } else { None };
        row.map_or(Ok(0), |row| row.try_get(0).map_err(Trouble::of))
    };
    batch.iter().map(number).collect()
}
