//! Accepts connections, as many from one address as it may have, and not for ever.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::io::AsyncWriteExt;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{Semaphore, mpsc, watch};
use tokio::time::timeout;
use tower::Service;

use crate::Gateway;
use crate::end::throw_away;
use crate::limits::Connection;

/// How long everybody has to go, once we stop.
const LAST_ORDERS: Duration = Duration::from_secs(3);
/// How many are told at once that there are too many of them; the rest see for themselves.
const TURNED_AWAY: usize = 64;

/// Accepts connections until the gateway is stopped, and returns when everybody is gone.
pub async fn listen(gateway: Gateway, site: Router, listener: TcpListener) {
    let router = gateway.router(site);
    let mut stop = gateway.stopping();
    let (alive, mut all_gone) = mpsc::channel::<Infallible>(1);
    let turned_away = Arc::new(Semaphore::new(TURNED_AWAY));
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stop) => break,
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
        let proxy = gateway.is_proxy(from.ip());
        let counted = if proxy { None } else { gateway.0.limits.connect(from.ip().into()) };
        if counted.is_none() && !proxy {
            metrics::counter!("safehouse_too_many_connections_total").increment(1);
            if let Ok(permit) = turned_away.clone().try_acquire_owned() {
                tokio::spawn(async move {
                    turn_away(stream).await;
                    drop(permit);
                });
            }
            continue;
        }
        let _ = stream.set_nodelay(true);
        let head = gateway.0.limits.patience();
        let here = (counted.map(Arc::new), alive.clone());
        let served = serve(gateway.clone(), router.clone(), (stream, from.ip()), here, head);
        tokio::spawn(served);
    }
    drop((listener, alive));
    let _ = timeout(LAST_ORDERS, all_gone.recv()).await;
}

/// One connection, counted as long as it lives unless it is a proxy's.
pub(crate) type Here = (Option<Arc<Connection>>, mpsc::Sender<Infallible>);

async fn serve(
    gateway: Gateway,
    router: Router,
    (stream, peer): (TcpStream, IpAddr),
    here: Here,
    head: Duration,
) {
    let mut stop = gateway.stopping();
    // A socket outlives the request that opened it, and counts as long as it lives.
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        let address = gateway.address(peer, request.headers());
        request.extensions_mut().insert(address);
        request.extensions_mut().insert(here.clone());
        let mut router = router.clone();
        async move { router.call(request.map(Body::new)).await }
    });
    let served = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(head)
        .max_buf_size(16 * 1024)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    tokio::pin!(served);
    tokio::select! {
        _ = served.as_mut() => {}
        () = stopped(&mut stop) => {
            served.as_mut().graceful_shutdown();
            let _ = timeout(LAST_ORDERS, served).await;
        }
    }
}

async fn stopped(stop: &mut watch::Receiver<bool>) {
    let _ = stop.wait_for(|stop| *stop).await;
}

/// Says that there are too many, in a word, and hangs up.
async fn turn_away(mut stream: TcpStream) {
    let answer =
        b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    let telling = async {
        if stream.write_all(answer).await.is_ok() && stream.shutdown().await.is_ok() {
            throw_away(stream).await;
        }
    };
    let _ = timeout(Duration::from_secs(1), telling).await;
}
