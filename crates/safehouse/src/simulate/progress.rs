//! The progress of a simulation, shown at a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar on standard error if that is a terminal, else nothing.
pub(crate) struct Progress(ProgressBar);

impl Progress {
    /// A bar for this many games, none of them done, after a label.
    pub(crate) fn new(games: u64, label: &str) -> Progress {
        let style = "{prefix}{bar:40} {human_pos} of {human_len} games, {per_sec}, {eta} left";
        let style = ProgressStyle::with_template(style).expect("a template");
        Progress(
            ProgressBar::with_draw_target(Some(games), ProgressDrawTarget::stderr())
                .with_style(style)
                .with_prefix(label.to_owned()),
        )
    }

    /// Counts this many more games as done.
    pub(crate) fn advance(&self, games: u64) {
        self.0.inc(games);
    }

    /// Removes the bar.
    pub(crate) fn done(&self) {
        self.0.finish_and_clear();
    }
}
