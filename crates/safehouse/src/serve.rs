//! `safehouse serve`: the site and the tables.

mod address;
mod addresses;
mod database;
mod durations;
mod files;
mod folder;
mod limits;
mod listen;
mod log;
mod metrics;
mod options;
mod proxies;
mod signals;

use anyhow::anyhow;
use bus::Bus;
use gateway::{Gateway, Origins, Spent};
use host::House;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::version;
pub(crate) use options::Serve;
use signals::Signals;

impl Serve {
    /// Serves until a signal stops it.
    pub(crate) fn run(&self) -> anyhow::Result<()> {
        log::open(self.json_log);
        let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
        runtime.block_on(self.serve())
    }

    async fn serve(&self) -> anyhow::Result<()> {
        let signals = Signals::heed()?;
        let files = files::raise();
        let address = self.listen.resolve("--listen").await?;
        let listener = listen::on(address, "--listen")?;
        let watched = metrics::listen(self.metrics.as_ref()).await?;
        let watching = watched.as_ref().map(TcpListener::local_addr).transpose()?;
        let store = match &self.store {
            Some(url) => {
                let name = database::name(self.node.as_deref(), listener.local_addr()?.port());
                database::open(url, name, self.lease).await?
            }
            None => folder::open(&self.data)?,
        };
        if let Some(watched) = watched {
            metrics::serve(watched)?;
        }
        // It has just been opened for writing; the house updates this when it changes.
        ::metrics::gauge!("safehouse_store_ready").set(1.0);
        let house = House::new(store.clone(), self.customs());
        let bus = match (&self.bus, store.membership()) {
            (Some(url), Some(me)) => {
                let joined = Bus::connect(url, me, self.lease, version::FULL, house.clone()).await;
                Some(joined.map_err(|why| anyhow!("--bus: {why}"))?)
            }
            (Some(_), None) | (None, _) => None,
        };
        let watching_lease = tokio::spawn(database::watch(store.clone()));
        let sweeping = tokio::spawn(house.clone().sweep(self.keep()));
        let listening = listener.local_addr()?;
        let public = self.public_url.clone();
        let network = addresses::network(listening);
        let proxies = self.proxy.clone();
        let origins = Origins { public, network, proxies, client: web::version() };
        let gateway = Gateway::new(house, self.limits(), origins.clone());
        if let Some(bus) = &bus {
            let (mut spending, (tell, notes)) = (gateway.spending(), mpsc::unbounded_channel());
            tokio::spawn(async move {
                while let Some(spent) = spending.recv().await {
                    let _ = tell.send(spent.text());
                }
            });
            let limited = gateway.clone();
            let hear =
                move |note: &str| Spent::read(note).into_iter().for_each(|it| limited.spent(it));
            bus.share(notes, hear).await?;
        }
        tracing::info!(
            version = version::NUMBER,
            commit = version::COMMIT,
            listen = %listening,
            network = origins.network.as_deref(),
            public = origins.public.as_deref(),
            metrics = watching.map(tracing::field::display),
            data = self.store.is_none().then(|| {
                tracing::field::display(self.data.canonicalize().unwrap_or_else(|_| self.data.clone()).display().to_string())
            }),
            open_files_limit = files.now,
            open_files_limit_before = files.before,
            "safehouse is open"
        );
        addresses::announce(listening, &origins);
        let serving = tokio::spawn(gateway::listen(gateway.clone(), web::site(), listener));
        signals.wait_for_stop().await?;
        if let Some(bus) = &bus {
            tracing::info!("handing the tables over");
            bus.drain().await;
        }
        tracing::info!("stopping");
        gateway.stop();
        let _ = serving.await;
        sweeping.abort();
        watching_lease.abort();
        if let Some(bus) = bus {
            bus.leave().await;
        }
        // Everything acknowledged is on disk already; this releases the folder.
        tokio::task::spawn_blocking(move || store.close()).await?;
        Ok(())
    }
}
