//! The browser client, inside the program. It knows no table and no game.
//!
//! `build.rs` builds the client and lists its files; [`site`] serves them. Files under `/assets/`
//! have a hash of their contents in their name and are cached for ever; all others are requested
//! again each time, and answered with 304 if they have not changed. Nothing is compressed while a
//! client waits: each file is stored with Brotli and with gzip, and unpacked for the rare client
//! that takes neither.

use std::borrow::Cow;
use std::io::Read as _;
use std::sync::LazyLock;

use axum::Router;
use axum::body::Body;
use axum::http::header::{self, HeaderMap};
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use flate2::read::GzDecoder;

/// One file of the client.
struct Asset {
    path: &'static str,
    kind: &'static str,
    hash: &'static str,
    bytes: Stored,
}

/// A file's contents.
enum Stored {
    /// Of a kind that is compressed already: pictures and fonts.
    Plain(&'static [u8]),
    Packed {
        brotli: &'static [u8],
        gzip: &'static [u8],
    },
}

static ASSETS: &[Asset] = &include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The page that every path of the client loads.
const PAGE: &str = "/index.html";
/// The paths of the client: the front page, a table, a shared screen, a game's rulebook.
const PATHS: [&str; 7] = [
    "/",
    "/t/{code}",
    "/t/{code}/",
    "/tv/{code}",
    "/tv/{code}/",
    "/rules/{game}",
    "/rules/{game}/",
];

/// Anything below these is asked for by programs, which want no page.
const NO_PAGES: [&str; 2] = ["/api/", "/assets/"];

/// The version of the client: it changes with each of its scripts and styles. Its page has it in
/// an element, `<meta name="version" content="…">`.
#[must_use]
pub fn version() -> Option<&'static str> {
    VERSION.as_deref()
}

static VERSION: LazyLock<Option<String>> = LazyLock::new(|| {
    let page = ASSETS.iter().find(|asset| asset.path == PAGE)?.bytes.plain();
    let (_, after) = str::from_utf8(&page).ok()?.split_once("name=\"version\" content=\"")?;
    Some(after.split_once('"')?.0.to_owned())
});

/// The site: the client's page under each of its paths, and its files. Anything else is 404, with
/// the page, which shows the way home.
pub fn site() -> Router {
    let answer = |asset: &'static Asset| get(move |headers| async move { asset.answer(&headers) });
    let mut router = Router::new();
    for asset in ASSETS {
        if asset.path == PAGE {
            for place in PATHS {
                router = router.route(place, answer(asset));
            }
        } else {
            router = router.route(asset.path, answer(asset));
        }
    }
    router.fallback(async |method: Method, uri: Uri, headers: HeaderMap| {
        let page = ASSETS.iter().find(|asset| asset.path == PAGE);
        let wanted = method == Method::GET && !NO_PAGES.iter().any(|p| uri.path().starts_with(p));
        match page.filter(|_| wanted) {
            Some(page) => page.lost(&headers),
            None => StatusCode::NOT_FOUND.into_response(),
        }
    })
}

impl Asset {
    /// The page under a path that is none of ours. It is not cached: it says nothing about the path.
    fn lost(&self, asked: &HeaderMap) -> Response {
        let mut asked = asked.clone();
        asked.remove(header::IF_NONE_MATCH);
        let mut answer = self.answer(&asked);
        *answer.status_mut() = StatusCode::NOT_FOUND;
        answer.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        answer
    }

    fn answer(&self, asked: &HeaderMap) -> Response {
        let (encoding, bytes) = self.packed(asked);
        let tag =
            format!("\"{}{}\"", self.hash, encoding.map_or(String::new(), |e| format!("-{e}")));
        let cache = if self.path.starts_with("/assets/") {
            "public, max-age=31536000, immutable"
        } else {
            "no-cache"
        };
        let same = asked.get_all(header::IF_NONE_MATCH).iter().any(|tags| {
            tags.to_str().is_ok_and(|tags| tags.split(',').any(|known| weakly(known) == tag))
        });
        let headers: [(HeaderName, &str); 3] = [
            (header::ETAG, &tag),
            (header::CACHE_CONTROL, cache),
            (header::VARY, "accept-encoding"),
        ];
        if same {
            return (StatusCode::NOT_MODIFIED, headers).into_response();
        }
        let kind = [(header::CONTENT_TYPE, self.kind)];
        let packed = encoding.map(|encoding| [(header::CONTENT_ENCODING, encoding)]);
        match packed {
            Some(packed) => (headers, kind, packed, Body::from(bytes)).into_response(),
            None => (headers, kind, Body::from(bytes)).into_response(),
        }
    }

    /// The smallest form that the browser accepts.
    fn packed(&self, asked: &HeaderMap) -> (Option<&'static str>, Cow<'static, [u8]>) {
        let unpacks = |encoding: &str| {
            asked.get_all(header::ACCEPT_ENCODING).iter().any(|list| {
                list.to_str().is_ok_and(|list| list.split(',').any(|item| names(item, encoding)))
            })
        };
        match self.bytes {
            Stored::Packed { brotli, .. } if unpacks("br") => (Some("br"), brotli.into()),
            Stored::Packed { gzip, .. } if unpacks("gzip") => (Some("gzip"), gzip.into()),
            Stored::Packed { .. } | Stored::Plain(_) => (None, self.bytes.plain()),
        }
    }
}

impl Stored {
    fn plain(&self) -> Cow<'static, [u8]> {
        match *self {
            Stored::Plain(bytes) => bytes.into(),
            Stored::Packed { gzip, .. } => {
                let mut plain = Vec::new();
                let unpacked = GzDecoder::new(gzip).read_to_end(&mut plain);
                unpacked.expect("the build has packed it");
                plain.into()
            }
        }
    }
}

/// Whether an item of `accept-encoding` (`gzip`, `br;q=0.8`) names this encoding and wants it.
fn names(item: &str, encoding: &str) -> bool {
    let mut parts = item.split(';').map(str::trim);
    let named = parts.next().is_some_and(|name| name.eq_ignore_ascii_case(encoding));
    named && !parts.any(|part| matches!(part, "q=0" | "q=0.0" | "q=0.00" | "q=0.000"))
}

/// A tag without its weakness mark, which does not matter for reading.
fn weakly(tag: &str) -> &str {
    let tag = tag.trim();
    tag.strip_prefix("W/").unwrap_or(tag)
}

#[cfg(test)]
mod tests;
