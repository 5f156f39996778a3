//! Where a program listens, and what can be asked there over HTTP.

use std::io;
use std::net::SocketAddr;

use serde::Deserialize;
use serde_json::{Value, json};

use crate::{Answer, Gone, Socket, http};

/// Where a program listens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    address: SocketAddr,
}

/// What somebody gets who sits down: keep the token, and say it in every hello.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
pub struct Ticket {
    /// The table.
    pub code: String,
    /// The seat, for now.
    pub seat: u8,
    /// What holds it.
    pub token: String,
}

impl Place {
    /// The program at this address.
    pub const fn new(address: SocketAddr) -> Place {
        Place { address }
    }

    /// The address.
    pub const fn address(&self) -> SocketAddr {
        self.address
    }

    /// `GET` this path.
    pub async fn get(&self, path: &str) -> io::Result<Answer> {
        http::ask(self.address, "GET", path, None).await
    }

    /// `POST` this body to this path.
    pub async fn post(&self, path: &str, body: &str) -> io::Result<Answer> {
        http::ask(self.address, "POST", path, Some(body)).await
    }

    /// Opens a table, as `create` says, and sits down there.
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

    /// Comes to the seat that a ticket holds, and has said hello.
    pub async fn seat(&self, Ticket { code, token, .. }: &Ticket) -> Result<Socket, Gone> {
        let mut socket = self.socket().await?;
        let hello = format!(r#"{{"hello":{{"table":"{code}","as":"seat","token":"{token}"}}}}"#);
        socket.say(hello).await?;
        Ok(socket)
    }

    /// Opens a socket, as a program does that is no browser.
    pub async fn socket(&self) -> Result<Socket, Gone> {
        Socket::open(self.address, None).await
    }
}

/// The ticket in an answer, or the answer as an error.
fn ticket(answer: &Answer) -> io::Result<Ticket> {
    let no = || io::Error::other(format!("{}: {}", answer.status, answer.body));
    if answer.status != 201 {
        return Err(no());
    }
    serde_json::from_str(&answer.body).map_err(|_| no())
}
