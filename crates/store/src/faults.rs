//! A disk that fails on demand.
//!
//! The failure happens beneath SQLite, where a real one would: a write, truncation or sync of the
//! store's files does not happen, and SQLite hears why. So what is tested is all that lies above.
//!
//! Only the store opened with [`Store::open_with`](crate::Store::open_with) is affected, and only
//! what it writes: other stores of the same process and all readers have a sound disk.

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

/// Says which operations on a disk fail. Clones share one plan.
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
/// assert_eq!(store.append(deed, 0, b"dealt").wait(), Err(store::Error::Full));
/// faults.heal();
/// store.append(deed, 0, b"dealt").wait()?;
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
    /// Lets the operations with these numbers fail, and no others.
    pub fn fail(&self, numbers: impl RangeBounds<u64>, fault: Fault) {
        let range = (numbers.start_bound().cloned(), numbers.end_bound().cloned());
        self.plan().fail = Some((range, fault));
    }

    /// From now on nothing fails.
    pub fn heal(&self) {
        self.plan().fail = None;
    }

    /// How many operations there have been: the number of the next.
    pub fn operations(&self) -> u64 {
        self.plan().operations
    }

    /// How many of them failed.
    pub fn failed(&self) -> u64 {
        self.plan().failed
    }

    /// How many syncs were carried out.
    pub fn syncs(&self) -> u64 {
        self.plan().syncs
    }

    /// How many files have been written to since they were last synced: what a power cut would
    /// lose is in these.
    pub fn unsynced(&self) -> usize {
        self.plan().unsynced.len()
    }

    pub(crate) fn reach_this_thread(self) {
        REACHING.set(Some(self));
    }

    fn plan(&self) -> MutexGuard<'_, Plan> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts one operation and says how it fails, if it does.
    fn next(&self) -> Option<Fault> {
        let mut plan = self.plan();
        let number = plan.operations;
        plan.operations += 1;
        let fault = plan.fail.filter(|(range, _)| range.contains(&number)).map(|(_, fault)| fault);
        plan.failed += u64::from(fault.is_some());
        fault
    }

    /// Notes an operation on this file that was carried out.
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
    /// A store writes from one thread only, so its faults are that thread's.
    static REACHING: RefCell<Option<Faults>> = const { RefCell::new(None) };
}
