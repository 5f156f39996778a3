//! A WebSocket for texts, which it does not parse.

use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

use crate::Place;

/// The timeout of every wait.
const PATIENCE: Duration = Duration::from_secs(30);

/// Why a connection has ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gone {
    /// The server closed it, with a code and a reason.
    Closed(u16, String),
    /// The server refused to open a socket, with this HTTP status.
    NotOpened(u16),
    /// The connection broke.
    Broken(String),
    /// A message did not come in time.
    Late,
}

impl fmt::Display for Gone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl std::error::Error for Gone {}

/// A WebSocket for texts.
pub struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    /// Opens a socket, with an origin as a browser would send.
    pub async fn open(address: SocketAddr, origin: Option<&str>) -> Result<Socket, Gone> {
        let stream = Place::new(address).connect().await.map_err(broken)?;
        Socket::on(stream, request(address, origin)?).await
    }

    /// Opens a socket on an existing connection.
    pub async fn over(stream: TcpStream) -> Result<Socket, Gone> {
        let address = stream.peer_addr().map_err(broken)?;
        Socket::on(stream, request(address, None)?).await
    }

    async fn on(stream: TcpStream, request: Request) -> Result<Socket, Gone> {
        // Small buffers, because a test may have thousands.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        let opening = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        match timeout(PATIENCE, opening).await {
            Ok(Ok((socket, _))) => Ok(Socket(socket)),
            Ok(Err(Error::Http(answer))) => Err(Gone::NotOpened(answer.status().as_u16())),
            Ok(Err(why)) => Err(broken(why)),
            Err(_) => Err(Gone::Late),
        }
    }

    /// Sends a text.
    pub async fn say(&mut self, text: impl Into<Utf8Bytes>) -> Result<(), Gone> {
        self.send(Message::Text(text.into())).await
    }

    /// Sends binary data, which the server refuses.
    pub async fn send_bytes(&mut self, bytes: Vec<u8>) -> Result<(), Gone> {
        self.send(Message::Binary(bytes.into())).await
    }

    async fn send(&mut self, message: Message) -> Result<(), Gone> {
        match timeout(PATIENCE, self.0.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(why)) => Err(broken(why)),
            Err(_) => Err(Gone::Late),
        }
    }

    /// The next text.
    pub async fn next(&mut self) -> Result<Utf8Bytes, Gone> {
        self.next_within(PATIENCE).await
    }

    /// The next text, if it comes within this time.
    pub async fn next_within(&mut self, patience: Duration) -> Result<Utf8Bytes, Gone> {
        timeout(patience, self.receive()).await.unwrap_or(Err(Gone::Late))
    }

    async fn receive(&mut self) -> Result<Utf8Bytes, Gone> {
        loop {
            match self.0.next().await {
                Some(Ok(Message::Text(text))) => return Ok(text),
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Close(Some(frame)))) => {
                    return Err(Gone::Closed(frame.code.into(), frame.reason.to_string()));
                }
                Some(Ok(Message::Close(None))) => return Err(Gone::Closed(1005, String::new())),
                Some(Ok(Message::Binary(_))) => return Err(Gone::Broken("bytes".into())),
                Some(Err(why)) => return Err(broken(why)),
                None => return Err(Gone::Broken("the server hung up".into())),
            }
        }
    }

    /// Closes the socket, and waits for the server to do the same.
    pub async fn close(mut self) {
        if self.0.close(None).await.is_ok() {
            while self.receive().await.is_ok() {}
        }
    }

    /// The TCP connection beneath, to send something other than WebSocket.
    pub fn stream(&mut self) -> &mut TcpStream {
        self.0.get_mut()
    }
}

fn request(address: SocketAddr, origin: Option<&str>) -> Result<Request, Gone> {
    let url = format!("ws://{address}/api/socket");
    let mut request = url.into_client_request().map_err(broken)?;
    if let Some(origin) = origin {
        request.headers_mut().insert("origin", origin.parse().map_err(broken)?);
    }
    Ok(request)
}

fn broken(why: impl fmt::Display) -> Gone {
    Gone::Broken(why.to_string())
}
