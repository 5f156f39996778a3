//! The HTTP calls: before there is a seat.

use std::net::IpAddr;

use axum::Extension;
use axum::Router;
use axum::body::{Body, Bytes, to_bytes};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use host::{NoTable, catalog};
use serde::Serialize;
use tokio::time::timeout;
use wire::{About, Code};

use crate::limits::Address;
use crate::{Gateway, upgrade};

/// No call has more to say than this.
const LONGEST_BODY: usize = 4096;

pub(crate) fn routes(gateway: Gateway) -> Router {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/tables", post(create))
        .route("/api/tables/{code}", get(look))
        .route("/api/tables/{code}/seats", post(sit))
        .route("/api/socket", get(upgrade::upgrade))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(async || "ready\n"))
        .with_state(gateway)
}

/// What cannot be done, and why.
pub(crate) enum No {
    /// It was not understood.
    Malformed(String),
    /// The table says no.
    Refused(&'static str),
    /// There is no table to ask.
    Table(NoTable),
    /// Too much from this address.
    TooMany(&'static str),
    /// The body is too long.
    TooLong,
    /// The body does not come.
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
        let (status, answer) = match self {
            No::Malformed(what) => (StatusCode::BAD_REQUEST, Answer::Error { what }),
            No::Refused(why) => (StatusCode::CONFLICT, Answer::Refused { why: why.into() }),
            No::TooMany(why) => {
                (StatusCode::TOO_MANY_REQUESTS, Answer::Refused { why: why.into() })
            }
            No::TooLong => {
                let what = format!("a call has at most {LONGEST_BODY} bytes");
                (StatusCode::PAYLOAD_TOO_LARGE, Answer::Error { what })
            }
            No::TooSlow => {
                let what = "the call did not come to its end".into();
                (StatusCode::REQUEST_TIMEOUT, Answer::Error { what })
            }
            No::Table(why) => {
                let status = match why {
                    NoTable::Unknown => StatusCode::NOT_FOUND,
                    NoTable::SetAside => StatusCode::GONE,
                    NoTable::Busy | NoTable::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
                };
                (status, Answer::Refused { why: why.code().into() })
            }
        };
        (status, json(&answer)).into_response()
    }
}

fn json<T: Serialize>(value: &T) -> Response {
    let text = serde_json::to_string(value).expect("answers can be written");
    json_text(text)
}

fn json_text(text: String) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (headers, text).into_response()
}

async fn games(State(gateway): State<Gateway>, headers: HeaderMap) -> Response {
    json(&About { games: catalog::about().to_vec(), origin: gateway.origin_for_others(&headers) })
}

async fn create(
    State(gateway): State<Gateway>,
    Extension(address): Extension<Address>,
    body: Body,
) -> Result<Response, No> {
    let body = gateway.whole(body).await?;
    let create = strict::from_slice(&body).map_err(|why| No::Malformed(why.to_string()))?;
    if !gateway.0.limits.may_make(address) {
        return Err(No::TooMany("limit/new_tables"));
    }
    let made = gateway.0.house.create(create).await?;
    let seated = made.map_err(|refusal| No::Refused(refusal.code()))?;
    Ok((StatusCode::CREATED, json(&seated)).into_response())
}

async fn sit(
    State(gateway): State<Gateway>,
    Extension(address): Extension<Address>,
    code: Result<Path<String>, PathRejection>,
    body: Body,
) -> Result<Response, No> {
    let body = gateway.whole(body).await?;
    let join = strict::from_slice(&body).map_err(|why| No::Malformed(why.to_string()))?;
    if !gateway.0.limits.may_make(address) {
        return Err(No::TooMany("limit/new_tables"));
    }
    let code = gateway.code(address, code)?;
    let sat = gateway.known(address, gateway.0.house.sit(code, join).await)?;
    let seated = sat.map_err(|refusal| No::Refused(refusal.code()))?;
    Ok((StatusCode::CREATED, json(&seated)).into_response())
}

async fn look(
    State(gateway): State<Gateway>,
    Extension(address): Extension<Address>,
    code: Result<Path<String>, PathRejection>,
) -> Result<Response, No> {
    let code = gateway.code(address, code)?;
    let table = gateway.known(address, gateway.0.house.look(code).await)?;
    Ok(json_text(table))
}

impl Gateway {
    /// The whole body, if it is short and comes soon.
    async fn whole(&self, body: Body) -> Result<Bytes, No> {
        let whole = timeout(self.0.limits.patience(), to_bytes(body, LONGEST_BODY)).await;
        whole.map_err(|_| No::TooSlow)?.map_err(|_| No::TooLong)
    }

    /// Reads a code, as long as this address has not tried too many wrong ones.
    fn code(
        &self,
        address: Address,
        text: Result<Path<String>, PathRejection>,
    ) -> Result<Code, No> {
        if !self.0.limits.may_try_codes(address) {
            return Err(No::TooMany("limit/wrong_codes"));
        }
        let code = text.ok().and_then(|Path(text)| Code::read(&text).ok());
        self.known(address, code.ok_or(NoTable::Unknown))
    }

    /// The origin under which others reach us, if it is not the one that is asked: a phone cannot
    /// use what the browser on this machine calls us.
    fn origin_for_others(&self, headers: &HeaderMap) -> Option<String> {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let network = self.0.network.as_ref().filter(|_| host.is_some_and(is_this_machine));
        self.0.public.as_ref().or(network).cloned()
    }

    /// Notes that a code was wrong, if it was.
    pub(crate) fn known<T>(&self, address: Address, answer: Result<T, NoTable>) -> Result<T, No> {
        if matches!(answer, Err(NoTable::Unknown)) {
            self.0.limits.wrong_code(address);
        }
        answer.map_err(No::Table)
    }
}

/// Whether this is what a machine calls itself.
fn is_this_machine(host: &str) -> bool {
    let Ok(authority) = host.parse::<Authority>() else { return false };
    let name = authority.host().trim_start_matches('[').trim_end_matches(']');
    name == "localhost" || name.parse().is_ok_and(|ip: IpAddr| ip.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::is_this_machine;

    #[test]
    fn a_machine_knows_its_own_names() {
        for own in
            ["localhost", "localhost:7007", "127.0.0.1:7007", "127.0.0.1", "[::1]:80", "[::1]"]
        {
            assert!(is_this_machine(own), "{own}");
        }
        for other in
            ["192.168.1.20:7007", "play.example", "localhost.example:80", "[fe80::1]:80", ""]
        {
            assert!(!is_this_machine(other), "{other}");
        }
    }
}
