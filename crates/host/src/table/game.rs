//! The game at the table: acts, senses, bots, time.

use kernel::{At, Observer, Seat, Seed};
use serde_json::value::RawValue;
use tokio::time::Instant;
use wire::{Have, Phase};

use super::beats::{Beats, OPENING_BEAT};
use super::{Door, Lost, Rate, STEPS_IN_A_ROW, Table};
use crate::entry::Entry;
use crate::lobby::{self, Lobby, Shelf, Sitter};
use crate::metered;
use crate::play::{self, Act, Answer, Fact, Malformed, Opened, Play, Sent, Step};
#[cfg(test)]
use crate::tests::evening::planted;

/// The refusal of an act where there is no game, or no seat in it.
const NOT_PLAYING: &str = "table/not_playing";

impl Table {
    /// Opens a game with this lobby as it sits.
    pub(super) async fn open(&mut self, lobby: Lobby) -> Result<(), Lost> {
        let seats = lobby.chairs.len() as u8;
        let seed = (self.chance)();
        let (manner, options) = (lobby.manner(self.customs.quick_bots), lobby.options_of_game());
        let opened = if lobby.lesson {
            // The same for everybody, so that a step finds what its script expects.
            let seed = [0; 32];
            let opened = play::teach(&lobby.game, Seed::from_bytes(seed), manner);
            return self.begin(lobby, opened.expect("the lobby has looked"), seed).await;
        } else {
            play::open(&lobby.game, seats, &options, Seed::from_bytes(seed), manner)
        };
        self.begin(lobby, opened.expect("the lobby has checked the table"), seed).await
    }

    /// Begins a game that was just opened.
    pub(crate) async fn begin(
        &mut self,
        lobby: Lobby,
        opened: Opened,
        seed: [u8; 32],
    ) -> Result<(), Lost> {
        let Opened { play, events, version, setup } = opened;
        let seed = seed.iter().map(|byte| format!("{byte:02x}")).collect();
        let label = lobby.shelf().label();
        let entry = Entry::Opened { lobby: lobby.clone(), version, setup, seed, events };
        self.write(&entry, label).await?;
        self.lobby = lobby;
        self.beats = Beats::begin(play.beat());
        metrics::counter!("safehouse_games_opened_total").increment(1);
        self.play = Some(play);
        self.sent = Sent::default();
        self.rate = Rate::default();
        self.set_clock(At::OPENING);
        self.doors.dismiss_stand_ins();
        self.orders.game_begins();
        self.seats_changed();
        self.seat_bots(None);
        self.follow_lesson();
        // Before what happens in it.
        self.show_table_now();
        self.post();
        Ok(())
    }

    /// Bots take their seats: all of them, or one that became a bot's.
    pub(super) fn seat_bots(&mut self, only: Option<Seat>) {
        // In a lesson the script moves for all of them.
        if self.lobby.lesson {
            return;
        }
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

    /// A client sends an act.
    pub(super) async fn act(
        &mut self,
        door: Door,
        seat: Seat,
        n: u64,
        at: At,
        act: &str,
    ) -> Result<(), Lost> {
        let done = n <= self.lobby.last_n(seat);
        #[cfg(test)]
        let done = done && !planted::is(planted::Bug::DoubledAct);
        if done {
            self.answer(door, Answer::Ack(n));
            return Ok(());
        }
        metered::ACTS.increment(1);
        match self.playing(seat, at).await? {
            Some(play) => match play.act(at, seat, n, act) {
                Ok(step) => self.settle(step).await?,
                Err(Malformed(what)) => self.answer(door, Answer::Error(what)),
            },
            None => self.answer(door, Answer::Refused(n, NOT_PLAYING)),
        }
        Ok(())
    }

    /// A client sends samples of its eyes or fingers.
    pub(super) async fn sense(
        &mut self,
        door: Door,
        seat: Seat,
        at: At,
        sense: &str,
    ) -> Result<(), Lost> {
        match self.playing(seat, at).await?.map(|play| play.sense(at, seat, sense)) {
            Some(Ok(step)) => self.settle(step).await?,
            Some(Err(Malformed(what))) => self.answer(door, Answer::Error(what)),
            None => {}
        }
        Ok(())
    }

    /// The game that a seat plays, after everything that is due before this input. Otherwise an
    /// input, of which others may know nothing, would move other things to another instant.
    async fn playing(&mut self, seat: Seat, at: At) -> Result<Option<&mut Box<dyn Play>>, Lost> {
        self.steps(at).await?;
        let credits = self.doors.credits();
        let mut play = self.play.as_mut().filter(|play| seat.0 < play.seats());
        if let Some(play) = &mut play {
            play.set_credits(credits);
        }
        Ok(play)
    }

    /// A deadline has come, a bot wants to move, or somebody has been away for too long.
    pub(super) async fn time_passes(&mut self) -> Result<(), Lost> {
        if !self.keep_the_beat().await? {
            self.moment(self.now()).await?;
            self.post();
        }
        Ok(())
    }

    /// Does everything that is due by this instant, each thing at its own.
    pub(super) async fn moment(&mut self, at: At) -> Result<(), Lost> {
        self.forget_asks();
        self.relieve_host().await?;
        self.stand_in().await;
        self.steps(at).await?;
        if let Some(play) = &mut self.play {
            let step = play.tick(at);
            self.settle(step).await?;
        }
        Ok(())
    }

    /// Does everything that waits and is due by now: acts that were held, and bots' thoughts.
    async fn steps(&mut self, now: At) -> Result<(), Lost> {
        let (credits, unhurried) = (self.doors.credits(), self.lobby.unhurried());
        for _ in 0..STEPS_IN_A_ROW {
            let Some(play) = &mut self.play else { break };
            play.set_credits(credits);
            play.set_unhurried(unhurried);
            let Some(step) = play.step(now) else { break };
            self.settle(step).await?;
        }
        Ok(())
    }

    /// Journals the outcome of an input, leaves the answer for its sender, and sends what waits.
    pub(super) async fn settle(&mut self, step: Step) -> Result<(), Lost> {
        let Step { facts, act, held } = step;
        if let Some(events) = facts {
            let done = act.filter(|act| act.result.is_ok()).map(|act| (act.seat.0, act.n));
            let standing = self.play.as_ref().and_then(|play| play.standing());
            let finished = standing.is_some() && !self.lobby.lesson;
            let shelf = if finished { Shelf::Finished } else { self.lobby.shelf() };
            let beat = self.beats.next().map(|beat| beat.k);
            let ended = standing.filter(|_| !self.lobby.is_counted() && !self.lobby.lesson);
            let ended = ended.map_or(Vec::new(), |standing| lobby::placed(&standing));
            let step = self.play.as_ref().and_then(|play| play.lesson_step());
            let entry = Entry::Told { by: done, beat, held, ended: ended.clone(), step, events };
            self.write(&entry, shelf.label()).await?;
            if !ended.is_empty() {
                self.lobby.count(&ended);
            }
            self.record_result().await?;
        }
        if let Some(Act { seat, n, result }) = act {
            let answer = match result {
                Ok(()) => {
                    self.lobby.did(seat, n);
                    Answer::Done(n)
                }
                Err(why) => {
                    metrics::counter!("safehouse_refusals_total", "kind" => "act").increment(1);
                    Answer::Refused(n, why)
                }
            };
            if let Some(door) = self.doors.of(seat) {
                self.answer(door, answer);
            }
        }
        self.follow_lesson();
        self.post();
        Ok(())
    }

    /// Whether bots play for people who are away: in a game that other people wait for. Alone with
    /// bots, nobody misses the absent player, and their turn waits for them. Nor are the absent
    /// missed where everybody is away: their evening is not played to its end behind their backs.
    pub(super) fn missing_are_replaced(&self) -> bool {
        self.lobby.phase == Phase::Playing && self.lobby.alone().is_none() && self.doors.anybody()
    }

    /// Lets bots play for people who have been away for too long, until they are back. The bot
    /// knows what its seat knows: what the seat has seen so far is told it from the journal.
    pub(super) async fn stand_in(&mut self) {
        let Some(since) = Instant::now().checked_sub(self.customs.away) else { return };
        if !self.missing_are_replaced() {
            return;
        }
        let overdue = self.doors.overdue(since);
        if overdue.is_empty() {
            return;
        }
        // A bot that cannot be told plays by what it sees from now on.
        let facts = self.journal.facts().await.map(facts).unwrap_or_default();
        for token in &overdue {
            if let (Some(seat), Some(play)) = (self.lobby.seat_of(*token), &mut self.play) {
                play.stand_in(seat, &facts);
            }
        }
        self.show_table();
    }

    /// Ends the table's playing phase once the rules report a final standing.
    pub(super) fn end_if_over(&mut self) {
        let over = self.play.as_ref().is_some_and(|play| play.is_over());
        if over && self.lobby.phase == Phase::Playing {
            self.lobby.phase = Phase::Over;
            metrics::counter!("safehouse_games_finished_total").increment(1);
            self.doors.dismiss_stand_ins();
            let mut too_late = Vec::new();
            if let Some(play) = &mut self.play {
                (0..self.lobby.chairs.len() as u8).for_each(|seat| play.rise(Seat(seat)));
                too_late = play.drop_waiting();
            }
            self.refuse(too_late);
            self.beats.end();
            self.doors.set_races(false);
            self.show_table();
        }
    }

    /// Drops the game once the table is in the lobby again. If the host has broken it off, what
    /// waited for a beat is sent first, so that everybody has all that happened in it.
    pub(super) fn drop_left_game(&mut self) {
        if self.lobby.phase != Phase::Lobby || self.play.is_none() {
            return;
        }
        let beat = self.beats.next();
        self.beats.end();
        if let Some(beat) = beat {
            self.flush(Some(beat.k));
        }
        self.doors.dismiss_stand_ins();
        let too_late = self.play.take().map_or(Vec::new(), |mut play| play.drop_waiting());
        self.refuse(too_late);
    }

    /// Refuses acts that waited when the game ended.
    fn refuse(&mut self, too_late: Vec<(Seat, u64)>) {
        for (seat, n) in too_late {
            if let Some(door) = self.doors.of(seat) {
                self.answer(door, Answer::Refused(n, NOT_PLAYING));
            }
        }
    }

    /// The updates that a newcomer has missed.
    pub(super) async fn missed(&mut self, who: Observer, have: Option<Have>) -> Vec<Box<RawValue>> {
        let (game, n) = (self.lobby.games, self.sent.get(who));
        let Some(have) = have.filter(|have| have.game == game && have.n < n) else {
            return Vec::new();
        };
        // If the journal cannot be read just now, the newcomer gets the view alone.
        let Ok(entries) = self.journal.facts().await else { return Vec::new() };
        let mut facts = facts(entries);
        // What the next beat sends happened no earlier than that beat.
        let next = self.beats.next().map_or(u64::MAX, |beat| beat.k);
        facts.retain(|fact| fact.beat.is_none_or(|beat| beat < next));
        self.play.as_ref().map_or(Vec::new(), |play| play.missed(who, have.n, &facts))
    }
}

/// The facts of the last game that was opened, entry by entry.
pub(super) fn facts(entries: Vec<Entry>) -> Vec<Fact> {
    let mut facts = Vec::new();
    for entry in entries {
        match entry {
            Entry::Opened { events, .. } => facts = vec![Fact { beat: OPENING_BEAT, events }],
            Entry::Told { beat, events, .. } => facts.push(Fact { beat, events }),
            Entry::Lobby(_) | Entry::Changed(_) => {}
        }
    }
    facts
}
