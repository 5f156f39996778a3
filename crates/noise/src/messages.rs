//! The socket's messages, and the bodies of the calls.

use serde::de::IgnoredAny;
use wire::{Create, Join, Order, ToServer};

use crate::words::check_name;

/// The most bytes of an answer to nonsense, however long the nonsense was.
const LONGEST_ANSWER: usize = 512;

/// Any message from a browser on its socket.
pub fn to_server(bytes: &[u8]) -> bool {
    let read = strict::from_slice::<ToServer<'_>>(bytes);
    match &read {
        Ok(ToServer::Act { n, act }) => {
            check_number(*n);
            check_json(act.text().as_bytes());
        }
        Ok(ToServer::Sense(sense)) => check_json(sense.text().as_bytes()),
        Ok(ToServer::Beat(signals)) => {
            signals.iter().for_each(|signal| check_json(signal.text().as_bytes()));
        }
        Ok(ToServer::Order { n, order }) => {
            check_number(*n);
            check_order(order);
        }
        Ok(ToServer::Ping(n)) => check_number(*n),
        Ok(ToServer::Hello { .. }) | Err(_) => {}
    }
    understood(bytes, read)
}

/// The body of a call that opens a table.
pub fn create(bytes: &[u8]) -> bool {
    let read = strict::from_slice::<Create>(bytes);
    if let Ok(create) = &read {
        create.name.iter().for_each(check_name);
        create.options.iter().for_each(|options| check_json(options.0.get().as_bytes()));
    }
    understood(bytes, read)
}

/// The body of a call that sits down.
pub fn join(bytes: &[u8]) -> bool {
    let read = strict::from_slice::<Join>(bytes);
    if let Ok(join) = &read {
        join.name.iter().for_each(check_name);
    }
    understood(bytes, read)
}

/// An order can be written down and read again.
fn check_order(order: &Order) {
    let written = serde_json::to_string(order).expect("orders can be written");
    let again: Order = strict::from_str(&written).expect("what is written can be read");
    assert_eq!(format!("{again:?}"), format!("{order:?}"));
    if let Order::Rename(Some(name)) = order {
        check_name(name);
    }
}

/// A number must mean the same in every browser.
fn check_number(n: u64) {
    assert!(n < 1 << 53, "{n}");
}

/// Whatever we accept as JSON, other parsers accept too. (Parts that are passed on are not parsed,
/// so their texts are not checked here.)
fn check_json(bytes: &[u8]) {
    let read = serde_json::from_slice::<IgnoredAny>(bytes);
    assert!(read.is_ok(), "{read:?}");
}

/// Returns whether it was understood. If so it was JSON; if not, the error is one line.
pub(crate) fn understood<T>(bytes: &[u8], read: Result<T, strict::Error>) -> bool {
    match read {
        Ok(_) => {
            check_json(bytes);
            true
        }
        Err(why) => {
            let sentence = why.to_string();
            assert!(!sentence.is_empty() && sentence.len() <= LONGEST_ANSWER, "{sentence}");
            false
        }
    }
}
