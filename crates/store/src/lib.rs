//! Journals and results in an embedded store: what was acknowledged is never lost.
//!
//! It sees bytes and knows no game. It touches one folder of the disk and none of our crates.
//!
//! A table has a *journal*: a head, then entries numbered from 0 without gaps. Whoever holds its
//! newest [`Deed`] may append, and nobody else. One thread writes for all tables: it takes
//! everything that is queued, writes it in one transaction, syncs, and only then answers.
//! So an answer means that the entry survives a power cut, and many tables share one sync.
//!
//! ```
//! # fn main() -> Result<(), store::Error> {
//! # let folder = tempfile::tempdir().unwrap();
//! # let folder = folder.path();
//! let store = store::Store::open(folder)?;
//! let deed = store.create("amber-fox", b"spywhere, 4 seats").wait()?;
//! store.append(deed, 0, b"dealt").wait()?; // or `.await`
//! store.append(deed, 0, b"dealt").wait()?; // again is no harm: it was written once
//!
//! let journal = store.find("amber-fox")?.expect("it was created");
//! let entries = store.read(journal.table)?;
//! assert_eq!(entries.iter().collect::<Vec<_>>(), [b"dealt"]);
//! # Ok(())
//! # }
//! ```
//!
//! Start with [`Store`]; then `writer.rs` (how a batch is written), `journal.rs` (who may append)
//! and `schema.rs` (how it lies on disk, and why so).

mod entries;
mod error;
#[cfg(any(test, feature = "faults"))]
pub mod faults;
mod finished;
mod folder;
mod journal;
mod lock;
mod log;
mod reader;
mod receipt;
mod schema;
mod store;
mod work;
mod writer;

pub use entries::Entries;
pub use error::Error;
pub use finished::Finished;
pub use journal::{Deed, Epoch, Journal, TableId};
pub use receipt::Receipt;
pub use store::{LONGEST, Store};

#[cfg(test)]
mod tests;
