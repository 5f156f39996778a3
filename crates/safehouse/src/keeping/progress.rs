//! The progress of a check, shown at a terminal.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// Runs a long check, with a progress line on standard error if that is a terminal.
pub(super) fn shown<T>(what: &'static str, work: impl FnOnce(&mut dyn FnMut(u64, u64)) -> T) -> T {
    let style = "{msg} {bar:40} {human_pos} of {human_len} tables, {eta} left";
    let style = ProgressStyle::with_template(style).expect("a template");
    let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr())
        .with_style(style)
        .with_message(what);
    let done = work(&mut |tables, of| {
        bar.set_length(of);
        bar.set_position(tables);
    });
    bar.finish_and_clear();
    done
}
