//! A store on a simulated disk.

use super::{Sim, shelves, wall_clock};
use crate::{
    Deed, Error, Finished, Journal, Label, Purged, Receipt, TableId, Tenure,
    home::{Each, EachTable, Home},
};
use tokio::time::Instant;

/// One of the stores that were opened on a simulated disk, one after the other.
pub(super) struct Room {
    pub(super) sim: Sim,
    pub(super) number: u64,
}

impl Home for Room {
    fn create(&self, code: String, head: Vec<u8>) -> Receipt<Deed> {
        self.sim.ask(self.number, move |shelves| shelves.create(code, head))
    }

    fn claim(&self, table: TableId) -> Receipt<Deed> {
        self.sim.ask(self.number, move |shelves| shelves.claim(table))
    }

    fn append(&self, deed: Deed, seq: u32, label: Label, bytes: Vec<u8>) -> Receipt<()> {
        self.sim.ask(self.number, move |shelves| shelves.append(deed, seq, label, bytes))
    }

    fn end(&self, deed: Deed, when_ms: i64) -> Receipt<()> {
        self.sim.ask(self.number, move |shelves| shelves.end(deed, when_ms))
    }

    fn record(&self, deed: Deed, finished: Finished) -> Receipt<()> {
        self.sim.ask(self.number, move |shelves| shelves.record(deed, finished))
    }

    fn purge(&self, before_ms: i64, at_most: u32) -> Receipt<Purged> {
        self.sim.ask(self.number, move |shelves| Ok(shelves.purge(before_ms, at_most)))
    }

    fn probe(&self) -> Receipt<()> {
        self.sim.ask(self.number, |_| Ok(()))
    }

    fn verify(&self, deed: Deed) -> Receipt<()> {
        self.sim.ask(self.number, move |shelves| shelves.verify(deed))
    }

    fn tenure(&self) -> Tenure {
        self.sim.world().tenure.clone()
    }

    fn find(&self, code: &str) -> Result<Option<Journal>, Error> {
        self.sim.read(self.number, |shelves| Ok(shelves.find(code)))
    }

    fn journal(&self, table: TableId) -> Result<Journal, Error> {
        self.sim.read(self.number, |shelves| shelves.journal(table))
    }

    fn read_back(&self, table: TableId, each: &mut Each<'_>) -> Result<Journal, Error> {
        // `each` may call the store, so the world must not be locked while it runs.
        let (journal, entries) = self.sim.read(self.number, |shelves| shelves.read(table))?;
        for (seq, bytes) in (0..journal.length).zip(&entries).rev() {
            if each(seq, bytes).is_break() {
                break;
            }
        }
        Ok(journal)
    }

    fn live(&self, each: &mut EachTable<'_>) -> Result<(), Error> {
        for (journal, entries) in self.sim.read(self.number, |shelves| Ok(shelves.live()))? {
            each(journal.table, Ok((journal, shelves::gather(&entries))));
        }
        Ok(())
    }

    fn stale(&self, label: Label, before_ms: i64, at_most: u32) -> Result<Vec<Journal>, Error> {
        self.sim.read(self.number, |shelves| Ok(shelves.stale(label, before_ms, at_most)))
    }

    fn finished_at(&self, table: TableId) -> Result<Vec<Finished>, Error> {
        self.sim.read(self.number, |shelves| Ok(shelves.finished_at(table)))
    }

    fn finished(
        &self,
        game: Option<&str>,
        before_ms: i64,
        at_most: u32,
    ) -> Result<Vec<Finished>, Error> {
        self.sim.read(self.number, |shelves| Ok(shelves.finished(game, before_ms, at_most)))
    }

    fn now_ms(&self) -> i64 {
        wall_clock(self.sim.world().began, Instant::now())
    }

    fn is_simulated(&self) -> bool {
        true
    }

    fn close(&self) {
        let mut world = self.sim.world();
        if world.is_open(self.number) {
            while !world.queue.is_empty() {
                world.step(false);
            }
            world.is_open = false;
        }
    }

    #[cfg(test)]
    fn touch(&self, table: TableId, touched_ms: i64) {
        self.sim.world().shelves.touch(table, touched_ms);
    }

    #[cfg(test)]
    fn epoch(&self, table: TableId) -> Result<crate::Epoch, Error> {
        self.sim.read(self.number, |shelves| shelves.epoch(table))
    }

    #[cfg(test)]
    fn disk(&self) -> Option<&crate::disk::Disk> {
        None
    }
}

/// Dropping the last holder closes the store.
impl Drop for Room {
    fn drop(&mut self) {
        self.close();
    }
}
