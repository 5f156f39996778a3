//! Where people find this server, and a picture of it for phones.

use std::io::IsTerminal;
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use anyhow::bail;
use gateway::Origins;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// The origin of a public address: `https://play.example`, without anything behind it.
pub(super) fn origin(url: &str) -> anyhow::Result<String> {
    let origin = url.trim_end_matches('/');
    let rest = origin.strip_prefix("https://").or_else(|| origin.strip_prefix("http://"));
    match rest {
        Some(host) if !host.is_empty() && !host.contains(['/', '?', '#', '@', ' ']) => {
            Ok(origin.to_lowercase())
        }
        _ => bail!("--public-url {url} is not of the form https://play.example"),
    }
}

/// Says where the server is, with a QR code for phones if a person is looking.
pub(super) fn announce(listening: SocketAddr, origins: &Origins) {
    let port = listening.port();
    let everywhere = listening.ip().is_unspecified();
    let here = if everywhere { "localhost".into() } else { listening.ip().to_string() };
    println!("Safehouse is open.");
    println!("  on this machine   http://{here}:{port}/");
    if let Some(url) = &origins.network {
        println!("  in this network   {url}/");
    }
    if let Some(url) = &origins.public {
        println!("  for everybody     {url}/");
    }
    let phones = origins.public.as_ref().or(origins.network.as_ref());
    if let (Some(url), true) = (phones, std::io::stdout().is_terminal())
        && let Ok(code) = QrCode::new(format!("{url}/"))
    {
        let picture = code.render::<Dense1x2>().quiet_zone(true).build();
        println!("\n{picture}\n  point a phone at it\n");
    }
}

/// The origin under which others in the local network find this server, if they can.
pub(super) fn network(listening: SocketAddr) -> Option<String> {
    let ip = if listening.ip().is_unspecified() { in_the_local_network()? } else { listening.ip() };
    (!ip.is_loopback()).then(|| format!("http://{}", SocketAddr::new(ip, listening.port())))
}

/// The address that others in the local network would use. Nothing is sent: a datagram socket that
/// is told where it would send to knows from which address it would.
fn in_the_local_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address of the range that is reserved for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::origin;

    #[test]
    fn a_public_address_is_an_origin() {
        assert_eq!(origin("https://Play.Example/").ok().as_deref(), Some("https://play.example"));
        assert_eq!(origin("http://10.0.0.1:80").ok().as_deref(), Some("http://10.0.0.1:80"));
        for wrong in ["play.example", "https://", "https://a/b", "ftp://a", "https://a?b"] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }
}
