//! The door to the network: HTTP, WebSocket, sessions, limits.
//!
//! It reads what strangers say to the letter, passes it to the [`host`], and carries back what the
//! table has to say. It knows no rule. Start with [`Gateway`]; [`session`] is a socket's life,
//! [`end`] is how it ends, [`limits`] is how much of everything one address may have.

mod end;
mod headers;
mod http;
mod limits;
mod listen;
mod session;
mod upgrade;
mod visitor;

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use host::{Door, House};
use tokio::sync::watch;

pub use limits::Limits;
pub use listen::listen;

/// Where people find this server, besides the address that they ask.
#[derive(Clone, Default, Debug)]
pub struct Origins {
    /// The public origin (`https://play.example`). Sockets may be opened from its pages, too.
    pub public: Option<String>,
    /// The origin in the local network (`http://192.168.1.20:7007`).
    pub network: Option<String>,
    /// Proxies of ours. Whoever comes through one of them is known by the address that it names
    /// last in `x-forwarded-for`.
    pub proxies: Vec<IpAddr>,
}

/// What every request gets at.
#[derive(Clone)]
pub struct Gateway(Arc<Inner>);

struct Inner {
    house: House,
    limits: limits::Guards,
    /// The origin under which people reach us, if it is not the one they ask for.
    public: Option<String>,
    /// The origin under which others in the local network reach us.
    network: Option<String>,
    proxies: Vec<IpAddr>,
    doors: AtomicU64,
    stopping: watch::Sender<bool>,
}

impl Gateway {
    /// A gateway to this house.
    pub fn new(house: House, limits: Limits, origins: Origins) -> Gateway {
        let limits = limits::Guards::new(limits);
        let (doors, (stopping, _)) = (AtomicU64::new(0), watch::channel(false));
        let Origins { public, network, proxies } = origins;
        let proxies = proxies.iter().map(IpAddr::to_canonical).collect();
        Gateway(Arc::new(Inner { house, limits, public, network, proxies, doors, stopping }))
    }

    /// Lets nobody in any more, and tells everybody who is here to come again later.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Whether it has been stopped.
    fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// All routes: the calls, the socket, and for everything else the site.
    pub fn router(&self, site: Router) -> Router {
        let secure = self.0.public.as_ref().is_some_and(|url| url.starts_with("https:"));
        headers::on(http::routes(self.clone()).fallback_service(site), secure)
    }

    fn next_door(&self) -> Door {
        Door(self.0.doors.fetch_add(1, Ordering::Relaxed))
    }
}
