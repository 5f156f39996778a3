//! An address to listen on, as operators write it.

use std::fmt;
use std::net::{Ipv4Addr, SocketAddr};
use std::str::FromStr;

use anyhow::{Context, bail};
use tokio::net::lookup_host;

/// An address and a port, or a name that stands for an address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Address {
    /// `127.0.0.1:7007`, `[::1]:7007`, or `:7007` for every address of this machine.
    Exact(SocketAddr),
    /// `localhost:7007`: resolved when the server starts.
    Named(String, u16),
}

/// The expected forms, for errors.
const FORM: &str = "write an address and a port: 127.0.0.1:7007, [::1]:7007, localhost:7007, \
                    or :7007 for every address of this machine";

impl FromStr for Address {
    type Err = String;

    fn from_str(text: &str) -> Result<Address, String> {
        if let Ok(exact) = text.parse() {
            return Ok(Address::Exact(exact));
        }
        let (name, port) = text.rsplit_once(':').ok_or(FORM)?;
        let port = port.parse().map_err(|_| FORM)?;
        let in_a_name = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
        match name {
            "" => Ok(Address::Exact((Ipv4Addr::UNSPECIFIED, port).into())),
            // Four numbers that are no address are a typing mistake, not a name.
            _ if name.ends_with(|c: char| c.is_ascii_digit()) && name.contains('.') => {
                Err(FORM.into())
            }
            _ if name.chars().all(in_a_name) => Ok(Address::Named(name.to_owned(), port)),
            _ => Err(FORM.into()),
        }
    }
}

impl fmt::Display for Address {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Address::Exact(address) => address.fmt(f),
            Address::Named(name, port) => write!(f, "{name}:{port}"),
        }
    }
}

impl Address {
    /// Resolves the name, if it is one. Of several addresses the first of IPv4 counts, because
    /// clients that find a name's IPv6 address also try IPv4.
    pub(super) async fn resolve(&self, option: &str) -> anyhow::Result<SocketAddr> {
        let (name, port) = match self {
            Address::Exact(address) => return Ok(*address),
            Address::Named(name, port) => (name.as_str(), *port),
        };
        let found = lookup_host((name, port)).await;
        let unknown =
            || format!("{option} {self}: this machine knows no {name}; give an IP address instead");
        let found: Vec<SocketAddr> = found.with_context(unknown)?.collect();
        let first = found.iter().find(|address| address.is_ipv4()).or(found.first());
        let Some(first) = first else { bail!(unknown()) };
        Ok(*first)
    }
}

#[cfg(test)]
mod tests {
    use super::Address;

    #[test]
    fn an_address_has_a_port() {
        for (text, right) in [
            ("127.0.0.1:7007", "127.0.0.1:7007"),
            ("[::1]:7007", "[::1]:7007"),
            (":7007", "0.0.0.0:7007"),
            ("localhost:7307", "localhost:7307"),
            ("play.example:80", "play.example:80"),
        ] {
            let read = text.parse().map(|address: Address| address.to_string());
            assert_eq!(read.as_deref(), Ok(right), "{text}");
        }
        for wrong in [
            "",
            "7007",
            "localhost",
            "127.0.0.1",
            "::1:7007",
            "a b:1",
            "localhost:99999",
            "a:",
            "1.2.3.400:80",
        ] {
            assert!(wrong.parse::<Address>().is_err(), "{wrong}");
        }
    }
}
