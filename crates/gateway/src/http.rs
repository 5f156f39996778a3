//! The HTTP calls, which a client makes before it has a seat.

use std::net::IpAddr;

use axum::Extension;
use axum::Router;
use axum::body::{Body, to_bytes};
use axum::extract::rejection::PathRejection;
use axum::extract::{Path, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use host::{NoTable, catalog};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::time::{Instant, sleep_until, timeout};
use wire::{About, Code, Locator};

use crate::address::Address;
use crate::arrive::REFUSAL_DELAY;
use crate::counted::Limit;
use crate::no::No;
use crate::{Gateway, upgrade};

/// The most bytes of a request's body.
pub(crate) const LONGEST_BODY: usize = 4096;

pub(crate) fn routes(gateway: Gateway) -> Router {
    Router::new()
        .route("/api/games", get(games))
        .route("/api/tables", post(create))
        .route("/api/tables/{code}", get(look))
        .route("/api/tables/{code}/seats", post(sit))
        .route("/api/tables/{code}/asks", post(ask))
        .route("/api/socket", get(upgrade::upgrade))
        // The hello says which table it is; this is for balancers in front of several houses.
        .route("/api/tables/{code}/socket", get(upgrade::upgrade))
        .route("/healthz", get(async || "ok\n"))
        .route("/readyz", get(ready))
        .with_state(gateway)
}

pub(crate) fn json<T: Serialize>(value: &T) -> Response {
    let text = serde_json::to_string(value).expect("answers can be written");
    json_text(text)
}

fn json_text(text: String) -> Response {
    let headers = [(header::CONTENT_TYPE, "application/json"), (header::CACHE_CONTROL, "no-store")];
    (headers, text).into_response()
}

/// Whether new players can be let in: the store can be written to.
async fn ready(State(gateway): State<Gateway>) -> (StatusCode, String) {
    match gateway.0.house.ready().await {
        Ok(()) => (StatusCode::OK, "ready\n".into()),
        Err(why) => (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {why}\n")),
    }
}

async fn games(State(gateway): State<Gateway>, headers: HeaderMap) -> Response {
    json(&About { games: catalog::about().to_vec(), origin: gateway.origin_for_others(&headers) })
}

async fn create(
    State(gateway): State<Gateway>,
    Extension(address): Extension<Address>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, No> {
    let create = gateway.call(&headers, body).await?;
    if !gateway.0.limits.may_make(address) {
        return Err(No::TooMany(Limit::New));
    }
    let made = gateway.0.house.create(create).await?;
    let seated = made.map_err(|refusal| No::Refused(refusal.code()))?;
    Ok((StatusCode::CREATED, json(&seated)).into_response())
}

async fn sit(
    State(gateway): State<Gateway>,
    Extension(address): Extension<Address>,
    code: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, No> {
    let join = gateway.call(&headers, body).await?;
    let code = gateway.may_join(address, code).await?;
    let sat = gateway.0.house.sit(code, join, gateway.whence(address)).await?;
    let seated = sat.map_err(|refusal| No::Refused(refusal.code()))?;
    Ok((StatusCode::CREATED, json(&seated)).into_response())
}

async fn ask(
    State(gateway): State<Gateway>,
    Extension(address): Extension<Address>,
    code: Result<Path<String>, PathRejection>,
    headers: HeaderMap,
    body: Body,
) -> Result<Response, No> {
    let join = gateway.call(&headers, body).await?;
    let code = gateway.may_join(address, code).await?;
    let asked = gateway.0.house.ask(code, join, gateway.whence(address)).await?;
    let asked = asked.map_err(|refusal| No::Refused(refusal.code()))?;
    Ok((StatusCode::ACCEPTED, json(&asked)).into_response())
}

async fn look(
    State(gateway): State<Gateway>,
    Extension(address): Extension<Address>,
    code: Result<Path<String>, PathRejection>,
) -> Result<Response, No> {
    let table = gateway.guess(address, code, async |code| gateway.0.house.look(code).await).await?;
    Ok(json_text(table.to_string()))
}

impl Gateway {
    /// Reads the request's body, if it is declared as JSON, short and sent in time.
    ///
    /// A browser sends JSON to another site only after asking that site for permission (CORS),
    /// which this server never gives.
    async fn call<T: DeserializeOwned>(&self, headers: &HeaderMap, body: Body) -> Result<T, No> {
        if !is_json(headers) {
            return Err(No::NotJson);
        }
        let whole = timeout(self.0.limits.patience(), to_bytes(body, LONGEST_BODY)).await;
        let whole = whole.map_err(|_| No::TooSlow)?.map_err(|_| No::TooLong)?;
        strict::from_slice(&whole).map_err(|why| No::Malformed(why.to_string()))
    }

    /// The code of a table that this address may join or ask for a seat. Only the lookup counts as a
    /// guess; the table's own answer may take longer.
    async fn may_join(
        &self,
        address: Address,
        code: Result<Path<String>, PathRejection>,
    ) -> Result<Code, No> {
        if !self.0.limits.may_make(address) {
            return Err(No::TooMany(Limit::New));
        }
        let house = &self.0.house;
        self.guess(address, code, async |code| house.mailbox(code).await.map(|_| code)).await
    }

    /// Looks up the table with this code, unless this address has tried too many wrong ones. A link's
    /// key is no guess: with the right one nobody's tries count. A wrong key is a wrong code.
    async fn guess<T>(
        &self,
        address: Address,
        text: Result<Path<String>, PathRejection>,
        ask: impl AsyncFnOnce(Code) -> Result<T, NoTable>,
    ) -> Result<T, No> {
        let began = Instant::now();
        let found = text.ok().and_then(|Path(text)| Locator::read(&text).ok());
        let has_key = found.is_some_and(|found| found.key.is_some());
        if let Some(found) = found
            && self.0.house.is_key(found).await
        {
            return ask(found.code).await.map_err(No::Table);
        }
        let guess = self.0.limits.guesses.take(address).await;
        if guess.is_none() && has_key {
            // The table was looked up: how long that took says nothing about it.
            sleep_until(began + REFUSAL_DELAY).await;
        }
        let guess = guess.ok_or(No::TooMany(Limit::WrongCodes))?;
        let code = found.filter(|_| !has_key).map(|found| found.code);
        let answer = match code {
            Some(code) => ask(code).await,
            None => Err(NoTable::Unknown),
        };
        if !matches!(answer, Err(NoTable::Unknown)) {
            guess.was_right();
        }
        answer.map_err(No::Table)
    }

    /// The origin under which other devices reach us, if it differs from the one in the request: a
    /// phone cannot use `localhost`.
    fn origin_for_others(&self, headers: &HeaderMap) -> Option<String> {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let network = self.0.network.as_ref().filter(|_| host.is_some_and(is_this_machine));
        self.0.public.as_ref().or(network).cloned()
    }
}

/// Whether the body is declared as JSON.
fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let essence = kind.and_then(|kind| kind.split(';').next());
    essence.is_some_and(|kind| kind.trim().eq_ignore_ascii_case("application/json"))
}

/// Whether this host name means the machine itself.
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
