//! Where somebody comes from, also through a proxy.

use std::net::IpAddr;

use axum::http::{HeaderMap, HeaderName};

use crate::Gateway;
use crate::limits::Address;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");

impl Gateway {
    /// Whether this is the address of a proxy of ours.
    pub(crate) fn is_proxy(&self, ip: IpAddr) -> bool {
        self.0.proxies.contains(&ip.to_canonical())
    }

    /// The address that counts: a proxy of ours says for whom it asks, and nobody else is believed.
    pub(crate) fn address(&self, peer: IpAddr, headers: &HeaderMap) -> Address {
        let told = if self.is_proxy(peer) { forwarded_for(headers) } else { None };
        told.unwrap_or(peer).into()
    }
}

/// The last address in the list: the one that our proxy added. Those before it are what the
/// visitor claims.
fn forwarded_for(headers: &HeaderMap) -> Option<IpAddr> {
    let list = headers.get_all(FORWARDED_FOR).iter().next_back()?.to_str().ok()?;
    list.rsplit(',').next()?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_address_is_the_one_that_the_proxy_saw() {
        let told = |lines: &[&'static str]| {
            let mut headers = HeaderMap::new();
            for line in lines {
                headers.append(FORWARDED_FOR, line.parse().expect("a header"));
            }
            forwarded_for(&headers).map(|ip| ip.to_string())
        };
        assert_eq!(told(&["203.0.113.7"]).as_deref(), Some("203.0.113.7"));
        assert_eq!(told(&["10.0.0.1, 203.0.113.7"]).as_deref(), Some("203.0.113.7"));
        assert_eq!(told(&["10.0.0.1", "2001:db8::7"]).as_deref(), Some("2001:db8::7"));
        for none in
            [&[][..], &[""], &["203.0.113.7, unknown"], &["203.0.113.7:80"], &["203.0.113.7", ","]]
        {
            assert_eq!(told(none), None, "{none:?}");
        }
    }
}
