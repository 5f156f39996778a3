//! A disk that fails on demand.
//!
//! The failure happens beneath SQLite, where a real one would: a write, truncation or sync of the
//! store's files does not happen, and SQLite hears why. So what is tested is all that lies above.
//!
//! Only the store opened with [`Store::open_with`](crate::Store::open_with) is affected, and only
//! what it writes: other stores of the same process and all readers have a sound disk.

// SQLite takes its way to the disk as a struct of C functions.
#![allow(unsafe_code)]

use rusqlite::ffi;
use std::{
    cell::RefCell,
    collections::BTreeSet,
    ffi::{CStr, c_int, c_void},
    ops::{Bound, RangeBounds},
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
};

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

const NAME: &CStr = c"faults";

/// What a kind of file can do: first ours, where SQLite finds it, then what ours stands in for.
#[repr(C)]
struct Methods {
    faulty: ffi::sqlite3_io_methods,
    sound: &'static ffi::sqlite3_io_methods,
}

impl Methods {
    /// One for each kind of file that the usual VFS has, made when it is first opened.
    fn in_place_of(sound: &'static ffi::sqlite3_io_methods) -> &'static Methods {
        static KNOWN: Mutex<Vec<&Methods>> = Mutex::new(Vec::new());
        let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(methods) = known.iter().find(|methods| std::ptr::eq(methods.sound, sound)) {
            return methods;
        }
        let faulty = ffi::sqlite3_io_methods {
            xWrite: Some(write),
            xTruncate: Some(truncate),
            xSync: Some(sync),
            ..*sound
        };
        let methods = Box::leak(Box::new(Methods { faulty, sound }));
        known.push(methods);
        methods
    }
}

/// The name of the way to the disk on which faults happen.
pub(crate) fn vfs() -> &'static CStr {
    static REGISTERED: OnceLock<()> = OnceLock::new();
    REGISTERED.get_or_init(|| {
        // SAFETY: the default VFS lives as long as the process, and so does our copy of it.
        let result = unsafe {
            let usual = ffi::sqlite3_vfs_find(std::ptr::null());
            let mut ours = *usual;
            ours.zName = NAME.as_ptr();
            ours.pNext = std::ptr::null_mut();
            ours.xOpen = Some(open);
            ffi::sqlite3_vfs_register(Box::leak(Box::new(ours)), 0)
        };
        assert_eq!(result, ffi::SQLITE_OK, "SQLite takes another way to the disk");
    });
    NAME
}

/// Opens a file as usual, then puts our functions in place of those that write.
unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    name: ffi::sqlite3_filename,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    // SAFETY: the usual VFS opens its own kind of file, in memory of the size that it asked for,
    // and the methods it names live as long as the process. So do ours, and with ours the file is
    // still of its kind: they come first in `Methods`.
    unsafe {
        let usual = ffi::sqlite3_vfs_find(std::ptr::null());
        let open = (*usual).xOpen.expect("a VFS opens files");
        let result = open(usual, name, file, flags, out_flags);
        if let Some(sound) = (*file).pMethods.as_ref() {
            (*file).pMethods = std::ptr::from_ref(Methods::in_place_of(sound)).cast();
        }
        result
    }
}

/// Carries out an operation on a file unless it is to fail.
fn unless_faulty(
    file: *mut ffi::sqlite3_file,
    failure: c_int,
    syncs: bool,
    operation: impl FnOnce(&ffi::sqlite3_io_methods) -> c_int,
) -> c_int {
    // SAFETY: it is one of the files that `open` opened.
    let sound = unsafe { (*(*file).pMethods.cast::<Methods>()).sound };
    let Some(faults) = REACHING.with_borrow(Option::clone) else { return operation(sound) };
    match faults.next() {
        Some(Fault::NoSpace) if !syncs => ffi::SQLITE_FULL,
        Some(Fault::NoSpace | Fault::Io) => failure,
        None => {
            let result = operation(sound);
            faults.done(file.addr(), syncs);
            result
        }
    }
}

unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    bytes: *const c_void,
    amount: c_int,
    offset: ffi::sqlite3_int64,
) -> c_int {
    unless_faulty(file, ffi::SQLITE_IOERR_WRITE, false, |sound| {
        let write = sound.xWrite.expect("a file is written to");
        // SAFETY: the arguments are SQLite's own, passed on.
        unsafe { write(file, bytes, amount, offset) }
    })
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: ffi::sqlite3_int64) -> c_int {
    unless_faulty(file, ffi::SQLITE_IOERR_TRUNCATE, false, |sound| {
        let truncate = sound.xTruncate.expect("a file is truncated");
        // SAFETY: the arguments are SQLite's own, passed on.
        unsafe { truncate(file, size) }
    })
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, flags: c_int) -> c_int {
    unless_faulty(file, ffi::SQLITE_IOERR_FSYNC, true, |sound| {
        let sync = sound.xSync.expect("a file is synced");
        // SAFETY: the arguments are SQLite's own, passed on.
        unsafe { sync(file, flags) }
    })
}
