//! What every answer tells the browser to forbid.

use axum::Router;
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::{self, HeaderMap, HeaderName};
use axum::middleware::{self, Next};
use axum::response::Response;

/// Nothing from anywhere but here, no inline script, no frame around us.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
    font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'";

const ALWAYS: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, POLICY),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
];

/// Puts the headers on every answer.
pub(crate) fn on(router: Router) -> Router {
    router.layer(middleware::from_fn(|request: Request, next: Next| async {
        let mut response: Response = next.run(request).await;
        add(response.headers_mut());
        response
    }))
}

fn add(headers: &mut HeaderMap) {
    for (name, value) in ALWAYS {
        headers.insert(name, HeaderValue::from_static(value));
    }
}
