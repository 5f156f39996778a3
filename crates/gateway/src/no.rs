//! Refusals over HTTP.

use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use host::NoTable;
use serde::Serialize;

use crate::counted::{Limit, Refused};
use crate::http::{LONGEST_BODY, json};

/// Why a request is refused.
pub(crate) enum No {
    /// It could not be parsed.
    Malformed(String),
    /// The table refuses.
    Refused(&'static str),
    /// There is no table with this code, or it cannot be reached.
    Table(NoTable),
    /// This address has reached a limit.
    TooMany(Limit),
    /// Another site's page sends it.
    Foreign,
    /// Its `Host` is this name, which is not ours.
    NotOurs(String),
    /// The body is not declared as JSON.
    NotJson,
    /// The body is too long.
    TooLong,
    /// The body did not arrive in time.
    TooSlow,
}

impl From<NoTable> for No {
    fn from(why: NoTable) -> Self {
        No::Table(why)
    }
}

impl IntoResponse for No {
    fn into_response(self) -> Response {
        #[derive(Serialize)]
        #[serde(rename_all = "snake_case")]
        enum Answer {
            Error { what: String },
            Refused { why: String },
        }
        match &self {
            No::TooMany(limit) => limit.count(),
            No::Refused(_) => Refused::Sit.count(),
            No::Malformed(_)
            | No::Table(_)
            | No::Foreign
            | No::NotOurs(_)
            | No::NotJson
            | No::TooLong
            | No::TooSlow => Refused::Http.count(),
        }
        // A client that reached a limit gets one answer; its other requests on this connection get
        // none.
        let hang_up = matches!(self, No::TooMany(_)).then_some([(header::CONNECTION, "close")]);
        let error = |what: &str| Answer::Error { what: what.into() };
        let (status, answer) = match self {
            No::Malformed(what) => (StatusCode::BAD_REQUEST, Answer::Error { what }),
            No::Refused(why) => (StatusCode::CONFLICT, Answer::Refused { why: why.into() }),
            No::TooMany(limit) => {
                (StatusCode::TOO_MANY_REQUESTS, Answer::Refused { why: limit.code().into() })
            }
            No::Foreign => (StatusCode::FORBIDDEN, error("this page is not from here")),
            No::NotOurs(name) => {
                let what = format!(
                    "this server does not go by the name {name}: use its address, or start it with \
                     --public-url and that name"
                );
                (StatusCode::MISDIRECTED_REQUEST, Answer::Error { what })
            }
            No::NotJson => {
                let what = error("a call has the header content-type: application/json");
                (StatusCode::UNSUPPORTED_MEDIA_TYPE, what)
            }
            No::TooLong => {
                let what = format!("a call has at most {LONGEST_BODY} bytes");
                (StatusCode::PAYLOAD_TOO_LARGE, Answer::Error { what })
            }
            No::TooSlow => (StatusCode::REQUEST_TIMEOUT, error("the call did not come to its end")),
            No::Table(why) => {
                let status = match why {
                    NoTable::Unknown => StatusCode::NOT_FOUND,
                    NoTable::SetAside => StatusCode::GONE,
                    NoTable::Busy | NoTable::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
                };
                (status, Answer::Refused { why: why.code().into() })
            }
        };
        (status, hang_up, json(&answer)).into_response()
    }
}
