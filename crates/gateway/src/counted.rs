//! Counts refusals by kind, for the operator.

/// A limit that a client has reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Limit {
    /// Simultaneous connections.
    Connections,
    /// Messages per second.
    Messages,
    /// Bytes that do not make up a message.
    Bytes,
    /// Wrong codes.
    WrongCodes,
    /// New tables and seats.
    New,
    /// Requests.
    Requests,
    /// Hellos.
    Hellos,
}

impl Limit {
    /// The code that clients receive.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Limit::Connections => "limit/connections",
            Limit::Messages => "limit/messages",
            Limit::Bytes => "limit/bytes",
            Limit::WrongCodes => "limit/wrong_codes",
            Limit::New => "limit/new_tables",
            Limit::Requests => "limit/requests",
            Limit::Hellos => "limit/hellos",
        }
    }

    /// Counts one refusal because of this limit.
    pub(crate) fn count(self) {
        let kind = match self {
            Limit::Connections => "connections",
            Limit::Messages => "messages",
            Limit::Bytes => "bytes",
            Limit::WrongCodes => "wrong_codes",
            Limit::New => "new",
            Limit::Requests => "requests",
            Limit::Hellos => "hellos",
        };
        metrics::counter!("safehouse_limited_total", "kind" => kind).increment(1);
    }
}

/// Refusals that are not about a limit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Refused {
    /// A request for a table or a seat, refused by the table.
    Sit,
    /// A hello.
    Hello,
    /// Any other request.
    Http,
}

impl Refused {
    /// Counts one refusal of this kind.
    pub(crate) fn count(self) {
        let kind = match self {
            Refused::Sit => "sit",
            Refused::Hello => "hello",
            Refused::Http => "http",
        };
        metrics::counter!("safehouse_refusals_total", "kind" => kind).increment(1);
    }
}
