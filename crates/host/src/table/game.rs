//! The game at the table: acts, senses, bots, time.

use kernel::{Observer, Seat, Seed};
use tokio::time::Instant;
use wire::{Have, Phase, Stand};

use super::{Door, Lost, THOUGHTS_IN_A_ROW, Table, Words};
use crate::entry::Entry;
use crate::lobby::{Lobby, Sitter};
use crate::play::{self, No, Opened, Stamp, Told};

impl Table {
    /// Opens a game with this lobby as it sits.
    pub(super) async fn open(&mut self, lobby: Lobby) -> Result<(), Lost> {
        let seats = lobby.chairs.len() as u8;
        let mut seed = [0; 32];
        getrandom::fill(&mut seed).expect("the operating system has randomness");
        let quick = self.customs.quick_bots;
        let opened = play::open(&lobby.game, seats, &lobby.options, Seed::from_bytes(seed), quick);
        let Opened { play, version, setup } = opened.expect("the lobby has checked the table");
        let events = play.facts().expect("a game begins with its deal");
        let seed = seed.iter().map(|byte| format!("{byte:02x}")).collect();
        let written = lobby.clone();
        self.write(&Entry::Opened { lobby: written, version, setup, seed, events }).await?;
        self.lobby = lobby;
        metrics::counter!("safehouse_games_opened_total").increment(1);
        self.play = Some(play);
        self.told = Told::default();
        self.set_clock(kernel::At::OPENING);
        self.doors.dismiss_stand_ins();
        self.seats_changed();
        self.seat_bots(None);
        self.show_table();
        self.tell(None);
        Ok(())
    }

    /// Bots take their seats: all of them, or one that became a bot's.
    pub(super) fn seat_bots(&mut self, only: Option<Seat>) {
        let Some(play) = &mut self.play else { return };
        for (place, chair) in self.lobby.chairs.iter().enumerate() {
            let seat = Seat(place as u8);
            if let Sitter::Bot { level } = &chair.sitter
                && only.is_none_or(|only| only == seat)
            {
                play.sit(seat, Some(level));
            }
        }
    }

    /// Somebody acts.
    pub(super) async fn act(
        &mut self,
        door: Door,
        seat: Seat,
        n: u64,
        act: &str,
    ) -> Result<(), Lost> {
        if n <= self.lobby.last_n(seat) {
            self.say(door, Words::Ack { n });
            return Ok(());
        }
        let now = self.now();
        let Some(play) = self.play.as_mut().filter(|play| seat.0 < play.seats()) else {
            self.say(door, Words::Refused { n, why: "table/not_playing" });
            return Ok(());
        };
        metrics::counter!("safehouse_acts_total").increment(1);
        match play.act(now, seat, act) {
            Ok(()) => {
                self.record(Some((seat, n))).await?;
                self.lobby.did(seat, n);
                // An act that its own actor witnesses nothing of is acknowledged all the same.
                if !self.tell(Some((door, n))) {
                    self.say(door, Words::Ack { n });
                }
                self.after_a_step().await
            }
            Err(No::Refused(why)) => {
                // Time may have brought something about all the same.
                self.record(None).await?;
                self.tell(None);
                self.say(door, Words::Refused { n, why });
                self.after_a_step().await
            }
            Err(No::Malformed(what)) => {
                self.say(door, Words::Error { what: &what });
                Ok(())
            }
        }
    }

    /// Somebody's eyes or fingers move.
    pub(super) async fn sense(&mut self, door: Door, seat: Seat, sense: &str) -> Result<(), Lost> {
        let now = self.now();
        let Some(play) = self.play.as_mut().filter(|play| seat.0 < play.seats()) else {
            return Ok(());
        };
        match play.sense(now, seat, sense) {
            Ok(()) => {
                self.record(None).await?;
                self.tell(None);
                self.after_a_step().await
            }
            Err(No::Refused(_)) => Ok(()),
            Err(No::Malformed(what)) => {
                self.say(door, Words::Error { what: &what });
                Ok(())
            }
        }
    }

    /// A deadline has come, a bot wants to move, or somebody has been away for too long.
    pub(super) async fn time_passes(&mut self) -> Result<(), Lost> {
        self.relieve_host().await?;
        self.stand_in();
        let now = self.now();
        let Some(play) = &mut self.play else { return Ok(()) };
        play.tick(now);
        self.record(None).await?;
        self.tell(None);
        for _ in 0..THOUGHTS_IN_A_ROW {
            let now = self.now();
            if !self.play.as_mut().is_some_and(|play| play.think(now)) {
                break;
            }
            self.record(None).await?;
            self.tell(None);
        }
        self.after_a_step().await
    }

    /// Bots play for those who have been away for too long, until they are back. Such a bot knows
    /// what its seat knows: it gets the seat's view when it sits down, and what the seat gets.
    fn stand_in(&mut self) {
        let Some(since) = Instant::now().checked_sub(self.customs.away) else { return };
        if self.lobby.phase != Phase::Playing {
            return;
        }
        let overdue = self.doors.overdue(since);
        for token in &overdue {
            if let (Some(seat), Some(play)) = (self.lobby.seat_of(*token), &mut self.play) {
                play.sit(seat, None);
            }
        }
        if !overdue.is_empty() {
            self.show_table();
        }
    }

    /// Writes down what came of the last input, before anybody hears of it.
    async fn record(&mut self, by: Option<(Seat, u64)>) -> Result<(), Lost> {
        let Some(events) = self.play.as_ref().and_then(|play| play.facts()) else { return Ok(()) };
        let by = by.map(|(seat, n)| (seat.0, n));
        self.write(&Entry::Told { by, events }).await
    }

    /// Tells everybody what they witnessed and felt of the last outcome, bots too. Whether what
    /// was told answers the act.
    fn tell(&mut self, answers: Option<(Door, u64)>) -> bool {
        let Some(play) = self.play.take() else { return false };
        let mut answered = false;
        let (game, at) = (self.lobby.games, play.clock());
        let everybody = Observer::all(self.lobby.chairs.len() as u8);
        let numbers: Vec<(Observer, u64)> = everybody
            .filter(|who| play.witnessed(*who))
            .map(|who| (who, self.told.count(who)))
            .collect();
        self.send_all(|table, door, you, stand| {
            let who = table.observer(you.seat, stand == Stand::Screen);
            let (_, n) = numbers.iter().find(|(eyes, _)| *eyes == who)?;
            let ack = answers.filter(|(actor, _)| *actor == door).map(|(_, n)| n);
            answered |= ack.is_some();
            Some(play.update(who, Stamp { game, n: *n, at, ack }))
        });
        self.send_all(|_, _, you, _| play.percepts(you.seat?));
        self.play = Some(play);
        if let Some(play) = &mut self.play {
            play.tell_minds();
        }
        answered
    }

    /// When a game is over the table is.
    async fn after_a_step(&mut self) -> Result<(), Lost> {
        let over = self.play.as_ref().is_some_and(|play| play.is_over());
        if over && self.lobby.phase == Phase::Playing {
            self.lobby.phase = Phase::Over;
            self.doors.dismiss_stand_ins();
            if let Some(play) = &mut self.play {
                (0..self.lobby.chairs.len() as u8).for_each(|seat| play.rise(Seat(seat)));
            }
            self.show_table();
        }
        Ok(())
    }

    /// Tells somebody who comes what they missed, or all they may know.
    pub(super) async fn catch_up(&mut self, door: Door, who: Observer, have: Option<Have>) {
        if self.play.is_none() {
            return;
        }
        let (game, n) = (self.lobby.games, self.told.get(who));
        // The clock has gone on since the last thing that happened.
        let stamp = Stamp { game, n, at: self.now(), ack: None };
        let known = have.filter(|have| have.game == game && have.n < n).map(|have| have.n);
        let missed = match known {
            // A journal that cannot be read just now leaves a fresh view.
            Some(known) => self.journal.read().await.ok().map(|entries| (known, facts(entries))),
            None => None,
        };
        let (known, facts) = missed.unwrap_or((u64::MAX, Vec::new()));
        let Some(play) = &self.play else { return };
        let text = play.missed(who, known, stamp, &facts);
        self.send(door, text);
    }
}

/// The facts of the last game that was opened, entry by entry.
fn facts(entries: Vec<Entry>) -> Vec<Box<serde_json::value::RawValue>> {
    let mut facts = Vec::new();
    for entry in entries {
        match entry {
            Entry::Opened { events, .. } => facts = vec![events],
            Entry::Told { events, .. } => facts.push(events),
            Entry::Lobby(_) => {}
        }
    }
    facts
}
