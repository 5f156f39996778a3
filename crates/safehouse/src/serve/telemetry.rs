//! The log and the metrics. No secret reaches either: tokens, seeds and hands do not print.

use std::net::SocketAddr;

use metrics_exporter_prometheus::PrometheusBuilder;
use tracing_subscriber::EnvFilter;

/// Writes the log to standard error; `RUST_LOG` says how much.
pub(super) fn log(json: bool) {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    if json { log.json().init() } else { log.compact().init() }
}

/// Lets Prometheus look. Another server on this machine may have the address: then this one goes
/// unwatched, and says so.
pub(super) fn metrics(listen: SocketAddr) {
    if let Err(why) = PrometheusBuilder::new().with_http_listener(listen).install() {
        tracing::warn!(%listen, %why, "no metrics: choose another address with --metrics");
    }
}
