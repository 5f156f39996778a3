//! One table of the crowd: people who play as fast as they may and never think.

use std::time::{Duration, Instant};

use guest::{Gone, Place, Socket, Ticket};

/// A table and everybody at it.
pub(crate) struct Table {
    tickets: Vec<Ticket>,
    sockets: Vec<Socket>,
    /// Each seat's count of acts and orders.
    n: Vec<u64>,
    /// Who is to act, and what.
    next: Option<(usize, String)>,
}

impl Table {
    /// Opens a table and sits down: nobody is connected yet.
    pub(crate) async fn sit(place: Place, seats: usize) -> Result<Table, Gone> {
        let names: Vec<String> = (1..=seats).map(|i| format!("Guest {i}")).collect();
        let names: Vec<&str> = names.iter().map(|name| &**name).collect();
        let options = serde_json::json!({"max_turn_s": 3600});
        let tickets = place.gather("spywhere", &names, &options).await;
        let tickets = tickets.map_err(|why| Gone::Broken(why.to_string()))?;
        Ok(Table { n: vec![0; tickets.len()], tickets, sockets: vec![], next: None })
    }

    /// Everybody comes, and has seen the table.
    pub(crate) async fn arrive(&mut self, place: Place) -> Result<(), Gone> {
        self.come(place).await?;
        for socket in &mut self.sockets {
            while !socket.next().await?.starts_with(r#"{"table""#) {}
        }
        Ok(())
    }

    /// A game begins.
    pub(crate) async fn start(&mut self) -> Result<(), Gone> {
        self.order("start").await
    }

    async fn come(&mut self, place: Place) -> Result<(), Gone> {
        self.sockets.clear();
        for ticket in &self.tickets {
            self.sockets.push(place.seat(ticket).await?);
        }
        Ok(())
    }

    /// Comes back after the server died, and waits until everybody has seen the table again.
    pub(crate) async fn come_back(&mut self, place: Place) -> Result<(), Gone> {
        self.come(place).await?;
        self.told().await
    }

    async fn order(&mut self, order: &str) -> Result<(), Gone> {
        self.n[0] += 1;
        let text = format!(r#"{{"order":{{"n":{},"order":{{"{order}":{{}}}}}}}}"#, self.n[0]);
        self.sockets[0].say(text).await?;
        self.told().await
    }

    /// One act, from when it is sent until every seat is told.
    pub(crate) async fn act(&mut self) -> Result<Duration, Gone> {
        let Some((seat, act)) = self.next.take() else {
            self.order("again").await?;
            return Ok(Duration::ZERO);
        };
        self.n[seat] += 1;
        let sent = Instant::now();
        self.sockets[seat]
            .say(format!(r#"{{"act":{{"n":{},"act":{act}}}}}"#, self.n[seat]))
            .await?;
        self.told().await?;
        Ok(sent.elapsed())
    }

    /// Waits until every seat has its next update.
    async fn told(&mut self) -> Result<(), Gone> {
        for (seat, socket) in self.sockets.iter_mut().enumerate() {
            loop {
                let text = socket.next().await?;
                if text.starts_with(r#"{"update""#) {
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

/// Something that the view offers: being done if it can be, else the first thing. It is found
/// without reading the rest, so that the clients cost little.
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
