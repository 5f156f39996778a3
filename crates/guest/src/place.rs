//! Where a program listens, and its HTTP calls.

use std::io;
use std::net::{IpAddr, SocketAddr};

use serde::Deserialize;
use serde_json::{Value, json};
use tokio::net::{TcpSocket, TcpStream};

use crate::{Answer, Gone, Socket, http};

/// Where a program listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    address: SocketAddr,
    /// The address of this machine from which connections are made; `None` for any.
    from: Option<IpAddr>,
}

/// The answer to sitting down: a client keeps the token and sends it in every hello.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Ticket {
    /// The table.
    pub code: String,
    /// The seat, which may change in the lobby.
    pub seat: u8,
    /// The token that holds it.
    pub token: String,
}

impl Place {
    /// The program at this address.
    pub const fn new(address: SocketAddr) -> Place {
        Place { address, from: None }
    }

    /// The same program, visited from this address: limits count addresses, and this machine has
    /// all of 127.0.0.0/8.
    pub const fn visited_from(self, from: IpAddr) -> Place {
        Place { from: Some(from), ..self }
    }

    /// The address.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// A new TCP connection.
    pub async fn connect(&self) -> io::Result<TcpStream> {
        let stream = match self.from {
            None => TcpStream::connect(self.address).await?,
            Some(from) => {
                let any = TcpSocket::new_v4()?;
                any.bind(SocketAddr::new(from, 0))?;
                any.connect(self.address).await?
            }
        };
        let _ = stream.set_nodelay(true);
        Ok(stream)
    }

    /// `GET` this path.
    pub async fn get(&self, path: &str) -> io::Result<Answer> {
        http::ask(*self, "GET", path, None).await
    }

    /// `POST` this body to this path.
    pub async fn post(&self, path: &str, body: &str) -> io::Result<Answer> {
        http::ask(*self, "POST", path, Some(body)).await
    }

    /// Opens a table with this body, and sits down there.
    pub async fn create(&self, create: &Value) -> io::Result<Ticket> {
        ticket(&self.post("/api/tables", &create.to_string()).await?)
    }

    /// Sits down at a table.
    pub async fn join(&self, code: &str, name: &str) -> io::Result<Ticket> {
        let path = format!("/api/tables/{}/seats", code.replace(' ', "%20"));
        ticket(&self.post(&path, &json!({"name": name}).to_string()).await?)
    }

    /// A game for as many people as there are names: the first opens the table.
    pub async fn gather(
        &self,
        game: &str,
        names: &[&str],
        options: &Value,
    ) -> io::Result<Vec<Ticket>> {
        let (first, rest) = names.split_first().ok_or_else(|| io::Error::other("nobody"))?;
        let create = json!({"game": game, "name": first, "options": options});
        let mut tickets = vec![self.create(&create).await?];
        for name in rest {
            tickets.push(self.join(&tickets[0].code, name).await?);
        }
        Ok(tickets)
    }

    /// Opens a socket and says hello with a ticket.
    pub async fn seat(&self, Ticket { code, token, .. }: &Ticket) -> Result<Socket, Gone> {
        let mut socket = self.socket().await?;
        let hello = format!(r#"{{"hello":{{"table":"{code}","as":"seat","token":"{token}"}}}}"#);
        socket.say(hello).await?;
        Ok(socket)
    }

    /// Opens a socket, without an origin, as a program does that is no browser.
    pub async fn socket(&self) -> Result<Socket, Gone> {
        let stream = self.connect().await.map_err(|why| Gone::Broken(why.to_string()))?;
        Socket::over(stream).await
    }
}

/// The ticket in a response, or the response as an error.
fn ticket(answer: &Answer) -> io::Result<Ticket> {
    let no = || io::Error::other(format!("{}: {}", answer.status, answer.body));
    if answer.status != 201 {
        return Err(no());
    }
    serde_json::from_str(&answer.body).map_err(|_| no())
}
