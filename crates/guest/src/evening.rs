//! An evening at which the program is killed again and again: its players play on all the same, and
//! remember which acts were acknowledged.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::sync::watch;

use crate::{Answered, Chance, Gone, Guest, Place};

/// The state that all tables of an evening share.
pub struct Evening {
    /// Where they play.
    pub place: Place,
    /// The number of acts and orders answered so far.
    pub answered: watch::Sender<u64>,
    /// The number of acts sent again because their answer was lost.
    pub repeated: watch::Sender<u64>,
    /// Whether the evening is over.
    pub over: watch::Sender<bool>,
    /// The pause before reconnecting.
    pub breath: Duration,
    /// About how long a player thinks before an act.
    pub thought: Duration,
    noted: Mutex<Noted>,
}

/// What people had to put up with.
#[derive(Default)]
pub struct Noted {
    /// The time from sending an act or order first until it was answered, however often the
    /// connection was lost in between.
    pub waits: Vec<Duration>,
    /// When connections were lost, and when the table spoke to the client again.
    pub back: Vec<(Instant, Instant)>,
    /// Why connections were lost.
    pub losses: Vec<Gone>,
    /// Why a try to come back failed.
    pub stumbles: Vec<Gone>,
}

/// A player at a table, and the acts that were acknowledged.
pub struct Player {
    /// The client.
    pub guest: Guest,
    /// The acts that were acknowledged: the game's number, the act's number, the act.
    pub acts: Vec<(u64, u64, Value)>,
    /// Games that were opened by their order.
    pub opened: u32,
    /// Acts that the table could not parse.
    pub misunderstood: u32,
    chance: Chance,
    /// The act that was sent last and is not answered yet.
    open: Option<(u64, Value)>,
    /// When it was sent first.
    sent: Instant,
}

/// The pause before reconnecting, unless the evening says otherwise, and before ordering again.
const BREATH: Duration = Duration::from_millis(3);
const LIMITED: Duration = Duration::from_millis(200);

impl Evening {
    /// An evening that begins.
    pub fn new(place: Place) -> Evening {
        let (answered, repeated) = (watch::channel(0).0, watch::channel(0).0);
        let over = watch::channel(false).0;
        let (breath, thought, noted) = (BREATH, Duration::ZERO, Mutex::default());
        Evening { place, answered, repeated, over, breath, thought, noted }
    }

    /// What people had to put up with since this was last asked.
    pub fn noted(&self) -> Noted {
        std::mem::take(&mut *self.notes())
    }

    fn notes(&self) -> MutexGuard<'_, Noted> {
        self.noted.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether somebody who lost the connection was back after this instant.
    pub fn spoke_after(&self, instant: Instant) -> Option<Duration> {
        let backs = &self.notes().back;
        let after = backs.iter().filter_map(|(_, back)| back.checked_duration_since(instant));
        after.min()
    }

    /// Reconnects as soon as the program is back. An error means that the table closed the
    /// connection for good.
    async fn back(&self, guest: &mut Guest, why: Gone) -> Result<Option<Answered>, Gone> {
        let lost = Instant::now();
        self.notes().losses.push(why);
        loop {
            let back = async {
                guest.come_back(self.place).await?;
                self.notes().back.push((lost, Instant::now()));
                guest.repeat().await
            };
            match back.await {
                Ok(answered) => return Ok(answered),
                Err(Gone::Closed(code @ (4403 | 4404 | 4410), why)) => {
                    return Err(Gone::Closed(code, why));
                }
                Err(why) => {
                    self.notes().stumbles.push(why);
                    tokio::time::sleep(self.breath).await;
                }
            }
        }
    }

    /// A client that only watches, and reconnects until the evening is over.
    pub async fn watch(&self, mut guest: Guest) -> Result<Guest, Gone> {
        let mut over = self.over.subscribe();
        while !*over.borrow() {
            let heard = tokio::select! {
                heard = guest.until(|_, _| true) => heard,
                _ = over.wait_for(|over| *over) => Ok(()),
            };
            if let Err(why) = heard {
                self.back(&mut guest, why).await?;
            }
        }
        Ok(guest)
    }
}

impl Player {
    /// A player whose choices follow from this seed.
    pub fn new(guest: Guest, seed: u64) -> Player {
        let (chance, acts, sent) = (Chance::new(seed), vec![], Instant::now());
        Player { guest, chance, acts, opened: 0, misunderstood: 0, open: None, sent }
    }

    /// Plays until the evening is over and nothing is unanswered.
    pub async fn play(mut self, evening: &Evening) -> Result<Player, Gone> {
        let mut over = evening.over.subscribe();
        loop {
            if self.open.is_none() && *over.borrow() {
                return Ok(self);
            }
            if let Err(why) = self.turn(evening, &mut over).await
                && let Some(answered) = evening.back(&mut self.guest, why).await?
            {
                evening.repeated.send_modify(|count| *count += 1);
                self.note(answered, evening).await;
            }
        }
    }

    /// One act or order, or one message from the server.
    async fn turn(
        &mut self,
        evening: &Evening,
        over: &mut watch::Receiver<bool>,
    ) -> Result<(), Gone> {
        if !evening.thought.is_zero() && !self.guest.options().is_empty() {
            self.think(evening.thought).await?;
        }
        let options = self.guest.options().len();
        let host = self.guest.table["you"]["host"] == true;
        let answered = if options > 0 {
            let act = self.chance.index(options);
            let act = self.guest.options()[act].clone();
            let game = self.guest.update["game"].as_u64().unwrap_or_default();
            (self.open, self.sent) = (Some((game, act.clone())), Instant::now());
            self.guest.act(&act).await?
        } else if host && self.guest.table["phase"] == "over" {
            (self.open, self.sent) = (Some((0, Value::Null)), Instant::now());
            self.guest.order(&json!({"again": {}})).await?
        } else {
            tokio::select! {
                heard = self.guest.until(|_, _| true) => heard?,
                _ = over.wait_for(|over| *over) => {}
            }
            return Ok(());
        };
        self.note(answered, evening).await;
        Ok(())
    }

    /// Lets about this much time pass, and listens.
    async fn think(&mut self, time: Duration) -> Result<(), Gone> {
        let time = time / 2 + time.mul_f64(self.chance.below(1_000) as f64 / 1_000.0);
        let thinking = tokio::time::sleep(time);
        tokio::pin!(thinking);
        loop {
            tokio::select! {
                () = &mut thinking => return Ok(()),
                heard = self.guest.until(|_, _| true) => heard?,
            }
        }
    }

    async fn note(&mut self, answered: Answered, evening: &Evening) {
        let Some((game, act)) = self.open.take() else { return };
        evening.notes().waits.push(self.sent.elapsed());
        match answered {
            Answered::Done if game == 0 => self.opened += 1,
            Answered::Done => self.acts.push((game, self.guest.n, act)),
            // Another player's order or the clock came first, or there were too many orders: it was
            // not done.
            Answered::Refused(why) if why == "limit/orders" => tokio::time::sleep(LIMITED).await,
            Answered::Refused(_) => {}
            Answered::NotUnderstood(_) => self.misunderstood += 1,
        }
        evening.answered.send_modify(|count| *count += 1);
    }
}
