//! The host names that this server answers to.
//!
//! Another site's page can let its own name resolve to our address, and then talk to us as if we
//! were its server (DNS rebinding). Its browser still sends that name in `Host`, so we answer to
//! our own names only. IP addresses, and names that nobody on the internet can own, are harmless.

use std::net::IpAddr;

use axum::http::uri::Authority;

/// This server's own names, besides those that every server in a home answers to.
pub(crate) struct Hosts {
    /// The host of the public origin.
    public: Option<String>,
    /// The machine's host name.
    machine: Option<String>,
}

/// Suffixes of names that are valid in one network only and cannot be registered.
const LOCAL: [&str; 5] = [".local", ".localhost", ".home.arpa", ".internal", ".lan"];

impl Hosts {
    /// The names of a server with this public origin (`https://play.example`).
    pub(crate) fn new(public: Option<&str>) -> Hosts {
        let machine = gethostname::gethostname().into_string().ok();
        let origin = public.and_then(|origin| origin.split_once("://"));
        let public = origin.and_then(|(_, authority)| name(authority));
        Hosts { public, machine: machine.as_deref().and_then(name) }
    }

    /// Whether this server answers to this `Host`.
    pub(crate) fn include(&self, host: &str) -> bool {
        let Some(name) = name(host) else { return false };
        name.parse::<IpAddr>().is_ok()
            || !name.contains('.')
            || LOCAL.iter().any(|end| name.ends_with(end))
            || [&self.public, &self.machine].into_iter().flatten().any(|own| *own == name)
    }
}

/// The name in `name:port`, in small letters; an address of IPv6 without its brackets.
fn name(authority: &str) -> Option<String> {
    let authority = authority.parse::<Authority>().ok()?;
    let name = authority.host().trim_start_matches('[').trim_end_matches(']');
    let name = name.strip_suffix('.').unwrap_or(name);
    (!name.is_empty()).then(|| name.to_ascii_lowercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn we_answer_to_our_own_names() {
        let mut hosts = Hosts::new(Some("https://play.example:8443"));
        hosts.machine = Some("box.example.net".into());
        for own in [
            "localhost",
            "LocalHost:7007",
            "127.0.0.1:7007",
            "192.168.1.20",
            "[::1]:7007",
            "[2001:db8::7]",
            "play.example",
            "Play.Example.:8443",
            "box.example.net:7007",
            "raspberrypi",
            "raspberrypi.local:7007",
            "tv.fritz.home.arpa",
        ] {
            assert!(hosts.include(own), "{own}");
        }
        for foreign in [
            "evil.example",
            "play.example.evil.example",
            "evil-play.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example:7007",
            "local.evil.example",
            "",
            ".",
            "a b",
        ] {
            assert!(!hosts.include(foreign), "{foreign}");
        }
    }
}
