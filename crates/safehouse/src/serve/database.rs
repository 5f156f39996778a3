//! Opens the database that nodes share, or says plainly why it cannot be used.

use std::time::Duration;

use anyhow::anyhow;
use store::{Node, Store};

use crate::call::BadCall;

/// Opens the store at this address, as a node of this name.
pub(super) async fn open(url: &str, name: String, lease: Duration) -> anyhow::Result<Store> {
    if !url.starts_with("postgres://") && !url.starts_with("postgresql://") {
        let why = "--store: write postgres://USER:PASSWORD@HOST/DATABASE; a folder is for --data";
        return Err(BadCall(why.into()).into());
    }
    let (url, node) = (url.to_owned(), Node { name, lease });
    let opening = tokio::task::spawn_blocking(move || Store::in_postgres_as(&url, node));
    opening.await?.map_err(|why| anyhow!("--store: {why}"))
}

/// The name of this node, unless the operator has given it one: the machine's, and the port.
pub(super) fn name(given: Option<&str>, port: u16) -> String {
    let machine = || {
        let named = std::fs::read_to_string("/proc/sys/kernel/hostname").ok();
        named.map_or_else(|| "safehouse".to_owned(), |name| name.trim().to_owned())
    };
    given.map_or_else(|| format!("{}:{port}", machine()), str::to_owned)
}

/// Keeps the metrics of the lease true for as long as the program runs.
pub(super) async fn watch(store: Store) {
    let tenure = store.tenure();
    let mut counted = 0;
    loop {
        if let Some(age) = tenure.age() {
            ::metrics::gauge!("safehouse_lease_age_seconds").set(age.as_secs_f64());
        }
        let takeovers = tenure.takeovers();
        ::metrics::counter!("safehouse_takeovers_total").increment(takeovers - counted);
        counted = takeovers;
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}
