//! Accepts connections, with a limit for each address, until the gateway is stopped.

use std::convert::Infallible;
use std::io;
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
use crate::counted::Limit;
use crate::end::throw_away;
use crate::limits::Connection;
use crate::seldom::Seldom;
use crate::stream::Stream;

/// Timeout for clients to leave, once we stop.
const LAST_ORDERS: Duration = Duration::from_secs(3);
/// The most refused connections that are answered at the same time; further ones are just closed.
const TURNED_AWAY: usize = 64;

/// Accepts connections until the gateway is stopped, and returns when all of them have ended.
pub async fn listen(gateway: Gateway, site: Router, listener: TcpListener) {
    let router = gateway.router(site);
    let mut stop = gateway.stopping();
    let (alive, mut all_gone) = mpsc::channel::<Infallible>(1);
    let turned_away = Arc::new(Semaphore::new(TURNED_AWAY));
    let troubles = Seldom::<io::ErrorKind>::default();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = stopped(&mut stop) => break,
        };
        let (stream, from) = match accepted {
            Ok(accepted) => accepted,
            Err(why) => {
                // Perhaps no file descriptor is left: other connections may release some.
                if let Some(kept_back) = troubles.log(why.kind()) {
                    tracing::warn!(%why, kept_back, "a connection could not be accepted");
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let proxy = gateway.is_proxy(from.ip());
        let counted = if proxy { None } else { gateway.0.limits.connect(from.ip().into()) };
        if counted.is_none() && !proxy {
            Limit::Connections.count();
            if let Ok(permit) = turned_away.clone().try_acquire_owned() {
                tokio::spawn(async move {
                    turn_away(stream).await;
                    drop(permit);
                });
            }
            continue;
        }
        let _ = stream.set_nodelay(true);
        let stream = Stream::new(stream, !proxy, gateway.0.limits.patience());
        let here = (counted.map(Arc::new), alive.clone());
        tokio::spawn(serve(gateway.clone(), router.clone(), (stream, from.ip()), here));
    }
    drop((listener, alive));
    let _ = timeout(LAST_ORDERS, all_gone.recv()).await;
}

/// One connection, counted while it lives, unless a proxy holds it.
pub(crate) type Here = (Option<Arc<Connection>>, mpsc::Sender<Infallible>);

async fn serve(gateway: Gateway, router: Router, (stream, peer): (Stream, IpAddr), here: Here) {
    let mut stop = gateway.stopping();
    let patience = gateway.0.limits.patience();
    // A socket outlives the request that opened it, and counts until it is closed.
    let service = hyper::service::service_fn(move |mut request: Request<Incoming>| {
        let address = gateway.address(peer, request.headers());
        request.extensions_mut().insert(address);
        request.extensions_mut().insert(here.clone());
        let mut router = router.clone();
        async move { router.call(request.map(Body::new)).await }
    });
    let served = hyper::server::conn::http1::Builder::new()
        .timer(TokioTimer::new())
        // The timeout starts at the end of a request, so that no client keeps an idle connection.
        .header_read_timeout(patience)
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

/// Answers that there are too many connections, and closes.
async fn turn_away(mut stream: TcpStream) {
    let answer =
        b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
    let answering = async {
        if stream.write_all(answer).await.is_ok() && stream.shutdown().await.is_ok() {
            throw_away(stream).await;
        }
    };
    let _ = timeout(Duration::from_secs(1), answering).await;
}
