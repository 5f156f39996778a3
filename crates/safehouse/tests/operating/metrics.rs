//! Metrics are complete from the start, and in the form that Prometheus wants.

use serde_json::json;
use tempfile::TempDir;

use crate::exposition::Exposition;
use crate::running::Running;
use crate::safehouse;

/// The program, and the address of its metrics.
pub(crate) fn watched(data: &TempDir) -> (Running, guest::Place) {
    let mut command =
        safehouse(&["serve", "--listen", "127.0.0.1:0", "--metrics", "127.0.0.1:0", "--data"]);
    command.arg(data.path());
    let mut program = Running::start(command);
    let metrics = program.metrics();
    (program, metrics)
}

pub(crate) async fn look(metrics: guest::Place) -> Exposition {
    let answer = metrics.get("/metrics").await.unwrap();
    assert_eq!(answer.status, 200);
    let kind = answer.header("content-type").unwrap_or_default();
    assert!(kind.starts_with("text/plain; version=0.0.4"), "{kind}");
    Exposition::read(&answer.body)
}

#[tokio::test]
async fn every_metric_is_there_before_anybody_comes() {
    let data = TempDir::new().unwrap();
    let (_program, metrics) = watched(&data);
    let seen = look(metrics).await;
    let ours: Vec<_> = seen.samples.iter().filter(|it| it.name.starts_with("safehouse_")).collect();
    assert!(ours.len() > 40, "{ours:?}");
    for sample in ours {
        let one = ["safehouse_store_ready", "safehouse_build_info"].contains(&&*sample.name);
        assert_eq!(sample.value, if one { 1.0 } else { 0.0 }, "{sample:?}");
    }
    let built = seen.samples.iter().find(|it| it.name == "safehouse_build_info").unwrap();
    assert_eq!(built.labels["version"], env!("CARGO_PKG_VERSION"));
    assert!(!built.labels["commit"].is_empty());
    if cfg!(target_os = "linux") {
        let process = |what: &str| seen.value(&format!("process_{what}")).expect(what);
        assert!(process("open_fds") > 3.0 && process("open_fds") < process("max_fds"));
        assert!(process("resident_memory_bytes") > 1e6 && process("cpu_seconds_total") < 60.0);
        let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs_f64();
        let age = now - process("start_time_seconds");
        assert!((-2.0..600.0).contains(&age), "{age}");
    }
}

#[tokio::test]
async fn what_happens_is_counted() {
    let data = TempDir::new().unwrap();
    let (mut program, metrics) = watched(&data);
    let place = program.place();
    let create = json!({"game": "spywhere", "name": "Ann", "options": {}});
    let ticket = place.create(&create).await.unwrap();
    place.join(&ticket.code, "Bob").await.unwrap();
    let seen = look(metrics).await;
    assert_eq!(seen.value("safehouse_tables_made_total"), Some(1.0));
    assert_eq!(seen.value("safehouse_tables_awake"), Some(1.0));
    let writes = seen.value("safehouse_journal_seconds_count").unwrap();
    assert!(writes >= 1.0, "Bob's seat is on disk");
    assert!(seen.value("safehouse_journal_seconds_sum").unwrap() > 0.0);
}

/// Every metric is on the page for operators, and the page has no other.
#[tokio::test]
async fn the_page_for_operators_has_them_all() {
    const OPERATIONS: &str = include_str!("../../../../docs/operations.md");
    let data = TempDir::new().unwrap();
    let (_program, metrics) = watched(&data);
    let seen = look(metrics).await;
    for name in seen.types.keys() {
        assert!(OPERATIONS.contains(&format!("`{name}`")), "docs/operations.md lacks {name}");
    }
    let named = OPERATIONS.split('`').filter(|word| {
        let name = word.chars().all(|c| c.is_ascii_lowercase() || c == '_');
        name && word.starts_with("safehouse_")
    });
    for name in named {
        assert!(seen.types.contains_key(name), "docs/operations.md names {name}");
    }
}
