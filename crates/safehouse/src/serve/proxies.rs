//! The proxies whose headers are believed.

use std::net::IpAddr;

use ipnet::{IpNet, Ipv4Net};

/// Parses an address or a network in CIDR notation. IPv4 inside IPv6 counts as IPv4, because
/// clients' addresses are compared that way.
pub(super) fn network(text: &str) -> Result<IpNet, String> {
    let one = || text.parse::<IpAddr>().map(IpNet::from);
    let network = text
        .parse()
        .or_else(|_| one())
        .map_err(|_| "write an address or a network: 127.0.0.1, 10.0.0.0/8, fd00::/8".to_owned())?;
    let network = as_ipv4(network).unwrap_or(network);
    if network.prefix_len() == 0 {
        return Err("every client would be believed; name the network of the proxies alone".into());
    }
    Ok(network)
}

fn as_ipv4(network: IpNet) -> Option<IpNet> {
    let IpNet::V6(network) = network else { return None };
    let prefix = network.prefix_len().checked_sub(96)?;
    let address = network.addr().to_ipv4_mapped()?;
    Ipv4Net::new(address, prefix).ok().map(IpNet::V4)
}

#[cfg(test)]
mod tests {
    use super::network;

    #[test]
    fn a_proxy_is_an_address_or_a_network() {
        let read = |text| network(text).map(|network| network.to_string());
        for (text, right) in [
            ("127.0.0.1", "127.0.0.1/32"),
            ("::1", "::1/128"),
            ("10.0.0.0/8", "10.0.0.0/8"),
            ("fd00::/8", "fd00::/8"),
            ("::ffff:10.1.2.3", "10.1.2.3/32"),
            ("::ffff:10.0.0.0/104", "10.0.0.0/8"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(right), "{text}");
        }
        for wrong in ["", "proxy", "10.0.0.0/33", "10.0.0.0/", "0.0.0.0/0", "::/0", "10.0.0/8"] {
            assert!(network(wrong).is_err(), "{wrong}");
        }
    }
}
