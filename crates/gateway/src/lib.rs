//! The network side of the server: HTTP, WebSocket, sessions, limits.
//!
//! It parses clients' messages strictly, passes them to the [`host`], and sends back the table's
//! messages. It knows no rule. Start with [`Gateway`]; [`gate`] has the checks that every request
//! passes, [`session`] is the life of a socket, [`end`] is how it ends, [`limits`] says how much of
//! everything one address may have, [`outgoing`] is how messages go
//! out, [`stream`] and [`channel`] are the connection beneath it all.

mod address;
mod arrive;
mod buckets;
mod channel;
mod client;
mod counted;
mod end;
mod gate;
mod guesses;
mod headers;
mod hosts;
mod http;
mod limits;
mod listen;
mod no;
mod outgoing;
mod pings;
mod round_trip;
mod seldom;
mod session;
mod shared;
mod stream;
mod upgrade;
mod visitor;

use std::hash::{BuildHasher, DefaultHasher, Hash, Hasher, RandomState};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::{Router, middleware};
use host::{Door, House, Whence};
use ipnet::IpNet;
use tokio::sync::watch;

pub use limits::Limits;
pub use listen::listen;
pub use seldom::Seldom;
pub use shared::Spent;

/// Where people find this server, besides the address in their request, and what they find there.
#[derive(Clone, Default, Debug)]
pub struct Origins {
    /// The public origin (`https://play.example`). Its pages may open sockets, too.
    pub public: Option<String>,
    /// The origin in the local network (`http://192.168.1.20:7007`).
    pub network: Option<String>,
    /// The networks of our own reverse proxies. A client that comes through one of them is known by
    /// the address that the proxy appends to `x-forwarded-for`.
    pub proxies: Vec<IpNet>,
    /// The version of the browser client that this server serves, if it serves one.
    pub client: Option<&'static str>,
}

/// The state that every request handler shares.
#[derive(Clone)]
pub struct Gateway(Arc<Inner>);

struct Inner {
    house: House,
    limits: limits::Guards,
    hosts: hosts::Hosts,
    /// The origin under which people reach us, if it differs from the one in the request.
    public: Option<String>,
    /// The origin under which other devices in the local network reach us.
    network: Option<String>,
    proxies: Vec<IpNet>,
    /// The version of the client that we serve.
    client: Option<&'static str>,
    doors: AtomicU64,
    /// Addresses are hashed with this before tables see them, so that no table knows an address. All
    /// nodes of a house have the same.
    secret: String,
    stopping: watch::Sender<bool>,
}

impl Gateway {
    /// A gateway to this house.
    pub fn new(house: House, limits: Limits, origins: Origins) -> Gateway {
        let limits = limits::Guards::new(limits);
        let (doors, (stopping, _)) = (AtomicU64::new(0), watch::channel(false));
        let Origins { public, network, proxies, client } = origins;
        let hosts = hosts::Hosts::new(public.as_deref());
        let secret = house.secret().unwrap_or_else(|| RandomState::new().hash_one(0).to_string());
        Gateway(Arc::new(Inner {
            house,
            limits,
            hosts,
            public,
            network,
            proxies,
            client,
            doors,
            secret,
            stopping,
        }))
    }

    /// Accepts no more connections, and closes all sockets with a request to reconnect later.
    pub fn stop(&self) {
        self.0.stopping.send_replace(true);
    }

    /// Changes to true when the gateway is stopped.
    fn stopping(&self) -> watch::Receiver<bool> {
        self.0.stopping.subscribe()
    }

    /// All routes: the calls, the socket, and the site for everything else.
    pub fn router(&self, site: Router) -> Router {
        let secure = self.0.public.as_ref().is_some_and(|url| url.starts_with("https:"));
        let routes = http::routes(self.clone()).fallback_service(site);
        headers::on(routes.layer(middleware::from_fn_with_state(self.clone(), gate::pass)), secure)
    }

    /// An address in the form that tables see.
    fn whence(&self, address: address::Address) -> Whence {
        let mut hasher = DefaultHasher::new();
        (&self.0.secret, address).hash(&mut hasher);
        Whence(hasher.finish())
    }

    fn next_door(&self) -> Door {
        Door(self.0.doors.fetch_add(1, Ordering::Relaxed))
    }
}
