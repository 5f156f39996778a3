//! Limits that hold across nodes: what an address spends at one node, it has spent at the others.
//!
//! Only where something is at stake that all nodes share: codes that could be guessed, and tables
//! that could be made. The others hear of it a moment later, so the limit is exceeded by as much as an
//! address can spend at all nodes in that moment.

use std::net::IpAddr;
use std::sync::{Arc, OnceLock};

use tokio::sync::mpsc;

use crate::Gateway;
use crate::address::Address;

/// What an address has spent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spent {
    /// A guess at a code, which was wrong.
    WrongCode(IpAddr),
    /// A new table or seat.
    New(IpAddr),
}

impl Spent {
    /// It as a text for other nodes.
    pub fn text(self) -> String {
        match self {
            Spent::WrongCode(ip) => format!("wrong_code {ip}"),
            Spent::New(ip) => format!("new {ip}"),
        }
    }

    /// Reads the text of another node.
    pub fn read(text: &str) -> Option<Spent> {
        let (what, ip) = text.split_once(' ')?;
        let ip = ip.parse().ok()?;
        match what {
            "wrong_code" => Some(Spent::WrongCode(ip)),
            "new" => Some(Spent::New(ip)),
            _ => None,
        }
    }
}

/// Where spending is reported; nowhere if this is the only node.
#[derive(Clone, Default)]
pub(crate) struct Reporter(Arc<OnceLock<mpsc::UnboundedSender<Spent>>>);

impl Reporter {
    pub(crate) fn wrong_code(&self, address: Address) {
        self.report(Spent::WrongCode(address.ip()));
    }

    pub(crate) fn new_one(&self, address: Address) {
        self.report(Spent::New(address.ip()));
    }

    fn report(&self, spent: Spent) {
        if let Some(others) = self.0.get() {
            let _ = others.send(spent);
        }
    }
}

impl Gateway {
    /// What addresses spend at this node from now on, for the other nodes.
    pub fn spending(&self) -> mpsc::UnboundedReceiver<Spent> {
        let (reports, spending) = mpsc::unbounded_channel();
        let _ = self.0.limits.reporter.0.set(reports);
        spending
    }

    /// An address has spent this at another node.
    pub fn spent(&self, spent: Spent) {
        match spent {
            Spent::WrongCode(ip) => self.0.limits.guesses.spend(ip.into()),
            Spent::New(ip) => self.0.limits.spend_new(ip.into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        for ip in ["203.0.113.7", "2001:db8::"].map(|ip| ip.parse().expect("an address")) {
            for spent in [Spent::WrongCode(ip), Spent::New(ip)] {
                assert_eq!(Spent::read(&spent.text()), Some(spent));
            }
        }
        for nonsense in ["", "new", "new x", "old 203.0.113.7"] {
            assert_eq!(Spent::read(nonsense), None);
        }
    }
}
