//! Somebody at a table.

use serde_json::{Value, json};

use crate::{Answered, Gone, Place, Said, Socket, Ticket};

/// How somebody comes to a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stand {
    /// As the player who has this ticket.
    Seat(Ticket),
    /// As the shared screen of the table with this code.
    Screen(String),
    /// To watch at the table with this code.
    Spectator(String),
}

/// Somebody at a table, who remembers every word that was said to them.
pub struct Guest {
    /// How they came.
    pub stand: Stand,
    /// Every message they got, as it came, over all their connections.
    pub heard: Vec<String>,
    /// The newest `table`.
    pub table: Value,
    /// The newest `update`, without its sights.
    pub update: Value,
    /// Everything witnessed in the game that is going on, in order.
    pub sights: Vec<Value>,
    /// The last number they used.
    pub n: u64,
    socket: Socket,
    /// What was said and not answered, to be said again.
    unanswered: Option<(u64, String)>,
}

impl Guest {
    /// Comes to a table for the first time: returns when the table has said all there is to say.
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

    /// Comes again with all they know, by a new connection. What was not answered is said again.
    pub async fn come_back(&mut self, place: Place) -> Result<(), Gone> {
        let have = self.have();
        self.come_again(place, have).await
    }

    /// Comes again by a new connection, and says to know this much of the story.
    pub async fn come_again(&mut self, place: Place, have: Option<Value>) -> Result<(), Gone> {
        self.socket = place.socket().await?;
        self.hello(have).await
    }

    /// How far they know the story.
    pub fn have(&self) -> Option<Value> {
        let update = &self.update;
        update.is_object().then(|| json!({"game": update["game"], "n": update["n"]}))
    }

    /// All they may know of the game now.
    pub fn view(&self) -> &Value {
        &self.update["view"]
    }

    /// What they may do now.
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
        // Welcome, the table, and then the game if there is one.
        self.until(|said, _| matches!(said, Said::Table(_))).await?;
        if self.table["phase"] != "lobby" {
            self.until(|said, _| matches!(said, Said::Update(_))).await?;
        }
        Ok(())
    }

    /// Says anything at all.
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

    /// Says again what was not answered, and waits for the answer; nothing if there is nothing.
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

    /// Reads until a message is as wanted.
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

    /// Reads until the table or the game is as wanted, which it may be already.
    pub async fn see(&mut self, mut wanted: impl FnMut(&Guest) -> bool) -> Result<(), Gone> {
        while !wanted(self) {
            self.until(|_, _| true).await?;
        }
        Ok(())
    }

    /// Reads until the conversation is over: why it is.
    pub async fn gone(&mut self) -> Gone {
        loop {
            if let Err(gone) = self.until(|_, _| true).await {
                return gone;
            }
        }
    }

    /// Takes in one message. Whether it is as wanted.
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

    /// Says goodbye, and waits until the server has heard it.
    pub async fn leave(self) {
        self.socket.close().await;
    }

    /// The socket, to do with it what one should not.
    pub fn socket(&mut self) -> &mut Socket {
        &mut self.socket
    }
}
