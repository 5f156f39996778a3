//! The log. No secret reaches it: tokens, seeds, hands and table codes are never printed.

use std::io::IsTerminal;

use tracing::Level;
use tracing_subscriber::filter::{LevelFilter, Targets, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{Layer, fmt};

/// Writes the log to standard error; `RUST_LOG` sets its level. Libraries' own log lines are never
/// part of it: the WebSocket's would print every message, hands and tokens and all.
pub(super) fn open(json: bool) {
    let wanted = wanted(std::env::var("RUST_LOG").ok().as_deref());
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

/// What `RUST_LOG` asks for: a level, or one for each crate (`info,host=debug`). A text that is
/// neither counts as if it were not there.
fn wanted(asked: Option<&str>) -> Targets {
    let usual = || Targets::new().with_default(LevelFilter::INFO);
    asked.and_then(|asked| asked.parse().ok()).unwrap_or_else(usual)
}

/// Whether the log goes to a terminal, and `NO_COLOR` is not set (<https://no-color.org>).
fn is_colourful() -> bool {
    let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    std::io::stderr().is_terminal() && !plain
}

/// Whether a log target is one of our crates.
fn is_ours(target: &str) -> bool {
    let room = target.split("::").next().unwrap_or_default();
    ["safehouse", "gateway", "bus", "host", "store"].contains(&room)
}

#[cfg(test)]
mod tests {
    use super::wanted;
    use tracing::Level;

    #[test]
    fn rust_log_sets_a_level_for_all_or_for_one_crate() {
        let shows = |asked, target: &str, level| wanted(asked).would_enable(target, &level);
        assert!(shows(None, "host::table", Level::INFO));
        assert!(!shows(None, "host::table", Level::DEBUG));
        assert!(shows(Some("trace"), "host::table", Level::TRACE));
        assert!(shows(Some("warn,host=debug"), "host::table", Level::DEBUG));
        assert!(!shows(Some("warn,host=debug"), "gateway", Level::INFO));
        assert!(shows(Some("host=loud"), "gateway", Level::INFO), "nonsense is as good as nothing");
        assert!(shows(Some(""), "gateway", Level::ERROR));
    }
}
