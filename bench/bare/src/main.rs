//! A server of the same shape as ours, with nothing inside: tables of sockets, and every message from
//! one of them is answered to all of them. It has no rules, no journal, no views and no limits.
//!
//! `cargo xtask load --bare` plays against it and against ours in turn, and prints the ratio: what
//! is left of the speed that axum and tokio offer. It touches none of our crates.
//!
//! `bare BYTES` answers with texts of that many bytes and prints its address. A socket's first
//! message is the number of its table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::Router;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::response::Response;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio::sync::mpsc::{self, UnboundedSender};

/// The sockets at one table.
type Table = Arc<Mutex<Vec<UnboundedSender<Utf8Bytes>>>>;

/// All tables by their numbers.
#[derive(Clone)]
struct House {
    tables: Arc<Mutex<HashMap<u64, Table>>>,
    /// The length of an answer.
    bytes: usize,
}

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let bytes = std::env::args().nth(1).and_then(|bytes| bytes.parse().ok()).unwrap_or(1024);
    let house = House { tables: Arc::default(), bytes };
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    println!("http://{}", listener.local_addr()?);
    let router = Router::new().route("/api/socket", get(open)).with_state(house);
    axum::serve(listener, router).await
}

async fn open(State(house): State<House>, upgrade: WebSocketUpgrade) -> Response {
    // The buffers that a careful author would choose: the default takes 128 KB a socket.
    upgrade.read_buffer_size(4096).write_buffer_size(0).on_upgrade(|socket| sit(house, socket))
}

async fn sit(house: House, mut socket: WebSocket) {
    let Some(Ok(Message::Text(number))) = socket.recv().await else { return };
    let Ok(number) = number.parse() else { return };
    let table = lock(&house.tables).entry(number).or_default().clone();
    let (sender, mut outbox) = mpsc::unbounded_channel();
    lock(&table).push(sender);
    let mut n = 0;
    loop {
        tokio::select! {
            Some(text) = outbox.recv() => {
                if socket.send(Message::Text(text)).await.is_err() {
                    return;
                }
            }
            said = socket.recv() => match said {
                Some(Ok(Message::Text(_))) => {
                    n += 1;
                    let text = answer(n, house.bytes);
                    lock(&table).retain(|seat| seat.send(text.clone()).is_ok());
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return,
            },
        }
    }
}

/// A text of this many bytes.
fn answer(n: u64, bytes: usize) -> Utf8Bytes {
    let mut text = format!("{{\"update\":{{\"n\":{n}}}}}");
    text.extend(std::iter::repeat_n(' ', bytes.saturating_sub(text.len())));
    text.into()
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
