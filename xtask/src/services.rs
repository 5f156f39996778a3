//! The services that a house of many machines runs on, for the tests that start them: each brings
//! its own on a free port (`crates/annex`).

use crate::{Outcome, shell};
use std::{env, path::Path};

/// A service: where its program is, the package of Debian that brings it, and the variable with the
/// address of one that runs already.
type Service = (&'static str, &'static [&'static str], &'static str, &'static str);

const SERVICES: &[Service] = &[
    (
        "PostgreSQL",
        &["/usr/lib/postgresql", "/usr/bin/initdb", "/usr/local/bin/initdb"],
        "postgresql",
        "SAFEHOUSE_TEST_POSTGRES",
    ),
    (
        "NATS",
        &["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"],
        "nats-server",
        "SAFEHOUSE_TEST_NATS",
    ),
];

/// Brings what is missing, where we may.
pub(crate) fn bring(root: &Path) -> Outcome {
    for (name, places, package, variable) in SERVICES {
        let there = places.iter().any(|place| Path::new(place).exists());
        if !there && env::var_os(variable).is_none() {
            let without = format!(
                "the tests of many machines need {name}: install it, or set {variable} to the \
                 address of one that runs"
            );
            shell::fetch(root, &[package], &without)?;
        }
    }
    Ok(())
}
