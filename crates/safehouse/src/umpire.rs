//! `safehouse umpire`: the engine's public face on standard input and output.

/// Referees until the input ends.
pub(crate) fn run() -> anyhow::Result<()> {
    Ok(())
}
