//! `safehouse serve`: the site and the tables.

mod addresses;
mod telemetry;

use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::{Context, bail};
use gateway::{Gateway, Limits, Origins};
use host::House;
use store::Store;
use tokio::net::TcpListener;
use tokio::sync::watch;

/// Where to serve, and where to keep what must not be lost.
#[derive(clap::Args, Debug)]
pub(crate) struct Serve {
    /// The address to listen on
    #[arg(long, value_name = "ADDR", default_value = "0.0.0.0:7007")]
    listen: SocketAddr,
    /// The folder for journals and results
    #[arg(long, value_name = "DIR", default_value = "safehouse-data")]
    data: PathBuf,
    /// The address by which people reach this server, if it is another one (https://play.example)
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Where Prometheus finds the metrics: an address of this machine only
    #[arg(long, value_name = "ADDR", default_value = "127.0.0.1:7008")]
    metrics: SocketAddr,
    /// Connections at once from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().connections)]
    max_connections: u32,
    /// New tables and seats a minute from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().new_per_min)]
    max_new: u32,
    /// Messages a second on one socket
    #[arg(long, value_name = "N", default_value_t = Limits::default().messages_per_s)]
    max_messages: u32,
    /// Writes the log as one JSON object a line
    #[arg(long)]
    json_log: bool,
}

impl Default for Serve {
    fn default() -> Self {
        use clap::{Args, FromArgMatches};
        let command = Serve::augment_args(clap::Command::new("serve"));
        let none = command.get_matches_from(["serve"]);
        Serve::from_arg_matches(&none).expect("every option of serve has a default")
    }
}

impl Serve {
    /// Serves until it is told to stop.
    pub(crate) fn run(self) -> anyhow::Result<()> {
        if !self.metrics.ip().is_loopback() {
            bail!("--metrics {} can be reached from outside; use 127.0.0.1", self.metrics);
        }
        let public = self.public_url.as_deref().map(addresses::origin).transpose()?;
        telemetry::log(self.json_log);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.serve(public))
    }

    async fn serve(self, public: Option<String>) -> anyhow::Result<()> {
        let listener = TcpListener::bind(self.listen).await.with_context(|| {
            format!("cannot listen on {}: choose another address with --listen", self.listen)
        })?;
        let store = Store::open(&self.data)
            .with_context(|| format!("cannot use the data in {}", self.data.display()))?;
        telemetry::metrics(self.metrics);
        let house = House::new(store.clone());
        let limits = Limits {
            connections: self.max_connections,
            new_per_min: self.max_new,
            messages_per_s: self.max_messages,
            ..Limits::default()
        };
        let listening = listener.local_addr()?;
        let origins = Origins { public, network: addresses::network(listening) };
        let gateway = Gateway::new(house, limits, origins.clone());
        let (stop, stopped) = watch::channel(false);
        addresses::announce(listening, &origins);
        let serving = tokio::spawn(gateway::listen(gateway, web::site(), listener, stopped));
        told_to_stop().await?;
        tracing::info!("stopping");
        let _ = stop.send(true);
        let _ = serving.await;
        // Everything acknowledged is on disk already; this lets go of the folder.
        tokio::task::spawn_blocking(move || store.close()).await?;
        Ok(())
    }
}

/// Waits for Ctrl-C or, where there is such a thing, SIGTERM.
async fn told_to_stop() -> anyhow::Result<()> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let mut terminate = signal(SignalKind::terminate())?;
        tokio::select! {
            done = tokio::signal::ctrl_c() => done?,
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    tokio::signal::ctrl_c().await?;
    Ok(())
}
