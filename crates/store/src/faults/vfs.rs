//! The SQLite VFS in which faults happen.
//!
//! A *VFS* is SQLite's interface to the disk, a struct of C functions. Ours is a copy of the
//! default one, except that a file's functions for writing ask the faults first.

#![allow(unsafe_code)]

use super::{Fault, REACHING};
use rusqlite::ffi;
use std::{
    ffi::{CStr, c_int, c_void},
    sync::{Mutex, OnceLock, PoisonError},
};

const NAME: &CStr = c"faults";

/// The methods of a kind of file: first ours, where SQLite finds them, then the original ones.
#[repr(C)]
struct Methods {
    faulty: ffi::sqlite3_io_methods,
    sound: &'static ffi::sqlite3_io_methods,
}

impl Methods {
    /// The methods that replace these: one set for each kind of file of the default VFS, made when
    /// such a file is first opened.
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

/// The name of the VFS in which faults happen.
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

/// Opens a file with the default VFS, then replaces the methods that write with ours.
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
    // SAFETY: `file` was opened by `open`, so its methods are a `Methods`.
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
