//! Many tables share one transaction, and none spoils it for another.

use super::{entries, fresh, hold, in_every_home, table};
use crate::{Deed, Epoch, Error, Label, Store, TableId, faults::Faults};

in_every_home! {
    a_dropped_receipt_changes_nothing,
}

#[test]
fn a_refused_request_does_not_fail_its_neighbours() {
    let it = fresh();
    let [a, b, c] = ["a", "b", "c"].map(|code| table(&it.store, code, 1));
    let stale = Deed { epoch: Epoch(0), ..b };
    let nobody = Deed { table: TableId(99), epoch: Epoch(1) };
    let held = hold(&it.store);
    let good = [it.store.append(a, 1, Label(0), b"1"), it.store.append(c, 1, Label(0), b"1")];
    let taken = it.store.create("a", b"another");
    let bad = [
        it.store.append(stale, 1, Label(0), b"stale"),
        it.store.append(b, 7, Label(0), b"gap"),
        it.store.append(c, 0, Label(0), b"other"),
        it.store.append(nobody, 0, Label(0), b"nobody"),
        it.store.end(stale, 0),
        it.store.record(b, 1, 0, "wink", b""),
    ];
    let last = it.store.append(a, 2, Label(0), b"2");
    held.let_go();

    for receipt in good {
        receipt.wait().unwrap();
    }
    last.wait().unwrap();
    assert_eq!(taken.wait(), Err(Error::CodeTaken("a".to_owned())));
    let answers = bad.map(|receipt| receipt.wait().unwrap_err());
    let gap = |seq, next| Error::Gap { table: b.table, seq, next };
    assert_eq!(
        answers,
        [
            Error::NotOwner { table: b.table, epoch: Epoch(0) },
            gap(7, 1),
            Error::Written { table: c.table, seq: 0 },
            Error::Unknown(nobody.table),
            Error::NotOwner { table: b.table, epoch: Epoch(0) },
            gap(1, 1),
        ]
    );
    assert_eq!(entries(&it.store, a), ["0", "1", "2"]);
    assert_eq!(entries(&it.store, b), ["0"]);
    assert_eq!(entries(&it.store, c), ["0", "1"]);
}

#[test]
fn requests_are_done_in_the_order_in_which_they_were_made() {
    let it = fresh();
    let first = table(&it.store, "fox", 0);
    let held = hold(&it.store);
    let before = it.store.append(first, 0, Label(0), b"before");
    let claimed = it.store.claim(first.table);
    let after = it.store.append(first, 1, Label(0), b"after");
    held.let_go();
    before.wait().unwrap();
    claimed.wait().unwrap();
    assert!(matches!(after.wait(), Err(Error::NotOwner { .. })));
}

#[test]
fn what_is_queued_together_shares_one_sync() {
    let folder = tempfile::tempdir().unwrap();
    let faults = Faults::default();
    let store = Store::open_with(folder.path(), &faults).unwrap();
    let deeds: Vec<_> = (0..100).map(|n| table(&store, &n.to_string(), 0)).collect();
    let costs = |appends: &mut dyn FnMut()| {
        let before = faults.syncs();
        appends();
        faults.syncs() - before
    };
    let alone = costs(&mut || {
        for deed in &deeds {
            store.append(*deed, 0, Label(0), b"alone").wait().unwrap();
        }
    });
    let together = costs(&mut || {
        let held = hold(&store);
        let receipts: Vec<_> =
            deeds.iter().map(|deed| store.append(*deed, 1, Label(0), b"together")).collect();
        held.let_go();
        receipts.into_iter().for_each(|receipt| receipt.wait().unwrap());
    });
    assert_eq!((alone, together), (100, 1));
}

/// A request is carried out whether or not anybody awaits its receipt.
fn a_dropped_receipt_changes_nothing(store: &Store) {
    let deed = table(store, "fox", 0);
    drop(store.append(deed, 0, Label(0), b"0"));
    store.append(deed, 1, Label(0), b"1").wait().unwrap();
    assert_eq!(entries(store, deed), ["0", "1"]);
}

#[test]
fn a_probe_is_a_synced_write_that_fails_when_writes_do() {
    use crate::faults::Fault;
    let (folder, faults) = (tempfile::tempdir().unwrap(), Faults::default());
    let store = Store::open_with(folder.path(), &faults).unwrap();
    let (syncs, operations) = (faults.syncs(), faults.operations());
    store.probe().wait().unwrap();
    assert!(faults.operations() > operations && faults.syncs() > syncs);
    assert_eq!(faults.unsynced(), 0);
    faults.fail(faults.operations().., Fault::NoSpace);
    assert_eq!(store.probe().wait(), Err(Error::Full));
    faults.heal();
    store.probe().wait().unwrap();
}

#[test]
fn an_answer_can_be_awaited() {
    let it = fresh();
    let deed = table(&it.store, "fox", 0);
    let runtime = tokio::runtime::Builder::new_current_thread().build().unwrap();
    runtime.block_on(async {
        it.store.append(deed, 0, Label(0), b"0").await.unwrap();
        let gap = it.store.append(deed, 7, Label(0), b"7").await;
        assert_eq!(gap, Err(Error::Gap { table: deed.table, seq: 7, next: 1 }));
    });
}
