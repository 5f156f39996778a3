//! A table of Spywhere whose players act as fast as they may and never think.

use std::time::{Duration, Instant};

use crate::{Gone, Place, Socket, Ticket};

/// A table and everybody at it.
pub struct Party {
    /// The ticket of each seat.
    pub tickets: Vec<Ticket>,
    sockets: Vec<Socket>,
    /// Each seat's count of acts and orders.
    n: Vec<u64>,
    /// The seat that is to act, and its act.
    next: Option<(usize, String)>,
    /// The updates so far, and their bytes.
    updates: (usize, usize),
}

/// The pause after an order that was refused because there were too many.
const BREATH: Duration = Duration::from_millis(300);

impl Party {
    /// Opens a table and sits down: nobody is connected yet.
    pub async fn sit(place: Place, seats: usize) -> Result<Party, Gone> {
        let names: Vec<String> = (1..=seats).map(|i| format!("Guest {i}")).collect();
        let names: Vec<&str> = names.iter().map(|name| &**name).collect();
        let options = serde_json::json!({"max_turn_s": 300});
        let tickets = place.gather("spywhere", &names, &options).await;
        let tickets = tickets.map_err(|why| Gone::Broken(why.to_string()))?;
        Ok(Party {
            n: vec![0; tickets.len()],
            tickets,
            sockets: vec![],
            next: None,
            updates: (0, 0),
        })
    }

    /// Everybody connects, and has the table's state.
    pub async fn arrive(&mut self, place: Place) -> Result<(), Gone> {
        self.come(place).await?;
        for socket in &mut self.sockets {
            while !socket.next().await?.starts_with(r#"{"table""#) {}
        }
        Ok(())
    }

    /// A game begins.
    pub async fn start(&mut self) -> Result<(), Gone> {
        self.order("start").await
    }

    async fn come(&mut self, place: Place) -> Result<(), Gone> {
        self.sockets.clear();
        for ticket in &self.tickets {
            self.sockets.push(place.seat(ticket).await?);
        }
        Ok(())
    }

    /// Everybody reconnects after the server was killed, and has the table's state again.
    pub async fn come_back(&mut self, place: Place) -> Result<(), Gone> {
        self.come(place).await?;
        self.updated().await
    }

    /// The host gives an order. Orders are limited, and a party in a hurry waits for the limit.
    async fn order(&mut self, order: &str) -> Result<(), Gone> {
        loop {
            let n = self.n[0] + 1;
            let text = format!(r#"{{"order":{{"n":{n},"order":{{"{order}":{{}}}}}}}}"#);
            self.sockets[0].say(text).await?;
            match self.updated().await {
                Err(Gone::Broken(no)) if no.contains("limit/orders") => {
                    tokio::time::sleep(BREATH).await;
                }
                other => {
                    self.n[0] = n;
                    return other;
                }
            }
        }
    }

    /// One act, timed from sending it until every seat has its update; zero for a new game.
    pub async fn act(&mut self) -> Result<Duration, Gone> {
        let Some((seat, act)) = self.next.take() else {
            self.order("again").await?;
            return Ok(Duration::ZERO);
        };
        self.n[seat] += 1;
        let sent = Instant::now();
        self.sockets[seat]
            .say(format!(r#"{{"act":{{"n":{},"act":{act}}}}}"#, self.n[seat]))
            .await?;
        self.updated().await?;
        Ok(sent.elapsed())
    }

    /// How many updates came, and how many bytes they had in all.
    pub fn updates(&self) -> (usize, usize) {
        self.updates
    }

    /// Waits until every seat has its next update.
    async fn updated(&mut self) -> Result<(), Gone> {
        for (seat, socket) in self.sockets.iter_mut().enumerate() {
            loop {
                let text = socket.next().await?;
                if text.starts_with(r#"{"update""#) {
                    self.updates = (self.updates.0 + 1, self.updates.1 + text.len());
                    if let Some(act) = option(&text) {
                        self.next = Some((seat, act.to_owned()));
                    }
                    break;
                }
                if text.starts_with(r#"{"refused""#) || text.starts_with(r#"{"error""#) {
                    return Err(Gone::Broken(text.to_string()));
                }
            }
        }
        Ok(())
    }
}

/// An act that the view offers: `done` if it is there, else the first. It is found without parsing
/// the rest, so that the clients cost little.
fn option(update: &str) -> Option<&str> {
    const DONE: &str = r#"{"done":{}}"#;
    let (_, options) = update.split_once(r#""options":["#)?;
    if options.starts_with(']') {
        return None;
    }
    if let Some(place) = options.find(DONE) {
        return Some(&options[place..place + DONE.len()]);
    }
    let mut depth = 0;
    let end = options.bytes().position(|byte| {
        depth += i32::from(byte == b'{') - i32::from(byte == b'}');
        depth == 0
    })?;
    Some(&options[..=end])
}
