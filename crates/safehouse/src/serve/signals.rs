//! Signals from the operating system.

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};

/// The signals that the program handles, from the moment this is created.
pub(super) struct Signals {
    #[cfg(unix)]
    interrupt: Signal,
    #[cfg(unix)]
    terminate: Signal,
    #[cfg(unix)]
    hang_up: Signal,
}

#[cfg(unix)]
impl Signals {
    pub(super) fn heed() -> std::io::Result<Signals> {
        Ok(Signals {
            interrupt: signal(SignalKind::interrupt())?,
            terminate: signal(SignalKind::terminate())?,
            hang_up: signal(SignalKind::hangup())?,
        })
    }

    /// Waits for Ctrl-C or SIGTERM. SIGHUP is ignored: a terminal that is closed, or a script that
    /// means "reload your configuration", ends nobody's game.
    pub(super) async fn wait_for_stop(mut self) -> std::io::Result<()> {
        loop {
            tokio::select! {
                _ = self.interrupt.recv() => return Ok(()),
                _ = self.terminate.recv() => return Ok(()),
                _ = self.hang_up.recv() => {
                    tracing::info!("SIGHUP is ignored: options are read at the start alone");
                }
            }
        }
    }
}

#[cfg(not(unix))]
impl Signals {
    pub(super) fn heed() -> std::io::Result<Signals> {
        Ok(Signals {})
    }

    /// Waits for Ctrl-C.
    pub(super) async fn wait_for_stop(self) -> std::io::Result<()> {
        tokio::signal::ctrl_c().await
    }
}
