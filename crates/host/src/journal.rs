//! A table's own journal: journal first, speak after.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use store::{Deed, Store, TableId};

use crate::entry::Entry;

/// The journal of one table, owned: nobody else can write to it now.
pub(crate) struct Journal {
    shelf: Shelf,
    next: u32,
    /// How many entries were written since the table woke.
    pub(crate) written: Arc<AtomicU32>,
}

/// Where the entries lie.
enum Shelf {
    /// In the store.
    Store(Store, Deed),
    /// For tests that play ten thousand games: in memory, and lost.
    #[cfg(test)]
    Memory(Vec<Vec<u8>>),
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

/// Reads from the store where it holds up nobody: a slow disk is one table's trouble.
pub(crate) async fn reading<T: Send + 'static>(
    read: impl FnOnce() -> Result<T, store::Error> + Send + 'static,
) -> Result<T, store::Error> {
    tokio::task::spawn_blocking(read).await.unwrap_or(Err(store::Error::Closed))
}

impl Journal {
    /// The journal of a table that is new in the store.
    pub(crate) fn new(store: Store, deed: Deed) -> Journal {
        Journal { shelf: Shelf::Store(store, deed), next: 0, written: Arc::default() }
    }

    /// A journal that nobody keeps.
    #[cfg(test)]
    pub(crate) fn in_memory() -> Journal {
        Journal { shelf: Shelf::Memory(Vec::new()), next: 0, written: Arc::default() }
    }

    /// Takes over a table's journal, and reads what is in it.
    pub(crate) async fn claim(
        store: Store,
        table: TableId,
    ) -> Result<(Journal, Vec<Entry>), Unreadable> {
        let deed = store.claim(table).await?;
        let mut journal = Journal::new(store, deed);
        let entries = journal.read().await?;
        journal.next = entries.len() as u32;
        Ok((journal, entries))
    }

    /// Writes one entry. It is safe when this returns without an error, and may be tried again
    /// with the same entry if not.
    pub(crate) async fn append(&mut self, entry: &[u8]) -> Result<(), store::Error> {
        match &mut self.shelf {
            Shelf::Store(store, deed) => store.append(*deed, self.next, entry).await?,
            #[cfg(test)]
            Shelf::Memory(entries) => entries.push(entry.to_vec()),
        }
        self.next += 1;
        self.written.fetch_add(1, Ordering::Relaxed);
        Ok(())
    }

    /// Everything written so far.
    pub(crate) async fn read(&self) -> Result<Vec<Entry>, Unreadable> {
        let (store, table) = match &self.shelf {
            Shelf::Store(store, deed) => (store.clone(), deed.table),
            #[cfg(test)]
            Shelf::Memory(entries) => {
                return entries.iter().map(|bytes| Ok(serde_json::from_slice(bytes)?)).collect();
            }
        };
        let entries = reading(move || store.read(table)).await?;
        entries.iter().map(|bytes| Ok(serde_json::from_slice(bytes)?)).collect()
    }
}
