//! The addresses under which people find this server, and a QR code for phones.

use std::io::{self, IsTerminal, Write};
use std::net::{IpAddr, Ipv4Addr, SocketAddr, UdpSocket};

use axum::http::Uri;
use gateway::Origins;
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;

/// The origin of a public address, as browsers write it: `https://play.example`, in lower case and
/// without a default port.
pub(super) fn origin(url: &str) -> Result<String, String> {
    let form = || {
        "write http:// or https:// and a name, and nothing after it: \
                   https://play.example"
            .to_owned()
    };
    let uri: Uri = url.parse().map_err(|_| form())?;
    let (Some(scheme), Some(authority)) = (uri.scheme_str(), uri.authority()) else {
        return Err(form());
    };
    let standard = match scheme {
        "http" => 80,
        "https" => 443,
        _ => return Err(form()),
    };
    let host = authority.host().to_lowercase();
    let port = authority.as_str().strip_prefix(authority.host()).ok_or_else(form)?;
    let port: Option<u16> = match port.strip_prefix(':') {
        Some(port) => Some(port.parse().map_err(|_| form())?),
        None => None,
    };
    // The parser drops a fragment silently.
    let more = url.contains('#') || uri.query().is_some();
    if more || host.is_empty() || !["", "/"].contains(&uri.path()) {
        return Err(form());
    }
    Ok(match port.filter(|port| *port != standard) {
        Some(port) => format!("{scheme}://{host}:{port}"),
        None => format!("{scheme}://{host}"),
    })
}

/// Prints where the server is, with a QR code for phones if standard output is a terminal. If
/// nobody reads that, the server runs all the same.
pub(super) fn announce(listening: SocketAddr, origins: &Origins) {
    let mut output = io::stdout().lock();
    let _ = write_announcement(&mut output, listening, origins).and_then(|()| output.flush());
}

fn write_announcement(
    output: &mut (impl Write + IsTerminal),
    listening: SocketAddr,
    origins: &Origins,
) -> io::Result<()> {
    let everywhere = listening.ip().is_unspecified();
    let here = match listening.port() {
        port if everywhere => format!("localhost:{port}"),
        _ => listening.to_string(),
    };
    writeln!(output, "Safehouse is open.")?;
    writeln!(output, "  on this machine   http://{here}/")?;
    if let Some(url) = &origins.network {
        writeln!(output, "  in this network   {url}/")?;
    }
    if let Some(url) = &origins.public {
        writeln!(output, "  for everybody     {url}/")?;
    }
    let phones = origins.public.as_ref().or(origins.network.as_ref());
    if let (Some(url), true) = (phones, output.is_terminal())
        && let Ok(code) = QrCode::new(format!("{url}/"))
    {
        let picture = code.render::<Dense1x2>().quiet_zone(true).build();
        writeln!(output, "\n{picture}\n  point a phone at it\n")?;
    }
    Ok(())
}

/// The origin under which other devices in the local network find this server, if they can.
pub(super) fn network(listening: SocketAddr) -> Option<String> {
    let ip = if listening.ip().is_unspecified() { in_the_local_network()? } else { listening.ip() };
    (!ip.is_loopback()).then(|| format!("http://{}", SocketAddr::new(ip, listening.port())))
}

/// This machine's address in the local network. Nothing is sent: connecting a datagram socket makes
/// the operating system choose the address from which it would send.
fn in_the_local_network() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    // An address from the range that is reserved for documentation.
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let ip = socket.local_addr().ok()?.ip();
    (!ip.is_unspecified() && !ip.is_loopback()).then_some(ip)
}

#[cfg(test)]
mod tests {
    use super::origin;

    #[test]
    fn a_public_address_is_an_origin() {
        for (url, right) in [
            ("https://Play.Example/", "https://play.example"),
            ("http://10.0.0.1:80", "http://10.0.0.1"),
            ("https://play.example:443/", "https://play.example"),
            ("https://play.example:80", "https://play.example:80"),
            ("http://[2001:db8::7]:7007", "http://[2001:db8::7]:7007"),
        ] {
            assert_eq!(origin(url).as_deref(), Ok(right), "{url}");
        }
        for wrong in [
            "play.example",
            "https://",
            "https://a/b",
            "ftp://a",
            "https://a?b",
            "https://a#b",
            "https://me@a",
            "https://a:99999",
            "https://a:",
            "https://a b",
            "",
        ] {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }
}
