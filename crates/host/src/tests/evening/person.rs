//! Somebody at a simulated table: does what people and phones do, and notices what nobody should.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use kernel::Dice;
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep, timeout};
use wire::{Have, Seated, Stand};

use crate::{Door, Hello, House, Line, Mail, Said, Whence, Word};

/// How long an answer may take on a line that holds, while the table does not say that it waits for
/// its disk: longer than any write that is not yet called slow.
const PATIENCE: Duration = Duration::from_secs(20);

/// Something that was said and not answered yet.
#[derive(Clone)]
struct Asked {
    n: u64,
    what: What,
    since: Instant,
}

#[derive(Clone, PartialEq, Debug)]
enum What {
    Act(Value),
    Order(Value),
}

/// What somebody lived through of one game.
#[derive(Default, Debug)]
pub(super) struct Story {
    pub(super) sights: Vec<Value>,
    /// Whether it is all of it: nobody told them that they had missed the beginning.
    pub(super) whole: bool,
}

/// A connection that holds.
struct Connection {
    door: Door,
    mailbox: mpsc::Sender<Mail>,
    words: mpsc::Receiver<Word>,
    /// Whether the next update is the first on it.
    fresh: bool,
}

/// Somebody at a table.
pub(super) struct Person {
    pub(super) seated: Seated,
    line: Option<Connection>,
    pub(super) table: Value,
    update: Value,
    heard: Instant,
    n: u64,
    asked: Option<Asked>,
    /// The acts that were acknowledged, and those that were refused.
    pub(super) acked: Vec<u64>,
    pub(super) refused: Vec<u64>,
    /// The name they go by, as far as they were told.
    pub(super) name: Option<String>,
    pub(super) stories: BTreeMap<u64, Story>,
    pub(super) absences: u64,
    /// Whether they have come back since they last heard of a game.
    came_back: bool,
    /// How many games they have broken off, or would have: one may have ended before.
    pub(super) broken_off: u64,
}

impl Person {
    pub(super) fn new(seated: Seated) -> Person {
        Person {
            seated,
            line: None,
            table: Value::Null,
            update: Value::Null,
            heard: Instant::now(),
            n: 0,
            asked: None,
            acked: Vec::new(),
            refused: Vec::new(),
            name: None,
            stories: BTreeMap::new(),
            absences: 0,
            came_back: false,
            broken_off: 0,
        }
    }

    /// Whether they were away when the last game that they know was broken off.
    pub(super) fn missed_the_end(&self) -> bool {
        self.came_back && self.table["phase"] == "lobby"
    }

    /// The line is cut.
    pub(super) fn loses_the_line(&mut self) {
        self.hears();
        self.line = None;
    }

    /// Comes to the table, saying how far they know the story. False if nobody lets them in now.
    pub(super) async fn comes(&mut self, house: &House) -> bool {
        static DOORS: AtomicU64 = AtomicU64::new(0);
        let door = Door(DOORS.fetch_add(1, Ordering::Relaxed));
        let Ok(mailbox) = house.mailbox(self.seated.code).await else { return false };
        let (outlet, words) = mpsc::channel(512);
        let outlet = Box::new(outlet);
        let (reply, answer) = oneshot::channel();
        let (stand, token) = (Stand::Seat, Some(self.seated.token.clone()));
        let have = self.update["n"]
            .as_u64()
            .map(|n| Have { game: self.update["game"].as_u64().unwrap_or(0) as u32, n });
        let (from, line) = (Whence(door.0), Line::default());
        let hello = Hello { door, from, stand, token, have, outlet, line, reply };
        if mailbox.try_send(Mail::Hello(Box::new(hello))).is_err() {
            return false;
        }
        match timeout(Duration::from_secs(10), answer).await {
            Ok(Ok(welcome)) => welcome.expect("a seat's holder is welcome"),
            Ok(Err(_)) | Err(_) => return false,
        }
        self.line = Some(Connection { door, mailbox, words, fresh: true });
        self.came_back = true;
        true
    }

    /// Comes back for good, however long it takes, and hears what they asked for.
    pub(super) async fn comes_back(&mut self, house: &House, dice: &mut Dice) {
        for _ in 0..100 {
            self.hears();
            if self.line.is_some() || self.comes(house).await {
                sleep(Duration::from_secs(2)).await;
                self.hears();
                if self.line.is_some() && self.asked.is_none() {
                    return;
                }
                self.says_again();
            }
            sleep(Duration::from_millis(u64::from(dice.below(3_000)))).await;
        }
        panic!("nobody lets {} in any more, or answers", self.seated.seat.0);
    }

    /// A moment of somebody's evening.
    pub(super) async fn lives(&mut self, house: &House, dice: &mut Dice) {
        self.hears();
        self.is_satisfied();
        if self.line.is_none() {
            // Back at once, or after a bot has played for a while.
            if dice.chance(1, 3) && self.comes(house).await {
                self.says_again();
            }
            return;
        }
        match dice.below(40) {
            0 => {
                self.absences += 1;
                self.loses_the_line();
            }
            1 => self.says_again(),
            2 => self.orders(json!({ "rename": format!("Ann {}", dice.below(1_000)) })),
            3 if self.table["you"]["host"] == true => {
                self.orders(json!({ "spectators": dice.chance(1, 2) }));
            }
            4 => self.says(Said::Nonsense("hm".into())),
            8 if self.table["you"]["host"] == true && self.table["phase"] == "playing" => {
                self.orders(json!({ "break_off": self.table["game"] }));
            }
            // The line is cut before the answer is there.
            5..=7 if self.table["phase"] == "playing" => {
                self.acts(dice);
                sleep(Duration::from_millis(u64::from(dice.below(100)))).await;
                self.line = None;
            }
            _ if self.table["phase"] != "playing" => {
                let order = if self.table["phase"] == "over" { "again" } else { "start" };
                if self.table["you"]["host"] == true {
                    self.orders(json!({ order: {} }));
                }
            }
            _ => self.acts(dice),
        }
    }

    fn acts(&mut self, dice: &mut Dice) {
        let options = self.update["view"]["options"].as_array().cloned().unwrap_or_default();
        if let Some(act) = dice.pick(&options) {
            self.asks(What::Act(act.clone()));
        }
    }

    fn orders(&mut self, order: Value) {
        self.asks(What::Order(order));
    }

    /// Asks for something, unless something else is on its way.
    fn asks(&mut self, what: What) {
        if self.asked.is_none() {
            self.asked = Some(Asked { n: self.n + 1, what, since: Instant::now() });
            self.says_again();
        }
    }

    /// Sends what is on its way once more: the answer may be lost.
    fn says_again(&mut self) {
        let Some(asked) = &mut self.asked else { return };
        asked.since = Instant::now();
        let Asked { n, what, .. } = asked.clone();
        self.says(match what {
            What::Act(act) => Said::Act(n, act.to_string()),
            What::Order(order) => {
                Said::Order(n, Box::new(strict::from_str(&order.to_string()).expect("an order")))
            }
        });
    }

    fn says(&mut self, said: Said) {
        let Some(line) = &self.line else { return };
        // A mailbox that is full is a table that waits; a client sends it again.
        let _ = line.mailbox.try_send(Mail::Said(line.door, said, Instant::now(), None));
    }

    /// Takes in everything that was said.
    pub(super) fn hears(&mut self) {
        loop {
            let Some(line) = &mut self.line else { return };
            match line.words.try_recv() {
                Ok(Word::Say(text)) => {
                    let said = serde_json::from_str(&text).expect("messages are JSON");
                    self.takes_in(said);
                }
                Ok(Word::Farewell(why)) => panic!("sent away: {why:?}"),
                Err(mpsc::error::TryRecvError::Empty) => return,
                Err(mpsc::error::TryRecvError::Disconnected) => {
                    self.line = None;
                    return;
                }
            }
        }
    }

    fn takes_in(&mut self, mut said: Value) {
        if let Some(welcome) = said.get("welcome") {
            self.is_welcome(welcome["n"].as_u64().expect("a number"));
        } else if let Some(table) = said.get_mut("table") {
            self.table = table.take();
        } else if let Some(update) = said.get_mut("update") {
            let update = update.take();
            self.witnesses(update);
        } else if let Some(beat) = said.get("beat") {
            let (ack, refused) = (beat["ack"].as_u64(), beat["refused"]["n"].as_u64());
            self.is_answered(ack, refused, beat.get("error").is_some());
        } else {
            let (ack, refused) = (said["ack"]["n"].as_u64(), said["refused"]["n"].as_u64());
            self.is_answered(ack, refused, said.get("error").is_some());
        }
    }

    /// The table says what the last number was that was done.
    fn is_welcome(&mut self, n: u64) {
        let asked = self.asked.as_ref().map(|asked| asked.n);
        assert!(n >= self.n || self.nothing_was_done(n), "number {} was forgotten: {n}", self.n);
        // Some clients look at this number, others just send what was not answered once more.
        if asked == Some(n) && self.seated.seat.0.is_multiple_of(2) {
            self.is_answered(Some(n), None, false);
        }
    }

    /// What was refused, and orders that had no effect, are not written: their numbers may be
    /// forgotten.
    fn nothing_was_done(&self, n: u64) -> bool {
        self.acked.last().is_none_or(|acked| *acked <= n)
    }

    fn witnesses(&mut self, update: Value) {
        let line = self.line.as_mut().expect("they hear it");
        let fresh = std::mem::take(&mut line.fresh);
        let number = |of: &Value, key: &str| of[key].as_u64().unwrap_or(0);
        let (game, n) = (number(&update, "game"), number(&update, "n"));
        let (had_game, had) = (number(&self.update, "game"), number(&self.update, "n"));
        let sights = update["sights"].as_array().expect("sights").iter().cloned();
        if game == had_game {
            assert!(n >= had, "update {n} after {had}");
            assert!(fresh || n == had + 1, "a gap in the numbers: update {n} after {had}");
            self.stories.entry(game).or_default().sights.extend(sights);
        } else {
            assert!(fresh || n == 1, "a gap in the numbers: game {game} begins with update {n}");
            // Who comes back to another game gets a view, and none of what happened.
            let whole = !fresh;
            self.stories.insert(game, Story { sights: sights.collect(), whole });
        }
        let ack = update["ack"].as_u64();
        self.came_back = false;
        (self.update, self.heard) = (update, Instant::now());
        if ack.is_some() {
            self.is_answered(ack, None, false);
        }
    }

    fn is_answered(&mut self, ack: Option<u64>, refused: Option<u64>, error: bool) {
        let Some(asked) = self.asked.clone() else { return };
        if ack == Some(asked.n) {
            self.n = asked.n;
            match asked.what {
                What::Act(_) => self.acked.push(asked.n),
                What::Order(order) => {
                    if let Some(name) = order["rename"].as_str() {
                        self.name = Some(name.to_owned());
                    }
                    self.broken_off += u64::from(order.get("break_off").is_some());
                }
            }
            self.asked = None;
        } else if refused == Some(asked.n) {
            // The number could be used again; who does not is easier to check.
            self.n = asked.n;
            if matches!(asked.what, What::Act(_)) {
                self.refused.push(asked.n);
            }
            self.asked = None;
        } else if error && matches!(asked.what, What::Act(_)) {
            // An option that is a pattern was sent as it is.
            self.asked = None;
        }
    }

    /// Whether an answer is overdue, or something that should have happened by itself did not.
    pub(super) fn is_satisfied(&self) {
        if self.line.is_none() || self.table["paused"] == true {
            return;
        }
        if let Some(asked) = &self.asked {
            let waited = asked.since.elapsed();
            assert!(waited < PATIENCE, "no answer to {} for {waited:?}: {:?}", asked.n, asked.what);
        }
        let view = &self.update["view"];
        if let (Some(deadline), Some(at)) = (view["deadline"].as_u64(), self.update["at"].as_u64())
            && self.table["phase"] == "playing"
        {
            let due = Duration::from_millis(deadline.saturating_sub(at)) + PATIENCE;
            let waited = self.heard.elapsed();
            assert!(waited < due, "a deadline passed and nothing happened, for {waited:?}");
        }
    }
}
