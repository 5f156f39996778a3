//! The beat of a table at which nobody may learn anything from when something is said, or from how
//! long it is: everything is written down at once, as everywhere, and told on the beat.
//!
//! On each beat every seat gets one frame of one length, whether there is anything in it or not.
//! What everybody witnesses follows it, for everybody on the same beat.

use std::time::Duration;

use kernel::{At, Observer};
use wire::{Phase, Stand, You};

use super::doors::Fresh;
use super::{Door, Lost, Table, Words};
use crate::play::{Answer, Stamp, Step};

/// The beat on which a game's opening is told.
pub(super) const OPENING_BEAT: Option<u64> = Some(1);

/// A table that could not keep its beat for so long has stood still, and so has its clock: nobody
/// is told of an hour in one breath.
const STOOD_STILL: Duration = Duration::from_secs(1);

/// Where a table stands in its beat.
#[derive(Default)]
pub(super) struct Beats {
    /// The last beat, and when it was.
    k: u64,
    at: At,
    /// Whether the table is to be shown anew on the next beat.
    pub(super) table_changed: bool,
}

impl Beats {
    /// A game goes on from its journal: at a beat after everything that is in it.
    pub(super) fn resume(&mut self, ms: Option<u32>, clock: At, told: Option<u64>) {
        if let Some(ms) = ms.map(u64::from) {
            let k = clock.0.div_ceil(ms).max(told.unwrap_or(0));
            *self = Beats { k, at: At(k * ms), table_changed: false };
        }
    }

    /// When the last beat was.
    pub(super) const fn last(&self) -> At {
        self.at
    }

    /// The number of the next beat.
    pub(super) const fn next(&self) -> u64 {
        self.k + 1
    }
}

impl Table {
    /// How long the beat is, while a game with one is being played.
    pub(super) fn beat_ms(&self) -> Option<u64> {
        let play = self.play.as_ref().filter(|_| self.lobby.phase == Phase::Playing)?;
        play.beat().map(u64::from)
    }

    /// When the game next needs to be looked at.
    pub(super) fn next_of_game(&self) -> Option<At> {
        match self.beat_ms() {
            Some(ms) => Some(At(self.beats.next() * ms)),
            None => self.play.as_ref()?.due(),
        }
    }

    /// All beats that are due by now come before whatever else is.
    pub(super) async fn keep_the_beat(&mut self) -> Result<(), Lost> {
        while let Some(ms) = self.beat_ms() {
            let due = At(self.beats.next() * ms);
            let Some(late) = self.now().0.checked_sub(due.0).map(Duration::from_millis) else {
                break;
            };
            if late > STOOD_STILL {
                self.since += late;
            }
            self.beat(due).await?;
        }
        Ok(())
    }

    /// One beat: what is due by then happens, and everything since the last one is told.
    async fn beat(&mut self, at: At) -> Result<(), Lost> {
        self.relieve_host().await?;
        self.stand_in();
        self.steps(at).await?;
        if let Some(play) = &mut self.play {
            play.tick(at);
        }
        self.record(None, Vec::new()).await?;
        (self.beats.k, self.beats.at) = (self.beats.next(), at);
        self.end_if_over();
        self.speak();
        Ok(())
    }

    /// Everything that waits is done that is due by now, each thing at its own instant.
    pub(super) async fn steps(&mut self, now: At) -> Result<(), Lost> {
        let credits = self.doors.credits();
        for _ in 0..super::STEPS_IN_A_ROW {
            let Some(play) = &mut self.play else { break };
            play.set_credits(credits);
            let Some(step) = play.step(now) else { break };
            self.stepped(step).await?;
        }
        Ok(())
    }

    /// What was done is written down; whose act it was hears what became of it.
    async fn stepped(&mut self, step: Step) -> Result<(), Lost> {
        let Step { act, held } = step;
        let done = act.filter(|(_, _, result)| result.is_ok()).map(|(seat, n, _)| (seat, n));
        self.record(done, held).await?;
        let Some((seat, n, result)) = act else { return Ok(()) };
        if result.is_ok() {
            self.lobby.did(seat, n);
        }
        if let Some(door) = self.doors.of(seat) {
            self.answer(
                door,
                result.map_or_else(|why| Answer::Refused(n, why), |()| Answer::Ack(n)),
            );
        }
        Ok(())
    }

    /// Tells somebody what became of what they said: a player at a table with a beat on a beat,
    /// anybody else at once.
    pub(super) fn answer(&mut self, door: Door, answer: Answer) {
        let on_the_beat = self.beat_ms().is_some() && self.doors.seat(door).is_some();
        if !on_the_beat {
            self.say_answer(door, &answer);
        } else if !self.doors.put_off(door, answer) {
            self.gone(door);
        }
    }

    fn say_answer(&mut self, door: Door, answer: &Answer) {
        let text = match answer {
            Answer::Ack(n) => Words::Ack { n: *n }.text(),
            Answer::Refused(n, why) => Words::Refused { n: *n, why }.text(),
            Answer::Error(what) => Words::Error { what }.text(),
        };
        self.send(door, text);
    }

    /// Says to everybody what there is to say on this beat.
    fn speak(&mut self) {
        let Some(play) = self.play.take() else { return };
        let (k, game, at) = (self.beats.k, self.lobby.games, self.beats.at);
        for who in Observer::all(play.seats()).filter(|who| play.witnessed(*who)) {
            self.told.count(who);
        }
        let over = self.beat_is_over();
        let changed = std::mem::take(&mut self.beats.table_changed);
        for (door, you, stand) in self.everybody() {
            let who = self.observer_by(&*play, you.seat, stand == Stand::Screen);
            let fresh = self.doors.take_fresh(door);
            let back = fresh.is_some();
            let earlier = fresh.map(|Fresh { welcome, earlier }| {
                self.send(door, welcome);
                self.show(door, you);
                earlier
            });
            if let Some(seat) = who.seat() {
                let answer = self.doors.next_answer(door);
                self.send(door, play.frame(seat, k, answer.as_ref(), back));
            }
            if back || play.witnessed(who) {
                let stamp = Stamp { game, n: self.told.get(who), at, ack: None };
                self.send(door, play.update(who, stamp, &earlier.unwrap_or_default()));
            }
            if changed || over {
                self.show(door, you);
            }
            // There will be no more beats for what still waits.
            while over && let Some(answer) = self.doors.next_answer(door) {
                self.say_answer(door, &answer);
            }
        }
        self.play = Some(play);
        if let Some(play) = &mut self.play {
            play.tell_minds();
        }
    }

    /// Shows somebody the table, if it has changed.
    fn show(&mut self, door: Door, you: You) {
        let text = self.described(Some(you));
        if self.doors.shows(door, &text) {
            self.send(door, text);
        }
    }

    fn beat_is_over(&self) -> bool {
        self.lobby.phase != Phase::Playing
    }
}
