//! The log and the metrics. No secret reaches either: tokens, seeds and hands do not print.

use std::net::SocketAddr;

use metrics_exporter_prometheus::PrometheusBuilder;
use tracing::Level;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt};

/// Writes the log to standard error; `RUST_LOG` says how much of it. What libraries tell while
/// they work (the WebSocket's tells every message, hands and tokens and all) is never part of it.
pub(super) fn log(json: bool) {
    let wanted = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let harmless = filter_fn(|it| *it.level() <= Level::WARN || is_ours(it.target()));
    let log = fmt::layer().with_writer(std::io::stderr);
    let log = if json { log.json().boxed() } else { log.compact().boxed() };
    tracing_subscriber::registry().with(log.with_filter(harmless)).with(wanted).init();
}

/// Whether this is the name of a room of this house.
fn is_ours(target: &str) -> bool {
    let room = target.split("::").next().unwrap_or_default();
    ["safehouse", "gateway", "host", "store"].contains(&room)
}

/// Lets Prometheus look. Another server on this machine may have the address: then this one goes
/// unwatched, and says so.
pub(super) fn metrics(listen: SocketAddr) {
    if let Err(why) = PrometheusBuilder::new().with_http_listener(listen).install() {
        tracing::warn!(%listen, %why, "no metrics: choose another address with --metrics");
    }
}
