//! Nodes that share a database: who may speak for a table, and for how long.

use super::{entries, table};
use crate::{Error, Label, Node, NodeId, Store};
use annex::{Line, Postgres};
use std::{
    thread,
    time::{Duration, Instant},
};

/// Long enough that a busy machine renews it in time.
const LEASE: Duration = Duration::from_secs(2);

fn node(url: &str, name: &str) -> Store {
    try_node(url, name).unwrap()
}

fn try_node(url: &str, name: &str) -> Result<Store, Error> {
    Store::in_postgres_as(url, Node { name: name.to_owned(), lease: LEASE })
}

/// Waits until this is so.
fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    let began = Instant::now();
    while !is_so() {
        assert!(began.elapsed() < Duration::from_secs(60), "{what}");
        thread::sleep(Duration::from_millis(5));
    }
}

#[test]
fn a_table_is_not_taken_from_a_node_that_renews_its_lease() {
    let url = Postgres::shared().schema();
    let (ann, bob) = (node(&url, "ann"), node(&url, "bob"));
    let deed = table(&ann, "fox", 1);
    let began = Instant::now();
    while began.elapsed() < 2 * LEASE {
        assert!(matches!(bob.claim(deed.table).wait(), Err(Error::Elsewhere { .. })));
        assert_eq!(bob.owner(deed.table), Ok(ann.membership().map(|ann| ann.node)));
        assert!(ann.tenure().is_held());
        thread::sleep(LEASE / 8);
    }
    ann.append(deed, 1, Label(0), b"1").wait().unwrap();
    assert_eq!(ann.owner(deed.table), Ok(None), "no other");
    let again = ann.claim(deed.table).wait().unwrap();
    assert!(again.epoch > deed.epoch, "its own table a node may always claim");
    assert_eq!((ann.tenure().term(), ann.tenure().takeovers()), (1, 0));
}

#[test]
fn a_table_that_its_owner_releases_can_be_claimed_at_once() {
    let url = Postgres::shared().schema();
    let (ann, bob) = (node(&url, "ann"), node(&url, "bob"));
    let deed = table(&ann, "fox", 1);
    ann.release(deed).wait().unwrap();
    ann.append(deed, 1, Label(0), b"1").wait().unwrap();
    ann.verify(deed).wait().unwrap();
    assert_eq!(bob.owner(deed.table), Ok(None));
    let new = bob.claim(deed.table).wait().unwrap();
    let refused = || Err(Error::NotOwner { table: deed.table, epoch: deed.epoch });
    assert_eq!(ann.verify(deed).wait(), refused());
    assert_eq!(ann.release(deed).wait(), refused());
    assert_eq!(entries(&bob, new), ["0", "1"]);
    assert_eq!(bob.tenure().takeovers(), 0, "it was let go of");
}

#[test]
fn a_node_that_stops_lets_go_of_everything() {
    let url = Postgres::shared().schema();
    let (ann, bob) = (node(&url, "ann"), node(&url, "bob"));
    let deed = table(&ann, "fox", 1);
    let tenure = ann.tenure();
    ann.close();
    assert!(!tenure.is_held());
    bob.claim(deed.table).wait().unwrap();
    node(&url, "ann");
}

/// A node that the network cuts off is silent before its tables can be claimed, and finds out that
/// they were.
#[test]
fn a_node_that_cannot_renew_is_silent_before_others_may_claim() {
    let postgres = Postgres::shared();
    let (url, line) = (postgres.schema(), Line::to(postgres.port()));
    let ann = node(&postgres.through(&url, line.port()), "ann");
    let bob = node(&url, "bob");
    let [lost, kept] = ["lost", "kept"].map(|code| table(&ann, code, 1));
    let tenure = ann.tenure();
    let term = tenure.term();
    line.hold();
    let mut was_held = true;
    let new = loop {
        // Asked before the claim: if it is held now, the claim that comes after must fail.
        let is_held = tenure.is_held();
        match bob.claim(lost.table).wait() {
            Ok(new) => break new,
            Err(error) => assert!(matches!(error, Error::Elsewhere { .. }), "{error}"),
        }
        was_held = is_held;
        thread::sleep(Duration::from_millis(5));
    };
    assert!(!was_held && !tenure.is_held() && !tenure.is_sure());
    assert_eq!(bob.tenure().takeovers(), 1);
    bob.append(new, 1, Label(0), b"bob's").wait().unwrap();
    line.release();
    until("the lease is gained again", || tenure.is_sure());
    assert!(tenure.term() > term);
    let verify = |deed| {
        loop {
            match ann.verify(deed).wait() {
                Err(error) if error.is_retryable() => {}
                answer => return answer,
            }
        }
    };
    assert_eq!(verify(lost), Err(Error::NotOwner { table: lost.table, epoch: lost.epoch }));
    assert_eq!(verify(kept), Ok(()));
    assert!(matches!(bob.claim(kept.table).wait(), Err(Error::Elsewhere { .. })));
    assert_eq!(entries(&bob, new), ["0", "bob's"]);
}

/// The lock on the lease: while a claim is under way, the lease that had run out is not renewed.
#[test]
fn a_claim_and_a_renewal_come_one_after_the_other() {
    let url = Postgres::shared().schema();
    let (ann, bob) = (node(&url, "ann"), node(&url, "bob"));
    let tables: Vec<_> = (0..40).map(|n| table(&ann, &n.to_string(), 0)).collect();
    let mut taken = 0;
    for deed in &tables {
        // As if the lease had just run out; the owner renews it a moment later.
        Postgres::run(&url, "UPDATE node SET until = now() WHERE name = 'ann'").unwrap();
        let term = ann.tenure().term();
        let claimed = bob.claim(deed.table).wait();
        until("the lease is renewed", || {
            let live = "SELECT count(*) FROM node WHERE name = 'ann' AND until > now()";
            Postgres::number(&url, live) == 1
        });
        match claimed {
            Ok(_) => {
                taken += 1;
                until("the owner knows that its lease had run out", || ann.tenure().term() > term);
                assert!(matches!(ann.verify(*deed).wait(), Err(Error::NotOwner { .. })));
            }
            Err(error) => {
                assert!(matches!(error, Error::Elsewhere { .. }), "{error}");
                ann.verify(*deed).wait().unwrap();
            }
        }
        if taken > 3 {
            break;
        }
    }
    assert!(taken > 0);
}

#[test]
fn two_nodes_claim_a_table_at_once_and_one_gets_it() {
    let url = Postgres::shared().schema();
    let nodes = ["ann", "bob", "cyd"].map(|name| node(&url, name));
    for code in 0..20 {
        let deed = table(&nodes[0], &code.to_string(), 0);
        nodes[0].release(deed).wait().unwrap();
        let claims = [1, 2].map(|n: usize| nodes[n].claim(deed.table));
        let claimed = claims.map(|claim| claim.wait());
        assert_eq!(claimed.iter().filter(|claim| claim.is_ok()).count(), 1, "{claimed:?}");
    }
}

#[test]
fn two_nodes_with_one_name_are_told_apart_from_one_that_was_started_again() {
    let postgres = Postgres::shared();
    let (url, line) = (postgres.schema(), Line::to(postgres.port()));
    let first = node(&postgres.through(&url, line.port()), "ann");
    let error = try_node(&url, "ann").unwrap_err().to_string();
    assert!(error.contains("another node named ann"), "{error}");
    // As after kill -9: nobody lets go of the lease, and nobody renews it.
    let deed = table(&first, "fox", 0);
    line.hold();
    let second = node(&url, "ann");
    assert!(!first.tenure().is_held());
    second.claim(deed.table).wait().unwrap();
    line.cut();
}

#[test]
fn a_clock_two_hours_off_is_named() {
    let url = Postgres::shared().schema();
    drop(Store::in_postgres(&url).unwrap());
    let later = "CREATE FUNCTION clock_timestamp() RETURNS timestamptz LANGUAGE sql AS
        $$ SELECT pg_catalog.clock_timestamp() + interval '2 hours' $$";
    Postgres::run(&url, later).unwrap();
    let error = try_node(&format!("{url},pg_catalog"), "ann").unwrap_err().to_string();
    assert!(
        error.starts_with("this machine's clock is 7200 s behind")
            || error.starts_with("this machine's clock is 7199 s behind"),
        "{error}"
    );
}

#[test]
fn nodes_have_numbers_of_their_own() {
    assert_eq!(NodeId(3).to_string(), "node 3");
}
