//! The checks that every request passes before it is routed.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::Gateway;
use crate::address::Address;
use crate::counted::Limit;
use crate::no::No;

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");

/// Passes a request on, or refuses it.
pub(crate) async fn pass(State(gateway): State<Gateway>, request: Request, next: Next) -> Response {
    match gateway.may_pass(&request) {
        Ok(()) => next.run(request).await,
        Err(no) => no.into_response(),
    }
}

impl Gateway {
    fn may_pass(&self, request: &Request) -> Result<(), No> {
        if is_probe(request.uri()) {
            return Ok(());
        }
        self.may_be_asked_as(request.headers())?;
        let call = request.uri().path().starts_with("/api/");
        if call && is_from_elsewhere(request.headers()) {
            return Err(No::Foreign);
        }
        let address = request.extensions().get::<Address>().copied();
        if address.is_some_and(|address| !self.0.limits.may_ask(address, call)) {
            return Err(No::TooMany(Limit::Requests));
        }
        Ok(())
    }

    /// Whether the `Host` header names this server. A client that is no browser may leave it out.
    fn may_be_asked_as(&self, headers: &HeaderMap) -> Result<(), No> {
        let foreign = headers
            .get_all(header::HOST)
            .iter()
            .find(|host| !host.to_str().is_ok_and(|host| self.0.hosts.include(host)));
        foreign.map_or(Ok(()), |host| {
            Err(No::NotOurs(String::from_utf8_lossy(host.as_bytes()).into_owned()))
        })
    }
}

/// Whether this is a health check. Supervisors may ask by any host name and as often as they like:
/// a refusal would look like an outage, and the answer is no secret.
fn is_probe(uri: &Uri) -> bool {
    ["/healthz", "/readyz"].contains(&uri.path())
}

/// Whether the browser says that another site's page sends this. With an image or a form that page
/// could use up its visitor's guesses and tables, though never see the answer.
fn is_from_elsewhere(headers: &HeaderMap) -> bool {
    let sites = headers.get_all(SEC_FETCH_SITE);
    sites.iter().any(|site| site == "cross-site" || site == "same-site")
}
