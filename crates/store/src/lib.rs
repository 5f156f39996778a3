//! Journals and results, in a file or in PostgreSQL: what was acknowledged is never lost.
//!
//! It sees bytes and knows no game. It touches one folder of the disk or one database, and uses none
//! of our crates.
//!
//! A table has a *journal*: a head, then entries numbered from 0 without gaps. Only the holder of
//! its newest [`Deed`] may append. One thread writes for all tables: it takes all requests that are
//! queued, writes them in one transaction, syncs, and only then answers. So an answer means that
//! the entry survives a power cut, and many tables share one sync.
//!
//! ```
//! # use store::Label;
//! # fn main() -> Result<(), store::Error> {
//! # let folder = tempfile::tempdir().unwrap();
//! # let folder = folder.path();
//! let store = store::Store::open(folder)?;
//! let deed = store.create("amber-fox", b"spywhere, 4 seats").wait()?;
//! store.append(deed, 0, Label(0), b"dealt").wait()?; // or `.await`
//! store.append(deed, 0, Label(0), b"dealt").wait()?; // a retry is harmless: it was written once
//!
//! let journal = store.find("amber-fox")?.expect("it was created");
//! let entries = store.read(journal.table)?;
//! assert_eq!(entries.iter().collect::<Vec<_>>(), [b"dealt"]);
//! # Ok(())
//! # }
//! ```
//!
//! Start with [`Store`]; then `home.rs` (the contract), `writer.rs` (how a batch is written),
//! `journal.rs` (who may append) and `schema.rs` (the layout on disk, and its reasons); `postgres.rs`
//! is the same for many machines that share one database.

mod backup;
mod check;
mod disk;
mod entries;
mod error;
#[cfg(any(test, feature = "faults"))]
pub mod faults;
mod finished;
mod folder;
mod home;
mod journal;
mod lock;
mod log;
mod node;
mod postgres;
mod purge;
mod reader;
mod receipt;
mod schema;
#[cfg(any(test, feature = "faults"))]
pub mod sim;
mod store;
mod sum;
mod tenure;
mod work;
mod writer;

pub use backup::{Damaged, backup, restore};
pub use check::{Checked, Meaning, Progress, check_file, check_folder};
pub use entries::Entries;
pub use error::Error;
pub use finished::Finished;
pub use journal::{Deed, Epoch, Journal, Label, TableId};
pub use node::{Membership, Node, NodeId};
pub use purge::Purged;
pub use receipt::Receipt;
pub use store::{LONGEST, Store};
pub use tenure::Tenure;

#[cfg(test)]
mod tests;
