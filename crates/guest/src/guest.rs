//! A client at a table.

use serde_json::{Value, json};

use crate::{Answered, Gone, Place, Said, Socket, Ticket};

/// The role in which a client comes to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stand {
    /// As the player who has this ticket.
    Seat(Ticket),
    /// As the shared screen of the table with this code.
    Screen(String),
    /// As a spectator of the table with this code.
    Spectator(String),
}

/// A client at a table, which remembers every message that it got.
pub struct Guest {
    /// The role in which it came.
    pub stand: Stand,
    /// Every message it got, over all its connections.
    pub heard: Vec<String>,
    /// The newest `table`.
    pub table: Value,
    /// The newest `update`, without its sights.
    pub update: Value,
    /// Every sight of the current game, in order.
    pub sights: Vec<Value>,
    /// The last number that it used.
    pub n: u64,
    socket: Socket,
    /// The act or order that was sent and not answered, to be sent again.
    unanswered: Option<(u64, String)>,
}

impl Guest {
    /// Connects to a table for the first time; returns when the table has sent everything.
    pub async fn come(place: Place, stand: Stand) -> Result<Guest, Gone> {
        let mut guest = Guest {
            socket: place.socket().await?,
            stand,
            heard: Vec::new(),
            table: Value::Null,
            update: Value::Null,
            sights: Vec::new(),
            n: 0,
            unanswered: None,
        };
        guest.hello(None).await?;
        Ok(guest)
    }

    /// Reconnects and says which update it has. An unanswered act or order is sent again.
    pub async fn come_back(&mut self, place: Place) -> Result<(), Gone> {
        let have = self.have();
        self.come_again(place, have).await
    }

    /// Reconnects and claims to have this update.
    pub async fn come_again(&mut self, place: Place, have: Option<Value>) -> Result<(), Gone> {
        self.socket = place.socket().await?;
        self.hello(have).await
    }

    /// The last update that it has.
    pub fn have(&self) -> Option<Value> {
        let update = &self.update;
        update.is_object().then(|| json!({"game": update["game"], "n": update["n"]}))
    }

    /// The newest view.
    pub fn view(&self) -> &Value {
        &self.update["view"]
    }

    /// The acts on offer now.
    pub fn options(&self) -> &[Value] {
        self.view()["options"].as_array().map_or(&[], |options| options)
    }

    /// The code of the table.
    pub fn code(&self) -> &str {
        match &self.stand {
            Stand::Seat(ticket) => &ticket.code,
            Stand::Screen(code) | Stand::Spectator(code) => code,
        }
    }

    async fn hello(&mut self, have: Option<Value>) -> Result<(), Gone> {
        let mut hello = json!({"table": self.code()});
        match &self.stand {
            Stand::Seat(ticket) => {
                hello["as"] = "seat".into();
                hello["token"] = ticket.token.clone().into();
            }
            Stand::Screen(_) => hello["as"] = "screen".into(),
            Stand::Spectator(_) => hello["as"] = "spectator".into(),
        }
        if let Some(have) = have {
            hello["have"] = have;
        }
        self.socket.say(json!({"hello": hello}).to_string()).await?;
        // The welcome, the table, and then the game if there is one.
        self.until(|said, _| matches!(said, Said::Table(_))).await?;
        if self.table["phase"] != "lobby" {
            self.until(|said, _| matches!(said, Said::Update(_))).await?;
        }
        Ok(())
    }

    /// Sends any text.
    pub async fn say(&mut self, text: &str) -> Result<(), Gone> {
        self.socket.say(text).await
    }

    /// Acts, and waits for the answer.
    pub async fn act(&mut self, act: &Value) -> Result<Answered, Gone> {
        self.numbered("act", act).await
    }

    /// Orders, and waits for the answer.
    pub async fn order(&mut self, order: &Value) -> Result<Answered, Gone> {
        self.numbered("order", order).await
    }

    async fn numbered(&mut self, kind: &str, what: &Value) -> Result<Answered, Gone> {
        self.n += 1;
        let text = json!({kind: {"n": self.n, kind: what}}).to_string();
        self.unanswered = Some((self.n, text));
        match self.repeat().await? {
            Some(answered) => Ok(answered),
            None => Err(Gone::Late),
        }
    }

    /// Sends the unanswered act or order again and waits for its answer; `None` if there is none.
    pub async fn repeat(&mut self) -> Result<Option<Answered>, Gone> {
        let Some((n, text)) = self.unanswered.clone() else { return Ok(None) };
        self.socket.say(text).await?;
        self.answer(n).await.map(Some)
    }

    /// Waits for the answer to this number.
    pub async fn answer(&mut self, n: u64) -> Result<Answered, Gone> {
        let mut answered = None;
        self.until(|said, _| {
            answered = said.answer(n);
            answered.is_some()
        })
        .await?;
        self.unanswered = None;
        answered.ok_or(Gone::Late)
    }

    /// Reads messages until one is wanted.
    pub async fn until(
        &mut self,
        mut wanted: impl FnMut(&Said<'_>, &Guest) -> bool,
    ) -> Result<(), Gone> {
        loop {
            let text = self.socket.next().await?;
            if self.hear(&text, &mut wanted)? {
                return Ok(());
            }
        }
    }

    /// Reads messages until the table or the game is as wanted, which it may be already.
    pub async fn see(&mut self, mut wanted: impl FnMut(&Guest) -> bool) -> Result<(), Gone> {
        while !wanted(self) {
            self.until(|_, _| true).await?;
        }
        Ok(())
    }

    /// Reads until the connection is closed, and returns why.
    pub async fn gone(&mut self) -> Gone {
        loop {
            if let Err(gone) = self.until(|_, _| true).await {
                return gone;
            }
        }
    }

    /// Handles one message, and returns whether it is wanted.
    fn hear(
        &mut self,
        text: &str,
        wanted: &mut impl FnMut(&Said<'_>, &Guest) -> bool,
    ) -> Result<bool, Gone> {
        let no = |why: serde_json::Error| Gone::Broken(format!("{why} in {text}"));
        self.heard.push(text.to_owned());
        let said = Said::read(text).map_err(no)?;
        match &said {
            Said::Table(table) => self.table = serde_json::from_str(table.get()).map_err(no)?,
            Said::Update(update) => {
                let mut whole: Value = serde_json::from_str(text).map_err(no)?;
                let mut whole = whole["update"].take();
                if self.update["game"] != whole["game"] {
                    self.sights.clear();
                }
                if let Some(Value::Array(sights)) = whole.get_mut("sights").map(Value::take) {
                    self.sights.extend(sights);
                }
                self.update = whole;
                debug_assert_eq!(self.update["n"], update.n);
            }
            Said::Welcome { n, .. } => self.n = self.n.max(*n),
            Said::Percepts(_)
            | Said::Beat(_)
            | Said::Ack { .. }
            | Said::Refused { .. }
            | Said::Pong(_)
            | Said::Error { .. } => {}
        }
        Ok(wanted(&said, self))
    }

    /// Closes the connection, and waits until the server has closed it too.
    pub async fn leave(self) {
        self.socket.close().await;
    }

    /// The socket itself, to misbehave on it.
    pub fn socket(&mut self) -> &mut Socket {
        &mut self.socket
    }
}
