//! A plain balancer: it brings each connection to the next server, without looking into it.

use std::{
    net::SocketAddr,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
};
use tokio::{
    io::copy_bidirectional,
    net::{TcpSocket, TcpStream},
};

/// A port of this machine that leads to several servers in turn. A server that does not answer is
/// passed over, as every balancer does.
pub struct Balancer {
    address: SocketAddr,
}

impl Balancer {
    /// Balances between these servers for as long as the runtime lives.
    pub async fn between(servers: Vec<SocketAddr>) -> std::io::Result<Balancer> {
        // All clients of a server that stops come back at once: they must not wait for a place.
        let socket = TcpSocket::new_v4()?;
        socket.bind(SocketAddr::from(([127, 0, 0, 1], 0)))?;
        let listener = socket.listen(4096)?;
        let address = listener.local_addr()?;
        let (servers, next) = (Arc::new(servers), Arc::new(AtomicUsize::new(0)));
        tokio::spawn(async move {
            while let Ok((mut near, _)) = listener.accept().await {
                let (servers, next) = (servers.clone(), next.clone());
                tokio::spawn(async move {
                    for _ in 0..servers.len() {
                        let turn = next.fetch_add(1, Ordering::Relaxed) % servers.len();
                        if let Ok(mut far) = TcpStream::connect(servers[turn]).await {
                            let _ = (near.set_nodelay(true), far.set_nodelay(true));
                            let _ = copy_bidirectional(&mut near, &mut far).await;
                            return;
                        }
                    }
                });
            }
        });
        Ok(Balancer { address })
    }

    /// Where it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }
}
