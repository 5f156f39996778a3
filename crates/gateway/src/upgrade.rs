//! The upgrade of an HTTP connection to a WebSocket.

use std::sync::Arc;

use axum::Extension;
use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use hyper_util::rt::TokioIo;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::Gateway;
use crate::address::Address;
use crate::channel::Channel;
use crate::client;
use crate::counted::Limit;
use crate::end::part;
use crate::listen::Here;
use crate::no::No;
use crate::session::Session;
use crate::stream::Stream;

/// A WebSocket. Boxed, so that moving it from one async function to another does not reserve space
/// for it in each of their futures.
pub(crate) type Socket = Box<WebSocketStream<Channel>>;

/// The size of a socket's read buffer: small, because there are many sockets.
const READ_BUFFER: usize = 512;
/// The longest message that is accepted; a longer one is refused with an answer.
pub(crate) const LONGEST_MESSAGE: usize = 4096;
/// A message longer than this is not even read to its end.
const LONGEST_READ: usize = 4 * LONGEST_MESSAGE;
/// The most bytes read without a finished message: one that is too long to be read, and as much
/// again. An empty frame is no message, and a client could send millions of them.
const MOST_UNHEARD: usize = 2 * LONGEST_READ;

/// Opens a socket, if the page that asks for it is ours.
pub(crate) async fn upgrade(
    State(gateway): State<Gateway>,
    Extension(address): Extension<Address>,
    Extension((counted, alive)): Extension<Here>,
    request: Request,
) -> Response {
    if !gateway.is_ours(request.headers()) {
        return No::Foreign.into_response();
    }
    let Some(accept) = accepts(&request) else {
        let version = [(header::UPGRADE, "websocket"), (header::SEC_WEBSOCKET_VERSION, "13")];
        return (StatusCode::UPGRADE_REQUIRED, version, "here one opens a WebSocket\n")
            .into_response();
    };
    // A proxy's connection is not counted; its sockets are, each for the client that it carries.
    let counted = counted.or_else(|| gateway.0.limits.connect(address).map(Arc::new));
    let Some(counted) = counted else {
        return No::TooMany(Limit::Connections).into_response();
    };
    let old = client::is_old(request.uri().query(), gateway.0.client);
    let opening = Box::pin(open(request));
    tokio::spawn(async move {
        if let Some(socket) = opening.await {
            if old {
                Box::pin(part(socket, client::OLD)).await;
            } else {
                Session::start(gateway, address, socket).await;
            }
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

/// The socket, once the response has been sent.
async fn open(request: Request) -> Option<Socket> {
    let upgraded = hyper::upgrade::on(request).await.ok()?;
    let config = WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER)
        .write_buffer_size(0)
        .max_message_size(Some(LONGEST_READ))
        .max_frame_size(Some(LONGEST_READ));
    // Every connection was given to hyper as this type; bytes that hyper has read ahead come with
    // it.
    let parts = upgraded.downcast::<TokioIo<Stream>>().ok()?;
    // Copied, because the buffer itself, 8 KB, would stay with the socket for good.
    let (stream, ahead) = (parts.io.into_inner(), parts.read_buf.to_vec());
    let channel = stream.into_channel((ahead.len(), MOST_UNHEARD));
    let (role, config) = (Role::Server, Some(config));
    Some(Box::new(WebSocketStream::from_partially_read(channel, ahead, role, config).await))
}

/// The `Sec-WebSocket-Accept` value, if this request asks for a WebSocket.
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
    /// Whether a page of ours sends this. Clients that are no browsers send no origin, and need
    /// none: there are no cookies that another page could use.
    fn is_ours(&self, headers: &HeaderMap) -> bool {
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let same = origin.split_once("://").is_some_and(|(_, from)| Some(from) == host);
        same || self.0.public.as_deref() == Some(origin)
    }
}
