//! The door to the network: HTTP, WebSocket, sessions, limits.
//!
//! It reads what strangers say to the letter, passes it to the [`host`], and carries back what the
//! table has to say. It knows no rule. Start with [`Gateway`]; [`socket`] is a session's life,
//! [`limits`] is how much of everything one address may have.

mod headers;
mod http;
mod limits;
mod listen;
mod socket;

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use host::{Door, House};

pub use limits::Limits;
pub use listen::listen;

/// Where people find this server, besides the address that they ask.
#[derive(Clone, Default, Debug)]
pub struct Origins {
    /// The public origin (`https://play.example`). Sockets may be opened from its pages, too.
    pub public: Option<String>,
    /// The origin in the local network (`http://192.168.1.20:7007`).
    pub network: Option<String>,
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
    doors: AtomicU64,
}

impl Gateway {
    /// A gateway to this house.
    pub fn new(house: House, limits: Limits, origins: Origins) -> Gateway {
        let limits = limits::Guards::new(limits);
        let Origins { public, network } = origins;
        Gateway(Arc::new(Inner { house, limits, public, network, doors: AtomicU64::new(0) }))
    }

    /// All routes: the calls, the socket, and for everything else the site.
    pub fn router(&self, site: Router) -> Router {
        headers::on(http::routes(self.clone()).fallback_service(site))
    }

    fn next_door(&self) -> Door {
        Door(self.0.doors.fetch_add(1, Ordering::Relaxed))
    }
}
