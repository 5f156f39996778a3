//! Journals in PostgreSQL, which many programs may share: one task writes, any thread reads.

mod address;
mod lease;
mod link;
pub(crate) mod purge;
mod reader;
mod request;
mod schema;
mod trouble;
mod writer;

use crate::{
    Deed, Error, Finished, Journal, Label, Membership, Node, NodeId, Purged, Receipt, TableId,
    Tenure,
    home::{Each, EachTable, Home},
    writer::now_ms,
};
use address::Address;
use reader::Readers;
use request::{Asker, Request};
use std::{
    sync::{Mutex, PoisonError, RwLock, mpsc as blocking},
    time::Duration,
};
use tokio::{
    runtime::{Builder, Runtime},
    sync::mpsc,
    time::timeout,
};

/// How long a program that ends tries to let go of its lease.
const PARTING: Duration = Duration::from_secs(1);

/// A store in a database.
pub(crate) struct Postgres {
    queue: RwLock<Option<mpsc::UnboundedSender<Request>>>,
    readers: Readers,
    tenure: Tenure,
    membership: Option<Membership>,
    /// The writer sends nothing here; that the sender is gone says that the writer has ended.
    ended: Mutex<blocking::Receiver<()>>,
    /// The thread on which connections are served; gone once closed.
    runtime: Mutex<Option<Runtime>>,
}

impl Postgres {
    /// Opens the store in this database, and creates it if there is none. Blocks.
    ///
    /// A program that shares the database with others does so as a node.
    pub(crate) fn open(url: &str, node: Option<Node>) -> Result<Postgres, Error> {
        let address = Address::read(url)?;
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("store")
            .enable_all()
            .build()?;
        let (report, opened) = blocking::channel();
        let (at, queue) = (address.clone(), mpsc::unbounded_channel());
        let (ask, requests) = queue;
        let (alive, ended) = blocking::channel();
        let tenure = if node.is_some() { Tenure::leased() } else { Tenure::default() };
        let held = tenure.clone();
        runtime.spawn(async move {
            match prepare(&at, node.as_ref()).await {
                Ok(member) => {
                    let id = member.as_ref().map(|member| member.node);
                    let renewing = id.zip(node).map(|(id, node)| {
                        tokio::spawn(lease::renew(at.clone(), id, node.lease, held.clone()))
                    });
                    held.held().await;
                    let _ = report.send(Ok(member));
                    writer::run(at.clone(), id, held.clone(), requests).await;
                    held.end();
                    if let (Some(renewing), Some(id)) = (renewing, id) {
                        renewing.abort();
                        // If this fails the lease runs out by itself.
                        let _ = timeout(PARTING, lease::end(&at, id)).await;
                    }
                }
                Err(error) => _ = report.send(Err(error)),
            }
            drop::<blocking::Sender<()>>(alive);
        });
        let membership = opened.recv().unwrap_or(Err(Error::Closed))?;
        let readers = Readers::new(address, runtime.handle().clone());
        Ok(Postgres {
            queue: RwLock::new(Some(ask)),
            readers,
            tenure,
            membership,
            ended: Mutex::new(ended),
            runtime: Mutex::new(Some(runtime)),
        })
    }

    fn ask<T>(&self, request: impl FnOnce(Asker<T>) -> Request) -> Receipt<T> {
        let (asker, receipt) = Receipt::new();
        let queue = self.queue.read().unwrap_or_else(PoisonError::into_inner);
        if let Some(queue) = &*queue {
            // If the writer is gone, `asker` is dropped here, and the receipt reports `Closed`.
            let _ = queue.send(request(asker));
        }
        receipt
    }
}

/// Makes the database ready, and this program one of its nodes.
async fn prepare(at: &Address, node: Option<&Node>) -> Result<Option<Membership>, Error> {
    let link = at.connect().await?;
    schema::prepare(&link).await?;
    let Some(node) = node else { return Ok(None) };
    let house = request::column(&link.one("SELECT house FROM safehouse", &[]).await?, 0)?;
    Ok(Some(Membership { house, node: lease::take(&link, node).await? }))
}

impl Home for Postgres {
    fn create(&self, code: String, head: Vec<u8>) -> Receipt<Deed> {
        self.ask(|asker| Request::Create { code, head, asker })
    }

    fn claim(&self, table: TableId) -> Receipt<Deed> {
        self.ask(|asker| Request::Claim { table, asker })
    }

    fn append(&self, deed: Deed, seq: u32, label: Label, bytes: Vec<u8>) -> Receipt<()> {
        self.ask(|asker| Request::Append { deed, seq, label, bytes, asker })
    }

    fn end(&self, deed: Deed, when_ms: i64) -> Receipt<()> {
        self.ask(|asker| Request::End { deed, when_ms, asker })
    }

    fn record(&self, deed: Deed, finished: Finished) -> Receipt<()> {
        self.ask(|asker| Request::Record { deed, finished, asker })
    }

    fn purge(&self, before_ms: i64, at_most: u32) -> Receipt<Purged> {
        self.ask(|asker| Request::Purge { before_ms, at_most, asker })
    }

    fn release(&self, deed: Deed) -> Receipt<()> {
        self.ask(|asker| Request::Release { deed, asker })
    }

    fn verify(&self, deed: Deed) -> Receipt<()> {
        self.ask(|asker| Request::Verify { deed, asker })
    }

    fn membership(&self) -> Option<Membership> {
        self.membership.clone()
    }

    fn owner(&self, table: TableId) -> Result<Option<NodeId>, Error> {
        let owner = self.readers.open()?.owner(table)?;
        let me = self.membership.as_ref().map(|me| me.node);
        Ok(owner.filter(|owner| Some(*owner) != me))
    }

    fn tenure(&self) -> Tenure {
        self.tenure.clone()
    }

    fn probe(&self) -> Receipt<()> {
        self.ask(|asker| Request::Probe { asker })
    }

    fn find(&self, code: &str) -> Result<Option<Journal>, Error> {
        self.readers.open()?.find(code)
    }

    fn journal(&self, table: TableId) -> Result<Journal, Error> {
        Ok(self.readers.open()?.journal(table)?.0)
    }

    fn read_back(&self, table: TableId, each: &mut Each<'_>) -> Result<Journal, Error> {
        self.readers.open()?.read_back(table, each)
    }

    fn live(&self, each: &mut EachTable<'_>) -> Result<(), Error> {
        self.readers.open()?.live(each)
    }

    fn stale(&self, label: Label, before_ms: i64, at_most: u32) -> Result<Vec<Journal>, Error> {
        self.readers.open()?.stale(label, before_ms, at_most)
    }

    fn finished_at(&self, table: TableId) -> Result<Vec<Finished>, Error> {
        self.readers.open()?.finished_at(table)
    }

    fn finished(
        &self,
        game: Option<&str>,
        before_ms: i64,
        at_most: u32,
    ) -> Result<Vec<Finished>, Error> {
        self.readers.open()?.finished(game, before_ms, at_most)
    }

    fn now_ms(&self) -> i64 {
        now_ms()
    }

    fn is_simulated(&self) -> bool {
        false
    }

    fn close(&self) {
        self.readers.close();
        // Without a sender to its queue, the writer finishes the queue and ends.
        drop(self.queue.write().unwrap_or_else(PoisonError::into_inner).take());
        // Locked until the writer has ended, so that a second caller of `close` waits here.
        let ended = self.ended.lock().unwrap_or_else(PoisonError::into_inner);
        let _ = ended.recv();
        if let Some(runtime) = self.runtime.lock().unwrap_or_else(PoisonError::into_inner).take() {
            runtime.shutdown_background();
        }
    }

    #[cfg(test)]
    fn touch(&self, table: TableId, touched_ms: i64) {
        let touch =
            format!("UPDATE live SET touched_ms = {touched_ms} WHERE journal = {}", table.0);
        self.readers.open().unwrap().run(&touch).unwrap();
    }

    #[cfg(test)]
    fn epoch(&self, table: TableId) -> Result<crate::Epoch, Error> {
        Ok(self.readers.open()?.journal(table)?.1)
    }

    #[cfg(test)]
    fn disk(&self) -> Option<&crate::disk::Disk> {
        None
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.close();
    }
}
