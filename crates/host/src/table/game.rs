//! The game at the table: acts, senses, bots, time.

use kernel::{At, Observer, Seat, Seed};
use serde_json::value::RawValue;
use tokio::time::Instant;
use wire::{Have, Phase, Stand};

use super::beats::{Beats, OPENING_BEAT};
use super::{Door, Lost, STEPS_IN_A_ROW, Table};
use crate::entry::Entry;
use crate::lobby::{Lobby, Sitter};
use crate::play::{self, Acted, Answer, Fact, Held, No, Opened, Stamp, Told};

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
        self.beats = Beats::default();
        self.set_clock(At::OPENING);
        self.doors.dismiss_stand_ins();
        self.seats_changed();
        self.seat_bots(None);
        self.show_table_now();
        if let Some(play) = &mut self.play {
            play.gather();
        }
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
        at: At,
        act: &str,
    ) -> Result<(), Lost> {
        if n <= self.lobby.last_n(seat) {
            self.answer(door, Answer::Ack(n));
            return Ok(());
        }
        self.steps_before(at).await?;
        let credits = self.doors.credits();
        let Some(play) = self.play.as_mut().filter(|play| seat.0 < play.seats()) else {
            self.answer(door, Answer::Refused(n, "table/not_playing"));
            return Ok(());
        };
        metrics::counter!("safehouse_acts_total").increment(1);
        play.set_credits(credits);
        match play.act(at, seat, n, act) {
            Ok(Acted::Waits) => Ok(()),
            Ok(Acted::Done) => {
                self.record(Some((seat, n)), Vec::new()).await?;
                self.lobby.did(seat, n);
                // An act that its own actor witnesses nothing of is acknowledged all the same.
                if !self.tell(Some((door, n))) {
                    self.answer(door, Answer::Ack(n));
                }
                self.after_a_step();
                Ok(())
            }
            Err(No::Refused(why)) => {
                // Time may have brought something about all the same.
                self.record(None, Vec::new()).await?;
                self.tell(None);
                self.answer(door, Answer::Refused(n, why));
                self.after_a_step();
                Ok(())
            }
            Err(No::Malformed(what)) => {
                self.answer(door, Answer::Error(what));
                Ok(())
            }
        }
    }

    /// Somebody's eyes or fingers move.
    pub(super) async fn sense(
        &mut self,
        door: Door,
        seat: Seat,
        at: At,
        sense: &str,
    ) -> Result<(), Lost> {
        self.steps_before(at).await?;
        let credits = self.doors.credits();
        let Some(play) = self.play.as_mut().filter(|play| seat.0 < play.seats()) else {
            return Ok(());
        };
        play.set_credits(credits);
        match play.sense(at, seat, sense) {
            Ok(()) => {
                self.record(None, Vec::new()).await?;
                self.tell(None);
                self.after_a_step();
                Ok(())
            }
            Err(No::Refused(_)) => Ok(()),
            Err(No::Malformed(what)) => {
                self.answer(door, Answer::Error(what));
                Ok(())
            }
        }
    }

    /// At a table with a beat, what is due before an input is done before it: no input, which
    /// others may know nothing of, moves anything else to another instant.
    async fn steps_before(&mut self, at: At) -> Result<(), Lost> {
        if self.beat_ms().is_some() { self.steps(at).await } else { Ok(()) }
    }

    /// A deadline has come, a bot wants to move, or somebody has been away for too long.
    pub(super) async fn time_passes(&mut self) -> Result<(), Lost> {
        if self.beat_ms().is_some() {
            return self.keep_the_beat().await;
        }
        self.relieve_host().await?;
        self.stand_in();
        let (now, credits) = (self.now(), self.doors.credits());
        let Some(play) = &mut self.play else { return Ok(()) };
        play.set_credits(credits);
        play.tick(now);
        self.record(None, Vec::new()).await?;
        self.tell(None);
        for _ in 0..STEPS_IN_A_ROW {
            let now = self.now();
            if self.play.as_mut().and_then(|play| play.step(now)).is_none() {
                break;
            }
            self.record(None, Vec::new()).await?;
            self.tell(None);
        }
        self.after_a_step();
        Ok(())
    }

    /// Bots play for those who have been away for too long, until they are back. Such a bot knows
    /// what its seat knows: it gets the seat's view when it sits down, and what the seat gets.
    pub(super) fn stand_in(&mut self) {
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
    pub(super) async fn record(
        &mut self,
        by: Option<(Seat, u64)>,
        held: Vec<Held>,
    ) -> Result<(), Lost> {
        if let Some(events) = self.play.as_ref().and_then(|play| play.facts()) {
            let by = by.map(|(seat, n)| (seat.0, n));
            let beat = self.beat_ms().map(|_| self.beats.next());
            self.write(&Entry::Told { by, beat, held, events }).await?;
        }
        if let Some(play) = &mut self.play {
            play.gather();
        }
        Ok(())
    }

    /// Tells everybody what they witnessed and felt, bots too, unless it waits for the beat.
    /// Whether what was told answers the act.
    fn tell(&mut self, answers: Option<(Door, u64)>) -> bool {
        if self.beat_ms().is_some() {
            return false;
        }
        let Some(play) = self.play.take() else { return false };
        let mut answered = false;
        let (game, at) = (self.lobby.games, play.clock());
        let numbers: Vec<(Observer, u64)> = Observer::all(play.seats())
            .filter(|who| play.witnessed(*who))
            .map(|who| (who, self.told.count(who)))
            .collect();
        self.send_all(|table, door, you, stand| {
            let who = table.observer_by(&*play, you.seat, stand == Stand::Screen);
            let (_, n) = numbers.iter().find(|(eyes, _)| *eyes == who)?;
            let ack = answers.filter(|(actor, _)| *actor == door).map(|(_, n)| n);
            answered |= ack.is_some();
            Some(play.update(who, Stamp { game, n: *n, at, ack }, &[]))
        });
        self.send_all(|_, _, you, _| play.percepts(you.seat?));
        self.play = Some(play);
        if let Some(play) = &mut self.play {
            play.tell_minds();
        }
        answered
    }

    /// When a game is over the table is; at a table with a beat, on the beat.
    fn after_a_step(&mut self) {
        if self.beat_ms().is_none() {
            self.end_if_over();
        }
    }

    /// When a game is over the table is.
    pub(super) fn end_if_over(&mut self) {
        let over = self.play.as_ref().is_some_and(|play| play.is_over());
        if over && self.lobby.phase == Phase::Playing {
            let on_the_beat = self.beat_ms().is_some();
            self.lobby.phase = Phase::Over;
            self.doors.dismiss_stand_ins();
            if let Some(play) = &mut self.play {
                (0..self.lobby.chairs.len() as u8).for_each(|seat| play.rise(Seat(seat)));
            }
            // The last beat shows the table when it has told how it ended.
            if !on_the_beat {
                self.show_table();
            }
        }
    }

    /// What somebody who comes has missed of what was told so far.
    pub(super) async fn missed(&mut self, who: Observer, have: Option<Have>) -> Vec<Box<RawValue>> {
        let (game, n) = (self.lobby.games, self.told.get(who));
        let Some(have) = have.filter(|have| have.game == game && have.n < n) else {
            return Vec::new();
        };
        // A journal that cannot be read just now leaves a fresh view.
        let Ok(entries) = self.journal.read().await else { return Vec::new() };
        let mut facts = facts(entries);
        // What is told on the next beat is no earlier than that.
        facts.retain(|fact| fact.beat.is_none_or(|beat| beat < self.beats.next()));
        self.play.as_ref().map_or(Vec::new(), |play| play.missed(who, have.n, &facts))
    }

    /// Tells somebody who comes what they missed, and all they may know.
    pub(super) fn catch_up(&mut self, door: Door, who: Observer, earlier: &[Box<RawValue>]) {
        // The clock has gone on since the last thing that happened.
        let (game, n, at) = (self.lobby.games, self.told.get(who), self.now());
        let Some(play) = &self.play else { return };
        let text = play.update(who, Stamp { game, n, at, ack: None }, earlier);
        self.send(door, text);
    }
}

/// The facts of the last game that was opened, entry by entry.
fn facts(entries: Vec<Entry>) -> Vec<Fact> {
    let mut facts = Vec::new();
    for entry in entries {
        match entry {
            Entry::Opened { events, .. } => facts = vec![Fact { beat: OPENING_BEAT, events }],
            Entry::Told { beat, events, .. } => facts.push(Fact { beat, events }),
            Entry::Lobby(_) => {}
        }
    }
    facts
}
