//! `safehouse serve`: the site and the tables.

mod addresses;
mod durations;
mod telemetry;

use std::net::{IpAddr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use anyhow::{Context, bail};
use gateway::{Gateway, Limits, Origins};
use host::{Customs, House};
use store::Store;
use tokio::net::{TcpListener, TcpSocket};

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
    /// A reverse proxy in front of this server: the address by which it comes, again for each.
    /// It says in x-forwarded-for for whom it asks, so that limits count people and not proxies
    #[arg(long, value_name = "IP")]
    proxy: Vec<IpAddr>,
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
    /// Wrong codes a minute from one address
    #[arg(long, value_name = "N", default_value_t = Limits::default().wrong_codes_per_min)]
    max_wrong_codes: u32,
    /// How long a connection may keep the server waiting
    #[arg(long, value_name = "TIME", default_value = "10s", value_parser = durations::read)]
    patience: Duration,
    /// A bot plays for somebody who has been away for so long, until they are back
    #[arg(long, value_name = "TIME", default_value = "30s", value_parser = durations::read)]
    away: Duration,
    /// A table where nobody has been for so long sleeps, until somebody comes
    #[arg(long, value_name = "TIME", default_value = "10m", value_parser = durations::read)]
    sleep: Duration,
    /// Bots move at once, not after a human while (for tests)
    #[arg(long, hide = true)]
    quick_bots: bool,
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
        let listener = bind(self.listen).with_context(|| {
            format!("cannot listen on {}: choose another address with --listen", self.listen)
        })?;
        let store = Store::open(&self.data)
            .with_context(|| format!("cannot use the data in {}", self.data.display()))?;
        telemetry::metrics(self.metrics);
        let customs =
            Customs { away: self.away, deserted: self.sleep, quick_bots: self.quick_bots };
        let house = House::new(store.clone(), customs);
        let limits = Limits {
            connections: self.max_connections,
            new_per_min: self.max_new,
            messages_per_s: self.max_messages,
            wrong_codes_per_min: self.max_wrong_codes,
            patience: self.patience,
        };
        let listening = listener.local_addr()?;
        let network = addresses::network(listening);
        let origins = Origins { public, network, proxies: self.proxy };
        let gateway = Gateway::new(house, limits, origins.clone());
        addresses::announce(listening, &origins);
        let serving = tokio::spawn(gateway::listen(gateway.clone(), web::site(), listener));
        told_to_stop().await?;
        tracing::info!("stopping");
        gateway.stop();
        let _ = serving.await;
        // Everything acknowledged is on disk already; this lets go of the folder.
        tokio::task::spawn_blocking(move || store.close()).await?;
        Ok(())
    }
}

/// What waits in the operating system for one slow reader. It would give each some megabytes.
const SEND_BUFFER: u32 = 128 * 1024;
/// Connections that wait to be accepted.
const BACKLOG: u32 = 1024;

/// Listens on an address, also if a server that just died has left connections behind there.
fn bind(address: SocketAddr) -> std::io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
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
