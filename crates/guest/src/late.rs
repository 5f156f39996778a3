//! A line on which everything that clients send comes late.

use std::io;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use crate::Place;

/// A way to the program at `to` that delays what clients send by this long; what the program sends
/// is not delayed.
///
/// # Errors
/// If there is no free port.
pub async fn late(to: Place, by: Duration) -> io::Result<Place> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let address = listener.local_addr()?;
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            // A client that finds no program hears so by a closed connection.
            let Ok(server) = TcpStream::connect(to.address()).await else { continue };
            let ((mut hear, mut send), (mut from, mut into)) =
                (client.into_split(), server.into_split());
            tokio::spawn(async move { tokio::io::copy(&mut from, &mut send).await });
            let (later, mut now) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
            tokio::spawn(async move {
                while let Some((due, bytes)) = now.recv().await {
                    sleep_until(due).await;
                    let _ = into.write_all(&bytes).await;
                }
            });
            tokio::spawn(async move {
                let mut bytes = vec![0; 4096];
                while let Ok(count @ 1..) = hear.read(&mut bytes).await {
                    let _ = later.send((Instant::now() + by, bytes[..count].to_vec()));
                }
            });
        }
    });
    Ok(Place::new(address))
}
