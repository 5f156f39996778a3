//! The security headers of every response.

use axum::Router;
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{self, HeaderMap, HeaderName};
use axum::middleware::{self, Next};
use axum::response::Response;

/// Nothing from other origins, no inline script, no framing.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; \
    form-action 'none'; frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 4] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
];
/// Only for https: on plain http, as in a living room, browsers ignore this header and log a
/// warning.
const SECURE: (HeaderName, &str) =
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin");

/// Adds the headers to every response; `secure` if the public origin is https.
pub(crate) fn on(router: Router, secure: bool) -> Router {
    router.layer(middleware::from_fn(move |request: Request, next: Next| async move {
        let mut response: Response = next.run(request).await;
        add(response.headers_mut(), secure);
        response
    }))
}

fn add(headers: &mut HeaderMap, secure: bool) {
    for (name, value) in ALWAYS.into_iter().chain(secure.then_some(SECURE)) {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
