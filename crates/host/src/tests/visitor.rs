//! Somebody at a table, without a socket between.

use std::sync::atomic::{AtomicU64, Ordering};

use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio::time::Instant;
use wire::{Seated, Stand};

use crate::{Door, Farewell, Hello, House, Line, Mail, NoTable, Said, Whence, Word};

/// Somebody at a table.
pub(super) struct Visitor {
    pub(super) seated: Seated,
    pub(super) mailbox: mpsc::Sender<Mail>,
    pub(super) table: Value,
    pub(super) update: Value,
    pub(super) n: u64,
    door: Door,
    words: mpsc::Receiver<Word>,
}

impl Visitor {
    /// Comes to the table, and hears all there is to hear.
    pub(super) async fn come(house: &House, seated: &Seated) -> Visitor {
        Visitor::try_come(house, seated).await.expect("the table is there")
    }

    pub(super) async fn try_come(house: &House, seated: &Seated) -> Result<Visitor, NoTable> {
        let mut it = Visitor::enter(house, seated).await?;
        while it.table.is_null() || (it.table["phase"] != "lobby" && it.update.is_null()) {
            it.hear().await.expect("the table says who is there");
        }
        Ok(it)
    }

    /// Comes to the table, and has not heard anything yet.
    pub(super) async fn come_to_hear(house: &House, seated: &Seated) -> Visitor {
        Visitor::enter(house, seated).await.expect("the table is there")
    }

    async fn enter(house: &House, seated: &Seated) -> Result<Visitor, NoTable> {
        Visitor::enter_as(house, seated, Stand::Seat).await
    }

    /// Comes as a spectator who says who they are.
    pub(super) async fn watch(house: &House, seated: &Seated) -> Visitor {
        Visitor::enter_as(house, seated, Stand::Spectator).await.expect("the table is there")
    }

    async fn enter_as(house: &House, seated: &Seated, stand: Stand) -> Result<Visitor, NoTable> {
        static DOORS: AtomicU64 = AtomicU64::new(0);
        let door = Door(DOORS.fetch_add(1, Ordering::Relaxed));
        let mailbox = house.mailbox(seated.code).await?;
        let (outlet, words) = mpsc::channel(64);
        let outlet = Box::new(outlet);
        let (reply, answer) = oneshot::channel();
        let token = Some(seated.token.clone());
        let line = Line::default();
        let from = Whence(door.0);
        let hello = Hello { door, from, stand, token, have: None, outlet, line, reply };
        mailbox.try_send(Mail::Hello(Box::new(hello))).map_err(|_| NoTable::Busy)?;
        answer.await.expect("a table answers").expect("a player is welcome");
        let (table, update) = (Value::Null, Value::Null);
        let seated = seated.clone();
        Ok(Visitor { seated, mailbox, table, update, n: 0, door, words })
    }

    /// The next message as it was said.
    pub(super) async fn hear_text(&mut self) -> String {
        match self.words.recv().await {
            Some(Word::Say(text)) => {
                self.take_in(&text);
                text
            }
            other => panic!("the table speaks: {other:?}"),
        }
    }

    /// The next message; nothing if the table is gone.
    pub(super) async fn hear(&mut self) -> Option<Value> {
        match self.words.recv().await? {
            Word::Say(text) => Some(self.take_in(&text)),
            Word::Farewell(why) => panic!("sent away: {why:?}"),
        }
    }

    /// Why the table sends them away, after everything else that it says.
    pub(super) async fn farewell(&mut self) -> Farewell {
        loop {
            match self.words.recv().await {
                Some(Word::Say(text)) => _ = self.take_in(&text),
                Some(Word::Farewell(why)) => return why,
                None => panic!("hung up without a word"),
            }
        }
    }

    /// Everything that has been said and not been heard yet.
    pub(super) fn hear_all(&mut self) -> Vec<Value> {
        let mut heard = Vec::new();
        while let Ok(Word::Say(text)) = self.words.try_recv() {
            heard.push(self.take_in(&text));
        }
        heard
    }

    fn take_in(&mut self, text: &str) -> Value {
        let said: Value = serde_json::from_str(text).unwrap();
        if let Some(table) = said.get("table") {
            self.table = table.clone();
        }
        if let Some(update) = said.get("update") {
            self.update = update.clone();
        }
        if let Some(welcome) = said.get("welcome") {
            self.n = welcome["n"].as_u64().unwrap();
        }
        said
    }

    /// Puts an act into the table's mailbox.
    pub(super) fn act(&mut self, act: &Value) {
        self.n += 1;
        self.say(Said::Act(self.n, act.to_string()));
    }

    /// Puts an order into the table's mailbox.
    pub(super) fn order(&mut self, order: &Value) {
        self.n += 1;
        self.say(Said::Order(self.n, Box::new(strict::from_str(&order.to_string()).unwrap())));
    }

    /// Puts anything into the table's mailbox.
    pub(super) fn say(&self, said: Said) {
        assert!(self.mailbox.try_send(Mail::Said(self.door, said, Instant::now(), None)).is_ok());
    }

    /// Waits until the last act or order was done.
    pub(super) async fn done(&mut self) {
        let n = json!(self.n);
        loop {
            let said = self.hear().await.expect("the table answers");
            assert!(said.get("refused").is_none() && said.get("error").is_none(), "{said}");
            if said["ack"]["n"] == n || said["update"]["ack"] == n {
                return;
            }
        }
    }

    /// What somebody does who wants the game to be over soon.
    pub(super) fn hasty(&self) -> Option<Value> {
        let options = self.update["view"]["options"].as_array()?;
        let kinds = ["swap", "identify", "done"];
        kinds.iter().find_map(|kind| options.iter().find(|act| act.get(kind).is_some())).cloned()
    }
}

/// Everybody hears what there is to hear.
pub(super) fn all_hear(visitors: &mut [Visitor]) {
    for visitor in visitors {
        visitor.hear_all();
    }
}
