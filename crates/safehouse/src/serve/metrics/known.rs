//! Every metric that the program records itself. There is no other list: tests compare this one
//! with what the crates record, and with docs/operations.md.

use Kind::{Counter, Gauge, Histogram};

/// One metric.
pub(super) struct Metric {
    pub(super) name: &'static str,
    pub(super) kind: Kind,
    /// The help text for Prometheus, one sentence.
    pub(super) help: &'static str,
    /// The values of its label `kind`; empty if it has no label.
    pub(super) kinds: &'static [&'static str],
}

/// The type of a metric.
pub(super) enum Kind {
    /// A sum that only grows.
    Counter,
    /// A number that goes up and down.
    Gauge,
    /// Seconds, counted up to each of these bounds.
    Histogram(&'static [f64]),
}

/// Bounds for a write to the journal: fine-grained where a good disk is, and one at each threshold
/// in docs/operations.md.
const WRITES_S: &[f64] =
    &[0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];
/// Bounds for an act. A table with a beat answers between 250 and 350 ms after it.
const ACTS_S: &[f64] =
    &[0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.35, 0.5, 1.0, 2.5, 5.0, 10.0];

const LIMITS: &[&str] = &[
    "connections",
    "messages",
    "wrong_codes",
    "new",
    "requests",
    "hellos",
    "bytes",
    "orders",
    "watchers",
];
const REFUSALS: &[&str] = &["act", "order", "sit", "hello", "http"];

const fn metric(name: &'static str, kind: Kind, help: &'static str) -> Metric {
    Metric { name, kind, help, kinds: &[] }
}

const fn by_kind(name: &'static str, help: &'static str, kinds: &'static [&'static str]) -> Metric {
    Metric { name, kind: Counter, help, kinds }
}

#[rustfmt::skip]
pub(super) const KNOWN: &[Metric] = &[
    metric("safehouse_sockets", Gauge, "Open WebSocket connections."),
    metric("safehouse_tables_awake", Gauge, "Tables in memory."),
    metric("safehouse_tables_paused", Gauge, "Tables that wait for the disk."),
    metric("safehouse_store_ready", Gauge, "1 if the store can be written, 0 if it cannot."),
    metric("safehouse_lease_age_seconds", Gauge, "Time since the lease in the shared database was renewed."),
    metric("safehouse_bus_messages_total", Counter, "Messages sent to other nodes."),
    metric("safehouse_takeovers_total", Counter, "Tables taken over from nodes that had not let go of them."),
    metric("safehouse_fenced_writes_total", Counter, "Writes that the database refused because another node owns the table."),
    metric("safehouse_acts_total", Counter, "Accepted acts of players."),
    metric("safehouse_games_opened_total", Counter, "Games opened."),
    metric("safehouse_games_finished_total", Counter, "Games played to their end."),
    metric("safehouse_tables_made_total", Counter, "Tables created."),
    metric("safehouse_tables_purged_total", Counter, "Tables deleted because of their age."),
    metric("safehouse_journal_seconds", Histogram(WRITES_S), "Time until a journal entry was on disk."),
    metric("safehouse_act_seconds", Histogram(ACTS_S), "Time from receiving an act until its updates were sent."),
    metric("safehouse_slow_readers_total", Counter, "Connections closed because the client did not read."),
    metric("safehouse_table_panics_total", Counter, "Tables whose task panicked: bugs."),
    by_kind("safehouse_limited_total", "Refusals because of a limit, by limit.", LIMITS),
    by_kind("safehouse_refusals_total", "Refused requests, by what was refused.", REFUSALS),
];
