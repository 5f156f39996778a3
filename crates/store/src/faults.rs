//! A disk that fails on demand.
//!
//! The failure happens beneath SQLite, where a real one would: a write, truncation or sync of the
//! store's files is not carried out, and SQLite gets the error code. All code above it is tested as
//! it runs in production.
//!
//! Only the store opened with [`Store::open_with`](crate::Store::open_with) is affected, and only
//! its writes: other stores of the same process and all readers have a sound disk.

mod vfs;

use std::{
    cell::RefCell,
    collections::BTreeSet,
    ops::{Bound, RangeBounds},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
pub(crate) use vfs::vfs;

/// How the disk fails.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    /// No space is left, as from `ENOSPC`.
    NoSpace,
    /// It cannot be written, as from `EIO`.
    Io,
}

/// Decides which operations on a disk fail. Clones share one plan.
///
/// Operations (writes, truncations, syncs) are numbered from 0 since the plan was made.
/// ```
/// use store::faults::{Fault, Faults};
/// # let folder = tempfile::tempdir().unwrap();
/// # let folder = folder.path();
/// let faults = Faults::default();
/// let store = store::Store::open_with(folder, &faults)?;
/// let deed = store.create("amber-fox", b"head").wait()?;
///
/// faults.fail(faults.operations().., Fault::NoSpace); // from now on the disk is full
/// assert_eq!(store.append(deed, 0, store::Label(0), b"dealt").wait(), Err(store::Error::Full));
/// faults.heal();
/// store.append(deed, 0, store::Label(0), b"dealt").wait()?;
/// # Ok::<(), store::Error>(())
/// ```
#[derive(Clone, Default, Debug)]
pub struct Faults(Arc<Mutex<Plan>>);

type Numbers = (Bound<u64>, Bound<u64>);

#[derive(Default, Debug)]
struct Plan {
    operations: u64,
    failed: u64,
    syncs: u64,
    fail: Option<(Numbers, Fault)>,
    /// The files written to since their last sync.
    unsynced: BTreeSet<usize>,
}

impl Faults {
    /// Makes the operations with these numbers fail, and no others.
    pub fn fail(&self, numbers: impl RangeBounds<u64>, fault: Fault) {
        let range = (numbers.start_bound().cloned(), numbers.end_bound().cloned());
        self.plan().fail = Some((range, fault));
    }

    /// From now on no operation fails.
    pub fn heal(&self) {
        self.plan().fail = None;
    }

    /// The number of operations so far, which is also the number of the next.
    pub fn operations(&self) -> u64 {
        self.plan().operations
    }

    /// The number of operations that failed.
    pub fn failed(&self) -> u64 {
        self.plan().failed
    }

    /// The number of syncs that were carried out.
    pub fn syncs(&self) -> u64 {
        self.plan().syncs
    }

    /// The number of files that have been written to since their last sync. A power cut could lose
    /// those writes.
    pub fn unsynced(&self) -> usize {
        self.plan().unsynced.len()
    }

    pub(crate) fn reach_this_thread(self) {
        REACHING.set(Some(self));
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one operation, and returns how it fails if it is to fail.
    fn next(&self) -> Option<Fault> {
        let mut plan = self.plan();
        let number = plan.operations;
        plan.operations += 1;
        let fault = plan.fail.filter(|(range, _)| range.contains(&number)).map(|(_, fault)| fault);
        plan.failed += u64::from(fault.is_some());
        fault
    }

    /// Records an operation on this file that was carried out.
    fn done(&self, file: usize, syncs: bool) {
        let mut plan = self.plan();
        if syncs {
            plan.syncs += 1;
            plan.unsynced.remove(&file);
        } else {
            plan.unsynced.insert(file);
        }
    }
}

thread_local! {
    /// The faults of this thread's store: a store writes from one thread only.
    static REACHING: RefCell<Option<Faults>> = const { RefCell::new(None) };
}
