//! How an HTTP connection becomes a socket.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper::upgrade::Upgraded;
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::Gateway;
use crate::limits::Address;
use crate::listen::Here;
use crate::session::Session;

/// A socket to somebody. It has one place for all its life: a task that hands it on would have room
/// for it once for each hand.
pub(crate) type Socket = Box<WebSocketStream<TokioIo<Upgraded>>>;

/// What a socket reads at once: small, because there are many sockets.
const READ_BUFFER: usize = 512;
/// Nobody has more to say at once than this; whoever has is told so.
pub(crate) const LONGEST_MESSAGE: usize = 4096;
/// What is longer than this is not even read to its end.
const LONGEST_READ: usize = 4 * LONGEST_MESSAGE;
/// Bytes that wait for a slow reader inside the socket.
const WAITING_BYTES: usize = 256 * 1024;

/// Opens a socket, if the page that asks for it is ours.
pub(crate) async fn upgrade(
    State(gateway): State<Gateway>,
    Extension(address): Extension<Address>,
    Extension((counted, alive)): Extension<Here>,
    request: Request,
) -> Response {
    if !gateway.is_ours(request.headers()) {
        return (StatusCode::FORBIDDEN, "this page is not from here\n").into_response();
    }
    let Some(accept) = accepts(&request) else {
        let version = [(header::UPGRADE, "websocket"), (header::SEC_WEBSOCKET_VERSION, "13")];
        return (StatusCode::UPGRADE_REQUIRED, version, "here one opens a WebSocket\n")
            .into_response();
    };
    // A connection through a proxy counts for whoever comes through it, as a socket.
    let counted = counted.or_else(|| gateway.0.limits.connect(address).map(Arc::new));
    let Some(counted) = counted else {
        return (StatusCode::TOO_MANY_REQUESTS, "too many connections\n").into_response();
    };
    let opening = Box::pin(open(request));
    tokio::spawn(async move {
        if let Some(socket) = opening.await {
            Session::start(gateway, address, socket).await;
        }
        drop((counted, alive));
    });
    let headers = [
        (header::CONNECTION, "upgrade"),
        (header::UPGRADE, "websocket"),
        (header::SEC_WEBSOCKET_ACCEPT, &accept),
    ];
    (StatusCode::SWITCHING_PROTOCOLS, headers, Body::empty()).into_response()
}

/// The socket, once the answer has gone out.
async fn open(request: Request) -> Option<Socket> {
    let upgraded = hyper::upgrade::on(request).await.ok()?;
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_write_buffer_size(WAITING_BYTES)
        .max_message_size(Some(LONGEST_READ))
        .max_frame_size(Some(LONGEST_READ));
    let upgraded = TokioIo::new(upgraded);
    Some(Box::new(WebSocketStream::from_raw_socket(upgraded, Role::Server, Some(config)).await))
}

/// The answer to a request for a WebSocket, if it is one.
fn accepts(request: &Request) -> Option<String> {
    let headers = request.headers();
    let key = headers.get(header::SEC_WEBSOCKET_KEY)?;
    let asked = *request.method() == Method::GET
        && lists(headers, header::CONNECTION, "upgrade")
        && lists(headers, header::UPGRADE, "websocket")
        && lists(headers, header::SEC_WEBSOCKET_VERSION, "13");
    asked.then(|| derive_accept_key(key.as_bytes()))
}

/// Whether a header lists this word.
fn lists(headers: &HeaderMap, name: HeaderName, word: &str) -> bool {
    let values = headers.get_all(name);
    let mut words =
        values.iter().filter_map(|value| value.to_str().ok()).flat_map(|v| v.split(','));
    words.any(|listed| listed.trim().eq_ignore_ascii_case(word))
}

impl Gateway {
    /// Whether a page of ours asks. What is no browser sends no origin, and needs none: there are
    /// no cookies that another page could ride on.
    fn is_ours(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let same = origin.split_once("://").is_some_and(|(_, from)| Some(from) == host);
        same || self.0.public.as_deref() == Some(origin)
    }
}
