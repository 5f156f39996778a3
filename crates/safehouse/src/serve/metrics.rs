//! The metrics, on an address of their own that only this machine reaches. All exist from the
//! start, so that an alert can tell "none yet" from "not watched".

mod known;
mod process;

use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::get;
use metrics::{
    Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge, histogram,
};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use tokio::net::TcpListener;

use super::address::Address;
use super::listen;
use crate::call::BadCall;
use crate::version;
use known::{KNOWN, Kind};

/// The default address for metrics.
const DEFAULT: SocketAddr =
    SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::LOCALHOST), 7008);
/// How often recorded values are sorted into histograms' buckets if nobody scrapes.
const UPKEEP: Duration = Duration::from_secs(5);
const TEXT_FORMAT: &str = "text/plain; version=0.0.4; charset=utf-8";

/// Listens on the address for metrics. If the operator chose one, failing to get it is an error;
/// the default one may belong to another server on this machine, which is common, and then this
/// server has no metrics.
pub(super) async fn listen(asked: Option<&Address>) -> anyhow::Result<Option<TcpListener>> {
    let Some(asked) = asked else {
        let taken = |why: &anyhow::Error| tracing::warn!("no metrics: {why:#}");
        return Ok(listen::on(DEFAULT, "--metrics").inspect_err(taken).ok());
    };
    let address = asked.resolve("--metrics").await?;
    if !address.ip().is_loopback() {
        let why = format!(
            "--metrics {asked} could be read from other machines; give a loopback address such \
             as {DEFAULT}"
        );
        return Err(BadCall(why).into());
    }
    listen::on(address, "--metrics").map(Some)
}

/// Starts recording, and serves the metrics to Prometheus.
pub(super) fn serve(listener: TcpListener) -> anyhow::Result<()> {
    let recorder = record()?;
    process::describe();
    let looking = recorder.clone();
    let look = async move || {
        process::measure();
        ([(CONTENT_TYPE, TEXT_FORMAT)], looking.render()).into_response()
    };
    let site = Router::new().route("/metrics", get(look));
    tokio::spawn(axum::serve(listener, site).into_future());
    tokio::spawn(async move {
        loop {
            tokio::time::sleep(UPKEEP).await;
            recorder.run_upkeep();
        }
    });
    Ok(())
}

/// Installs the recorder with every metric at 0.
fn record() -> Result<PrometheusHandle, BuildError> {
    let mut builder = PrometheusBuilder::new();
    for metric in KNOWN {
        if let Kind::Histogram(bounds) = metric.kind {
            builder = builder.set_buckets_for_metric(Matcher::Full(metric.name.into()), bounds)?;
        }
    }
    let recorder = builder.install_recorder()?;
    for metric in KNOWN {
        register(metric);
    }
    describe_gauge!("safehouse_build_info", Unit::Count, "1, with the version and the commit.");
    gauge!("safehouse_build_info", "version" => version::NUMBER, "commit" => version::COMMIT)
        .set(1.0);
    Ok(recorder)
}

fn register(metric: &known::Metric) {
    let (name, help) = (metric.name, metric.help);
    match metric.kind {
        Kind::Counter => {
            describe_counter!(name, Unit::Count, help);
            for kind in metric.kinds {
                counter!(name, "kind" => *kind).increment(0);
            }
            if metric.kinds.is_empty() {
                counter!(name).increment(0);
            }
        }
        Kind::Gauge => {
            describe_gauge!(name, Unit::Count, help);
            gauge!(name).set(0.0);
        }
        Kind::Histogram(_) => {
            describe_histogram!(name, Unit::Seconds, help);
            let _ = histogram!(name);
        }
    }
}

#[cfg(test)]
mod tests;
