//! The contents of a simulated disk, and the contract's rules for them.

use crate::{Deed, Entries, Epoch, Error, Finished, Journal, Label, Purged, TableId};
use std::{
    cmp::Reverse,
    collections::{BTreeMap, VecDeque},
    sync::Arc,
};

type Bytes = Arc<[u8]>;

#[derive(Default)]
pub(super) struct Shelves {
    /// The wall clock of the request that is being carried out.
    pub(super) now_ms: i64,
    tables: BTreeMap<TableId, Table>,
    codes: BTreeMap<String, TableId>,
    /// The number of tables ever created.
    made: i64,
    /// Results in the order in which they were recorded.
    finished: Vec<Finished>,
    /// The number of entries left of each partly purged table.
    purging: VecDeque<usize>,
}

struct Table {
    code: String,
    head: Vec<u8>,
    epoch: Epoch,
    /// Each entry with the epoch of its writer.
    entries: Vec<(Epoch, Bytes)>,
    label: Label,
    touched_ms: i64,
    ended_ms: Option<i64>,
}

impl Table {
    fn journal(&self, table: TableId) -> Journal {
        Journal {
            table,
            code: self.code.clone(),
            head: self.head.clone(),
            length: self.entries.len() as u32,
            ended_ms: self.ended_ms,
        }
    }

    fn entries(&self) -> Vec<Bytes> {
        self.entries.iter().map(|(_, bytes)| Arc::clone(bytes)).collect()
    }
}

/// Entries in the form that the store returns.
pub(super) fn gather(entries: &[Bytes]) -> Entries {
    let mut gathered = Entries::default();
    entries.iter().rev().for_each(|bytes| gathered.push_back(bytes));
    gathered
}

impl Shelves {
    pub(super) fn create(&mut self, code: String, head: Vec<u8>) -> Result<Deed, Error> {
        if let Some(&table) = self.codes.get(&code) {
            let found = &self.tables[&table];
            let is_same = found.head == head && found.entries.is_empty();
            return if is_same && found.ended_ms.is_none() {
                self.claim(table)
            } else {
                Err(Error::CodeTaken(code))
            };
        }
        self.made += 1;
        let (table, epoch, label) = (TableId(self.made), Epoch(1), Label::default());
        self.codes.insert(code.clone(), table);
        let (entries, touched_ms) = (Vec::new(), self.now_ms);
        let made = Table { code, head, epoch, entries, label, touched_ms, ended_ms: None };
        self.tables.insert(table, made);
        Ok(Deed { table, epoch })
    }

    fn live_table(&mut self, table: TableId) -> Result<&mut Table, Error> {
        match self.tables.get_mut(&table) {
            None => Err(Error::Unknown(table)),
            Some(found) if found.ended_ms.is_some() => Err(Error::Ended(table)),
            Some(found) => Ok(found),
        }
    }

    fn owned(&mut self, Deed { table, epoch }: Deed) -> Result<&mut Table, Error> {
        let found = self.live_table(table)?;
        if found.epoch == epoch { Ok(found) } else { Err(Error::NotOwner { table, epoch }) }
    }

    pub(super) fn claim(&mut self, table: TableId) -> Result<Deed, Error> {
        let now_ms = self.now_ms;
        let found = self.live_table(table)?;
        found.epoch.0 += 1;
        found.touched_ms = now_ms;
        Ok(Deed { table, epoch: found.epoch })
    }

    pub(super) fn verify(&mut self, deed: Deed) -> Result<(), Error> {
        self.owned(deed).map(|_| ())
    }

    pub(super) fn append(
        &mut self,
        deed: Deed,
        seq: u32,
        label: Label,
        bytes: Vec<u8>,
    ) -> Result<(), Error> {
        let (table, now_ms) = (deed.table, self.now_ms);
        let found = self.owned(deed)?;
        let next = found.entries.len() as u32;
        match found.entries.get(seq as usize) {
            None if seq == next => {
                found.entries.push((deed.epoch, bytes.into()));
                (found.label, found.touched_ms) = (label, now_ms);
                Ok(())
            }
            None => Err(Error::Gap { table, seq, next }),
            Some((epoch, written)) if *epoch == deed.epoch && **written == *bytes => Ok(()),
            Some(_) => Err(Error::Written { table, seq }),
        }
    }

    pub(super) fn end(&mut self, deed: Deed, when_ms: i64) -> Result<(), Error> {
        match self.owned(deed) {
            Ok(found) => found.ended_ms = Some(when_ms),
            Err(Error::Ended(_)) => {}
            Err(error) => return Err(error),
        }
        Ok(())
    }

    pub(super) fn record(&mut self, deed: Deed, finished: Finished) -> Result<(), Error> {
        let (table, seq) = (deed.table, finished.seq);
        let next = self.owned(deed)?.entries.len() as u32;
        if seq >= next {
            return Err(Error::Gap { table, seq, next });
        }
        match self.finished.iter().find(|kept| (kept.table, kept.seq) == (table, seq)) {
            Some(kept) if *kept == finished => Ok(()),
            Some(_) => Err(Error::Written { table, seq }),
            None => {
                self.finished.push(finished);
                Ok(())
            }
        }
    }

    pub(super) fn purge(&mut self, before_ms: i64, at_most: u32) -> Purged {
        let mut purged = Purged::default();
        let mut left = at_most.max(1);
        while left > 0 {
            if self.purging.is_empty() && !self.doom_oldest(before_ms) {
                return purged;
            }
            let entries = &mut self.purging[0];
            let some = (*entries).min(left as usize);
            *entries -= some;
            purged.entries += some as u32;
            left -= some as u32;
            if *entries == 0 {
                self.purging.pop_front();
                purged.tables += 1;
                left = left.saturating_sub(1);
            }
        }
        purged.more = !self.purging.is_empty() || self.oldest(before_ms).is_some();
        purged
    }

    fn oldest(&self, before_ms: i64) -> Option<TableId> {
        let ended = self.tables.iter().filter_map(|(id, table)| Some((table.ended_ms?, *id)));
        ended.filter(|(ended_ms, _)| *ended_ms < before_ms).min().map(|(_, table)| table)
    }

    fn doom_oldest(&mut self, before_ms: i64) -> bool {
        let oldest = self.oldest(before_ms).and_then(|table| self.tables.remove(&table));
        if let Some(table) = &oldest {
            self.codes.remove(&table.code);
            self.purging.push_back(table.entries.len());
        }
        oldest.is_some()
    }

    pub(super) fn find(&self, code: &str) -> Option<Journal> {
        let table = *self.codes.get(code)?;
        Some(self.tables[&table].journal(table))
    }

    pub(super) fn journal(&self, table: TableId) -> Result<Journal, Error> {
        Ok(self.tables.get(&table).ok_or(Error::Unknown(table))?.journal(table))
    }

    pub(super) fn read(&self, table: TableId) -> Result<(Journal, Vec<Bytes>), Error> {
        let found = self.tables.get(&table).ok_or(Error::Unknown(table))?;
        Ok((found.journal(table), found.entries()))
    }

    pub(super) fn live(&self) -> Vec<(Journal, Vec<Bytes>)> {
        let live = self.tables.iter().filter(|(_, table)| table.ended_ms.is_none());
        live.map(|(id, table)| (table.journal(*id), table.entries())).collect()
    }

    pub(super) fn stale(&self, label: Label, before_ms: i64, at_most: u32) -> Vec<Journal> {
        let is_stale = |table: &Table| {
            table.ended_ms.is_none() && table.label == label && table.touched_ms < before_ms
        };
        let mut stale: Vec<_> = self.tables.iter().filter(|(_, table)| is_stale(table)).collect();
        stale.sort_by_key(|(id, table)| (table.touched_ms, **id));
        stale.into_iter().take(at_most as usize).map(|(id, table)| table.journal(*id)).collect()
    }

    pub(super) fn finished_at(&self, table: TableId) -> Vec<Finished> {
        let mut at: Vec<_> =
            self.finished.iter().filter(|kept| kept.table == table).cloned().collect();
        at.sort_by_key(|kept| kept.seq);
        at
    }

    pub(super) fn finished(
        &self,
        game: Option<&str>,
        before_ms: i64,
        at_most: u32,
    ) -> Vec<Finished> {
        let is_wanted = |kept: &&Finished| {
            kept.when_ms < before_ms && game.is_none_or(|game| kept.game == game)
        };
        let mut newest: Vec<_> = self.finished.iter().rev().filter(is_wanted).collect();
        newest.sort_by_key(|kept| Reverse(kept.when_ms));
        newest.into_iter().take(at_most as usize).cloned().collect()
    }

    #[cfg(test)]
    pub(super) fn touch(&mut self, table: TableId, touched_ms: i64) {
        self.live_table(table).unwrap().touched_ms = touched_ms;
    }

    #[cfg(test)]
    pub(super) fn epoch(&self, table: TableId) -> Result<Epoch, Error> {
        Ok(self.tables.get(&table).ok_or(Error::Unknown(table))?.epoch)
    }
}
