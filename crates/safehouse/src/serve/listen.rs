//! Listens on an address, or says plainly why it cannot.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;

use anyhow::anyhow;
use tokio::net::{TcpListener, TcpSocket};

/// The operating system's send buffer of each connection. By default a slow reader would get some
/// megabytes.
const SEND_BUFFER: u32 = 128 * 1024;
/// The most connections that wait to be accepted.
const BACKLOG: u32 = 1024;

/// Listens on the address that this option gave.
pub(super) fn on(address: SocketAddr, option: &str) -> anyhow::Result<TcpListener> {
    bind(address).map_err(|why| anyhow!("{option} {address}: {}", sentence(address, &why)))
}

/// Listens on an address, even if a server that just died has left connections behind there.
fn bind(address: SocketAddr) -> io::Result<TcpListener> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4()? } else { TcpSocket::new_v6()? };
    #[cfg(unix)]
    socket.set_reuseaddr(true)?;
    socket.set_send_buffer_size(SEND_BUFFER)?;
    socket.bind(address)?;
    socket.listen(BACKLOG)
}

/// Why the address cannot be used, and what to do.
fn sentence(address: SocketAddr, why: &io::Error) -> String {
    let (ip, port) = (address.ip(), address.port());
    if why.kind() == ErrorKind::AddrInUse {
        format!("another program listens on port {port}; stop it, or choose another port")
    } else if why.kind() == ErrorKind::AddrNotAvailable {
        format!("this machine has no address {ip}; choose one of its own, or 0.0.0.0 for all")
    } else if why.kind() == ErrorKind::PermissionDenied {
        format!(
            "this user may not open port {port}; choose one from 1024 on and put a proxy in \
             front, or grant CAP_NET_BIND_SERVICE"
        )
    } else {
        format!("{why}; choose another address")
    }
}

#[cfg(test)]
mod tests {
    use super::sentence;
    use std::io::{Error, ErrorKind};

    /// Root may open every port, so a test of the whole program cannot meet this error everywhere.
    #[test]
    fn a_port_for_root_alone_is_named() {
        let address = "0.0.0.0:80".parse().expect("an address");
        let message = sentence(address, &Error::from(ErrorKind::PermissionDenied));
        assert!(message.contains("may not open port 80") && message.contains("1024"), "{message}");
    }
}
