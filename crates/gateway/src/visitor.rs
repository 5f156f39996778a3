//! The client's address, also behind a proxy.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName};

use crate::Gateway;
use crate::address::Address;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

impl Gateway {
    /// Whether this is the address of a proxy of ours.
    pub(crate) fn is_proxy(&self, ip: IpAddr) -> bool {
        let ip = ip.to_canonical();
        self.0.proxies.iter().any(|network| network.contains(&ip))
    }

    /// The address that counts for limits: `x-forwarded-for` is believed only from a proxy of ours.
    pub(crate) fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Address {
        let read = if self.is_proxy(peer) { forwarded_for(headers) } else { None };
        read.unwrap_or(peer).into()
    }
}

/// The last address in the list, which our proxy added. The client may have made up those before
/// it.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_address_is_the_one_that_the_proxy_saw() {
        let read = |lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(FORWARDED_FOR, line.parse().expect("a header"));
            }
            forwarded_for(&headers).map(|ip| ip.to_string())
        };
        assert_eq!(read(&["203.0.113.7"]).as_deref(), Some("203.0.113.7"));
        assert_eq!(read(&["10.0.0.1, 203.0.113.7"]).as_deref(), Some("203.0.113.7"));
        assert_eq!(read(&["10.0.0.1", "2001:db8::7"]).as_deref(), Some("2001:db8::7"));
        for none in
            [&[][..], &[""], &["203.0.113.7, unknown"], &["203.0.113.7:80"], &["203.0.113.7", ","]]
        {
            assert_eq!(read(none), None, "{none:?}");
        }
    }
}
