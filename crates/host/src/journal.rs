//! A table's own journal: journal first, speak after.

use store::{Deed, Store, TableId};

use crate::entry::Entry;

/// The journal of one table, owned: nobody else can write to it now.
pub(crate) struct Journal {
    store: Store,
    deed: Deed,
    next: u32,
}

/// Why a journal cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    /// The store does not give it.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// It holds something else than entries.
    #[error("the journal holds no entries: {0}")]
    Entries(#[from] serde_json::Error),
}

impl Journal {
    /// The journal of a table that is new in the store.
    pub(crate) fn new(store: Store, deed: Deed) -> Journal {
        Journal { store, deed, next: 0 }
    }

    /// Takes over a table's journal, and reads what is in it.
    pub(crate) async fn claim(
        store: Store,
        table: TableId,
    ) -> Result<(Journal, Vec<Entry>), Unreadable> {
        let deed = store.claim(table).await?;
        let mut journal = Journal::new(store, deed);
        let entries = journal.read()?;
        journal.next = entries.len() as u32;
        Ok((journal, entries))
    }

    /// Writes one entry. It is safe when this returns without an error, and may be tried again
    /// with the same entry if not.
    pub(crate) async fn append(&mut self, entry: &[u8]) -> Result<(), store::Error> {
        self.store.append(self.deed, self.next, entry).await?;
        self.next += 1;
        Ok(())
    }

    /// Everything written so far.
    pub(crate) fn read(&self) -> Result<Vec<Entry>, Unreadable> {
        let entries = self.store.read(self.deed.table)?;
        entries.iter().map(|bytes| Ok(serde_json::from_slice(bytes)?)).collect()
    }
}
