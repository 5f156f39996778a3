//! Client addresses, as limits count them.

use std::net::{IpAddr, Ipv6Addr};

/// A client's address, as limits count it: for IPv6 the /64, because every customer has a whole
/// one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Address(IpAddr);

/// Addresses that share a limit: one of IPv4, a /64 or a /48 of IPv6.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Range(IpAddr, u8);

/// A /48 gets this many times the limit of one of its /64s: it is a site with many people, and a
/// customer who rents one has 65,536 of the smaller ones.
const SITE: u32 = 8;
const SITE_BITS: u8 = 48;

impl From<IpAddr> for Address {
    fn from(ip: IpAddr) -> Self {
        Address(match ip.to_canonical() {
            IpAddr::V4(ip) => IpAddr::V4(ip),
            IpAddr::V6(ip) => {
                let [a, b, c, d, ..] = ip.segments();
                IpAddr::V6(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0))
            }
        })
    }
}

impl Address {
    /// The address, or the first of its network.
    pub(crate) fn ip(self) -> IpAddr {
        self.0
    }

    /// The ranges that this address counts in.
    pub(crate) fn ranges(self) -> impl Iterator<Item = Range> {
        let (own, site) = match self.0 {
            IpAddr::V4(_) => (Range(self.0, 32), None),
            IpAddr::V6(ip) => {
                let [a, b, c, ..] = ip.segments();
                let site = Ipv6Addr::new(a, b, c, 0, 0, 0, 0, 0);
                (Range(self.0, 64), Some(Range(IpAddr::V6(site), SITE_BITS)))
            }
        };
        [Some(own), site].into_iter().flatten()
    }
}

impl Range {
    /// The factor by which these addresses together may exceed the limit for one address.
    pub(crate) fn times(self) -> u32 {
        if self.1 == SITE_BITS { SITE } else { 1 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ranges(ip: &str) -> Vec<Range> {
        Address::from(ip.parse::<IpAddr>().expect("an address")).ranges().collect()
    }

    #[test]
    fn a_network_of_ipv6_is_one_address_and_part_of_a_site() {
        assert_eq!(ranges("203.0.113.7").len(), 1);
        assert_eq!(ranges("::ffff:203.0.113.7"), ranges("203.0.113.7"));
        assert_eq!(ranges("2001:db8:1:2::7"), ranges("2001:db8:1:2:3:4:5:6"));
        let (one, other) = (ranges("2001:db8:1::7"), ranges("2001:db8:1:3::7"));
        assert_ne!(one[0], other[0]);
        assert_eq!(one[1], other[1], "the site");
        assert_ne!(one[0], one[1], "the first network of a site is not the site");
        assert_ne!(one[1], ranges("2001:db8:2::7")[1]);
        assert_eq!([one[0].times(), one[1].times()], [1, 8]);
    }
}
