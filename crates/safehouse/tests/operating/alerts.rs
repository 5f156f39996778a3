//! The alerts in docs/operations.md, evaluated against the metrics of the running program. None
//! fires while all is well, and each fires in the trouble that it is for, and in no other.

use tempfile::TempDir;

use crate::exposition::Exposition;
use crate::metrics::{look, watched};
use crate::promql::{Series, fires};

const OPERATIONS: &str = include_str!("../../../../docs/operations.md");

/// The names and expressions of the alerts, as the document has them.
fn alerts() -> Vec<(&'static str, &'static str)> {
    let value = |line: &'static str, key: &str| line.trim().strip_prefix(key).map(str::trim);
    let lines = OPERATIONS.lines();
    let names = lines.clone().filter_map(|line| value(line, "- alert:"));
    let expressions = lines.filter_map(|line| value(line, "expr:"));
    let alerts: Vec<_> = names.zip(expressions).collect();
    assert_eq!(alerts.len(), OPERATIONS.matches("- alert:").count());
    alerts
}

/// Sets a metric to a value that it could have later.
fn set(seen: &mut Exposition, name: &str, label: Option<&str>, value: f64) {
    let right = |it: &crate::exposition::Sample| {
        it.name == name && label.is_none_or(|label| it.labels.values().any(|it| it == label))
    };
    let sample = seen.samples.iter_mut().find(|it| right(it));
    sample.unwrap_or_else(|| panic!("there is no {name}")).value = value;
}

/// Records this number of seconds, this many times.
fn record(seen: &mut Exposition, name: &str, seconds: f64, times: f64) {
    let bucket = format!("{name}_bucket");
    for sample in seen.samples.iter_mut().filter(|it| it.name == bucket) {
        if sample.bound() >= seconds {
            sample.value += times;
        }
    }
}

/// Adds an hour of good service to the metrics.
fn well(seen: &Exposition) -> Exposition {
    let mut now = seen.clone();
    record(&mut now, "safehouse_journal_seconds", 0.003, 10_000.0);
    record(&mut now, "safehouse_act_seconds", 0.004, 5_000.0);
    // Tables with a beat answer later, on purpose.
    record(&mut now, "safehouse_act_seconds", 0.34, 5_000.0);
    set(&mut now, "safehouse_sockets", None, 900.0);
    set(&mut now, "process_max_fds", None, 65_536.0);
    set(&mut now, "process_open_fds", None, 950.0);
    set(&mut now, "safehouse_limited_total", Some("wrong_codes"), 30.0);
    set(&mut now, "safehouse_slow_readers_total", None, 4.0);
    now
}

/// A trouble: the alert that is for it, and its effect on the metrics.
type Trouble = (&'static str, fn(&mut Exposition));

const TROUBLES: &[Trouble] = &[
    ("SafehouseDiskNotWritable", |now| set(now, "safehouse_store_ready", None, 0.0)),
    ("SafehouseTablesPaused", |now| set(now, "safehouse_tables_paused", None, 3.0)),
    ("SafehouseDiskSlow", |now| record(now, "safehouse_journal_seconds", 0.08, 300.0)),
    ("SafehouseActsSlow", |now| record(now, "safehouse_act_seconds", 1.5, 300.0)),
    ("SafehouseBug", |now| set(now, "safehouse_table_panics_total", None, 1.0)),
    ("SafehouseLimitsHit", |now| set(now, "safehouse_limited_total", Some("messages"), 9_000.0)),
    ("SafehouseFileHandles", |now| set(now, "process_open_fds", None, 60_000.0)),
    ("SafehouseSlowReaders", |now| set(now, "safehouse_slow_readers_total", None, 4_000.0)),
];

#[cfg(target_os = "linux")]
#[tokio::test]
async fn every_alert_fires_in_its_own_trouble() {
    let data = TempDir::new().unwrap();
    let (_program, metrics) = watched(&data);
    let before = look(metrics).await;
    let well = well(&before);
    let known: Vec<&str> = TROUBLES.iter().map(|(alert, _)| *alert).collect();
    let documented: Vec<&str> = alerts().iter().map(|(alert, _)| *alert).collect();
    assert_eq!(documented, known, "every alert has its trouble here, and the other way round");
    let firing = |now: &Exposition| -> Vec<&str> {
        let series = Series { before: &before, now, seconds: 3600.0 };
        let firing = alerts().into_iter().filter(|(_, expression)| fires(expression, &series));
        firing.map(|(alert, _)| alert).collect()
    };
    assert_eq!(firing(&before), [""; 0], "at the start");
    assert_eq!(firing(&well), [""; 0], "while all is well");
    for (alert, happen) in TROUBLES {
        let mut now = well.clone();
        happen(&mut now);
        assert_eq!(firing(&now), [*alert]);
    }
}
