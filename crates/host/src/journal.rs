//! A table's own journal: journal first, speak after.

use std::future::Future;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use store::{Deed, Label, Store, TableId, Tenure};
use tokio::sync::Semaphore;

use crate::entry::{Entry, Kind};

/// How many journals are read at the same time. Reading is bounded work, but a crowd that comes back
/// after a restart must not take every thread.
static READERS: Semaphore = Semaphore::const_new(8);

/// After this many changes of the lobby the whole lobby is written again, so that waking the
/// table reads no more than these.
const CHANGES_BETWEEN_WHOLES: u32 = 64;

/// A journal takes no more orders when it has this many entries: well over a hundred games. What it
/// holds can still be played to its end.
const MOST_ENTRIES: u32 = 65_536;

/// The journal of one table, owned: nobody else can write to it now.
pub(crate) struct Journal {
    shelf: Shelf,
    next: u32,
    /// The number of the newest entry with facts of the game.
    last_facts: u32,
    /// Changes of the lobby since it was last written whole.
    changes: u32,
    /// How many entries were written since the table woke.
    pub(crate) written: Arc<AtomicU32>,
}

/// Where the entries lie.
enum Shelf {
    /// In the store.
    Store(Store, Deed),
    /// For tests that play ten thousand games: in memory, and lost.
    #[cfg(test)]
    Memory(std::sync::Mutex<Vec<Vec<u8>>>),
}

/// Why a journal cannot be read.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Unreadable {
    /// The store refuses or fails.
    #[error(transparent)]
    Store(#[from] store::Error),
    /// Its bytes are not entries.
    #[error("the journal holds no entries: {0}")]
    Entries(#[from] serde_json::Error),
}

/// Reads from the store on a thread that may block: a slow disk delays this table alone.
pub(crate) async fn reading<T: Send + 'static, E: From<store::Error> + Send + 'static>(
    store: &Store,
    read: impl FnOnce(&Store) -> Result<T, E> + Send + 'static,
) -> Result<T, E> {
    if store.is_simulated() {
        return read(store);
    }
    let _turn = READERS.acquire().await.expect("nobody closes it");
    let store = store.clone();
    let read = tokio::task::spawn_blocking(move || read(&store)).await;
    read.unwrap_or_else(|_| Err(store::Error::Closed.into()))
}

impl Journal {
    fn on(shelf: Shelf) -> Journal {
        Journal { shelf, next: 0, last_facts: 0, changes: 0, written: Arc::default() }
    }

    /// The journal of a table that is new in the store.
    pub(crate) fn new(store: Store, deed: Deed) -> Journal {
        Journal::on(Shelf::Store(store, deed))
    }

    /// A journal in memory, for tests.
    #[cfg(test)]
    pub(crate) fn in_memory() -> Journal {
        Journal::on(Shelf::Memory(std::sync::Mutex::default()))
    }

    /// The entries of a journal in memory.
    #[cfg(test)]
    pub(crate) fn in_memory_entries(&self) -> Vec<Vec<u8>> {
        match &self.shelf {
            Shelf::Memory(entries) => entries.lock().expect("no test panics here").clone(),
            Shelf::Store(..) => Vec::new(),
        }
    }

    /// Takes over a table's journal, and hands its current part to `refold`. A journal that cannot
    /// be read is not claimed: a node of another version may be able to read it.
    pub(crate) async fn claim<T, E>(
        store: Store,
        table: TableId,
        refold: impl FnOnce(Vec<Entry>) -> Result<T, E> + Clone + Send + 'static,
    ) -> Result<(Journal, T), E>
    where
        T: Send + 'static,
        E: From<store::Error> + From<Unreadable> + Send + 'static,
    {
        if let Some(node) = reading(&store, move |store| store.owner(table)).await? {
            return Err(store::Error::Elsewhere { table, node }.into());
        }
        let read = || {
            let refold = refold.clone();
            reading(&store, move |store| {
                let current = Current::read(store, table, Wanted::Everything)?;
                let place = (current.next, current.last_facts);
                Ok::<_, E>((place, refold(current.entries)?))
            })
        };
        let (mut place, mut refolded) = read().await?;
        let deed = store.claim(table).await?;
        let length = reading(&store, move |store| Ok::<_, E>(store.journal(table)?.length));
        // Only a former owner who wrote in between has made the journal longer.
        if length.await? != place.0 {
            let again = read().await;
            if again.is_err() {
                let _ = store.release(deed).await;
            }
            (place, refolded) = again?;
        }
        let mut journal = Journal::new(store, deed);
        (journal.next, journal.last_facts) = place;
        Ok((journal, refolded))
    }

    /// Whether this program may speak for the table.
    pub(crate) fn tenure(&self) -> Tenure {
        match &self.shelf {
            Shelf::Store(store, _) => store.tenure(),
            #[cfg(test)]
            Shelf::Memory(_) => Tenure::default(),
        }
    }

    /// Whether this program still owns the table.
    pub(crate) async fn verify(&self) -> Result<(), store::Error> {
        match &self.shelf {
            Shelf::Store(store, deed) => store.verify(*deed).await,
            #[cfg(test)]
            Shelf::Memory(_) => Ok(()),
        }
    }

    /// Lets go of the table. If that fails, others can claim it once the lease has run out.
    pub(crate) async fn release(&self) {
        match &self.shelf {
            Shelf::Store(store, deed) => _ = store.release(*deed).await,
            #[cfg(test)]
            Shelf::Memory(_) => {}
        }
    }

    /// The table's number, for the log: its code would let people in.
    pub(crate) fn table(&self) -> i64 {
        match &self.shelf {
            Shelf::Store(_, deed) => deed.table.0,
            #[cfg(test)]
            Shelf::Memory(_) => 0,
        }
    }

    /// Whether it takes no more orders.
    pub(crate) fn is_worn_out(&self) -> bool {
        self.next >= MOST_ENTRIES
    }

    /// Whether the lobby is to be written whole the next time it changes.
    pub(crate) fn wants_whole(&self) -> bool {
        self.changes >= CHANGES_BETWEEN_WHOLES
    }

    /// Appends one entry. Once this returns without an error the entry is on disk; the caller then
    /// calls [`wrote`](Journal::wrote). After an error the caller may append the same entry again.
    pub(crate) fn append(
        &self,
        entry: &[u8],
        label: Label,
    ) -> impl Future<Output = Result<(), store::Error>> + Send + use<> {
        let receipt = match &self.shelf {
            Shelf::Store(store, deed) => Some(store.append(*deed, self.next, label, entry)),
            #[cfg(test)]
            Shelf::Memory(entries) => {
                entries.lock().expect("no test panics here").push(entry.to_vec());
                None
            }
        };
        answered(receipt)
    }

    /// Records the result of the game that ended with the newest entry of facts.
    pub(crate) fn record(
        &self,
        when_ms: i64,
        game: &str,
        standing: &[u8],
    ) -> impl Future<Output = Result<(), store::Error>> + Send + use<> {
        let receipt = match &self.shelf {
            Shelf::Store(store, deed) => {
                Some(store.record(*deed, self.last_facts, when_ms, game, standing))
            }
            #[cfg(test)]
            Shelf::Memory(_) => None,
        };
        answered(receipt)
    }

    /// Notes that this entry is on disk.
    pub(crate) fn wrote(&mut self, entry: &Entry) {
        match entry.kind() {
            Kind::Lobby => self.changes = 0,
            Kind::Changed => self.changes += 1,
            Kind::Opened => (self.changes, self.last_facts) = (0, self.next),
            Kind::Told => self.last_facts = self.next,
        }
        self.next += 1;
        self.written.fetch_add(1, Ordering::Relaxed);
    }

    /// The facts of the current game, entry by entry.
    pub(crate) async fn facts(&self) -> Result<Vec<Entry>, Unreadable> {
        let (store, table) = match &self.shelf {
            Shelf::Store(store, deed) => (store, deed.table),
            #[cfg(test)]
            Shelf::Memory(entries) => {
                let entries = entries.lock().expect("no test panics here");
                return entries.iter().map(|bytes| Ok(serde_json::from_slice(bytes)?)).collect();
            }
        };
        let facts = move |store: &Store| Current::read(store, table, Wanted::Facts);
        Ok(reading(store, facts).await?.entries)
    }
}

async fn answered(receipt: Option<store::Receipt<()>>) -> Result<(), store::Error> {
    match receipt {
        Some(receipt) => receipt.await,
        None => Ok(()),
    }
}

/// Which part of a journal is read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wanted {
    /// Everything that the table is made of.
    Everything,
    /// The facts of the current game.
    Facts,
}

/// The part of a journal that still counts: the current game, or the lobby since it was last
/// written whole. It is read from its end, so what it costs does not grow with the past.
pub(crate) struct Current {
    pub(crate) entries: Vec<Entry>,
    next: u32,
    last_facts: u32,
}

impl Current {
    /// Reads it. An older change of the lobby does not count once the lobby was written whole, and
    /// is not even parsed.
    pub(crate) fn read(
        store: &Store,
        table: TableId,
        wanted: Wanted,
    ) -> Result<Current, Unreadable> {
        let mut entries = Vec::new();
        let mut last_facts = None;
        let mut whole = wanted == Wanted::Facts;
        let mut broken = None;
        let journal = store.read_back(table, |seq, bytes| {
            let kind = Kind::of(bytes);
            if matches!(kind, Some(Kind::Told | Kind::Opened)) {
                last_facts = last_facts.or(Some(seq));
            }
            if whole && matches!(kind, Some(Kind::Lobby | Kind::Changed)) {
                return ControlFlow::Continue(());
            }
            match serde_json::from_slice::<Entry>(bytes) {
                Ok(entry) => {
                    whole |= entry.kind() == Kind::Lobby;
                    let first = entry.begins();
                    entries.push(entry);
                    if first { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
                }
                Err(why) => {
                    broken = Some(why);
                    ControlFlow::Break(())
                }
            }
        })?;
        if let Some(why) = broken {
            return Err(why.into());
        }
        entries.reverse();
        Ok(Current { entries, next: journal.length, last_facts: last_facts.unwrap_or(0) })
    }
}
