//! What a browser gets when it asks.

use axum::body::{Body, to_bytes};
use axum::http::header::{self, HeaderName};
use axum::http::{Request, Response, StatusCode};
use tower::ServiceExt;

use crate::{ASSETS, names, site};

async fn ask(path: &str, headers: &[(HeaderName, &str)]) -> Response<Body> {
    let request =
        headers.iter().fold(Request::get(path), |r, (name, value)| r.header(name, *value));
    let request = request.body(Body::empty()).expect("a request");
    site().oneshot(request).await.expect("a router always answers")
}

async fn body(response: Response<Body>) -> Vec<u8> {
    to_bytes(response.into_body(), usize::MAX).await.expect("a body").to_vec()
}

fn header(response: &Response<Body>, name: HeaderName) -> &str {
    response.headers().get(name).map_or("", |value| value.to_str().expect("text"))
}

fn script() -> &'static str {
    let script = ASSETS.iter().find(|asset| asset.path.ends_with(".js"));
    script.expect("a client has a script").path
}

#[tokio::test]
async fn every_place_of_the_client_begins_with_its_page() {
    for place in
        ["/", "/t/bakilon-tumesa", "/t/BAKILON%20tumesa/", "/tv/bakilon-tumesa", "/rules/wink"]
    {
        let response = ask(place, &[]).await;
        assert_eq!(response.status(), StatusCode::OK, "{place}");
        assert_eq!(header(&response, header::CONTENT_TYPE), "text/html; charset=utf-8");
        assert_eq!(header(&response, header::CACHE_CONTROL), "no-cache");
        let page = String::from_utf8(body(response).await).expect("text");
        assert!(page.contains("<div id=\"app\">"), "{page}");
    }
}

#[tokio::test]
async fn there_is_nothing_else() {
    for path in [
        "/index.htm",
        "/t",
        "/t/a/b",
        "/tv/",
        "/assets/",
        "/assets/none.js",
        "/../x",
        "/x",
        "/rules",
        "/rules/wink/7",
    ] {
        assert_eq!(ask(path, &[]).await.status(), StatusCode::NOT_FOUND, "{path}");
    }
}

/// A person who has mistyped an address sees a page with a way home; a program sees none.
#[tokio::test]
async fn who_is_lost_is_shown_the_way_home() {
    for path in ["/nonsense", "/t", "/t/a/b", "/tv/"] {
        let response = ask(path, &[(header::IF_NONE_MATCH, "*")]).await;
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(header(&response, header::CACHE_CONTROL), "no-store");
        let page = String::from_utf8(body(response).await).expect("text");
        assert!(page.contains("<div id=\"app\">"), "{page}");
    }
    for path in ["/api/nonsense", "/assets/none.js"] {
        assert!(body(ask(path, &[]).await).await.is_empty(), "{path}");
    }
}

#[tokio::test]
async fn files_with_their_content_in_their_name_are_kept_for_ever() {
    let response = ask(script(), &[]).await;
    assert_eq!(header(&response, header::CACHE_CONTROL), "public, max-age=31536000, immutable");
    assert_eq!(header(&response, header::CONTENT_TYPE), "text/javascript; charset=utf-8");
    assert!(!body(response).await.is_empty());
}

#[tokio::test]
async fn what_can_be_unpacked_is_packed() {
    let mut sizes = Vec::new();
    for (accepted, encoding) in [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, GZIP;q=0.5", "gzip"),
        ("", ""),
    ] {
        let response = ask(script(), &[(header::ACCEPT_ENCODING, accepted)]).await;
        assert_eq!(header(&response, header::CONTENT_ENCODING), encoding, "{accepted}");
        assert_eq!(header(&response, header::VARY), "accept-encoding");
        sizes.push(body(response).await.len());
    }
    assert!(sizes[0] < sizes[1] && sizes[1] == sizes[2] && sizes[2] < sizes[3], "{sizes:?}");
}

#[tokio::test]
async fn what_is_known_is_not_sent_again() {
    let brotli = (header::ACCEPT_ENCODING, "br");
    let first = ask("/", std::slice::from_ref(&brotli)).await;
    let tag = header(&first, header::ETAG).to_owned();
    let list = format!("\"other\", W/{tag}");
    for known in [tag.as_str(), list.as_str()] {
        let again = ask("/", &[brotli.clone(), (header::IF_NONE_MATCH, known)]).await;
        assert_eq!(again.status(), StatusCode::NOT_MODIFIED, "{known}");
        assert_eq!(header(&again, header::ETAG), tag);
        assert!(body(again).await.is_empty());
    }
    let plain = ask("/", &[(header::IF_NONE_MATCH, &tag)]).await;
    assert_eq!(
        plain.status(),
        StatusCode::OK,
        "the plain page is another text than the packed one"
    );
}

#[test]
fn an_encoding_that_is_not_wanted_is_not_named() {
    assert!(names(" br ;q=0.1", "br") && names("br", "br"));
    assert!(!names("br;q=0", "br") && !names("brotli", "br") && !names("", "br"));
}

/// A page that a browser has kept says which version it is, and so does the server.
#[tokio::test]
async fn the_page_and_its_service_worker_say_which_version_they_are() {
    let version = crate::version().expect("the page says its version");
    assert!(version.len() == 16 && version.bytes().all(|b| b.is_ascii_hexdigit()), "{version}");
    let response = ask("/sw.js", &[]).await;
    assert_eq!(header(&response, header::CACHE_CONTROL), "no-cache");
    let worker = String::from_utf8(body(response).await).expect("text");
    assert!(worker.contains(version), "{worker}");
}

/// The width and height that a PNG says it has.
fn size(png: &[u8]) -> (u32, u32) {
    let number = |at: usize| u32::from_be_bytes(png[at..at + 4].try_into().expect("four bytes"));
    (number(16), number(20))
}

#[tokio::test]
async fn it_can_be_installed() {
    let manifest = ask("/manifest.webmanifest", &[]).await;
    assert_eq!(header(&manifest, header::CONTENT_TYPE), "application/manifest+json");
    let manifest = String::from_utf8(body(manifest).await).expect("text");
    for line in [
        r##""name": "Safehouse""##,
        r##""short_name": "Safehouse""##,
        r##""start_url": "/""##,
        r##""scope": "/""##,
        r##""display": "standalone""##,
        r##""background_color": "#0f1220""##,
        r##""theme_color": "#0f1220""##,
        r##""src": "/icon-192.png", "sizes": "192x192""##,
        r##""src": "/icon-512.png", "sizes": "512x512""##,
        r##""src": "/icon-maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable""##,
    ] {
        assert!(manifest.contains(line), "{line} is not in {manifest}");
    }
    for (icon, edge) in [
        ("/icon-192.png", 192),
        ("/icon-512.png", 512),
        ("/icon-maskable-512.png", 512),
        ("/apple-touch-icon.png", 180),
    ] {
        let answer = ask(icon, &[]).await;
        assert_eq!(header(&answer, header::CONTENT_TYPE), "image/png", "{icon}");
        let png = body(answer).await;
        assert!(png.starts_with(b"\x89PNG"), "{icon}");
        assert_eq!(size(&png), (edge, edge), "{icon}");
    }
}

/// Without these lines phones offer to install nothing, or install it with a picture of the page for an icon, and with
/// the browser's bars.
#[tokio::test]
async fn the_page_says_that_it_can_be_installed() {
    let page = String::from_utf8(body(ask("/", &[]).await).await).expect("text");
    for line in [
        r##"<link rel="manifest" href="/manifest.webmanifest" />"##,
        r##"<link rel="icon" href="/icon.svg" type="image/svg+xml" />"##,
        r##"<link rel="apple-touch-icon" href="/apple-touch-icon.png" />"##,
        r##"<meta name="theme-color" content="#0f1220" />"##,
        r##"<meta name="mobile-web-app-capable" content="yes" />"##,
        r##"<meta name="apple-mobile-web-app-capable" content="yes" />"##,
        r##"viewport-fit=cover"##,
    ] {
        assert!(page.contains(line), "{line} is not in {page}");
    }
}
