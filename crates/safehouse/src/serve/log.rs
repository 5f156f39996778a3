//! The log. No secret reaches it: tokens, seeds, hands and table codes are never printed.

use std::io::IsTerminal;

use tracing::Level;
use tracing_subscriber::filter::filter_fn;
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt};

/// Writes the log to standard error; `RUST_LOG` sets its level. Libraries' own log lines are never
/// part of it: the WebSocket's would print every message, hands and tokens and all.
pub(super) fn open(json: bool) {
    let wanted = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let harmless = filter_fn(|it| *it.level() <= Level::WARN || is_ours(it.target()));
    let log = fmt::layer()
        .with_writer(std::io::stderr)
        .with_ansi(is_colourful())
        // Otherwise the subscriber would report a closed log on standard error, and panic because
        // that is closed too.
        .log_internal_errors(false);
    let log = if json { log.json().boxed() } else { log.compact().boxed() };
    tracing_subscriber::registry().with(log.with_filter(harmless)).with(wanted).init();
}

/// Whether the log goes to a terminal, and `NO_COLOR` is not set (<https://no-color.org>).
fn is_colourful() -> bool {
    let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    std::io::stderr().is_terminal() && !plain
}

/// Whether a log target is one of our crates.
fn is_ours(target: &str) -> bool {
    let room = target.split("::").next().unwrap_or_default();
    ["safehouse", "gateway", "host", "store"].contains(&room)
}
