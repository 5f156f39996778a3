//! Accepts connections, as many from one address as it may have, and not for ever.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::Service;

use crate::Gateway;
use crate::limits::Connection;

/// A request's head is there within this time: half-open handshakes cost nobody anything.
const HEAD: Duration = Duration::from_secs(10);

/// Accepts connections until `stop` says so.
pub async fn listen(
    gateway: Gateway,
    site: Router,
    listener: TcpListener,
    mut stop: watch::Receiver<bool>,
) {
    let router = gateway.router(site);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stop) => return,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(why) => {
                // No file handle left, perhaps: the others may give some back.
                tracing::warn!(%why, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Some(connection) = gateway.0.limits.connect(from.ip().into()) else {
            metrics::counter!("safehouse_too_many_connections_total").increment(1);
            tokio::spawn(turn_away(stream));
            continue;
        };
        let _ = stream.set_nodelay(true);
        tokio::spawn(serve(router.clone(), stream, from, connection, stop.clone()));
    }
}

async fn serve(
    router: Router,
    stream: TcpStream,
    from: SocketAddr,
    connection: Connection,
    mut stop: watch::Receiver<bool>,
) {
    // A socket outlives the request that opened it, and counts as long as it lives.
    let connection = Arc::new(connection);
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(connection.clone());
        let mut router = router.clone();
        async move { router.call(request.map(Body::new)).await }
    });
    let served = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEAD)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(served);
    tokio::select! {
        _ = served.as_mut() => {}
        () = stopped(&mut stop) => {
            served.as_mut().graceful_shutdown();
            let _ = tokio::time::timeout(Duration::from_secs(1), served).await;
        }
    }
}

async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Says that there are too many, in a word, and hangs up.
async fn turn_away(mut stream: TcpStream) {
    use tokio::io::AsyncWriteExt;
    let answer =
        b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    let _ = tokio::time::timeout(Duration::from_secs(2), stream.write_all(answer)).await;
}
